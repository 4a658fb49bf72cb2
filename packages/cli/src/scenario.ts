/** Between scenario files and games: names as people write them, and tables that can be read again. */
import { describe, type Game, PolisError, type Scenario, setTable, submit } from '@polis/engine';
import type { ScenarioChoice, ScenarioFile } from './scenario-schema.ts';

/** What a seat can only have with a module, and the module to name. */
const MODULE_FIELDS = {
  leaders: 'leaders',
  leaderHand: 'leaders',
  courtesan: 'leaders',
  debt: 'cities',
  diplomacy: 'cities',
  pawns: 'edifice',
  edificeDebt: 'edifice',
} as const;

/** The table described; nothing that was said of a seat is passed over. */
export function tableOf(scenario: ScenarioFile): Game {
  const game = setTable(scenario);
  const known = [...game.rules.seatPiles, ...game.rules.tokens].map(({ scenario: field }) => field);
  scenario.seats.forEach((seat, id) => {
    for (const [field, module] of Object.entries(MODULE_FIELDS)) {
      const said = [seat[field as keyof typeof MODULE_FIELDS] ?? 0].flat();
      if (said.some((one) => one !== 0) && !known.includes(field))
        throw new PolisError('scenario', `seats.${id}.${field}: this needs the module "${module}"`);
    }
  });
  if (
    scenario.edifices &&
    scenario.edifices.length > 0 &&
    !game.rules.scenario.some(({ field }) => field === 'edifices')
  )
    throw new PolisError('scenario', 'edifices: this needs the module "edifice"');
  return game;
}

/** The choices of each seat, in the order in which they answer its questions. */
export const choicesOf = ({ seats }: ScenarioFile): ScenarioChoice[][] =>
  seats.map(({ choice = [] }) => (Array.isArray(choice) ? choice : [choice]));

/** Answers for a seat; throws what is wrong with the answer. */
export function answered(game: Game, seat: number, choice: ScenarioChoice) {
  const form = 'card' in choice ? { ...choice, card: fullName(game, choice.card) } : choice;
  const done = submit(game, seat, form);
  if (done.error) throw new PolisError(done.error.code, `seat ${seat}: ${done.error.message}`);
  return done;
}

/** Structures printed in several Ages may be named without the Age here too: `loom` → `loom-age1`. */
function fullName({ rules, state }: Game, name: string): string {
  const withAge = `${name}-age${Math.min(state.age, 2)}`;
  return !rules.cardByName.has(name) && rules.cardByName.has(withAge) ? withAge : name;
}

/** The table as a scenario. `before` tells what a game does not know, such as production that was only assumed. */
export const scenarioOf = (game: Game, before: Scenario = boardsOf(game)): Scenario => describe(game, before);

function boardsOf({ rules, state }: Game): Scenario {
  const seats = state.seats.map(({ wonder }) => ({ wonder: rules.wonders[wonder].city }));
  return rules.seats > rules.players ? { seats, freeCity: { seat: rules.players, holder: 0 } } : { seats };
}
