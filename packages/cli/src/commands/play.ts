/** `polis play`: one turn from a scenario whose seats say what they do; prints the table after it. */
import { describe, type Game, type GameEvent, over, PolisError, type Scenario, setTable, submit } from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { answerScenarios } from '../files.ts';
import { eventText } from '../print/events.ts';
import { seatNames, tableText } from '../print/table.ts';
import type { ScenarioChoice, ScenarioFile } from '../scenario-schema.ts';

interface Played {
  scenario: Scenario;
  events: GameEvent[];
}

export const play: Command = {
  usage: 'FILE [--json]',
  summary: 'one turn of a scenario in which each seat has a "choice"; prints the scenario after it',
  run(args) {
    const { values, positionals } = readArgs(args, {});
    return answerScenarios(oneFile(positionals), values.json, {
      answer(scenario): Played {
        const { game, events } = playTurn(scenario);
        return { scenario: describe(game, scenario), events };
      },
      print({ events }, scenario) {
        const { game } = playTurn(scenario);
        const nameOf = seatNames(game);
        const told = events.flatMap((event) => eventText(event, nameOf) ?? []);
        return `${told.join('\n')}\n\n${tableText(game)}`;
      },
    });
  },
};

/** All questions of one turn. Further questions without an answer in the scenario are declined. */
function playTurn(scenario: ScenarioFile): { game: Game; events: GameEvent[] } {
  let game = setTable(scenario);
  const { turn } = game.state;
  const answers = scenario.seats.map(({ choice = [] }) => (Array.isArray(choice) ? [...choice] : [choice]));
  const events: GameEvent[] = [];
  for (let first = true; !over(game) && game.state.turn === turn; first = false) {
    const { question } = game.state;
    for (let seat = 0; seat < game.rules.seats && game.state.question === question && !over(game); seat++) {
      if (game.state.asks[seat] === null) continue;
      const done = submit(game, seat, answers[seat].shift() ?? declined(seat, first));
      if (done.error) throw new PolisError(done.error.code, `seat ${seat}: ${done.error.message}`);
      game = done.game;
      events.push(...done.events);
    }
    if (game.state.question === question && !over(game)) throw new PolisError('scenario', 'nobody is asked anything');
  }
  return { game, events };
}

function declined(seat: number, first: boolean): ScenarioChoice {
  if (first) throw new PolisError('scenario', `seat ${seat} has no choice`);
  return { do: 'pass' };
}
