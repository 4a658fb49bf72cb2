/** What each kind of effect of the common vocabulary does, and when. */
import { income } from './coins.ts';
import { amountOf, bindAmount, type Count } from './count.ts';
import type { Handler, Handlers } from './module.ts';
import { addUnit, REDUCED_PRICE } from './tally.ts';
import { type EffectKind, LEFT, RAW, RIGHT } from './vocabulary.ts';

const produce: Handler<'produce'> = {
  lasting(tally, { units }, forSale) {
    for (const set of units) addUnit(tally, set, forSale);
  },
};

const trade: Handler<'trade'> = {
  lasting(tally, { goods, scope }) {
    const raw = (goods & RAW) !== 0;
    if (scope & LEFT) tally[raw ? 'rawLeft' : 'madeLeft'] = REDUCED_PRICE;
    if (scope & RIGHT) tally[raw ? 'rawRight' : 'madeRight'] = REDUCED_PRICE;
  },
};

const shields: Handler<'shields'> = {
  lasting(tally, { count }) {
    tally.shields += count;
  },
};

const symbol: Handler<'symbol'> = {
  lasting(tally, effect) {
    tally[effect.symbol]++;
  },
};

const freeBuild: Handler<'freeBuild', { bit: number }> = {
  bind: ({ power }, names) => ({ bit: 1 << names.power(power) }),
  lasting(tally, { bit }) {
    tally.powers |= bit;
  },
};

const lastCard: Handler<'lastCard'> = {
  lasting(tally) {
    tally.lastCard = 1;
  },
};

const coins: Handler<'coins', Count> = {
  bind: ({ amount }, names) => bindAmount(amount, names),
  once: {
    in: 'turn.coins',
    apply: (table, seat, count) => income(table, seat, amountOf(table, seat, count, -1), 'effect'),
  },
};

const vp: Handler<'vp', Count> = {
  bind: ({ amount }, names) => bindAmount(amount, names),
  points: amountOf,
};

/** The right to dig is a token that the window of that name takes back at the end of the turn. */
const dig: Handler<'dig', { token: number }> = {
  bind: ({ window }, names) => ({ token: names.token(window) }),
  once: {
    in: 'turn.coins',
    apply(table, seat, { token }) {
      const { tokens } = table.state.seats[seat] as { tokens: number[] };
      tokens[token]++;
    },
  },
};

const copyGuild: Handler<'copyGuild'> = {
  lasting(tally) {
    tally.copies++;
  },
};

export const effects = {
  produce,
  trade,
  shields,
  symbol,
  freeBuild,
  lastCard,
  coins,
  vp,
  dig,
  copyGuild,
} satisfies Partial<Handlers<EffectKind>>;
