/** What the stages that offer a choice give, in words. */
import { type Effect, type EffectKind, type EffectOf, type Gives, listed } from '@polis/engine';
import { ageName, coins, count } from './text.ts';

/** `7 coins and 4 points` */
export const offerText = ({ effects }: Gives): string => listed(effects.map(effectText));

const effectText = (effect: Effect): string =>
  (WORDS[effect.kind] as Words<Effect> | undefined)?.(effect) ?? effect.kind;

type Words<E> = (effect: E) => string;

/** Kinds that some stage offers. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a kind that no module has
const WORDS: { readonly [K in EffectKind]?: Words<EffectOf<K>> } & { readonly [kind: string]: Words<any> } = {
  coins: ({ amount }) => (typeof amount === 'number' ? coins(amount) : 'coins'),
  vp: ({ amount }) => (typeof amount === 'number' ? count(amount, 'point') : 'points'),
  shields: (effect) => count(effect.count, 'shield'),
  symbol: ({ symbol }) => `a ${symbol === 'any' ? 'symbol of choice' : symbol}`,
  dig: () => 'a card of the discard pile',
  pawn: ({ age }) => `a pawn of ${ageName(age)}`,
};
