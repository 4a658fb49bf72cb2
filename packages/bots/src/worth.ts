/** What an effect, a card or a stage is worth to a seat, in points at the end of the game. */
import {
  AGES,
  type Card,
  COLOURS,
  type Effect,
  type EffectKind,
  type EffectOf,
  LEFT,
  MANUFACTURED,
  ME,
  RAW,
  RIGHT,
  SYMBOLS,
} from '@polis/engine';
import { amountOf, grown } from './counts.ts';
import { conflictsAhead, conflictsNow } from './military.ts';
import type { Position } from './position.ts';
import { worthOfDiscount, worthOfUnit } from './resources.ts';
import { type Symbols, scienceAhead, scienceNow } from './science.ts';
import type { Weights } from './weights.ts';

const ONE: readonly Symbols[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const NONE: Symbols = [0, 0, 0];
const ALL_KINDS = RAW | MANUFACTURED;

/** The share of the comfort of having coins that so many of them give; more than these give all of it. */
const COMFORT: readonly number[] = Array.from({ length: 40 }, (_, coins) => 1 - Math.exp(-coins / 3));

/** The comfort of so many coins: the first ones matter most, and more while there is much to pay for. */
function purse(position: Position, weights: Weights, coins: number): number {
  const comfort = weights.cash * (position.playsLeft / 18) * (COMFORT[Math.floor(coins)] ?? 1);
  return weights.coin * coins + comfort;
}

/** Coins won or, if negative, spent. */
export function worthOfCoins(position: Position, weights: Weights, coins: number): number {
  const { me } = position;
  return purse(position, weights, me.coins + coins) - purse(position, weights, me.coins);
}

/** What the effects bring to this seat; `forSale`: neighbours may buy what they produce. */
export function worthOfEffects(
  position: Position,
  weights: Weights,
  effects: readonly Effect[],
  forSale: boolean,
): number {
  let sum = 0;
  for (const effect of effects) sum += worthOf(position, weights, effect, forSale);
  return sum;
}

function worthOf(position: Position, weights: Weights, effect: Effect, forSale: boolean): number {
  return (WORTHS[effect.kind] as Worth<Effect>)(position, weights, effect, forSale);
}

type Worth<E> = (position: Position, weights: Weights, effect: E, forSale: boolean) => number;

/** Every kind has its judgement: without one it does not compile. A kind that only a missing module has is no error. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a kind that no module has
const WORTHS: { readonly [K in EffectKind]: Worth<EffectOf<K>> } & { readonly [kind: string]: Worth<any> } = {
  vp: (position, weights, { amount }) => amountOf(position, amount, weights),
  coins: (position, weights, { amount }) => worthOfCoins(position, weights, amountOf(position, amount, null)),
  shields: (position, weights, { count }) =>
    conflictsAhead(position, weights, count, false) - conflictsNow(position, weights),
  symbol(position, weights, { symbol }) {
    const kind = SYMBOLS.indexOf(symbol);
    const more =
      kind < ONE.length ? scienceAhead(position, weights, ONE[kind], 0) : scienceAhead(position, weights, NONE, 1);
    return more - scienceNow(position, weights);
  },
  copySymbol: (position, weights) => 0.8 * (scienceAhead(position, weights, NONE, 1) - scienceNow(position, weights)),
  produce(position, weights, { units }, forSale) {
    let worth = 0;
    let fall = 1;
    for (const set of units) {
      worth += fall * worthOfUnit(position, weights, set, forSale);
      fall *= 0.7; // the second unit of a pair is asked for less often
    }
    return worth;
  },
  trade(position, weights, { goods, scope }) {
    const { me, left, right } = position;
    const raw = (goods & RAW) !== 0;
    let worth = 0;
    if (scope & LEFT && (raw ? me.tally.rawLeft : me.tally.madeLeft) > 1)
      worth += worthOfDiscount(position, weights, left, raw);
    if (scope & RIGHT && (raw ? me.tally.rawRight : me.tally.madeRight) > 1)
      worth += worthOfDiscount(position, weights, right, raw);
    return worth;
  },
  rebate: ({ playsLeft }, weights) => 0.35 * playsLeft * weights.coin,
  follow(position, weights, { which }) {
    const { makes } = position.me.tally;
    return worthOfUnit(position, weights, which === 'other' ? ALL_KINDS & ~makes : makes, false);
  },
  freeBuild(position, weights, { when, often, colours }) {
    if (when === 'new colour') return 0.25 * position.playsLeft;
    if (often === 'always') return 1.2 * Math.min(3, position.plays[AGES]);
    return weights.freeBuild * agesLeft(position) * (colours.length === 1 ? 0.5 : 1);
  },
  cheaper(position, weights, { what, count }) {
    const often =
      what === 'stage'
        ? Math.min(count, 3) * Math.max(0, stagesToCome(position))
        : count * grown(position, COLOURS.indexOf(what), weights);
    return 0.9 * often;
  },
  buyFromBank: ({ playsLeft }) => 0.3 * playsLeft,
  whenever: (position, weights, { coins, point }) => weights.coin * coins * timesOf(position, weights, point),
  incomeBonus: ({ playsLeft }, weights) => 0.4 * playsLeft * weights.coin,
  betterSets: ({ me: { tally } }, _, { points }) =>
    points * Math.min(tally.compass + 0.5, tally.gear + 0.5, tally.tablet + 0.5, 2),
  passDefeats: (position) => 1.2 * agesLeft(position),
  defeatsAsShields(position, weights) {
    const defeats = position.me.tokens[position.rules.military.defeat];
    return conflictsAhead(position, weights, defeats + 0.5, false) - conflictsNow(position, weights);
  },
  lastCard: (position, weights) => weights.freeBuild * agesLeft(position),
  dig: (_, weights) => weights.dig,
  copyGuild: (_, weights) => weights.copy,
  doubleGuild: (_, weights) => weights.copy,
  copyLeader: (_, weights) => 0.7 * weights.copy,
  recruitFree: ({ table }, weights) => 2 * weights.coin * 3 * Math.max(0, AGES - table.age),
  recruitCheaper: (_, __, { scope }) => (scope === ME ? 1.5 : 0),
  drawLeaders: (_, __, { count }) => 0.5 * count,
  extraLeader: () => 3.5,
  lose(_, weights, { loss, count }) {
    const each = loss === 'coins' ? count : loss === 'victory' ? 2 : 1.5;
    return each * weights.coin * 1.3;
  },
  gift: ({ rules }, weights, { coins }) => (-2 * coins * weights.coin) / (rules.seats - 1),
  diplomacy: (position, weights) => conflictsAhead(position, weights, 0, true) - conflictsNow(position, weights),
  victory: (_, __, { value }) => value,
  clearDefeats: ({ me, rules }) => me.tokens[rules.military.defeat],
  pawn: ({ table }, _, { age }) => (age < table.age ? 1 : 4),
};

export const agesLeft = ({ table }: Position): number => AGES + 1 - Math.max(1, table.age);

/** Stages that there will probably be time for. */
function stagesToCome({ rules, me, playsLeft }: Position): number {
  const stages = rules.wonders[me.wonder]?.stages.length ?? 0;
  return Math.min(stages - me.stage, playsLeft / 4);
}

function timesOf(position: Position, weights: Weights, point: string): number {
  const { playsLeft, table } = position;
  if (point.startsWith('build:'))
    return grown(position, COLOURS.indexOf(point.slice('build:'.length) as (typeof COLOURS)[number]), weights);
  if (point === 'trade') return 0.6 * playsLeft;
  if (point === 'victory') return (4 - Math.max(1, table.age)) * 1.1;
  return point === 'chain' ? 0.2 * playsLeft : 0;
}

/** A card in this city, before what is paid for it. */
export function worthOfCard(position: Position, weights: Weights, card: Card): number {
  const itself = worthOfEffects(position, weights, card.effects, card.forSale);
  return itself + worthOfChains(position, weights, card) + worthOfColour(position, card);
}

/** What the card saves by making others free: what those would otherwise cost. */
function worthOfChains(position: Position, weights: Weights, card: Card): number {
  const { knowledge, plays, table } = position;
  let worth = 0;
  for (const { card: later, copies } of knowledge.leadsTo[card.id]) {
    if (later.age < table.age || (later.age === table.age && plays[later.age] < 2)) continue;
    const chance = Math.min(1, 0.75 * copies + (later.age > table.age ? 0.15 : 0));
    let saved = later.cost.coins * weights.coin;
    later.cost.demand.forEach((units, resource) => {
      const lacking = Math.max(0, units - position.me.tally.own[1 << resource]);
      saved += 0.9 * lacking;
    });
    worth += weights.chain * chance * saved;
  }
  return worth;
}

/** What other cards of the city give for one more card of its colour. */
function worthOfColour({ me }: Position, card: Card): number {
  return me.tally.gains[card.colour] ? 0.4 * me.tally.gains[card.colour] : 0;
}

/** What a card is worth to whoever gets it next, and can pay for it. */
export const worthInHand = (position: Position, weights: Weights, card: Card): number =>
  worthOfCard(position, weights, card) - hardship(position, weights, card);

/** Roughly what a card costs this city: coins, and what it lacks. */
function hardship(position: Position, weights: Weights, card: Card): number {
  const { me } = position;
  let lacking = 0;
  card.cost.demand.forEach((units, resource) => {
    lacking += Math.max(0, units - me.tally.own[1 << resource]);
  });
  return card.cost.coins * weights.coin + 0.9 * lacking;
}
