/** The kinds of effect that only leaders, their guilds and Rome have. */
import { confidants } from '../../confidants.ts';
import type { Handler, Handlers } from '../../module.ts';
import { take } from '../../piles.ts';
import { raised } from '../../tally.ts';
import { type Effect, ME } from '../../vocabulary.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** At once: mark a leader of a neighbour, and have from now on what that leader gives. */
    copyLeader: Record<never, never>;
  }
}

export const copyLeader = (): Effect => ({ kind: 'copyLeader' });

export const marks = ['recruits-free', 'recruits-cheaper', 'neighbours-recruit-cheaper'];

const recruitsFree: Handler<'recruitFree', { mark: number }> = {
  bind: (_, names) => ({ mark: names.mark('recruits-free') }),
  lasting(tally, { mark }) {
    tally.marks = raised(tally.marks, mark, 1);
  },
};

const recruitsCheaper: Handler<'recruitCheaper', { mark: number; coins: number }> = {
  bind: ({ scope, coins }, names) => ({
    mark: names.mark(scope === ME ? 'recruits-cheaper' : 'neighbours-recruit-cheaper'),
    coins,
  }),
  lasting(tally, { mark, coins }) {
    tally.marks = raised(tally.marks, mark, coins);
  },
};

/** A right that is used in the window of its name. */
function grants<K extends 'copyLeader' | 'extraLeader'>(window: string): Handler<K, { token: number }> {
  return {
    bind: (_, names) => ({ token: names.token(window) }),
    once: {
      in: 'turn.effects',
      apply({ state }, seat, { token }) {
        state.seats[seat].tokens[token]++;
      },
    },
  };
}

/** All chance was fixed at the deal: the draw takes the first of the shuffled order that lie in the box. */
const draws: Handler<'drawLeaders'> = {
  once: {
    in: 'turn.effects',
    apply({ rules, state, log }, seat, { count }) {
      const box = state.piles[rules.tablePile('leader-box')];
      const order = state.piles[rules.tablePile('leader-order')];
      const drawn = order.filter((card) => box.includes(card)).slice(0, count);
      for (const card of drawn) {
        take(box, card);
        state.seats[seat].piles[rules.seatPile('leader-hand')].push(card);
      }
      const cards = drawn.map((card) => rules.cards[card].name);
      log?.push({
        event: 'drawn',
        seat,
        count: drawn.length,
        secret: { to: confidants(rules, state.controller[seat]), cards },
      });
    },
  },
};

export const effects = {
  recruitFree: recruitsFree,
  recruitCheaper: recruitsCheaper,
  copyLeader: grants<'copyLeader'>('courtesans.copy'),
  drawLeaders: draws,
  extraLeader: grants<'extraLeader'>('rome.recruit'),
} satisfies Partial<Handlers>;
