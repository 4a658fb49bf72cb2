/** A record, question by question: the table as each was asked, what everyone answered, and what was told. */
import {
  type Choice,
  clone,
  type Game,
  type GameEvent,
  type GameRecord,
  NONE,
  over,
  PolisError,
  retrace,
  score,
} from '@polis/engine';

/** One question to the table, from when it is asked until all have answered. In addresses steps are counted from 1. */
export interface Step {
  /** The table when it was asked. */
  game: Game;
  /** By seat; NONE for those who were not asked. At the end of the game nobody is. */
  answers: readonly Choice[];
  /** How many events had been told by then. */
  told: number;
  /** Points of each seat, as the score sheet would have counted them. */
  totals: readonly number[];
}

export type Damage =
  /** What was recorded of this step does not fit; those before it do. */
  | { is: 'step'; step: number }
  /** Every step fits, but the result written down is not theirs. */
  | { is: 'result' };

export interface Story {
  steps: readonly Step[];
  events: readonly GameEvent[];
  damage: Damage | null;
}

/**
 * Plays the record again as far as it fits. `isCut`: the file broke off. Throws a PolisError if not even the table can
 * be set.
 */
export function storyOf(record: GameRecord, isCut = false): Story {
  const events: GameEvent[] = [];
  const steps: Step[] = [];
  const course = retrace(record, events);
  // played on in place, from the deal to the end
  const live = course.next().value as Game;
  let asked = kept(live);
  let told = events.length;
  const keep = (answers: readonly Choice[]): void => {
    steps.push({ game: asked, answers, told, totals: totalsOf(asked) });
  };
  const broken = (): Story => ({
    steps,
    events: events.slice(0, told),
    damage: { is: 'step', step: steps.length + 1 },
  });

  try {
    for (const game of course) {
      if (game.moves.length === asked.moves.length) continue;
      keep(answersIn(asked, game));
      asked = kept(game);
      told = events.length;
    }
  } catch (error) {
    if (error instanceof PolisError) return broken();
    throw error;
  }
  if (!over(live) && (isCut || record.result)) return broken();
  keep(live.state.sealed);
  const isOther = record.result && JSON.stringify(record.result.totals) !== JSON.stringify(totalsOf(live));
  return { steps, events, damage: isOther ? { is: 'result' } : null };
}

/** As it is now: the game itself goes on in place. */
const kept = (game: Game): Game => ({ ...game, state: clone(game.state), moves: game.moves.slice() });

export const totalsOf = (game: Game): number[] => score(game).sheets.map(({ total }) => total);

function answersIn(before: Game, after: Game): Choice[] {
  const answers = before.state.sealed.map((): Choice => NONE);
  for (const { seat, choice } of after.moves.slice(before.moves.length)) answers[seat] = choice;
  return answers;
}
