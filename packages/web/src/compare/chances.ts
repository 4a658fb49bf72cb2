/** How the chance to win went over the turns of a game, as a look back has found it. */
import { over, type SeatId, score } from '@polis/engine';
import type { RecordedGame } from '../record/game.ts';
import type { ReviewState } from '../review/useReview.ts';

export interface Chance {
  age: number;
  /** 0 before the turns of an Age. */
  turn: number;
  chance: number;
}

/** After the last decision of each turn, and at the end. */
export function chancesOf({ story }: RecordedGame, seat: SeatId, { decisions, found, is }: ReviewState): Chance[] {
  const all = decisions.flatMap(({ view: { age, turn } }, number) => {
    const one = found[number];
    return one ? [{ age, turn, chance: one.chosen.chance }] : [];
  });
  const turns = all.filter(({ age, turn }, i) => !(all[i + 1]?.age === age && all[i + 1].turn === turn));
  const last = story.steps[story.steps.length - 1].game;
  // the end comes after all that led to it
  if (turns.length === 0 || is !== 'done' || !over(last)) return turns;
  return [...turns, { age: END_AGE, turn: 0, chance: score(last).winners.includes(seat) ? 1 : 0 }];
}

/** After the third. */
export const END_AGE = 4;

/** Where a moment is among those of both games, from 0 on. */
export function placesOf(all: readonly Chance[]): (moment: Chance) => number {
  const keys = [...new Set(all.map(({ age, turn }) => age * 100 + turn))].sort((a, b) => a - b);
  return ({ age, turn }) => keys.indexOf(age * 100 + turn);
}
