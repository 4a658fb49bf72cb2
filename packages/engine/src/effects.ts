/** What each kind of effect of the common vocabulary does, and when. */
import { income } from './coins.ts';
import { amountOf, bindAmount, type Count } from './count.ts';
import type { Handler, Handlers } from './module.ts';
import { addUnit, REDUCED_PRICE, raised, STAGES } from './tally.ts';
import { COLOURS, type EffectKind, LEFT, RAW, RIGHT, TRIGGER_POINTS } from './vocabulary.ts';

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
  bind: ({ power, colours, often, when }, names) => ({ bit: 1 << names.power({ name: power, colours, often, when }) }),
  lasting(tally, { bit }) {
    tally.powers |= bit;
  },
};

const cheaper: Handler<'cheaper', { index: number; count: number }> = {
  bind: ({ what, count }) => ({ index: what === 'stage' ? STAGES : COLOURS.indexOf(what), count }),
  lasting(tally, { index, count }) {
    tally.waived = raised(tally.waived, index, count);
  },
};

const buyFromBank: Handler<'buyFromBank'> = {
  lasting(tally, { count }) {
    tally.fromBank += count;
  },
};

const whenever: Handler<'whenever', { index: number; coins: number }> = {
  bind: ({ point, coins }) => ({ index: TRIGGER_POINTS.indexOf(point), coins }),
  lasting(tally, { index, coins }) {
    tally.gains = raised(tally.gains, index, coins);
  },
};

const betterSets: Handler<'betterSets'> = {
  lasting(tally, { points }) {
    tally.betterSets += points;
  },
};

const passDefeats: Handler<'passDefeats'> = {
  lasting(tally) {
    tally.passesDefeats = 1;
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
    apply({ state }, seat, { token }) {
      state.seats[seat].tokens[token]++;
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
  cheaper,
  buyFromBank,
  whenever,
  betterSets,
  passDefeats,
  lastCard,
  coins,
  vp,
  dig,
  copyGuild,
} satisfies Partial<Handlers<EffectKind>>;
