/** The closed vocabulary that cards and boards are written in. Every module may use these words. */
import { many } from './english.ts';

/** All resources: raw materials, then manufactured goods. */
export const RESOURCES = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'] as const;
/** One of the resources. */
export type Resource = (typeof RESOURCES)[number];
/** Sets of resources are bit masks: bit i stands for RESOURCES[i]. */
export type ResourceSet = number;
/** Wood, stone, clay and ore. */
export const RAW: ResourceSet = 0b0001111;
/** Glass, loom and papyrus. */
export const MANUFACTURED: ResourceSet = 0b1110000;
/** How many resources are raw. */
export const RAW_BITS = 4;

/** Units of resources in the dearest cost there is; keeps payments within the bits of a choice. */
export const MOST_UNITS = 7;

/** The colours of cards, in the order in which they are counted in `Tally.colours`. */
export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'white', 'black'] as const;
/** One of the colours. */
export type Colour = (typeof COLOURS)[number];
/** The colours of cards that are dealt into the hands of an Age. */
export const AGE_CARDS: readonly Colour[] = COLOURS.filter((colour) => colour !== 'white');
/** A card of no Age is a person: dealt apart from the hands, and recruited where others are built. */
export const isRecruit = ({ age }: { age: number }): boolean => age === 0;

/** The symbols of science; `any` is one of choice. */
export const SYMBOLS = ['compass', 'gear', 'tablet', 'any'] as const;
/** One of the symbols. */
export type ScienceSymbol = (typeof SYMBOLS)[number];

/** What can be done with a card. */
export const VERBS = ['build', 'stage', 'sell'] as const;
/** One of these deeds. */
export type Verb = (typeof VERBS)[number];

/** A side of a board; day is A, and night is B. */
export type Side = 'A' | 'B';
/** A side as people name it. */
export const SIDES = { A: 'A', B: 'B', day: 'A', night: 'B' } as const satisfies Record<string, Side>;
export const isSide = (name: unknown): name is keyof typeof SIDES =>
  typeof name === 'string' && Object.hasOwn(SIDES, name);

// Which cities a phrase speaks of, as seen from the owner: these add up.
/** The own city. */
export const ME = 1;
/** The left neighbour. */
export const LEFT = 2;
/** The right neighbour. */
export const RIGHT = 4;
export type Scope = number;

/** "n for each of these in those cities": the one counting phrase, shared by coins and points. */
export interface Per {
  each: number;
  /**
   * A colour (built cards), colours joined by + (sets of one card each), `colours` (different ones among the Age cards),
   * a resource (units of brown cards that can be it), `stage`, `wonder` (one if all its stages are built), `coins`, or the
   * name of a token.
   */
  of: string;
  scope: Scope;
  /** So many of them count as one; the rest is dropped. */
  every: number;
}
export type Amount = number | Per;

/**
 * Every kind of effect with its words. A module that needs a kind of its own adds it here by declaration
 * merging, so that an unknown kind does not compile and a deleted module takes its kinds along.
 */
export interface EffectKinds {
  /** Produces one resource out of each set, every turn. Brown and grey cards also sell it (B-4.5). */
  produce: { units: readonly ResourceSet[] };
  /** Goods of this set bought from those neighbours cost one coin instead of two. */
  trade: { goods: ResourceSet; scope: Scope };
  shields: { count: number };
  symbol: { symbol: ScienceSymbol };
  /** Build a card of these colours without paying. `power` is the `via` that names it. */
  freeBuild: { power: string; colours: readonly Colour[]; often: 'once an Age' | 'always'; when: Occasion };
  /** Structures of that colour, or stages, take so many resources less, of the builder's choice. */
  cheaper: { what: Colour | 'stage'; count: number };
  /** So many resources of any kind a turn can be bought from the bank, for a coin each. */
  buyFromBank: { count: number };
  /** Coins from the bank whenever that happens to the owner from now on. */
  whenever: { point: TriggerPoint; coins: number };
  /** Each set of three different symbols is worth so many points more. */
  betterSets: { points: number };
  /** Defeat tokens go to the winner instead. */
  passDefeats: Record<never, never>;
  /** The card left over at the end of an Age may be played too. */
  lastCard: Record<never, never>;
  /** Coins from the bank, once. */
  coins: { amount: Amount };
  /** Victory points at the end of the game. */
  vp: { amount: Amount };
  /** Once, at the end of this turn: build a card from the discard pile for nothing. */
  dig: { window: string };
  /** At the end of the game: score one guild of a neighbour as if it were one's own. */
  copyGuild: Record<never, never>;
  /** So many coins more with the first income from the bank in a turn. */
  incomeBonus: { coins: number };
  /** At once: a victory token of this Age, or of the current one (NOW). It is taken, not won. */
  takeVictory: { age: number };
  /** At once: all defeat tokens are given back. */
  clearDefeats: Record<never, never>;
  /** Points at the end for whoever has more of it than each neighbour: cards of a colour, or coins. */
  most: { of: Colour | 'coins'; points: number };
  /**
   * What the stage in that place of a neighbour's board gives, counted from 0; the last one where there are fewer than
   * three. What it digs for comes in the window `digs`.
   */
  copyStage: { place: number; scope: Scope; digs: string };

  // Words of expansions that several of their boxes and boards use; what they do is said in the folder of the expansion.
  /** Everyone else loses so many coins at the end of the turn, or a coin for each of these that they have. */
  lose: { loss: Loss; count: Amount | 'age' };
  /** At once: a Diplomacy token. */
  diplomacy: Record<never, never>;
  /** At once: coins from the bank for both neighbours, or for everyone else. */
  gift: { coins: number; to: 'neighbours' | 'others' };
  /** A coin off one unit a turn that is bought from that neighbour. */
  rebate: { scope: Scope };
  /** One resource a turn, of the kinds the city makes (`again`) or of the others. */
  follow: { which: 'again' | 'other' };
  /** At the end: the symbol of a neighbour's green card. */
  copySymbol: Record<never, never>;
  /** Recruits cost nothing in the recruitment turns. */
  recruitFree: Record<never, never>;
  /** Recruits cost so much less, for the owner or for both neighbours. */
  recruitCheaper: { scope: Scope; coins: number };
  /** At once: so many recruits from the box into the hand. */
  drawLeaders: { count: number };
  /** At once: one more recruit may be recruited. */
  extraLeader: Record<never, never>;
}
/** What losses of a turn are reckoned by: coins, or one coin for each of these that the payer has. */
export const LOSSES = ['coins', 'victory', 'stage'] as const;
export type Loss = (typeof LOSSES)[number];
/** The Age being played; in a recruitment turn the one that it opens. */
export const NOW = 0;

/** When a power works: at any time, for the first card of a colour, in the first or in the last turn of an Age. */
export type Occasion = 'any' | 'new colour' | 'first turn' | 'last turn';

/** The name of a kind of effect. */
export type EffectKind = keyof EffectKinds;
/** The effect of one kind, with its words. */
export type EffectOf<K extends EffectKind> = { kind: K } & EffectKinds[K];
/** What a card or a stage says. */
export type Effect = { [K in EffectKind]: EffectOf<K> }[EffectKind];

/** Where coins of `whenever` are earned: building a colour, building by chain, buying from a neighbour, winning. */
export const TRIGGER_POINTS = [
  ...COLOURS.map((colour) => `build:${colour}` as const),
  'chain',
  'trade',
  'victory',
] as const;
export type TriggerPoint = (typeof TRIGGER_POINTS)[number];

/** `'2 wood'` → two sets; `'wood/clay'` → one set of two. */
export function parseUnits(text: string): ResourceSet[] {
  const units: ResourceSet[] = [];
  for (const { count, names } of phrases(text)) {
    const set = names.reduce((all, name) => all | resourceBit(name), 0);
    for (let i = 0; i < count; i++) units.push(set);
  }
  return units;
}

/** In a cost: as many coins as the number of the Age. */
const AGE_COINS = 'A';

/**
 * `'2 ore 1 glass 1 coin'` → coins and the number of each resource, in the order of RESOURCES; `'A'` → as many coins as
 * the number of the Age.
 */
export function parseCost(text: string): { coins: number; byAge: boolean; demand: number[] } {
  const demand = RESOURCES.map(() => 0);
  if (text === AGE_COINS) return { coins: 0, byAge: true, demand };
  let coins = 0;
  for (const { count, names } of phrases(text)) {
    const [name] = names as [string];
    if (names.length > 1) throw new RangeError(`a cost cannot be a choice: "${text}"`);
    if (name === 'coin' || name === 'coins') coins += count;
    else demand[resourceIndex(name)] += count;
  }
  return { coins, byAge: false, demand };
}

/** The other way round: a cost in words. */
export function costText(coins: number, demand: readonly number[]): string {
  const words = demand.flatMap((count, i) => (count > 0 ? [`${count} ${RESOURCES[i]}`] : []));
  if (coins > 0) words.push(coinsText(coins));
  return words.join(' ');
}

export const coinsText = (count: number): string => many(count, 'coin');

/** That something costs so many coins, and that there are no more than these. */
export const tooDear = (costs: string, has: number): string =>
  `costs ${costs} and there ${has === 1 ? 'is' : 'are'} ${has} to spend`;

/** Of one thing in a cost or in what a city makes. */
const MOST_ALIKE = 99;

function phrases(text: string): { count: number; names: string[] }[] {
  const words = text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  const found: { count: number; names: string[] }[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    const counted = /^\d+$/.test(word);
    if (counted && Number(word) > MOST_ALIKE) throw new RangeError(`${word} is too many: "${text}"`);
    const names = (counted ? (words[++i] ?? '') : word).split('/');
    found.push({ count: counted ? Number(word) : 1, names });
  }
  return found;
}

function resourceIndex(name: string): number {
  const index = RESOURCES.indexOf(name as Resource);
  if (index < 0) throw new RangeError(`"${name}" is not a resource`);
  return index;
}

const resourceBit = (name: string): ResourceSet => 1 << resourceIndex(name);

export function parseScope(text: string): Scope {
  const bits: Record<string, Scope> = { me: ME, left: LEFT, right: RIGHT };
  return text.split(' ').reduce((all, word) => {
    const bit = bits[word];
    if (!bit) throw new RangeError(`"${word}" is not a direction`);
    return all | bit;
  }, 0);
}

// The words themselves, as card files use them.
export const produce = (text: string): Effect => ({ kind: 'produce', units: parseUnits(text) });
export const trade = (goods: 'raw' | 'manufactured', scope: string): Effect => ({
  kind: 'trade',
  goods: goods === 'raw' ? RAW : MANUFACTURED,
  scope: parseScope(scope),
});
export const shields = (count: number): Effect => ({ kind: 'shields', count });
export const symbol = (name: ScienceSymbol): Effect => ({ kind: 'symbol', symbol: name });
export const freeBuild = (
  power: string,
  often: 'once an Age' | 'always',
  colours: readonly Colour[] = AGE_CARDS,
  when: Occasion = 'any',
): Effect => ({ kind: 'freeBuild', power, colours, often, when });
export const cheaper = (what: Colour | 'stage', count: number): Effect => ({ kind: 'cheaper', what, count });
export const buyFromBank = (count: number): Effect => ({ kind: 'buyFromBank', count });
export const whenever = (point: TriggerPoint, amount: number): Effect => ({ kind: 'whenever', point, coins: amount });
export const betterSets = (points: number): Effect => ({ kind: 'betterSets', points });
export const passDefeats = (): Effect => ({ kind: 'passDefeats' });
export const lastCard = (): Effect => ({ kind: 'lastCard' });
export const coins = (amount: Amount): Effect => ({ kind: 'coins', amount });
export const vp = (amount: Amount): Effect => ({ kind: 'vp', amount });
export const dig = (window: string): Effect => ({ kind: 'dig', window });
export const copyGuild = (): Effect => ({ kind: 'copyGuild' });
export const incomeBonus = (more: number): Effect => ({ kind: 'incomeBonus', coins: more });
export const takeVictory = (age: number): Effect => ({ kind: 'takeVictory', age });
export const clearDefeats = (): Effect => ({ kind: 'clearDefeats' });
export const most = (of: Colour | 'coins', points: number): Effect => ({ kind: 'most', of, points });
export const copyStage = (place: number, scope: string, digs: string): Effect => ({
  kind: 'copyStage',
  place,
  scope: parseScope(scope),
  digs,
});
export const lose = (what: Amount | 'age' | 'victory' | 'stage'): Effect =>
  what === 'victory' || what === 'stage'
    ? { kind: 'lose', loss: what, count: 1 }
    : { kind: 'lose', loss: 'coins', count: what };
export const diplomacy = (): Effect => ({ kind: 'diplomacy' });
export const gift = (amount: number, to: 'neighbours' | 'others' = 'neighbours'): Effect => ({
  kind: 'gift',
  coins: amount,
  to,
});
export const rebate = (scope: string): Effect => ({ kind: 'rebate', scope: parseScope(scope) });
export const follow = (which: 'again' | 'other'): Effect => ({ kind: 'follow', which });
export const copySymbol = (): Effect => ({ kind: 'copySymbol' });
export const recruitFree = (): Effect => ({ kind: 'recruitFree' });
export const recruitCheaper = (scope: string, less: number): Effect => ({
  kind: 'recruitCheaper',
  scope: parseScope(scope),
  coins: less,
});
export const drawLeaders = (count: number): Effect => ({ kind: 'drawLeaders', count });
export const extraLeader = (): Effect => ({ kind: 'extraLeader' });
export const per = (of: string, scope: string, each = 1, every = 1): Per => ({
  each,
  of,
  scope: parseScope(scope),
  every,
});
