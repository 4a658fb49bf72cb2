/** The kinds of effect that only Cities has. */
import { income } from '../../coins.ts';
import type { Handler, Handlers } from '../../module.ts';
import { addFollower } from '../../tally.ts';
import { gainTokens } from '../../tokens.ts';
import type { TokenId } from '../../types.ts';
import { type Effect, LEFT, parseScope, RIGHT } from '../../vocabulary.ts';
import { type Loss, lossToken } from './tokens.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** Everyone else loses so many coins at the end of the turn, or a coin for each of these that they have. */
    lose: { loss: Loss; count: number };
    /** At once: a Diplomacy token. */
    diplomacy: Record<never, never>;
    /** At once: coins from the bank for both neighbours. */
    gift: { coins: number };
    /** A coin off one unit a turn that is bought from that neighbour. */
    rebate: { scope: Scope };
    /** One resource a turn, of the kinds the city makes (`again`) or of the others. */
    follow: { which: 'again' | 'other' };
    /** At the end: the symbol of a neighbour's green card. */
    copySymbol: Record<never, never>;
    /** So many coins more with the first income from the bank in a turn. */
    incomeBonus: { coins: number };
    /** Every defeat token held counts as a shield. */
    defeatsAsShields: Record<never, never>;
  }
}

export const lose = (what: number | 'victory' | 'stage'): Effect =>
  typeof what === 'number' ? { kind: 'lose', loss: 'coins', count: what } : { kind: 'lose', loss: what, count: 1 };
export const diplomacy = (): Effect => ({ kind: 'diplomacy' });
export const gift = (coins: number): Effect => ({ kind: 'gift', coins });
export const rebate = (scope: string): Effect => ({ kind: 'rebate', scope: parseScope(scope) });
export const follow = (which: 'again' | 'other'): Effect => ({ kind: 'follow', which });
export const copySymbol = (): Effect => ({ kind: 'copySymbol' });
export const incomeBonus = (coins: number): Effect => ({ kind: 'incomeBonus', coins });
export const defeatsAsShields = (): Effect => ({ kind: 'defeatsAsShields' });

/** The loss is noted with those it hits; it is settled at the end of the turn (losses.ts). */
const loses: Handler<'lose', { token: TokenId; count: number }> = {
  bind: ({ loss, count }, names) => ({ token: names.token(lossToken(loss)), count }),
  once: {
    in: 'turn.effects',
    apply({ state }, by, { token, count }) {
      state.seats.forEach((city, seat) => {
        if (seat !== by) city.tokens[token] += count;
      });
    },
  },
};

const sendsEnvoys: Handler<'diplomacy', { token: TokenId }> = {
  bind: (_, names) => ({ token: names.token('diplomacy') }),
  once: {
    in: 'turn.effects',
    apply: (table, seat, { token }) => gainTokens(table, seat, token, 1),
  },
};

const gives: Handler<'gift'> = {
  once: {
    in: 'turn.coins',
    apply(table, seat, { coins }) {
      income(table, table.rules.left[seat], coins, 'gift');
      income(table, table.rules.right[seat], coins, 'gift');
    },
  },
};

const tradesCheaper: Handler<'rebate'> = {
  lasting(tally, { scope }) {
    if (scope & LEFT) tally.rebateLeft = 1;
    if (scope & RIGHT) tally.rebateRight = 1;
  },
};

const follows: Handler<'follow'> = {
  lasting: (tally, { which }) => addFollower(tally, which),
};

const copiesSymbol: Handler<'copySymbol'> = {
  lasting(tally) {
    tally.symbolCopies++;
  },
};

const earnsMore: Handler<'incomeBonus'> = {
  lasting(tally, { coins }) {
    tally.bonus = coins;
  },
};

const countsDefeats: Handler<'defeatsAsShields'> = {
  lasting(tally) {
    tally.shieldsPerDefeat = 1;
  },
};

export const effects = {
  lose: loses,
  diplomacy: sendsEnvoys,
  gift: gives,
  rebate: tradesCheaper,
  follow: follows,
  copySymbol: copiesSymbol,
  incomeBonus: earnsMore,
  defeatsAsShields: countsDefeats,
} satisfies Partial<Handlers>;
