/** How a bot of a level plays: it knows what its answers are worth as well as its row says, and takes the best. */
import { type Choice, choices, type Dice, imagining, type OwnAsk, type Rules, roll, type View } from '@polis/engine';
import { type Bot, type Budget, rulesFor } from '../bot.ts';
import { worthOfCard } from '../card-worth.ts';
import { best } from '../merchant.ts';
import { positionOf, tableOfState, tableOfView } from '../position.ts';
import { scholarsMind } from '../scholar/scholar.ts';
import type { Mind } from '../search/mind.ts';
import { bestOfEachKind, kindOf, noOptions, type Options } from '../search/policy.ts';
import { search } from '../search/search.ts';
import type { Weights } from '../weights.ts';
import type { Level } from './rows.ts';
import { weightsSeen } from './sight.ts';
import { fondness, type Style } from './styles.ts';

/** By how much a style likes an answer. */
type Liking = (choice: Choice) => number;

/** What the sensible answers are worth, in points or as logarithms of how likely they are. */
type Judgement = (view: View, question: OwnAsk, budget: Budget, liking?: Liking) => Options;

export function playerOf(level: Level, style: Style | null): Bot {
  const judge = judgementOf(level);
  return (view, question, budget) => {
    if (question.choices.length === 1) return question.choices[0];
    const rules = rulesFor(view, budget);
    const liking: Liking = (choice) => (style ? level.taste * fondness(style, rules, choice) : 0);
    const { count, choices: all, worths } = judge(view, question, budget, liking);
    const answers = all.slice(0, count);
    const unsure = doubts(level.doubt, budget.dice);
    return answers[best(answers.map((choice, i) => worths[i] + liking(choice) + unsure(choice)))];
  };
}

export function judgementOf(level: Level): Judgement {
  switch (level.thinks) {
    case 'eye':
      return byEye(weightsSeen(level.sight));
    case 'net':
      return byNet;
    case 'search':
      return bySearch(level.tries);
  }
}

const byEye =
  (weights: Weights): Judgement =>
  (view, question, budget) => {
    const rules = rulesFor(view, budget);
    const position = positionOf(rules, tableOfView(rules, view), question.seat);
    const worth = new Map<number, number>();
    const wanted = (choice: Choice): number => {
      const card = cardOf(choice);
      const known = worth.get(card) ?? worthOfCard(position, weights, rules.cards[card]);
      worth.set(card, known);
      return known;
    };
    // of answers that are worth the same the first is taken: whoever gives up a card gives up the one it wants least
    const givesUp = (choice: Choice): number => (isGivenUp(choice) ? wanted(choice) : 0);
    const sorted = question.choices.toSorted((a, b) => givesUp(a) - givesUp(b));
    return bestOfEachKind(position, weights, question.ask, sorted, noOptions());
  };

const { SELL, STAGE, cardOf, deedOf } = choices;
const isGivenUp = (choice: Choice): boolean => deedOf(choice) === SELL || deedOf(choice) === STAGE;

const byNet: Judgement = (view, question, budget) => {
  const rules: Rules = rulesFor(view, budget);
  const { state } = imagining(view, rules)(budget.dice);
  return scholarsMind().own(rules, view, question, state, tableOfState(rules, state));
};

const bySearch =
  (most: number | null): Judgement =>
  (view, question, budget, liking = () => 0) => {
    const tries = Math.min(most ?? Number.POSITIVE_INFINITY, budget.iterations ?? Number.POSITIVE_INFINITY);
    const limited = Number.isFinite(tries) ? { ...budget, iterations: tries } : budget;
    const found = search(view, question, limited, fondOf(scholarsMind(), liking));
    budget.told?.(found.reduce((sum, one) => sum + one.tries, 0));
    return {
      count: found.length,
      choices: found.map(({ choice }) => choice),
      worths: found.map((one) => Math.log(one.tries)),
    };
  };

/** Looks first at what it likes: a short search would leave some of that out. */
const fondOf = (mind: Mind, liking: Liking): Mind => ({
  ...mind,
  own(...asked) {
    const options = mind.own(...asked);
    for (let i = 0; i < options.count; i++) options.worths[i] += liking(options.choices[i]);
    return options;
  },
});

const FINE = 1000;

/**
 * One doubt for each kind of answer, or what can be done in many ways would be done too often. It never speaks for a sale:
 * nobody gives a card away for a mistake.
 */
function doubts(most: number, dice: Dice): (choice: Choice) => number {
  if (most === 0) return () => 0;
  const drawn = new Map<number, number>();
  return (choice) => {
    if (deedOf(choice) === SELL) return -most;
    const kind = kindOf(choice);
    const known = drawn.get(kind) ?? (most * (2 * roll(dice, FINE))) / FINE - most;
    drawn.set(kind, known);
    return known;
  };
}
