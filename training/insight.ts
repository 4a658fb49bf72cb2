/**
 * How much better than the policy's first thought a way of thinking decides, in chances to win. What an answer is worth is
 * found by games that go on by the policy alone, with the same cards for each answer: so ways are told apart by hundreds of
 * questions, where it would take thousands of games. It says nothing of plans with which the policy would not go on.
 */
import {
  type Choice,
  clone,
  create,
  dice,
  dropMemory,
  type Game,
  imagining,
  NONE,
  type OwnAsk,
  roll,
  seedFrom,
  step,
  type View,
  view,
} from '@polis/engine';
import { rulesFor } from '../packages/bots/src/bot.ts';
import { tableOfState } from '../packages/bots/src/position.ts';
import { stored } from '../packages/bots/src/scholar/learned.ts';
import { byNet, scholarly } from '../packages/bots/src/scholar/mind.ts';
import { Net } from '../packages/bots/src/scholar/net.ts';
import { learnedFrom } from '../packages/bots/src/scholar/stored.ts';
import { byEvaluation } from '../packages/bots/src/search/by-evaluation.ts';
import { answerAll, drawn, noOptions, type Options } from '../packages/bots/src/search/policy.ts';
import { playOn, search } from '../packages/bots/src/search/search.ts';
import type { Settings } from '../packages/bots/src/search/settings.ts';

const shipped = new Net(learnedFrom(stored));
const policy = byNet(shipped);
const scratch = noOptions();

/** What is asked in the middle of a game of the policy with itself. */
interface Question {
  number: number;
  game: Game;
  sees: View;
  own: OwnAsk;
}

/** Where the policy is surer than this, or fewer answers are possible, there is nothing to think about. */
const SURE = 0.9;
const FEW = 3;
/** Turns of one player in the three Ages and a little more, so that no question comes up more often than others. */
const TURNS = 24;

/** Always the same for the same number and table. */
export function questionAt(modules: string, seats: number, number: number): Question {
  for (let again = 0; ; again++) {
    const chance = dice(number * 1000 + again);
    const game = create({
      seats,
      modules: modules.split(','),
      seed: seedFrom('insight', number * 1000 + again),
    } as never);
    const { rules, state } = game;
    const me = roll(chance, seats);
    for (let turns = roll(chance, TURNS); state.at < rules.end; ) {
      if (state.asks[me]?.ask === 'play' && turns-- <= 0) {
        const sees = view(game, me);
        const own = sees.asks.find(({ seat }) => seat === me);
        if (own && isOpen(answersOf({ game, own }))) return { number, game, sees, own };
      }
      answerAll(rules, state, (seat, table) => drawn(policy.options(rules, state, table, seat, scratch), 1, chance));
      step(rules, state, state.sealed, null);
    }
  }
}

const answersOf = ({ game: { rules, state }, own }: Pick<Question, 'game' | 'own'>): Options =>
  policy.options(rules, state, tableOfState(rules, state), own.seat, noOptions());

function isOpen({ count, worths }: Options): boolean {
  const all = worths.slice(0, count);
  const most = Math.max(...all);
  return count > FEW && 1 / all.reduce((sum, worth) => sum + Math.exp(worth - most), 0) < SURE;
}

/** The share of so many games that are won after it, give or take what is hidden and what the others do. */
export function worthOf({ number, game, sees, own }: Question, choice: Choice, games: number): number {
  const rules = rulesFor(sees, { rules: game.rules });
  const imagine = imagining(sees, rules);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const chance = dice(number * 100_000 + i);
    const { state: imagined } = imagine(chance);
    const state = clone(imagined);
    dropMemory(state);
    answerAll(rules, state, (seat, table) => {
      if (seat === own.seat) return choice;
      if (imagined.sealed[seat] !== NONE) return imagined.sealed[seat];
      return drawn(policy.options(rules, state, table, seat, scratch), 1, chance);
    });
    step(rules, state, state.sealed, null);
    playOn(rules, state, { dice: chance }, policy, Number.POSITIVE_INFINITY);
    won += policy.outcome(rules, state).odds[own.seat];
  }
  return won / games;
}

export type Way = (question: Question) => Choice;

/** `policy`, `architect=18500`, `scholar=6500` and, with other settings, `scholar=6500:curiosity=1:prior=3`. */
export function wayOf(text: string): Way {
  const [who, ...others] = text.split(':');
  const [name, tries] = who.split('=');
  if (name === 'policy') return (question) => drawn(answersOf(question), 0, dice(0));
  const changed = Object.fromEntries(others.map((one) => one.split('=')).map(([key, value]) => [key, Number(value)]));
  const minds = {
    architect: { ...byEvaluation, settings: { ...byEvaluation.settings, ...changed } },
    scholar: byNet(shipped, { ...scholarly, ...changed } as Settings),
  };
  const mind = minds[name as keyof typeof minds];
  if (!mind || !(Number(tries) > 0) || Object.keys(changed).some((key) => !(key in scholarly)))
    throw new Error(`no way to think: ${text}`);
  return ({ number, sees, own, game: { rules } }) =>
    search(sees, own, { dice: dice(number), iterations: Number(tries), rules }, mind)[0].choice;
}
