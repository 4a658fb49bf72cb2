/**
 * The rule-based player of the literature (Robilliard, Fonlupt and Teytaud, 2014), to measure others by. In Ages I and
 * II the first rule that fits; in Age III whatever brings most points at once.
 */
import {
  type Card,
  type Choice,
  choices,
  type Effect,
  type OwnAsk,
  RESOURCES,
  type Rules,
  roll,
  type View,
} from '@polis/engine';
import { type Bot, rulesFor } from './bot.ts';
import { amountOf } from './counts.ts';
import { type Position, positionOf, tableOfView } from './position.ts';
import { buildingOf, effectsOf as effectsOfBuilding } from './stages.ts';

const { BUILD, STAGE, SELL } = choices;
const SET = 7;
const VICTORY = 5;

export const baseline: Bot = (view, question, budget) => {
  const { dice } = budget;
  const rules = rulesFor(view, budget);
  const all = question.choices;
  if (question.ask.ask !== 'play') return all[roll(dice, all.length)];
  const found = view.age === 3 ? mostPoints(rules, view, question) : firstRule(rules, view, question);
  const fitting = found.length > 0 ? found : all.filter((choice) => choices.deedOf(choice) === SELL);
  const cheapest = fitting.length > 0 ? fitting : all;
  const least = Math.min(...cheapest.map(choices.costOf));
  const equal = cheapest.filter((choice) => choices.costOf(choice) === least);
  return equal[roll(dice, equal.length)];
};

type Fits = (card: Card) => boolean;

function firstRule(rules: Rules, view: View, { choices: all, seat }: OwnAsk): Choice[] {
  const { tally } = view.seats[seat];
  const builds = all.filter((choice) => choices.deedOf(choice) === BUILD);
  const cardOf = (choice: Choice): Card => rules.cards[choices.cardOf(choice)];
  const lacking = RESOURCES.filter((_, i) => tally.own[1 << i] === 0);
  const rulesInOrder: Fits[] = [
    (card) => kindsOf(card).length >= 2,
    (card) => kindsOf(card).some((kind) => lacking.some((other) => other === kind)),
    (card) => makesLeader(view, seat, shieldsOf(card)),
  ];
  for (const fits of rulesInOrder) {
    const found = builds.filter((choice) => fits(cardOf(choice)));
    if (found.length > 0) return found;
  }
  const civil = builds.filter((choice) => cardOf(choice).score === 'civilian');
  if (civil.length > 0) {
    const most = Math.max(...civil.map((choice) => pointsOf(cardOf(choice))));
    return civil.filter((choice) => pointsOf(cardOf(choice)) === most);
  }
  const science = builds.filter((choice) => cardOf(choice).symbol >= 0);
  return science.length > 0 ? science : builds;
}

/** The kinds of resource a brown or grey card gives. */
function kindsOf(card: Card): string[] {
  if (!card.forSale) return [];
  const set = card.effects.reduce(
    (all, effect) => (effect.kind === 'produce' ? effect.units.reduce((sum, unit) => sum | unit, all) : all),
    0,
  );
  return RESOURCES.filter((_, i) => (set >> i) & 1);
}

const shieldsOf = (card: Card): number =>
  card.effects.reduce((sum, effect) => (effect.kind === 'shields' ? sum + effect.count : sum), 0);

const pointsOf = (card: Card): number =>
  card.effects.reduce(
    (sum, effect) => (effect.kind === 'vp' && typeof effect.amount === 'number' ? sum + effect.amount : sum),
    0,
  );

/** Not yet the only strongest city of all, and with these shields at least as strong as any. */
function makesLeader(view: View, seat: number, more: number): boolean {
  if (more === 0) return false;
  const mine = view.seats[seat].tally.shields;
  const others = Math.max(...view.seats.filter((_, id) => id !== seat).map((city) => city.tally.shields));
  return mine <= others && mine + more >= others;
}

/** What each choice adds to the points that could be counted right after it. */
function mostPoints(rules: Rules, view: View, question: OwnAsk): Choice[] {
  const position = positionOf(rules, tableOfView(rules, view), question.seat);
  const plays = question.choices.filter((choice) => choices.deedOf(choice) !== SELL);
  const gain = new Map(plays.map((choice) => [choice, pointsAtOnce(position, effectsOf(position, choice))]));
  const most = Math.max(...gain.values());
  return plays.filter((choice) => gain.get(choice) === most);
}

function effectsOf(position: Position, choice: Choice): readonly Effect[] {
  if (choices.deedOf(choice) === BUILD) return position.rules.cards[choices.cardOf(choice)].effects;
  return choices.deedOf(choice) === STAGE ? effectsOfBuilding(buildingOf(position, choice)) : [];
}

function pointsAtOnce(position: Position, effects: readonly Effect[]): number {
  const { me, left, right } = position;
  let points = 0;
  let shields = 0;
  const symbols = [me.tally.compass, me.tally.gear, me.tally.tablet];
  let free = me.tally.any;
  for (const effect of effects) {
    if (effect.kind === 'vp') points += amountOf(position, effect.amount, null);
    else if (effect.kind === 'coins') points += amountOf(position, effect.amount, null) / 3;
    else if (effect.kind === 'shields') shields += effect.count;
    else if (effect.kind === 'symbol')
      if (effect.symbol === 'any') free++;
      else symbols[['compass', 'gear', 'tablet'].indexOf(effect.symbol)]++;
  }
  const before = scienceOf([me.tally.compass, me.tally.gear, me.tally.tablet], me.tally.any);
  const conflicts = (strength: number): number =>
    [left, right].reduce((sum, { tally }) => sum + conflict(strength - tally.shields), 0);
  return (
    points + scienceOf(symbols, free) - before + conflicts(me.tally.shields + shields) - conflicts(me.tally.shields)
  );
}

const conflict = (lead: number): number => (lead > 0 ? VICTORY : lead < 0 ? -1 : 0);

function scienceOf([a, b, c]: readonly number[], free: number): number {
  if (free === 0) return a * a + b * b + c * c + SET * Math.min(a, b, c);
  const ways: number[][] = [
    [a + 1, b, c],
    [a, b + 1, c],
    [a, b, c + 1],
  ];
  return Math.max(...ways.map((symbols) => scienceOf(symbols, free - 1)));
}
