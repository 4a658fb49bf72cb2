/** Where the points of a line of the score sheet come from, so that a sheet can explain itself. */
import type { Game } from './game.ts';
import type { Table } from './module.ts';
import { bestSymbols, type SymbolUse } from './science.ts';
import { bestEnding, copiableSymbols, pointsOf, pointsOfStage, sheetOf } from './score.ts';
import { insistSeat } from './seats.ts';
import { placesBuilt } from './stages.ts';
import type { SeatId } from './types.ts';
import { type ScienceSymbol, SYMBOLS } from './vocabulary.ts';

/** Something that points come from. */
export type ScorePart =
  | { of: 'card'; card: string; points: number }
  /** Counted from 1. */
  | { of: 'stage'; stage: number; points: number }
  | { of: 'token'; token: string; count: number; points: number }
  | { of: 'coins'; count: number; points: number }
  | { of: 'symbol'; symbol: ScienceSymbol; count: number; points: number }
  /** Sets of three different symbols. */
  | { of: 'sets'; count: number; points: number }
  /** A card of a neighbour that counts here too, or one of this city that counts twice. */
  | { of: 'copied' | 'doubled'; card: string; points: number }
  /** What no single thing of this city gives. */
  | { of: 'more'; points: number };

/** The parts add up to the points of the line; those that are worth nothing are left out. */
export function scoreParts({ rules, state }: Game, seat: SeatId, line: string): ScorePart[] {
  insistSeat(rules, seat);
  const table: Table = { rules, state, log: null };
  if (!rules.lines.some(({ id }) => id === line)) return [];
  const parts = [...tokens(table, seat, line), ...cards(table, seat, line), ...(OWN[line]?.(table, seat) ?? [])];
  const rest = sheetOf(table, seat)[line] - parts.reduce((sum, { points }) => sum + points, 0);
  return [...parts, { of: 'more' as const, points: rest }].filter(({ points }) => points !== 0);
}

const tokens = ({ rules, state }: Table, seat: SeatId, line: string): ScorePart[] =>
  rules.tokens.flatMap((token, id) => {
    const count = state.seats[seat].tokens[id];
    return token.score === line ? [{ of: 'token', token: token.id, count, points: count * token.points }] : [];
  });

function cards(table: Table, seat: SeatId, line: string): ScorePart[] {
  const { rules, state } = table;
  const built = rules.playPiles.flatMap((pile) => state.seats[seat].piles[pile].map((id) => rules.cards[id]));
  return built
    .filter((card) => card.score === line)
    .map((card) => ({ of: 'card', card: card.name, points: pointsOf(table, seat, card, -1) }));
}

/** Lines with points of their own beside those of cards and tokens. */
const OWN: Record<string, (table: Table, seat: SeatId) => ScorePart[]> = {
  treasury({ rules, state }, seat) {
    const own = rules.lines.find(({ id }) => id === 'treasury')?.points ?? [];
    const points = own.reduce((sum, more) => sum + more({ rules, state, log: null }, seat), 0);
    return [{ of: 'coins', count: state.seats[seat].coins, points }];
  },
  wonder(table, seat) {
    const { rules, state } = table;
    return placesBuilt(rules, state.seats[seat]).map((place, before) => ({
      of: 'stage',
      stage: place + 1,
      points: pointsOfStage(table, seat, before),
    }));
  },
  guilds(table, seat) {
    const { copied, doubled } = bestEnding(table, seat);
    const again = (of: 'copied' | 'doubled', cards: typeof copied): ScorePart[] =>
      cards.map(({ card, extra }) => ({ of, card: card.name, points: pointsOf(table, seat, card, extra) }));
    return [...again('copied', copied), ...again('doubled', doubled)];
  },
  science(table, seat) {
    const { counts } = symbolsOf(table, seat);
    const kinds = counts.map(
      (count, i): ScorePart => ({ of: 'symbol', symbol: SYMBOLS[i], count, points: count * count }),
    );
    const sets = sheetOf(table, seat).science - kinds.reduce((sum, { points }) => sum + points, 0);
    return [...kinds, { of: 'sets', count: Math.min(...counts), points: sets }];
  },
};

const symbolsOf = (table: Table, seat: SeatId): SymbolUse =>
  bestSymbols(bestEnding(table, seat).tally, copiableSymbols(table, seat));

/** What a city makes of what is left to choose when points are counted: always what gives it most. */
export interface BestUse {
  /** How many symbols of choice, and how many copies of a neighbour's symbol, became which: compass, gear, tablet. */
  chosen: readonly number[];
  copiedSymbols: readonly number[];
  /** By how many of each kind there are more or fewer because symbols were turned, and how many were added. */
  turnedSymbols: readonly number[];
  addedSymbols: readonly number[];
  /** Cards of neighbours that count here too, and cards of this city that count twice. */
  copied: readonly string[];
  doubled: readonly string[];
}

/** What this city would make of its symbols of choice and its copies, if points were counted now. */
export function bestUse({ rules, state }: Game, seat: SeatId): BestUse {
  insistSeat(rules, seat);
  const table: Table = { rules, state, log: null };
  const { copied, doubled } = bestEnding(table, seat);
  const { chosen, copied: copiedSymbols, turned: turnedSymbols, added: addedSymbols } = symbolsOf(table, seat);
  const names = (cards: typeof copied): string[] => cards.map(({ card }) => card.name);
  return { chosen, copiedSymbols, turnedSymbols, addedSymbols, copied: names(copied), doubled: names(doubled) };
}
