/** `polis play`: one turn from a scenario whose seats say what they do; prints the table after it. */
import { type Game, type GameEvent, over, PolisError } from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { type Answer, answerEach } from '../files.ts';
import { eventText } from '../print/events.ts';
import { namesOf } from '../print/names.ts';
import { tableText } from '../print/table.ts';
import { answered, choicesOf, scenarioOf, tableOf } from '../scenario.ts';
import { readScenario, type ScenarioChoice, type ScenarioFile } from '../scenario-schema.ts';

export const play: Command = {
  usage: 'FILE [--json]',
  summary: 'one turn of a scenario in which each seat has a "choice"; prints the table after it',
  run(args) {
    const { values, positionals } = readArgs(args, {});
    return answerEach(oneFile(positionals), values.json, (text) => played(readScenario(text)));
  },
};

function played(scenario: ScenarioFile): Answer {
  const { game, events } = playTurn(scenario);
  return {
    data: { scenario: scenarioOf(game, scenario), events },
    text() {
      const names = namesOf(game);
      const told = events.flatMap((event) => eventText(event, names) ?? []);
      return `${told.join('\n')}\n\n${tableText(game)}`;
    },
  };
}

/** What comes after the last turn of an Age is told with it. */
const END_OF_AGE = 0;

/** All questions of one turn. */
function playTurn(scenario: ScenarioFile): { game: Game; events: GameEvent[] } {
  let game = tableOf(scenario);
  const { turn } = game.state;
  if (game.state.asks.every((ask) => ask === null)) throw new PolisError('scenario', 'nobody holds a card to play');
  const choices = choicesOf(scenario);
  const used = choices.map(() => 0);
  const events: GameEvent[] = [];
  const isThisTurn = (): boolean => [turn, END_OF_AGE].includes(game.state.turn);
  while (!over(game) && isThisTurn()) {
    const { question } = game.state;
    for (let seat = 0; seat < game.rules.seats && game.state.question === question && !over(game); seat++) {
      if (game.state.asks[seat] === null) continue;
      const done = answered(game, seat, choices[seat][used[seat]] ?? unsaid(game, seat, used[seat]));
      used[seat]++;
      game = done.game;
      events.push(...done.events);
    }
  }
  choices.forEach(({ length }, seat) => {
    if (length > used[seat])
      throw new PolisError(
        'scenario',
        `seat ${seat} has more choices (${length}) than questions to answer (${used[seat]})`,
      );
  });
  return { game, events };
}

/**
 * Where the scenario has no answer, a loss of coins is paid as far as there are coins, and what is further offered is
 * declined. What has to be given up is for the scenario to say.
 */
function unsaid({ rules, state }: Game, seat: number, answers: number): ScenarioChoice {
  const ask = state.asks[seat];
  if (ask?.ask === 'pay') return { do: 'pay', coins: Math.min(ask.coins, state.seats[seat].coins) };
  if (ask?.ask === 'give')
    throw new PolisError(
      'scenario',
      `seat ${seat} has to give back ${ask.count} victory tokens and does not say which: {"do": "give", "victory": […]}`,
    );
  if (ask?.ask === 'pick' && !ask.optional) {
    const offered = ask.options.map((card) => rules.cards[card].name);
    throw new PolisError(
      'scenario',
      `seat ${seat} has to choose one of ${offered.join(', ')} and does not say which: {"do": "pick", "card": …}`,
    );
  }
  if (answers === 0) throw new PolisError('scenario', `seat ${seat} is asked and has no choice`);
  return { do: 'pass' };
}
