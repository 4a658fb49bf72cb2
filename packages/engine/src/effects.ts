/** What each kind of effect of the common vocabulary does, and when. */
import { income } from './coins.ts';
import { amountOf, bindAmount, type Count } from './count.ts';
import type { Handler, Handlers } from './module.ts';
import { addUnit, REDUCED_PRICE, raised, STAGES } from './tally.ts';
import { gainTokens } from './tokens.ts';
import { COLOURS, type EffectKind, LEFT, NOW, per, RAW, RIGHT, TRIGGER_POINTS } from './vocabulary.ts';

const produce: Handler<'produce'> = {
  lasting(tally, { units }, forSale) {
    for (let i = 0; i < units.length; ) {
      let alike = 1;
      while (i + alike < units.length && units[i + alike] === units[i]) alike++;
      addUnit(tally, units[i], forSale, alike);
      i += alike;
    }
  },
};

const trade: Handler<'trade'> = {
  lasting(tally, { goods, scope }) {
    if (goods & RAW) {
      if (scope & LEFT) tally.rawLeft = REDUCED_PRICE;
      if (scope & RIGHT) tally.rawRight = REDUCED_PRICE;
    } else {
      if (scope & LEFT) tally.madeLeft = REDUCED_PRICE;
      if (scope & RIGHT) tally.madeRight = REDUCED_PRICE;
    }
  },
};

const shields: Handler<'shields'> = {
  lasting(tally, { count }) {
    tally.shields += count;
  },
};

const symbol: Handler<'symbol'> = {
  // by name: a field that is looked up by a text is found ten times as slowly
  lasting(tally, effect) {
    if (effect.symbol === 'compass') tally.compass++;
    else if (effect.symbol === 'gear') tally.gear++;
    else if (effect.symbol === 'tablet') tally.tablet++;
    else tally.any++;
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
const dig: Handler<'dig', { digsWith: number }> = {
  bind: ({ window }, names) => ({ digsWith: names.token(window) }),
  once: {
    in: 'turn.coins',
    apply({ state }, seat, { digsWith }) {
      state.seats[seat].tokens[digsWith]++;
    },
  },
};

const copyGuild: Handler<'copyGuild'> = {
  lasting(tally) {
    tally.copies++;
  },
};

const incomeBonus: Handler<'incomeBonus'> = {
  lasting(tally, { coins: more }) {
    tally.bonus = more;
  },
};

/** Whoever pays for victories pays for those in conflicts, not for this. */
const takeVictory: Handler<'takeVictory'> = {
  once: {
    in: 'turn.effects',
    apply(table, seat, { age }) {
      const { rules, state } = table;
      gainTokens(table, seat, rules.military.victories[(age === NOW ? state.age : age) - 1], 1);
    },
  },
};

const clearDefeats: Handler<'clearDefeats'> = {
  once: {
    in: 'turn.effects',
    apply(table, seat) {
      const { defeat } = table.rules.military;
      gainTokens(table, seat, defeat, -table.state.seats[seat].tokens[defeat]);
    },
  },
};

const most: Handler<'most', { mine: Count; left: Count; right: Count; points: number }> = {
  bind({ of, points }, names) {
    const countIn = (scope: string): Count => bindAmount(per(of, scope), names);
    return { mine: countIn('me'), left: countIn('left'), right: countIn('right'), points };
  },
  points(table, seat, { mine, left, right, points }, extra) {
    const own = amountOf(table, seat, mine, extra);
    return own > amountOf(table, seat, left, -1) && own > amountOf(table, seat, right, -1) ? points : 0;
  },
};

/** What is copied is looked up where stages are (stages.ts): the words alone do nothing. */
const copyStage: Handler<'copyStage'> = {};

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
  incomeBonus,
  takeVictory,
  clearDefeats,
  most,
  copyStage,
} satisfies Partial<Handlers<EffectKind>>;
