/** What the end of a game shows. */
import type { ChairShown, Known } from '@polis/client';
import { type FinalScore, type Game, type Rules, type SeatId, score } from '@polis/engine';
import type { TableModel } from '../game/model.ts';
import type { Names } from '../game/names.ts';
import { linesOf } from '../parts/lines.tsx';
import { type Ranking, rankingOf } from './ranking.ts';

export interface EndModel {
  rules: Rules;
  game: Game;
  score: FinalScore;
  ranking: Ranking;
  lines: string[];
  names: Names;
  chairs: readonly ChairShown[];
  /** Null for those who watched. */
  me: SeatId | null;
  /** Whose column is tinted; one's own if left out. */
  marked?: SeatId;
  /** Whose points were told and not counted. */
  told?: readonly SeatId[];
}

export function endModelOf(known: Known, { game, rules }: TableModel, names: Names): EndModel {
  const final = score(game);
  return {
    rules,
    game,
    score: final,
    ranking: rankingOf(final, rules.players),
    lines: linesOf(rules),
    names,
    chairs: known.room.chairs,
    me: known.you,
  };
}

/** The text id of a line's name. */
export function lineName({ rules }: EndModel, line: string): string {
  // debt comes with a module: without it there are only coins
  if (line === 'treasury' && !rules.tokens.some(({ id }) => id === 'debt')) return 'end.line.treasuryOnly';
  return `end.line.${line}`;
}
