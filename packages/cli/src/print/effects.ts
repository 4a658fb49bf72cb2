/** What the stages that offer a choice give, in words. */
import type { Effect, Gives } from '@polis/engine';
import { ageName, coins, count, listed } from './text.ts';

/** `7 coins and 4 points` */
export const offerText = ({ effects }: Gives): string => listed(effects.map(effectText));

function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'coins':
      return typeof effect.amount === 'number' ? coins(effect.amount) : 'coins';
    case 'vp':
      return typeof effect.amount === 'number' ? count(effect.amount, 'point') : 'points';
    case 'shields':
      return count(effect.count, 'shield');
    case 'symbol':
      return `a ${effect.symbol === 'any' ? 'symbol of choice' : effect.symbol}`;
    case 'dig':
      return 'a card of the discard pile';
    case 'pawn':
      return `a pawn of ${ageName(effect.age)}`;
    default:
      return effect.kind;
  }
}
