/** `polis moves`: for each card in a hand all ways to use it with their payments, or the reason why not. */
import { type Suggestion, suggest } from '@polis/bots';
import {
  type CardExplained,
  choices,
  dice,
  explain,
  type Game,
  listed,
  offered,
  PolisError,
  questionOf,
  type Reason,
  saleOf,
  sentence,
  setTable,
  titled,
  view,
  type Way,
} from '@polis/engine';
import { type Command, oneFile, readArgs, wholeNumber } from '../command.ts';
import { type Answer, answerEach } from '../files.ts';
import { hintData, hintsText } from '../print/hints.ts';
import { type Names, namesOf } from '../print/names.ts';
import { bold, coins, dim, payment } from '../print/text.ts';
import { answered, choicesOf } from '../scenario.ts';
import { readScenario, type ScenarioFile } from '../scenario-schema.ts';

export const moves: Command = {
  usage: 'FILE [--seat 0] [--suggest [--iterations 400]] [--json]',
  summary: 'every way to use each card in the hand of a seat, or why there is none; --suggest ranks them, with reasons',
  run(args) {
    const { values, positionals } = readArgs(args, {
      seat: { type: 'string', default: '0' },
      suggest: { type: 'boolean', default: false },
      iterations: { type: 'string', default: '400' },
    });
    const seat = wholeNumber(values.seat, 'seat', 0);
    const tries = values.suggest ? wholeNumber(values.iterations, 'iterations', 1) : 0;
    return answerEach(oneFile(positionals), values.json, (text) => movesOf(readScenario(text), seat, tries));
  },
};

/** `tries`: how often the hints are tried out; 0 for no hints. */
function movesOf(scenario: ScenarioFile, seat: number, tries: number): Answer {
  const table = setTable(scenario);
  if (seat >= table.rules.seats) throw new PolisError('no-such-seat', `there is no seat ${seat}`);
  const game = atHand(table, scenario, seat);
  const cards = explainedHand(game, seat);
  const hints = tries > 0 ? hintsFor(game, seat, tries) : null;
  return {
    data: {
      cards: cards.map((card) => cardData(game, card)),
      ...(hints ? { suggestions: hintData(game, hints) } : {}),
    },
    text() {
      const text = movesText(game, seat, cards);
      return hints ? `${text}\n\n${hintsText(game, seat, hints, namesOf(game))}` : text;
    },
  };
}

/** Whoever answers for the seat is given the hint. */
function hintsFor(game: Game, seat: number, iterations: number): Suggestion[] {
  const sees = view(game, game.state.controller[seat]);
  const question = sees.asks.find((one) => one.seat === seat && one.choices.length > 0);
  return question ? suggest(sees, { dice: dice(1), iterations, rules: game.rules }, question) : [];
}

/** The Free City chooses from what its holder leaves: the holder's choice is taken first, if one is given. */
function atHand(game: Game, scenario: ScenarioFile, seat: number): Game {
  const ask = game.state.asks[seat];
  if (ask?.ask !== 'play' || ask.after < 0) return game;
  const [first] = choicesOf(scenario)[ask.after];
  if (first) return answered(game, ask.after, first).game;
  const asks = game.state.asks.map((other, id) => (id === seat ? { ...ask, after: -1 } : other));
  return { ...game, state: { ...game.state, asks } };
}

/** Every card of the hand in its order; the engine explains each kind of card once. */
function explainedHand(game: Game, seat: number): CardExplained[] {
  const { rules, state } = game;
  const ask = state.asks[seat];
  if (ask?.ask !== 'play') return [];
  const explained = new Map(explain(game, seat).map((one) => [one.card, one]));
  return state.seats[ask.from].piles[ask.pile].flatMap((id) => explained.get(rules.cards[id].name) ?? []);
}

const said = (reason: Reason | null): string | null => reason && sentence(reason);

/** Why nothing can be joined; with names where there are several things to join. */
function noJoin({ rules }: Game, { whyNoJoin }: CardExplained): string {
  const words = whyNoJoin.map(({ name, why }) => (rules.joinings.length > 1 ? `${name}: ` : '') + sentence(why));
  return words.join('; ');
}

const cardData = (game: Game, explained: CardExplained) => {
  const { card, build, stage, sell, why, whyNoStage } = explained;
  const joining = game.rules.joinings.length > 0 ? { whyNoJoin: noJoin(game, explained) || null } : {};
  return {
    card,
    build: build.map(({ via, pay }) => ({ via, pay })),
    stage: stage.map(({ pay, join, option, stage: which, from }) => ({
      ...(which ? { stage: which } : {}),
      ...(from ? { from } : {}),
      pay,
      ...(join ? { join } : {}),
      ...(option > 0 ? { option } : {}),
    })),
    sell,
    why: said(why),
    whyNoStage: said(whyNoStage),
    ...joining,
  };
};

function movesText(game: Game, seat: number, cards: readonly CardExplained[]): string {
  const names = namesOf(game);
  const { rules, state } = game;
  const beside = (other: number): string =>
    rules.setup.allies[seat] === other ? `its teammate ${names.seat(other)}` : names.seat(other);
  const [left, right] = [rules.left[seat], rules.right[seat]].map(beside);
  const head = `${names.seat(seat)} has ${coins(state.seats[seat].coins)}; on its left is ${left}, on its right ${right}`;
  if (cards.length === 0) return `${head}\n\n${insteadOfCards(game, seat)}`;
  const sale = coins(saleOf(state.seats[seat]));
  const next = state.seats[seat].stage + 1;
  const table = { rules, state, log: null };
  const extras = ({ choice, option, stage, from }: Way): string => {
    const joined = rules.joinings[choices.joinOf(choice) - 1];
    const copied = from && `as that of ${names.neighbours(seat)[from]}, ${names.stage(seat, next, from)}`;
    return [
      ...(stage ? [`${stage}, ${names.stage(seat, stage)}`] : []),
      ...(copied ? [copied] : []),
      ...(option > 0 ? [`option ${option}, ${names.offer(seat, next, option, from)}`] : []),
      ...(joined ? [`taking part in ${titled(joined.what(table))}`] : []),
    ].join(', ');
  };
  const text = (card: CardExplained): string => cardText(card, seat, names, sale, extras, noJoin(game, card));
  return [head, ...cards.map(text)].join('\n\n');
}

/** Before the first Age something else is asked. */
const insteadOfCards = (game: Game, seat: number): string =>
  game.state.asks[seat] === null
    ? 'It holds no cards.'
    : `It is asked ${questionOf(game)}: ${listed(offered(game, seat), 'or')}.`;

function cardText(
  { card, chainedFrom, ...ways }: CardExplained,
  seat: number,
  names: Names,
  sale: string,
  extras: (way: Way) => string,
  noJoining: string,
): string {
  const neighbours = names.neighbours(seat);
  const costs = ({ pay }: { pay: Parameters<typeof payment>[0] }): string =>
    payment(pay, neighbours) || 'no coins needed';
  const stageText = (way: Way): string => {
    const extra = extras(way);
    return extra ? `${extra}: ${costs(way)}` : costs(way);
  };
  const builds = ways.build.map((way) => {
    if (way.via === 'paid') return costs(way);
    return `free by ${way.via === 'chain' ? `chain from ${listed(chainedFrom.map(names.card))}` : way.via}`;
  });
  const no = (reason: Reason | null): string[] => (reason ? [`no: ${sentence(reason)}`] : []);
  const lines: [string, string[]][] = [
    ['build', [...builds, ...no(ways.why)]],
    ['stage', [...ways.stage.map(stageText), ...no(ways.whyNoStage)]],
    ['join', ways.whyNoStage || !noJoining ? [] : [`no: ${noJoining}`]],
    ['sell', [ways.sell ? `for ${sale}` : 'no: not while something can be built']],
  ];
  return [
    bold(names.card(card)),
    ...lines.flatMap(([deed, texts]) =>
      texts.map((text) => {
        const line = `  ${deed.padEnd(5)}  ${text}`;
        return text.startsWith('no: ') ? dim(line) : line;
      }),
    ),
  ].join('\n');
}
