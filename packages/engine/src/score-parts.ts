/** Where the points of a line of the score sheet come from, so that a sheet can explain itself. */
import type { Game } from './game.ts';
import type { Table } from './module.ts';
import { bestSymbols, science } from './science.ts';
import { copiableSymbols, pointsOf, sheetOf } from './score.ts';
import { stageGives } from './stages.ts';
import type { SeatId } from './types.ts';
import { type ScienceSymbol, SYMBOLS } from './vocabulary.ts';

export type ScorePart =
  | { of: 'card'; card: string; points: number }
  /** Counted from 1. */
  | { of: 'stage'; stage: number; points: number }
  | { of: 'token'; token: string; count: number; points: number }
  | { of: 'coins'; count: number; points: number }
  | { of: 'symbol'; symbol: ScienceSymbol; count: number; points: number }
  /** Sets of three different symbols. */
  | { of: 'sets'; count: number; points: number }
  /** What no single thing of this city gives: what is copied, counted twice or earned together. */
  | { of: 'more'; points: number };

/** The parts add up to the points of the line; those that are worth nothing are left out. */
export function scoreParts({ rules, state }: Game, seat: SeatId, line: string): ScorePart[] {
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
    return Array.from({ length: state.seats[seat].stage }, (_, stage) => {
      const given = stageGives(rules, state.seats[seat], stage);
      return { of: 'stage', stage: stage + 1, points: given.reduce((sum, g) => sum + pointsOf(table, seat, g, -1), 0) };
    });
  },
  science(table, seat) {
    const { tally } = table.state.seats[seat];
    const copiable = copiableSymbols(table, seat);
    const total = sheetOf(table, seat).science;
    // a guild that is copied or counts twice may bring symbols: then only the total can be told
    if (science(tally, copiable) !== total) return [];
    const counts = bestSymbols(tally, copiable);
    const kinds = counts.map(
      (count, i): ScorePart => ({ of: 'symbol', symbol: SYMBOLS[i], count, points: count * count }),
    );
    const sets = total - kinds.reduce((sum, { points }) => sum + points, 0);
    return [...kinds, { of: 'sets', count: Math.min(...counts), points: sets }];
  },
};
