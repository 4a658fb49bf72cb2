/** `polis moves`: for each card in a hand all ways to use it with their payments, or the reason why not. */
import {
  type CardExplained,
  explain,
  type Game,
  type Payment,
  PolisError,
  sentence,
  setTable,
  submit,
} from '@polis/engine';
import { type Command, oneFile, readArgs, wholeNumber } from '../command.ts';
import { answerScenarios } from '../files.ts';
import { bold, dim, payment, titled } from '../print/text.ts';
import type { ScenarioFile } from '../scenario-schema.ts';

interface Moves {
  cards: CardMoves[];
}

interface CardMoves {
  card: string;
  build: { via: string; pay: Payment }[];
  stage: { pay: Payment }[];
  sell: boolean;
  why: string | null;
  whyNoStage: string | null;
}

export const moves: Command = {
  usage: 'FILE --seat N [--json]',
  summary: 'every way to use each card in the hand of a seat, or why there is none',
  run(args) {
    const { values, positionals } = readArgs(args, { seat: { type: 'string', default: '0' } });
    const seat = wholeNumber(values.seat, 'seat', 0);
    return answerScenarios(oneFile(positionals), values.json, {
      answer: (scenario) => movesOf(scenario, seat),
      print: ({ cards }) => cards.map(cardText).join('\n') || 'this seat holds no cards',
    });
  },
};

function movesOf(scenario: ScenarioFile, seat: number): Moves {
  const game = atHand(setTable(scenario), scenario, seat);
  if (seat >= game.rules.seats) throw new PolisError('no-such-seat', `there is no seat ${seat}`);
  const ask = game.state.asks[seat];
  const explained = new Map(explain(game, seat).map((one) => [one.card, one]));
  if (ask?.ask !== 'play') return { cards: [] };
  const hand = game.state.seats[ask.from].piles[ask.pile].map((id) => game.rules.cards[id].name);
  return { cards: hand.flatMap((card) => explained.get(card) ?? []).map(told) };
}

/** The Free City chooses from what its holder leaves: the holder's choice is taken first, if one is given. */
function atHand(game: Game, scenario: ScenarioFile, seat: number): Game {
  const ask = game.state.asks[seat];
  if (ask?.ask !== 'play' || ask.after < 0) return game;
  const given = scenario.seats[ask.after].choice;
  if (given) {
    const done = submit(game, ask.after, Array.isArray(given) ? given[0] : given);
    if (done.error) throw new PolisError(done.error.code, `seat ${ask.after}: ${done.error.message}`);
    return done.game;
  }
  const asks = game.state.asks.map((other, id) => (id === seat ? { ...ask, after: -1 } : other));
  return { ...game, state: { ...game.state, asks } };
}

function told({ card, build, stage, sell, why, whyNoStage }: CardExplained): CardMoves {
  return {
    card,
    build: build.map(({ via, pay }) => ({ via, pay })),
    stage: stage.map(({ pay, join }) => (join ? { pay, join } : { pay })),
    sell,
    why: why && sentence(why),
    whyNoStage: whyNoStage && sentence(whyNoStage),
  };
}

function cardText({ card, build, stage, sell, why, whyNoStage }: CardMoves): string {
  const lines = [bold(titled(card))];
  for (const { via, pay } of build)
    lines.push(`  build  ${via === 'paid' ? payment(pay) : `free, ${via === 'chain' ? 'by chain' : titled(via)}`}`);
  if (why) lines.push(dim(`  build  no: ${why}`));
  for (const { pay } of stage) lines.push(`  stage  ${payment(pay)}`);
  if (whyNoStage) lines.push(dim(`  stage  no: ${whyNoStage}`));
  if (sell) lines.push('  sell   3 coins');
  return lines.join('\n');
}
