/** The points of each city over the turns of a game. */
import type { Story } from './steps.ts';

export interface Moment {
  /** The turn that comes next; 0 outside of turns. */
  age: number;
  turn: number;
  /** By seat. */
  totals: readonly number[];
}

/** At the start, after every turn and at the end. */
export function courseOf({ steps }: Story): Moment[] {
  const moments = steps.map(({ game: { state }, totals }) => ({ age: state.age, turn: state.turn, totals }));
  const turns = moments.slice(0, -1).filter(({ age, turn }, i, all) => {
    const before = all.slice(0, i).findLast((moment) => moment.turn > 0);
    return turn > 0 && !(before?.age === age && before.turn === turn);
  });
  return [...turns, { age: 0, turn: 0, totals: moments[moments.length - 1].totals }];
}
