/** What an effect is worth to a seat, in points at the end of the game. */
import {
  AGES,
  type Card,
  COLOURS,
  type Direction,
  type Effect,
  type EffectKind,
  type EffectOf,
  LEFT,
  MANUFACTURED,
  ME,
  RAW,
  RIGHT,
  type Stage,
  SYMBOLS,
  stageCopied,
} from '@polis/engine';
import { amountOf, grown } from './counts.ts';
import { lostWith } from './endings.ts';
import { chanceUnbeaten, conflictsAhead, conflictsNow, worthOfVictory } from './military.ts';
import { disarmed, foesBeside } from './others.ts';
import type { Position } from './position.ts';
import { worthOfDiscount, worthOfExchange, worthOfSmuggling, worthOfUnit } from './resources.ts';
import { chanceOfMost, worthOfLead } from './rivalry.ts';
import { type Symbols, scienceAhead, scienceNow, worthOfChange } from './science.ts';
import type { Weights } from './weights.ts';
import { COINS, hasBuilt, pointsWished, rivalled } from './wishes.ts';

const ONE: readonly Symbols[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const ALL_KINDS = RAW | MANUFACTURED;
const WHITE = COLOURS.indexOf('white');

/** The share of the comfort of having coins that so many of them give; more than these give all of it. */
const COMFORT: readonly number[] = Array.from({ length: 40 }, (_, coins) => 1 - Math.exp(-coins / 3));

/** The comfort of so many coins: the first ones matter most, and more while there is much to pay for. */
function purse(position: Position, weights: Weights, coins: number): number {
  const comfort = weights.cash * (position.playsLeft / 18) * (COMFORT[Math.floor(coins)] ?? 1);
  return weights.coin * coins + comfort;
}

/** Coins won or, if negative, spent. */
export function worthOfCoins(position: Position, weights: Weights, coins: number): number {
  const { me, memo } = position;
  const rich = position.knowledge.wishes.most.length > 0 ? worthOfLead(position, weights, COINS, coins) : 0;
  if (Number.isNaN(memo.purse)) memo.purse = purse(position, weights, me.coins);
  return purse(position, weights, me.coins + coins) - memo.purse + rich;
}

/**
 * What the effects bring to this seat. `forSale`: neighbours may buy what they produce. `under`: the colour of the card
 * under the stage that they are of, where it is known.
 */
export function worthOfEffects(
  position: Position,
  weights: Weights,
  effects: readonly Effect[],
  forSale: boolean,
  under: number = UNKNOWN,
): number {
  let sum = 0;
  for (const effect of effects) sum += worthOf(position, weights, effect, forSale, under);
  return sum;
}

/** An effect, and how it is judged. */
export interface JudgedEffect {
  effect: Effect;
  worth: Worth<Effect>;
}

/** The same for a card. How each of its effects is judged is found once: effects have many shapes, and kinds many names. */
export function worthOnCard(position: Position, weights: Weights, { id, effects, forSale }: Card): number {
  const { judged } = position.knowledge;
  judged[id] ??= effects.map((effect) => ({ effect, worth: WORTHS[effect.kind] as Worth<Effect> }));
  let sum = 0;
  for (const { effect, worth } of judged[id]) sum += worth(position, weights, effect, forSale, UNKNOWN);
  return sum;
}

function worthOf(position: Position, weights: Weights, effect: Effect, forSale: boolean, under: number): number {
  return (WORTHS[effect.kind] as Worth<Effect>)(position, weights, effect, forSale, under);
}

const UNKNOWN = -1;

type Worth<E> = (position: Position, weights: Weights, effect: E, forSale: boolean, under: number) => number;

/** Every kind has its judgement: without one it does not compile. A kind that only a missing module has is no error. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a kind that no module has
const WORTHS: { readonly [K in EffectKind]: Worth<EffectOf<K>> } & { readonly [kind: string]: Worth<any> } = {
  vp: (position, weights, { amount }) => amountOf(position, amount, weights),
  coins: (position, weights, { amount }) =>
    worthOfCoins(position, weights, amountOf(position, amount, whenItActs(position, weights))),
  shields: (position, weights, { count }) =>
    conflictsAhead(position, weights, count, false) - conflictsNow(position, weights),
  symbol(position, weights, { symbol }) {
    const kind = SYMBOLS.indexOf(symbol);
    if (kind >= ONE.length) return worthOfChange(position, weights, 'free');
    return scienceAhead(position, weights, ONE[kind]) - scienceNow(position, weights);
  },
  copySymbol: (position, weights) => 0.8 * worthOfChange(position, weights, 'free'),
  // on average all kinds come alike, and there would be nothing to turn; in truth they do not
  turnSymbol: (position, weights) => Math.max(0.3, worthOfChange(position, weights, 'turned')),
  moreSymbol: (position, weights) => worthOfChange(position, weights, 'added'),
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
  lose(position, weights, { loss, count }) {
    const each = loss === 'coins' ? lossOf(position, weights, count) : loss === 'victory' ? 2 : 1.5;
    return each * weights.coin * 1.3;
  },
  gift: ({ rules }, weights, { coins, to }) =>
    to === 'others' ? -coins * weights.coin : (-2 * coins * weights.coin) / (rules.seats - 1),
  indebt: (position, _, { debt }) => (debt * foesBeside(position)) / (position.rules.seats - 1),
  diplomacy: (position, weights) => conflictsAhead(position, weights, 0, true) - conflictsNow(position, weights),
  victory: (_, __, { value }) => value,
  takeVictory: (position, _, { age }) => worthOfVictory(position, victoryAge(age, position.table.age)),
  clearDefeats(position, weights) {
    const { me, rules, table, knowledge } = position;
    const defeats = me.tokens[rules.military.defeat];
    if (table.age === BEFORE) return EXPECTED_DEFEATS;
    return defeats > 0 ? defeats + afresh(position, weights, pointsWished(me, knowledge.wishes.unbeaten)) : 0;
  },
  disarm: (position) => (position.table.age === BEFORE ? 2 : disarmed(position) / (position.rules.seats - 1)),
  unbeaten: (position, weights, { points }) => points * chanceUnbeaten(position, weights, 0, false),
  most: (position, weights, { of, points }) => points * chanceOfMost(position, weights, rivalled(of), 0),
  alone: ({ me, table }, _, { points }) =>
    me.tally.colours[WHITE] > 0 ? 0 : Math.max(0, points - 2 * (AGES - Math.max(1, table.age))),
  smuggle: (position, weights) => (position.me.tally.smuggles ? 0 : worthOfSmuggling(position, weights)),
  exchange: (position, weights) => (position.me.tally.exchanges ? 0 : worthOfExchange(position, weights)),
  meetLeader: ({ me }) => 2.2 * Math.min(1, me.coins / 4),
  likeUnder: (position, weights, { each }, _, under) =>
    under === UNKNOWN
      ? 0.9 * Math.max(...COLOURS.map((_, colour) => worthOfLikes(position, weights, each, colour)))
      : worthOfLikes(position, weights, each, under),
  copyStage(position, weights, effect, forSale, under) {
    const ways = [
      ...(effect.scope & LEFT ? ['left' as const] : []),
      ...(effect.scope & RIGHT ? ['right' as const] : []),
    ];
    return Math.max(...ways.map((from) => worthOfCopy(position, weights, effect, from, forSale, under)));
  },
  entomb(position, weights) {
    if (position.table.age === BEFORE) return EXPECTED_TOMB;
    // of the leaders still to come one may be better in it
    const waiting = AGES - position.table.age;
    return Math.max(0, ...leadersOf(position).map((leader) => worthOfTomb(position, weights, leader) - waiting));
  },
  pawn: ({ table }, _, { age }) => (age < table.age ? 1 : 4),
};

/** Before the first Age nothing acts at once: what comes of it is counted as it will be later. */
const BEFORE = 0;
const EXPECTED_DEFEATS = 1.5;
const EXPECTED_TOMB = 6;

/** Leaders are drafted long before they are recruited. */
const whenItActs = ({ table }: Position, weights: Weights): Weights | null => (table.age === BEFORE ? weights : null);

/** The Age of a token that is taken: as late as possible for a leader who is only drafted. */
export const victoryAge = (named: number, now: number): number => named || (now === BEFORE ? AGES : now);

export const lossOf = (position: Position, weights: Weights, count: EffectOf<'lose'>['count']): number =>
  count === 'age' ? Math.max(1, position.table.age) : amountOf(position, count, whenItActs(position, weights));

/** Points for having no defeat token, as they stand once those held are gone. */
function afresh(position: Position, weights: Weights, points: number): number {
  if (points === 0) return 0;
  const { me, rules } = position;
  const tokens = me.tokens.map((count, token) => (token === rules.military.defeat ? 0 : count));
  return points * chanceUnbeaten({ ...position, me: { ...me, tokens } }, weights, 0, false);
}

const worthOfLikes = (position: Position, weights: Weights, each: number, colour: number): number =>
  amountOf(position, { each, of: COLOURS[colour], scope: LEFT | RIGHT, every: 1 }, weights);

/** What a stage of that neighbour's board would give, with the best of what it offers. */
function worthOfCopy(
  position: Position,
  weights: Weights,
  copies: EffectOf<'copyStage'>,
  from: Direction,
  forSale: boolean,
  under: number,
): number {
  const { rules, table, seat } = position;
  if (!rules.wonders[position[from].wonder]) return EXPECTED_COPY;
  const stage: Stage | null = stageCopied(rules, table, seat, { copies }, from);
  if (!stage) return 0;
  const offers = stage.options.map(({ effects }) => worthOfEffects(position, weights, effects, forSale, under));
  const best = offers.length > 0 ? Math.max(...offers) : 0;
  return worthOfEffects(position, weights, stage.effects, forSale, under) + best;
}

/** While a neighbour has not chosen a side. */
const EXPECTED_COPY = 4;

/** The leaders that lie in the city. */
export const leadersOf = ({ me, knowledge }: Position): Card[] =>
  knowledge.wishes.leaders.filter((leader) => hasBuilt(me, leader));

/** Coins that a card costs as it is printed, in that Age. */
export const printedPrice = ({ cost }: Card, age: number): number => cost.coins + (cost.byAge ? Math.max(1, age) : 0);

/** What is gained by entombing a leader: its points, and what is then alone; less what ends with it. */
export function worthOfTomb(position: Position, weights: Weights, leader: Card): number {
  const { me, knowledge } = position;
  const lost = worthLeft(position, weights, leader);
  const [pair] = me.tally.colours[WHITE] === 2 ? knowledge.wishes.alone.filter(({ card }) => hasBuilt(me, card)) : [];
  const leftAlone = pair && pair.card !== leader ? pair.points : 0;
  return entombedFor(position, leader) + leftAlone - lost;
}

/** Twice what is printed. */
export const entombedFor = ({ table }: Position, leader: Card): number => 2 * printedPrice(leader, table.age);

/** What a leader of the city will still bring. */
export function worthLeft(position: Position, weights: Weights, { effects }: Card): number {
  const left = (effect: Effect): number =>
    lostWith(position, weights, effect) ?? worthOf(position, weights, effect, false, UNKNOWN);
  return effects.reduce((sum, effect) => sum + left(effect), 0);
}

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
