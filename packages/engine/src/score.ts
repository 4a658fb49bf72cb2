/** The score sheet: points by line, and who wins. */
import type { Table } from './module.ts';
import { COPIED_GUILD_COUNTS_ITSELF } from './readings.ts';
import type { Card, Gives, Rules } from './rules.ts';
import { type Copiable, science } from './science.ts';
import { placeBuilt, stageGives } from './stages.ts';
import { addLasting, cloneTally } from './tally.ts';
import type { SeatId, Tally, TeamScore } from './types.ts';
import { asRead } from './versions.ts';

/** Points by line of the sheet, and their sum under `total`. */
export type Score = Record<string, number> & { total: number };

/** Everyone's points, and who wins with them. */
export interface FinalScore {
  /** By seat; a city without a player has a sheet too. */
  sheets: Score[];
  /** By seat: what parts those with equal points. */
  coins: number[];
  /** All members of a winning team. */
  winners: SeatId[];
  /** Null where everyone plays for themselves. */
  teams: TeamScore[] | null;
}

/** Of a table at any time, as if the game ended now. */
export const finalScore = (table: Table): FinalScore =>
  settled(
    table,
    table.state.seats.map((_, seat) => sheetOf(table, seat)),
  );

/** Who wins with these sheets, whoever has counted them. */
export function settled(table: Table, sheets: Score[]): FinalScore {
  const teams = table.rules.teams?.map((seats) => teamScore(seats, sheets)) ?? null;
  const coins = table.state.seats.map((seat) => seat.coins);
  return { sheets, coins, winners: teams ? winningTeams(table, teams) : winners(table, sheets), teams };
}

export function sheetOf(table: Table, seat: SeatId): Score {
  const { lines } = table.rules;
  const score: Score = { total: countLines(table, seat, counted) };
  for (let line = 0; line < lines.length; line++) score[lines[line].id] = counted[line];
  return score;
}

const counted: number[] = [];

/** Writes the points of each line into `out`, in their order, and returns the total. */
export function countLines(table: Table, seat: SeatId, out: number[]): number {
  const { rules, state } = table;
  const { tokens, piles } = state.seats[seat];
  const { ofTokens, ofCards } = linesIn(rules);
  for (let line = 0; line < rules.lines.length; line++) {
    out[line] = 0;
    for (const more of rules.lines[line].points) out[line] += more(table, seat);
  }
  for (let id = 0; id < tokens.length; id++)
    if (ofTokens[id] >= 0) out[ofTokens[id]] += rules.tokens[id].points * tokens[id];
  for (const pile of rules.playPiles)
    for (const id of piles[pile]) if (ofCards[id] >= 0) out[ofCards[id]] += pointsOf(table, seat, rules.cards[id], -1);
  let total = 0;
  for (let line = 0; line < rules.lines.length; line++) total += out[line];
  return total;
}

/** The places in the sheet of lines that tokens and cards count on; NOWHERE for those that never give points. */
interface Lines {
  ofTokens: readonly number[];
  ofCards: readonly number[];
}

const NOWHERE = -1;
const known = new WeakMap<Rules, Lines>();

function linesIn(rules: Rules): Lines {
  const before = known.get(rules);
  if (before) return before;
  const lineOf = (name: string | null): number => rules.lines.findIndex(({ id }) => id === name);
  const lines: Lines = {
    ofTokens: rules.tokens.map(({ score }) => lineOf(score)),
    ofCards: rules.cards.map(({ score, points }) => (points.length > 0 ? lineOf(score) : NOWHERE)),
  };
  known.set(rules, lines);
  return lines;
}

/** What the cards marked in a pile of the seat are worth to it. */
export function pointsOfMarks(table: Table, seat: SeatId, pile: string): number {
  const { rules, state } = table;
  const marked = state.seats[seat].piles[rules.seatPile(pile)];
  return marked.reduce((sum, card) => sum + pointsOf(table, seat, rules.cards[card], -1), 0);
}

/** What a card or stage is worth to this seat; `extra` as in `amountOf`, `stage` as handlers are told. */
export function pointsOf(table: Table, seat: SeatId, gives: Gives, extra: number, stage = -1): number {
  let sum = 0;
  for (const { count, effect } of gives.points) sum += count(table, seat, effect, extra, stage);
  return sum;
}

/** What the stage before which so many were built is worth. */
export function pointsOfStage(table: Table, seat: SeatId, before: number): number {
  const { rules, state } = table;
  const gives = stageGives(rules, state.seats[seat], placeBuilt(rules, state.seats[seat], before));
  let sum = 0;
  for (const one of gives) sum += pointsOf(table, seat, one, -1, before);
  return sum;
}

/**
 * Science, a copied guild and guilds that count twice depend on each other through symbols: they are set together to the
 * best total. A copied guild counts as if the owner had built it; what it stands for may be for a module to say. A guild
 * that counts twice adds what it gives at the end, and is not there twice (EQ-34).
 */
export function bestEnding(table: Table, seat: SeatId): Ending {
  const { tally } = table.state.seats[seat];
  const copiable = copiableSymbols(table, seat);
  let best: Ending = { guilds: 0, science: science(tally, copiable), tally, copied: NOTHING, doubled: NOTHING };
  if (tally.copies === 0 && tally.doubles === 0) return best;
  for (const copied of copies(table, seat))
    for (const doubled of choicesOf(ownGuilds(table, seat), tally.doubles)) {
      const withThem = cloneTally(tally);
      let guilds = 0;
      for (const { card, extra } of [...copied, ...doubled]) {
        addLasting(withThem, card, false);
        guilds += pointsOf(table, seat, card, extra);
      }
      const ending = { guilds, science: science(withThem, copiable), tally: withThem, copied, doubled };
      if (ending.guilds + ending.science > best.guilds + best.science) best = ending;
    }
  return best;
}

interface Ending {
  guilds: number;
  science: number;
  /** Of the city with all that counts once more. */
  tally: Tally;
  copied: readonly Again[];
  doubled: readonly Again[];
}

/** A card that counts once more at the end; `extra` as in `amountOf`. */
interface Again {
  card: Card;
  extra: number;
}

const NOTHING: readonly Again[] = [];

/** Nothing, or one guild of a neighbour. */
function copies(table: Table, seat: SeatId): Again[][] {
  if (table.state.seats[seat].tally.copies === 0) return [[]];
  const options = cardsNextTo(table, seat)
    .filter(isGuild)
    .flatMap((guild) =>
      standsFor(table, seat, guild).map((card): Again[] => {
        const itself = card === guild && asRead(COPIED_GUILD_COUNTS_ITSELF, table.rules);
        return [{ card, extra: itself ? guild.colour : -1 }];
      }),
    );
  return [[], ...options];
}

const ownGuilds = ({ rules, state }: Table, seat: SeatId): Again[] =>
  rules.playPiles
    .flatMap((pile) => state.seats[seat].piles[pile].map((id) => rules.cards[id]))
    .filter(isGuild)
    .map((card) => ({ card, extra: -1 }));

/** Every way to choose so many of them or fewer. */
function choicesOf<T>(items: readonly T[], most: number): T[][] {
  const [first, ...others] = items;
  if (first === undefined || most === 0) return [[]];
  return [...choicesOf(others, most), ...choicesOf(others, most - 1).map((some) => [first, ...some])];
}

const isGuild = (card: Card): boolean => card.score === 'guilds';

function cardsNextTo({ rules, state }: Table, seat: SeatId): Card[] {
  return [rules.left[seat], rules.right[seat]].flatMap((next) =>
    rules.playPiles.flatMap((pile) => state.seats[next].piles[pile].map((id) => rules.cards[id])),
  );
}

const NOTHING_TO_COPY: Copiable = [0, 0, 0];

/** Symbols of green cards alone: not those of cards of other colours, boards or other copies. */
export function copiableSymbols(table: Table, seat: SeatId): Copiable {
  if (table.state.seats[seat].tally.symbolCopies === 0) return NOTHING_TO_COPY;
  const symbols = cardsNextTo(table, seat).map((card) => card.symbol);
  const count = (symbol: number): number => symbols.filter((other) => other === symbol).length;
  return [count(0), count(1), count(2)];
}

function standsFor(table: Table, seat: SeatId, guild: Card): readonly Card[] {
  for (const rule of table.rules.standsFor) {
    const instead = rule(table, seat, guild);
    if (instead) return instead;
  }
  return [guild];
}

/** Most points; among those, most coins; still equal, they share (B-9.8). Only seats with a player can win. */
function winners({ rules, state }: Table, sheets: readonly Score[]): SeatId[] {
  const players = sheets.slice(0, rules.players);
  const best = Math.max(...players.map((score) => score.total));
  const tied = players.map((_, seat) => seat).filter((seat) => sheets[seat]?.total === best);
  const coins = (seat: SeatId): number => state.seats[seat].coins;
  const richest = Math.max(...tied.map(coins));
  return tied.filter((seat) => coins(seat) === richest);
}

const teamScore = (seats: readonly SeatId[], sheets: readonly Score[]): TeamScore => ({
  seats: [...seats],
  total: seats.reduce((sum, seat) => sum + sheets[seat].total, 0),
});

/** The team with most points together; among those, most coins together; still equal, they share (C-76, X-32). */
function winningTeams({ state }: Table, teams: readonly TeamScore[]): SeatId[] {
  const coins = ({ seats }: TeamScore): number => seats.reduce((sum, seat) => sum + state.seats[seat].coins, 0);
  const best = Math.max(...teams.map((team) => team.total));
  const tied = teams.filter((team) => team.total === best);
  const richest = Math.max(...tied.map(coins));
  return tied.filter((team) => coins(team) === richest).flatMap((team) => team.seats);
}
