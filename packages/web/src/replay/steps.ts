/** A record, question by question: the table as each was asked, what everyone answered, and what was told. */
import {
  type Choice,
  create,
  type Game,
  type GameEvent,
  type GameRecord,
  hash,
  NONE,
  over,
  score,
  submit,
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
  let asked = create(record.config, events);
  let game = asked;
  let told = events.length;
  const keep = (answers: readonly Choice[]): void => {
    steps.push({ game: asked, answers, told, totals: totalsOf(asked) });
  };
  const broken = (): Story => ({
    steps,
    events: events.slice(0, told),
    damage: { is: 'step', step: steps.length + 1 },
  });

  for (const entry of record.choices) {
    const next = answered(game, entry);
    if (!next) return broken();
    game = next.game;
    if (game.moves.length === asked.moves.length) continue;
    keep(answersIn(asked, game));
    asked = game;
    events.push(...next.events);
    told = events.length;
  }
  if (!over(game) && (isCut || record.result)) return broken();
  keep(game.state.sealed);
  const isOther = record.result && JSON.stringify(record.result.totals) !== JSON.stringify(totalsOf(game));
  return { steps, events, damage: isOther ? { is: 'result' } : null };
}

export const totalsOf = (game: Game): number[] => score(game).sheets.map(({ total }) => total);

/** The game after one more answer; null if it does not fit, or if the table is then not the one that was recorded. */
function answered(game: Game, entry: unknown): { game: Game; events: GameEvent[] } | null {
  if (!Array.isArray(entry)) return null;
  const [seat, choice, expected] = entry;
  const { game: next, events, error } = submit(game, seat, choice);
  return error || (expected !== undefined && hash(next.state) !== expected) ? null : { game: next, events };
}

function answersIn(before: Game, after: Game): Choice[] {
  const answers = before.state.sealed.map((): Choice => NONE);
  for (const { seat, choice } of after.moves.slice(before.moves.length)) answers[seat] = choice;
  return answers;
}
