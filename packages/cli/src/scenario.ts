/** What the seats of a scenario file do at its table. */
import { type Game, PolisError, submit } from '@polis/engine';
import type { ScenarioChoice, ScenarioFile } from './scenario-schema.ts';

/** The choices of each seat, in the order in which they answer its questions. */
export const choicesOf = ({ seats }: ScenarioFile): ScenarioChoice[][] =>
  seats.map(({ choice = [] }) => (Array.isArray(choice) ? choice : [choice]));

/** Answers for a seat; throws what is wrong with the answer. */
export function answered(game: Game, seat: number, choice: ScenarioChoice) {
  const done = submit(game, seat, choice);
  if (done.error) throw new PolisError(done.error.code, `seat ${seat}: ${done.error.message}`);
  return done;
}
