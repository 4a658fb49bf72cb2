/**
 * Cards and stages as a net sees them: each by its name, and by traits that say what it costs and gives. A thing that was
 * not there when the net learned is known by its traits alone.
 */
import { COLOURS, type Cost, type Effect, ME, type Per, RAW, RESOURCES, type Rules, SYMBOLS } from '@polis/engine';

export interface Thing {
  /** Its name, and a number that changes with what it costs and gives. */
  key: string;
  traits: readonly number[];
}

/** All cards in their order, then the stages of all boards. */
export interface Things {
  all: readonly Thing[];
  /** Where the stages of each board begin among them, by WonderId. */
  stagesAt: readonly number[];
}

const known = new WeakMap<Rules, Things>();

export function thingsOf(rules: Rules): Things {
  const before = known.get(rules);
  if (before) return before;
  const all: Thing[] = rules.cards.map(({ name, age, colour, cost, effects, chain }) => ({
    key: keyOf(name, [cost.coins, cost.byAge, cost.demand, effects, chain.map((from) => from.name)]),
    traits: traitsOf({ age, colour, cost, effects, chains: chain.length }),
  }));
  const stagesAt = rules.wonders.map(({ city, side, stages }) => {
    const first = all.length;
    stages.forEach(({ cost, effects, options }, place) => {
      const offered = [...effects, ...options.flatMap((option) => option.effects)];
      all.push({
        key: keyOf(`${city} ${side} ${place + 1}`, [cost.coins, cost.demand, offered, stages.length]),
        traits: traitsOf({ age: -1, colour: -1, cost, effects: offered, chains: 0 }),
      });
    });
    return first;
  });
  const things = { all, stagesAt };
  known.set(rules, things);
  return things;
}

const keyOf = (name: string, what: unknown): string => `${name} ${spread(JSON.stringify(what)).toString(36)}`;

/** FNV-1a: any change of a thing makes it another one. */
function spread(text: string): number {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  return mixed >>> 0;
}

interface Described {
  age: number;
  colour: number;
  cost: Cost;
  effects: readonly Effect[];
  chains: number;
}

/** What "for each" may count, with tokens and all else as the last. */
const COUNTED: readonly string[] = [...COLOURS, 'stage', 'wonder', 'coins', 'colours'];
const AGES_SEEN = 4;

/** Kinds of effects by how much of them there is; a kind that is not named here counts as one of the last trait. */
const AMOUNTS: Readonly<Record<string, (effect: Effect) => number>> = {
  shields: (effect) => ('count' in effect && typeof effect.count === 'number' ? effect.count : 1),
  freeBuild: (effect) => ('often' in effect && effect.often === 'always' ? 2 : 1),
  cheaper: () => 1,
  buyFromBank: () => 1,
  whenever: (effect) => ('coins' in effect ? effect.coins : 1),
  betterSets: (effect) => ('points' in effect ? effect.points / 3 : 1),
  passDefeats: () => 1,
  lastCard: () => 1,
  dig: () => 1,
  copyGuild: () => 1,
  incomeBonus: () => 1,
  takeVictory: () => 1,
  clearDefeats: () => 1,
  most: () => 1,
  copyStage: () => 1,
  lose: () => 1,
  diplomacy: () => 1,
  gift: () => 1,
  rebate: () => 1,
  follow: () => 1,
  copySymbol: () => 1,
  recruitFree: () => 1,
  recruitCheaper: () => 1,
  drawLeaders: () => 1,
  extraLeader: () => 1,
};
const KINDS = Object.keys(AMOUNTS);

const COLOUR = 0;
const AGE = COLOUR + COLOURS.length;
const STAGE = AGE + AGES_SEEN;
const COINS = STAGE + 1;
const DEMAND = COINS + 2;
const CHAINS = DEMAND + RESOURCES.length + 1;
const MAKES = CHAINS + 1;
const TRADE = MAKES + RESOURCES.length + 1;
const SYMBOL = TRADE + 2;
const POINTS = SYMBOL + SYMBOLS.length;
const GAIN = POINTS + 1;
const PER = GAIN + 1;
const KIND = PER + 2 * (COUNTED.length + 1);
export const TRAITS = KIND + KINDS.length + 1;

function traitsOf({ age, colour, cost, effects, chains }: Described): number[] {
  const traits = new Array<number>(TRAITS).fill(0);
  if (colour >= 0) traits[COLOUR + colour] = 1;
  if (age >= 0) traits[AGE + age] = 1;
  else traits[STAGE] = 1;
  traits[COINS] = cost.coins / 3;
  traits[COINS + 1] = cost.byAge ? 1 : 0;
  cost.demand.forEach((units, resource) => {
    traits[DEMAND + resource] = units / 2;
  });
  traits[DEMAND + RESOURCES.length] = cost.units / 4;
  traits[CHAINS] = Math.min(1, chains);
  for (const effect of effects) addEffect(traits, effect);
  return traits;
}

function addEffect(traits: number[], effect: Effect): void {
  switch (effect.kind) {
    case 'produce':
      for (const unit of effect.units) addUnit(traits, unit);
      return;
    case 'trade':
      traits[TRADE + (effect.goods & RAW ? 0 : 1)] += 1;
      return;
    case 'symbol':
      traits[SYMBOL + SYMBOLS.indexOf(effect.symbol)] += 1;
      return;
    case 'vp':
      if (typeof effect.amount === 'number') traits[POINTS] += effect.amount / 5;
      else traits[perOf(effect.amount)] += effect.amount.each;
      return;
    case 'coins':
      if (typeof effect.amount === 'number') traits[GAIN] += effect.amount / 5;
      else traits[perOf(effect.amount)] += effect.amount.each / 3;
      return;
    default: {
      const kind = KINDS.indexOf(effect.kind);
      traits[KIND + (kind < 0 ? KINDS.length : kind)] += kind < 0 ? 1 : AMOUNTS[effect.kind](effect);
    }
  }
}

function addUnit(traits: number[], unit: number): void {
  const kinds = RESOURCES.filter((_, resource) => (unit >> resource) & 1).length;
  RESOURCES.forEach((_, resource) => {
    if ((unit >> resource) & 1) traits[MAKES + resource] += 1 / kinds;
  });
  if (kinds > 1) traits[MAKES + RESOURCES.length] += 1;
}

/** Of the own city, or of neighbours too. */
function perOf({ of, scope }: Per): number {
  const counted = COUNTED.indexOf(of);
  const place = counted < 0 ? COUNTED.length : counted;
  return PER + (scope === ME ? 0 : COUNTED.length + 1) + place;
}
