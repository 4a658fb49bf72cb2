/**
 * `polis play`: one turn from a scenario whose seats say what they do; prints the table after it. With `--on`, bots play all
 * that is left of its game (play-on.ts).
 */
import {
  type Ask,
  describe,
  type Game,
  type GameEvent,
  offered,
  over,
  PolisError,
  questionOf,
  setTable,
} from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { type Answer, answerEach } from '../files.ts';
import { eventText } from '../print/events.ts';
import { namesOf } from '../print/names.ts';
import { tableText } from '../print/table.ts';
import { answered, choicesOf } from '../scenario.ts';
import { readScenario, type ScenarioChoice, type ScenarioFile } from '../scenario-schema.ts';
import { ON_OPTIONS, playOn, refuseWithoutOn } from './play-on.ts';

export const play: Command = {
  usage: 'FILE [--on [--seed 1] [--bots random,…]] [--json]',
  summary:
    'one turn of a scenario in which each seat has a "choice"; prints the table after it; with --on, bots play it to the end',
  run(args) {
    const { values, positionals } = readArgs(args, ON_OPTIONS);
    if (values.on) return playOn(oneFile(positionals), values);
    refuseWithoutOn(values);
    return answerEach(oneFile(positionals), values.json, (text) => played(readScenario(text)));
  },
};

function played(scenario: ScenarioFile): Answer {
  const { game, events } = playTurn(scenario);
  return {
    data: { scenario: describe(game, scenario), events },
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
  let game = setTable(scenario);
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

/** What to write for an answer that is missing. */
const FORMS = {
  play: '{"do": "build", "card": …}',
  pick: '{"do": "pick", "card": …}',
  pay: '{"do": "pay", "coins": …}',
  give: '{"do": "give", "victory": […]}',
  side: '{"do": "side", "side": …}',
} as const;

/**
 * Where the scenario has no answer, a loss of coins is paid as far as there are coins, and whatever may be declined is
 * declined. Any other question the scenario has to answer.
 */
function unsaid(game: Game, seat: number, answers: number): ScenarioChoice {
  const { asks, seats } = game.state;
  const ask = asks[seat] as Ask;
  if (ask.ask === 'pay') return { do: 'pay', coins: Math.min(ask.coins, seats[seat].coins) };
  if ((ask.ask === 'play' || ask.ask === 'pick') && ask.optional && answers > 0) return { do: 'pass' };
  const choices = offered(game, seat).join(', ');
  throw new PolisError(
    'scenario',
    `seat ${seat} does not say ${questionOf(game)}: ${FORMS[ask.ask]}; offered are: ${choices}`,
  );
}
