/** What becomes of the hand that is passed on: what the next player would do with each of its cards. */
import {
  type CardId,
  type Choice,
  choices,
  clone,
  HAND,
  nextHolder,
  type OwnAsk,
  type Rules,
  type SeatId,
  type State,
  step,
  type View,
} from '@polis/engine';
import { type Budget, rulesFor } from '../bot.ts';
import { tableOfState } from '../position.ts';
import type { Mind } from './mind.ts';
import { answerAll, drawn, noOptions, type Options, onlyOption } from './policy.ts';
import { playOn, worlds } from './search.ts';

const { BUILD, STAGE, SELL, cardOf, deedOf } = choices;

/** How likely a card that is passed on is built, goes under a stage or is sold at once. */
export interface CardPassed {
  card: CardId;
  build: number;
  stage: number;
  sell: number;
}

/** The hand that a choice leaves, as it is passed on. */
export interface Passed {
  to: SeatId;
  /** The likeliest to be used first. */
  cards: CardPassed[];
}

const DEFAULT_WORLDS = 24;

/** Null where no hand is passed on. `budget.iterations`: worlds to imagine. */
export function passedOn(view: View, { seat, ask }: OwnAsk, choice: Choice, budget: Budget, mind: Mind): Passed | null {
  const rules = rulesFor(view, budget);
  const hand = view.seats[seat].piles[HAND].cards;
  if (ask.ask !== 'play' || ask.pile !== HAND || ask.from !== seat || seat >= rules.players || !hand) return null;
  const to = nextHolder(view.age, rules.players, seat);
  const imagined = worlds(view, { seat, ask, choices: [choice], sealed: choice }, rules, budget, mind);
  const found = new Map<CardId, CardPassed>();
  const count = budget.iterations ?? DEFAULT_WORLDS;
  for (let i = 0; i < count; i++) {
    const { game, opening } = imagined();
    const state = clone(game.state);
    const first = opening.with(seat, onlyOption(choice));
    answerAll(rules, state, (of, table) =>
      drawn(first[of] ?? mind.options(rules, state, table, of, noOptions()), mind.settings.doubt, budget.dice),
    );
    step(rules, state, state.sealed, null);
    playOn(rules, state, budget, mind, 0);
    if (state.at >= rules.end || state.age !== view.age || state.turn === view.turn) return null;
    addTaken(rules, state, to, mind, hand, 1 / count, found);
  }
  const used = ({ build, stage, sell }: CardPassed): number => build + stage + sell;
  return { to, cards: [...found.values()].sort((a, b) => used(b) - used(a)) };
}

/** Adds what the next player may do, each answer as likely as it is held to be. */
function addTaken(
  rules: Rules,
  state: State,
  seat: SeatId,
  mind: Mind,
  known: readonly CardId[],
  weight: number,
  found: Map<CardId, CardPassed>,
): void {
  const hand = state.seats[seat].piles[HAND];
  for (const card of hand)
    if (known.includes(card) && !found.has(card)) found.set(card, { card, build: 0, stage: 0, sell: 0 });
  const options = mind.options(rules, state, tableOfState(rules, state), seat, noOptions());
  const likely = likelihoods(options, mind.settings.doubt);
  for (let i = 0; i < options.count; i++) {
    const choice = options.choices[i];
    const deed = deedOf(choice);
    // where any card is as good, each may be meant
    const cards =
      deed === BUILD || options.choices.some((other, j) => j !== i && j < options.count && isLike(other, choice))
        ? [cardOf(choice)]
        : hand;
    for (const card of cards) {
      const entry = found.get(card);
      if (!entry) continue;
      const part = (likely[i] * weight) / cards.length;
      if (deed === BUILD) entry.build += part;
      else if (deed === STAGE) entry.stage += part;
      else if (deed === SELL) entry.sell += part;
    }
  }
}

/** Whether they differ in the card alone. */
const isLike = (one: Choice, other: Choice): boolean => choices.withoutCard(one) === choices.withoutCard(other);

function likelihoods({ count, worths }: Options, doubt: number): number[] {
  const most = Math.max(...worths.slice(0, count));
  const odds = worths.slice(0, count).map((worth) => Math.exp((worth - most) / doubt));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}
