/** What cards and stages give, in words. */
import {
  COLOURS,
  type Effect,
  type EffectKind,
  type EffectOf,
  type Gives,
  LEFT,
  listed,
  ME,
  type Per,
  RAW,
  RESOURCES,
  type ResourceSet,
  RIGHT,
  titled,
} from '@polis/engine';
import { ageName, coins, count } from './text.ts';

/** `7 coins and 4 points` */
export const offerText = ({ effects }: Pick<Gives, 'effects'>): string => listed(effects.map(effectText)) || 'nothing';

const effectText = (effect: Effect): string =>
  (WORDS[effect.kind] as Words<Effect> | undefined)?.(effect) ?? effect.kind;

type Words<E> = (effect: E) => string;

/** Every kind has its words: without them it does not compile. A kind that only a missing module has is no error. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a kind that no module has
const WORDS: { readonly [K in EffectKind]: Words<EffectOf<K>> } & { readonly [kind: string]: Words<any> } = {
  coins: ({ amount }) => amountText(amount, 'coin'),
  vp: ({ amount }) => amountText(amount, 'point'),
  shields: (effect) => count(effect.count, 'shield'),
  symbol: ({ symbol }) => `a ${symbol === 'any' ? 'symbol of choice' : symbol}`,
  produce: ({ units }) => listed([...new Set(units)].map((unit) => unitText(unit, units))),
  trade: ({ goods, scope }) =>
    `${goods === RAW ? 'raw materials' : 'manufactured goods'} for 1 coin from ${neighbours(scope)}`,
  freeBuild: ({ power }) => `what ${titled(power)} builds for nothing`,
  cheaper: (effect) =>
    `${effect.what === 'stage' ? 'stages' : `${effect.what} cards`} for ${count(effect.count, 'resource')} less`,
  buyFromBank: (effect) => `${count(effect.count, 'resource')} a turn from the bank for 1 coin`,
  whenever: ({ point, coins: amount }) => `${coins(amount)} for each ${triggerText(point)}`,
  betterSets: ({ points }) => `${count(points, 'point')} more for each set of symbols`,
  passDefeats: () => 'defeat tokens for the winner instead',
  lastCard: () => 'the last card of each Age',
  dig: () => 'a card of the discard pile',
  copyGuild: () => 'a guild of a neighbour',
  incomeBonus: (effect) => `${coins(effect.coins)} more with the first income of a turn`,
  takeVictory: ({ age }) => `a victory token of ${age > 0 ? ageName(age) : 'the Age'}`,
  clearDefeats: () => 'no more defeat tokens',
  most: ({ of, points }) => `${count(points, 'point')} for the most ${of === 'coins' ? of : `${of} cards`}`,
  copyStage: ({ place, scope }) => `what stage ${place + 1} of ${neighbours(scope, 'or')} gives`,
  lose: ({ loss, count: amount }) => `everyone else loses ${lossText(loss, amount)}`,
  diplomacy: () => 'a Diplomacy token',
  gift: (effect) => `${coins(effect.coins)} for each ${effect.to === 'others' ? 'other player' : 'neighbour'}`,
  rebate: ({ scope }) => `1 coin off a unit from ${neighbours(scope)}`,
  follow: ({ which }) => `a resource that the city ${which === 'again' ? 'makes' : 'does not make'}`,
  copySymbol: () => 'a symbol of a neighbour',
  recruitFree: () => 'leaders for nothing',
  recruitCheaper: (effect) =>
    `leaders ${effect.scope & ME ? '' : 'of both neighbours '}for ${coins(effect.coins)} less`,
  copyLeader: () => 'a leader of a neighbour',
  drawLeaders: (effect) => count(effect.count, 'leader'),
  extraLeader: () => 'one more leader',
  defeatsAsShields: () => 'a shield for each defeat token',
  indebt: ({ debt }) => `${debt} debt for each neighbour`,
  smuggle: () => '1 coin off what a neighbour’s board starts with',
  turnSymbol: () => 'a symbol turned into another',
  moreSymbol: () => 'one more of the commonest symbol',
  disarm: () => 'everyone else gives up a victory token',
  unbeaten: ({ points }) => `${count(points, 'point')} without a defeat token`,
  alone: ({ points }) => `${count(points, 'point')} without another leader`,
  likeUnder: ({ each }) =>
    `${count(each, 'point')} for each card of both neighbours in the colour of the card under it`,
  entomb: () => 'a tomb for a leader',
  exchange: () => 'two of a kind as one of any',
  meetLeader: () => 'a leader drawn',
  victory: ({ value }) => `a victory token of ${value}`,
  doubleGuild: () => 'a guild counted twice',
  pawn: ({ age }) => `a pawn of ${ageName(age)}`,
};

/** `wood or clay`, `2 stone` */
function unitText(unit: ResourceSet, all: readonly ResourceSet[]): string {
  const alike = all.filter((other) => other === unit).length;
  const kinds = RESOURCES.filter((_, i) => (unit >> i) & 1);
  return (alike > 1 ? `${alike} ` : '') + listed(kinds, 'or');
}

const neighbours = (scope: number, both: 'and' | 'or' = 'and'): string =>
  `the ${listed([...(scope & LEFT ? ['left'] : []), ...(scope & RIGHT ? ['right'] : [])], both)} neighbour`;

/** `3 coins`, `2 points for each own stage` */
const amountText = (amount: number | Per, what: 'coin' | 'point'): string =>
  typeof amount === 'number' ? count(amount, what) : `${count(amount.each, what)} for each ${perText(amount)}`;

function perText({ of, scope, every }: Per): string {
  const what = every > 1 ? `${every} of ${thingText(of)}` : thingText(of);
  if (scope === ME) return `own ${what}`;
  return `${what} of ${scope & ME ? 'the own city and ' : ''}both neighbours`;
}

function thingText(of: string): string {
  const [kind, value] = of.split('-');
  if (COLOURS.some((colour) => colour === of)) return `${of} card`;
  if (of.includes('+')) return `set of ${listed(of.split('+'))} cards`;
  if (RESOURCES.some((resource) => resource === of)) return `${of} on brown cards`;
  if (kind === 'victory') return value ? `victory token of ${value}` : 'victory token';
  return THINGS[of] ?? of;
}

const THINGS: Record<string, string> = {
  defeat: 'defeat token',
  wonder: 'finished wonder',
  colours: 'colour',
  coins: 'coin',
};

const TRIGGERS: Record<string, string> = {
  chain: 'card built by a chain',
  trade: 'neighbour bought from',
  victory: 'victory',
};

const triggerText = (point: EffectOf<'whenever'>['point']): string =>
  TRIGGERS[point] ?? `${point.slice('build:'.length)} card built`;

function lossText(loss: EffectOf<'lose'>['loss'], amount: EffectOf<'lose'>['count']): string {
  if (loss !== 'coins') return `1 coin for each ${loss === 'stage' ? 'stage' : 'victory token'} of theirs`;
  return amount === 'age' ? 'as many coins as the Age has for a number' : amountText(amount, 'coin');
}
