/** Pawns, victory, defeat and debt tokens as they follow from what was told and what is printed. */
import type { Game } from '../../src/game.ts';
import type { GameEvent, SeatId } from '../../src/types.ts';
import type { Effect } from '../../src/vocabulary.ts';
import { printedIn } from './random-game.ts';
import { givenBy } from './stages-printed.ts';

/** An effect of any kind, also of one that no module here knows. */
interface AnyEffect {
  kind: string;
  age?: number;
}

const ofKind = (gives: readonly Effect[], wanted: string): AnyEffect[] =>
  (gives as readonly AnyEffect[]).filter(({ kind }) => kind === wanted);

export interface TokensTold {
  /** By Age, then by seat. */
  pawns: number[][];
  victories: number[][];
  debts: number[][];
  defeats: number[];
  /** Pawns that are left on each Edifice. */
  left: number[];
  /** In this Age the question was asked whose answers led to the event. */
  read(event: GameEvent, age: number): void;
}

const VALUES = [1, 3, 5];
const DEBTS = [2, 3, 5];
/** Pawns on each Edifice, by the number of players (E-4). */
const PAWNS = [0, 0, 0, 2, 3, 3, 4, 5, 0];

/** Of a game that has got as far, for its boards, which stay as they are once their sides are chosen. */
export function tokensTold(game: Game): TokensTold {
  const { rules } = game;
  const { cards } = printedIn(game);
  const zeros = (): number[] => new Array<number>(rules.seats).fill(0);
  const byAge = (): number[][] => [zeros(), zeros(), zeros()];
  const [pawns, victories, debts, rewards] = [byAge(), byAge(), byAge(), byAge()];
  const defeats = zeros();
  const left = VALUES.map(() => (rules.modules.includes('edifice') ? PAWNS[rules.players] : 0));
  const passing = new Set<SeatId>();
  const finished: string[] = [];
  const givesOf = (card: string): Effect[] => cards.get(card)?.gives ?? [];

  /** One for each pawn of an Edifice that stands, whenever it comes (E-27, EQ-35, EQ-38). */
  const reward = (): void =>
    finished.forEach((card, i) => {
      for (let seat = 0; card && seat < rules.seats; seat++)
        for (; rewards[i][seat] < pawns[i][seat]; rewards[i][seat]++) {
          come(seat, givesOf(card), i + 1);
        }
    });

  /** Tokens that what has just been built brings and takes; those of an Age are of the one that is played. */
  const come = (seat: SeatId, gives: readonly Effect[], age: number): void => {
    for (const { age: of } of ofKind(gives, 'takeVictory')) victories[(of || age) - 1][seat]++;
    if (ofKind(gives, 'clearDefeats').length > 0) defeats[seat] = 0;
  };

  const stage = (event: Extract<GameEvent, { event: 'stage' }>, age: number): void => {
    const { seat, joined } = event;
    if (joined) {
      pawns[age - 1][seat]++;
      left[age - 1] = Math.max(0, left[age - 1] - 1);
    }
    for (const { age: of = 0 } of ofKind(givenBy(game, seat, event), 'pawn')) pawns[of - 1][seat]++;
  };

  const read = (event: GameEvent, age: number): void => {
    if (event.event === 'stage') stage(event, age);
    if (event.event === 'finished') finished[age - 1] = event.card;
    reward();
    if (event.event === 'built' || event.event === 'copied') {
      come(event.seat, givesOf(event.card), age);
      if (ofKind(givesOf(event.card), 'passDefeats').length > 0) passing.add(event.seat);
    }
    if (event.event === 'entombed' && ofKind(givesOf(event.card), 'passDefeats').length > 0) passing.delete(event.seat);
    // who gives up a token chooses which: only the log knows it
    if (event.event === 'token' && event.token.startsWith('victory') && event.count < 0)
      victories[VALUES.indexOf(Number(event.token.slice('victory-'.length)))][event.seat] += event.count;
    if (event.event === 'conflict') {
      victories[event.age - 1][event.winner] += event.tokens;
      defeats[passing.has(event.loser) ? event.winner : event.loser] += event.tokens;
    }
    if (event.event === 'penalty') {
      for (const value of event.victory) victories[VALUES.indexOf(value)][event.seat]--;
      if (event.debt > 0) debts[DEBTS.indexOf(event.debt)][event.seat]++;
    }
  };
  return { pawns, victories, debts, defeats, left, read };
}

/** The tokens of each seat, and those on the table, as they follow from events alone: whoever reads the log knows them. */
export interface TokensHeld {
  /** By name, then by seat. Rights that wait for their window are no tokens. */
  held: Record<string, number[]>;
  onTable: Record<string, number>;
  read(event: GameEvent): void;
}

export function tokensHeld({ rules }: Game): TokensHeld {
  const tokens = rules.tokens.filter(({ right }) => !right);
  const held = Object.fromEntries(tokens.map(({ id }) => [id, new Array<number>(rules.seats).fill(0)]));
  const onTable = Object.fromEntries(tokens.map(({ id }) => [id, rules.setup.tokens[rules.tokenByName(id)] ?? 0]));
  const victoryOf = (age: number): string => `victory-${VALUES[age - 1]}`;
  const read = (event: GameEvent): void => {
    switch (event.event) {
      case 'token':
        held[event.token][event.seat] += event.count;
        return;
      case 'conflict':
        held[victoryOf(event.age)][event.winner] += event.tokens;
        held.defeat[event.loser] += event.tokens;
        return;
      case 'penalty':
        for (const value of event.victory) held[`victory-${value}`][event.seat]--;
        if (event.debt > 0) held[`edifice-debt-${1 + DEBTS.indexOf(event.debt)}`][event.seat]++;
        return;
      case 'lost':
        held.debt[event.seat] += event.debt;
        return;
      case 'stage': {
        if (event.joined === null) return;
        const { age } = rules.cards[rules.cardByName.get(event.joined) as number];
        held[`pawn-${age}`][event.seat]++;
        onTable[`pawn-${age}`] = Math.max(0, onTable[`pawn-${age}`] - 1);
      }
    }
  };
  return { held, onTable, read };
}
