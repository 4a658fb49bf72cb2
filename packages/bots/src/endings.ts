/** What a city loses with an effect that it has already, where that is not what the effect would bring it now. */
import { COLOURS, type Effect, type EffectKind, type EffectOf, SYMBOLS } from '@polis/engine';
import { conflictsAhead, conflictsNow } from './military.ts';
import type { Position } from './position.ts';
import { type Changes, NO_CHANGES, NO_SYMBOLS, type Symbols, scienceAhead, scienceNow } from './science.ts';
import type { Weights } from './weights.ts';

const WHITE = COLOURS.indexOf('white');

/** Null: as much as it would bring. */
export const lostWith = (position: Position, weights: Weights, effect: Effect): number | null =>
  (LOST[effect.kind] as Lost<Effect> | undefined)?.(position, weights, effect) ?? null;

type Lost<E> = (position: Position, weights: Weights, effect: E) => number;

/** What it brought stays. */
const spent = (): number => 0;

// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a kind that no module has
const LOST: { readonly [K in EffectKind]?: Lost<EffectOf<K>> } & { readonly [kind: string]: Lost<any> } = {
  clearDefeats: spent,
  coins: spent,
  dig: spent,
  diplomacy: spent,
  disarm: spent,
  drawLeaders: spent,
  extraLeader: spent,
  gift: spent,
  indebt: spent,
  lose: spent,
  meetLeader: spent,
  takeVictory: spent,
  victory: spent,
  shields: (position, weights, { count }) => fewerShields(position, weights, count),
  defeatsAsShields: (position, weights) =>
    fewerShields(position, weights, position.me.tokens[position.rules.military.defeat] + 0.5),
  symbol(position, weights, { symbol }) {
    const kind = SYMBOLS.indexOf(symbol);
    const fewer = NO_SYMBOLS.map((_, i) => (i === kind ? -1 : 0)) as unknown as Symbols;
    return fewerSymbols(position, weights, fewer, { free: symbol === 'any' ? -1 : 0 });
  },
  turnSymbol: (position, weights) => fewerSymbols(position, weights, NO_SYMBOLS, { turned: -1 }),
  moreSymbol: (position, weights) => fewerSymbols(position, weights, NO_SYMBOLS, { added: -1 }),
  alone: ({ me }, _, { points }) => (me.tally.colours[WHITE] === 1 ? points : 0),
};

const fewerShields = (position: Position, weights: Weights, count: number): number =>
  conflictsNow(position, weights) - conflictsAhead(position, weights, -count, false);

const fewerSymbols = (position: Position, weights: Weights, fewer: Symbols, changes: Partial<Changes>): number =>
  scienceNow(position, weights) - scienceAhead(position, weights, fewer, { ...NO_CHANGES, ...changes });
