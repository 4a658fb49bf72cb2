/** What an effect, a card or a stage is worth to a seat, in points at the end of the game. */
import { type Card, COLOURS, type Effect, SYMBOLS } from '@polis/engine';
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

/** How much of the comfort of having coins at all so many of them give; more give all of it. */
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
  const { me, left, right, playsLeft, plays, rules, table } = position;
  const ages = agesLeft(position);
  const rivals = rules.seats - 1;
  switch (effect.kind) {
    case 'vp':
      return amountOf(position, effect.amount, weights);
    case 'coins':
      return worthOfCoins(position, weights, amountOf(position, effect.amount, null));
    case 'shields':
      return conflictsAhead(position, weights, effect.count, false) - conflictsNow(position, weights);
    case 'symbol': {
      const kind = SYMBOLS.indexOf(effect.symbol);
      const more =
        kind < ONE.length ? scienceAhead(position, weights, ONE[kind], 0) : scienceAhead(position, weights, NONE, 1);
      return more - scienceNow(position, weights);
    }
    case 'copySymbol':
      return 0.8 * (scienceAhead(position, weights, NONE, 1) - scienceNow(position, weights));
    case 'produce': {
      let worth = 0;
      let fall = 1;
      for (const set of effect.units) {
        worth += fall * worthOfUnit(position, weights, set, forSale);
        fall *= 0.7; // the second unit of a pair is asked for less often
      }
      return worth;
    }
    case 'trade': {
      const raw = (effect.goods & 1) !== 0;
      let worth = 0;
      if (effect.scope & 2 && (raw ? me.tally.rawLeft : me.tally.madeLeft) > 1)
        worth += worthOfDiscount(position, weights, left, raw);
      if (effect.scope & 4 && (raw ? me.tally.rawRight : me.tally.madeRight) > 1)
        worth += worthOfDiscount(position, weights, right, raw);
      return worth;
    }
    case 'rebate':
      return 0.35 * playsLeft * weights.coin;
    case 'follow':
      return effect.which === 'other'
        ? worthOfUnit(position, weights, 127 & ~me.tally.makes, false)
        : worthOfUnit(position, weights, me.tally.makes, false);
    case 'freeBuild':
      if (effect.when === 'new colour') return 0.25 * playsLeft;
      if (effect.often === 'always') return 1.2 * Math.min(3, plays[3]);
      return weights.freeBuild * ages * (effect.colours.length === 1 ? 0.5 : 1);
    case 'cheaper': {
      const often =
        effect.what === 'stage'
          ? Math.min(effect.count, 3) * Math.max(0, stagesToCome(position))
          : effect.count * grown(position, COLOURS.indexOf(effect.what), weights);
      return 0.9 * often;
    }
    case 'buyFromBank':
      return 0.3 * playsLeft;
    case 'whenever': {
      const times = timesOf(position, weights, effect.point);
      return weights.coin * effect.coins * times;
    }
    case 'incomeBonus':
      return 0.4 * playsLeft * weights.coin;
    case 'betterSets':
      return effect.points * Math.min(me.tally.compass + 0.5, me.tally.gear + 0.5, me.tally.tablet + 0.5, 2);
    case 'passDefeats':
      return 1.2 * ages;
    case 'defeatsAsShields':
      return (
        conflictsAhead(position, weights, me.tokens[rules.military.defeat] + 0.5, false) -
        conflictsNow(position, weights)
      );
    case 'lastCard':
      return weights.freeBuild * ages;
    case 'dig':
      return weights.dig;
    case 'copyGuild':
      return weights.copy;
    case 'doubleGuild':
      return weights.copy;
    case 'copyLeader':
      return 0.7 * weights.copy;
    case 'recruitFree':
      return 2 * weights.coin * 3 * Math.max(0, 3 - table.age);
    case 'recruitCheaper':
      return effect.scope === 1 ? 1.5 : 0;
    case 'drawLeaders':
      return 0.5 * effect.count;
    case 'extraLeader':
      return 3.5;
    case 'lose': {
      const each = effect.loss === 'coins' ? effect.count : effect.loss === 'victory' ? 2 : 1.5;
      return each * weights.coin * 1.3;
    }
    case 'gift':
      return (-2 * effect.coins * weights.coin) / rivals;
    case 'diplomacy':
      return conflictsAhead(position, weights, 0, true) - conflictsNow(position, weights);
    case 'victory':
      return effect.value;
    case 'clearDefeats':
      return me.tokens[rules.military.defeat];
    case 'pawn':
      return effect.age < table.age ? 1 : 4;
    default:
      return 0;
  }
}

export const agesLeft = ({ table }: Position): number => 4 - Math.max(1, table.age);

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

/** What it will make free: that it need not be paid for, as far as it would have to be. */
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

/** What other cards of the city make of one more of its colour. */
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
