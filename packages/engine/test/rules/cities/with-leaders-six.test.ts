import { describe, expect } from 'vitest';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { conflictsNow } from '../../../src/what-if.ts';
import {
  BLACK,
  build,
  expectRefused,
  mix,
  NO_TOKENS,
  pick,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
  two,
} from '../../kit/index.ts';

const { fought, lastTurn, recruitment, table } = mix('leaders', 'cities');

describe('Caligula', () => {
  const caligula: ScenarioSeat = { leaders: ['caligula'], coins: 0 };

  rule('C-47', 'one black card in each Age for nothing', () => {
    const hand = ['capitol', 'brotherhood', 'altar'];
    const t = table({ age: 3, me: { ...caligula, hand }, left: { hand }, right: { hand } });
    expect(t.vias('capitol')).toEqual(['caligula']);
    const one = t.play({ me: build('capitol', 'caligula') });
    expect(one.seat()).toMatchObject({ city: ['capitol'], coins: 0 });
    expect(one.events).toContainEqual({
      event: 'built',
      seat: 0,
      card: 'capitol',
      via: 'caligula',
      pay: { left: 0, right: 0, bank: 0 },
    });
    expect(one.vias('brotherhood')).toEqual([]);
    expectRefused(one, 'me', build('brotherhood', 'caligula'), 'no-power');
  });

  rule('C-47', 'any of the 27', () => {
    const hand = [...BLACK[1], ...BLACK[2], ...BLACK[3]];
    const t = table({ age: 3, me: { ...caligula, hand } });
    for (const card of hand) expect(t.refusal('me', build(card, 'caligula'))).toBeNull();
  });

  rule('C-47', 'only black cards: no other colour, no stage, no leader', () => {
    const guilds = ['mourners-guild', 'guild-of-shadows', 'counterfeiters-guild'];
    const hand = ['baths', 'sawmill', 'stockade', 'apothecary', 'forum', ...guilds];
    const t = table({ age: 3, me: { ...caligula, wonder: 'giza', hand } });
    for (const card of hand) {
      expectRefused(t, 'me', build(card, 'caligula'), 'no-power');
      expect(t.vias(card)).not.toContain('caligula');
    }
    expect(t.stageOffers()).toEqual([]);
    const recruiting = recruitment({ age: 2, me: { ...caligula, leaderHand: ['nero'] } });
    expectRefused(recruiting, 'me', build('nero', 'caligula'), 'no-power');
  });

  rule('C-47', 'from the Age in which he comes on, and again in the next Age', () => {
    const t = table({ turn: lastTurn, me: { ...caligula, hand: ['militia'] }, left: { hand: ['altar'] } })
      .withNextAge(...['lair', 'tabularium', 'sepulcher'])
      .play({ me: build('militia', 'caligula') });
    expect([t.game.state.age, t.seat().city]).toEqual([2, ['militia']]);
    const one = t.play({ me: build('lair', 'caligula') });
    expect(one.seat()).toMatchObject({ city: ['militia', 'lair'], coins: 0 });
  });

  rule('C-47', 'his own price has to be paid, and he helps in the Age that follows', () => {
    expectRefused(recruitment({ me: { coins: 2, leaderHand: ['caligula'] } }), 'me', build('caligula'), 'cannot-pay');
    const hand = ['contingent'];
    const t = recruitment({ age: 3, me: { coins: 3, leaderHand: ['caligula'], hand } });
    const after = t.play({ me: build('caligula') });
    expect([after.seat().coins, after.vias('contingent')]).toEqual([0, ['caligula']]);
  });

  rule('C-R3', 'the coins of the cost fall away too: the Contingent costs nothing', () => {
    for (const card of ['contingent', 'militia', 'mercenaries', 'torture-chamber', 'gambling-house']) {
      const t = table({ age: 3, me: { ...caligula, coins: 4, hand: [card] } }).play({ me: build(card, 'caligula') });
      expect(t.seat().coins).toBe(card === 'gambling-house' ? 4 + 9 : 4);
      expect(t.seat().city).toEqual([card]);
    }
    expectRefused(
      table({ age: 3, me: { ...caligula, coins: 9, hand: ['militia'] } }),
      'me',
      { ...build('militia', 'caligula'), pay: { bank: 3 } },
      'wrong-payment',
    );
  });

  rule('C-R3', 'nobody has to use him: who pays keeps the use', () => {
    const hand = ['militia', 'lair', 'altar'];
    const t = table({ age: 2, me: { ...caligula, coins: 3, hand }, left: { hand }, right: { hand } });
    expect(t.vias('militia').sort()).toEqual(['caligula', 'paid']);
    const paid = t.play({ me: build('militia') });
    expect([paid.seat().coins, paid.vias('lair')]).toEqual([0, ['caligula']]);
  });

  rule('C-R3', 'a use that was not taken in its Age is lost', () => {
    let t = table({ turn: lastTurn, me: caligula }).withNextAge('tabularium', 'mercenaries').play({});
    expect(t.game.state.age).toBe(2);
    t = t.play({ me: build(t.seat().hand[0], 'caligula') });
    expect(t.seat().city).toHaveLength(1);
    const other = t.seat().hand.find((card) => !t.seat().city.includes(card)) as string;
    expectRefused(t, 'me', build(other, 'caligula'), 'no-power');
  });

  rule('C-R3', 'he is separate from Olympia A2: two black cards for nothing in one Age', () => {
    const olympia: ScenarioSeat = { ...caligula, wonder: 'olympia', stages: 2 };
    const hand = ['capitol', 'contingent', 'embassy', 'altar'];
    for (const [first, second] of [
      ['caligula', 'olympia-free-build'],
      ['olympia-free-build', 'caligula'],
    ]) {
      const t = table({ age: 3, me: { ...olympia, hand }, left: { hand }, right: { hand } });
      expect(t.vias('capitol').sort()).toEqual(['caligula', 'olympia-free-build']);
      const one = t.play({ me: build('capitol', first), left: sell('altar'), right: sell('altar') });
      expectRefused(one, 'me', build('contingent', first), 'no-power');
      const both = one.play({ me: build('contingent', second), left: sell('altar'), right: sell('capitol') });
      expect(both.seat()).toMatchObject({ city: ['capitol', 'contingent'], coins: 0 });
      expect(both.vias('embassy')).toEqual([]);
    }
  });

  rule('C-R3', 'Babylon’s last card is of the same Age', () => {
    const babylon: ScenarioSeat = { ...caligula, wonder: 'babylon', side: 'B', stages: 2 };
    const t = table({ age: 3, turn: lastTurn, me: { ...babylon, hand: ['capitol', 'contingent'] } });
    const used = t.play({ me: build('capitol', 'caligula') });
    expectRefused(used, 'me', build('contingent', 'caligula'), 'no-power');
    const kept = t.play({ me: sell('capitol') });
    expect(kept.refusal('me', build('contingent', 'caligula'))).toBeNull();
  });

  rule('C-R7', 'Vitruvius does not pay for a card built with him', () => {
    const me = { leaders: ['caligula', 'vitruvius'], coins: 0, hand: ['capitol'] };
    expect(
      table({ age: 3, me })
        .play({ me: build('capitol', 'caligula') })
        .seat().coins,
    ).toBe(0);
  });
});

describe('Diocletian', () => {
  const diocletian: ScenarioSeat = { leaders: ['diocletian'], coins: 0 };

  rule('C-48', '2 coins for each black card that his owner builds', () => {
    const hand = ['hideout', 'gambling-den', 'altar'];
    const others = two({ coins: 0 });
    const t = table({
      me: { ...diocletian, hand },
      left: others,
      right: { coins: 0, hand: ['militia', 'gates-of-the-city'] },
    });
    const one = t.play({ me: build('hideout') });
    expect(one.seat().coins).toBe(2);
    for (const seat of [1, 2]) expect(one.seat(seat).coins).toBe(3);
    const me = { ...diocletian, leaders: ['diocletian', 'caligula'], hand: ['capitol'] };
    expect(
      table({ age: 3, me })
        .play({ me: build('capitol', 'caligula') })
        .seat().coins,
    ).toBe(2);
  });

  rule('C-48', 'after the cost is paid: they cannot pay for the card itself', () => {
    expectRefused(table({ me: { ...diocletian, coins: 2, hand: ['militia'] } }), 'me', build('militia'), 'cannot-pay');
    expect(
      table({ me: { ...diocletian, coins: 3, hand: ['militia'] } })
        .play({ me: build('militia') })
        .seat().coins,
    ).toBe(2);
  });

  rule(
    'C-48',
    'nothing for other colours, for black cards that are sold or mark a stage, and for those of others',
    () => {
      const giza: ScenarioSeat = { ...diocletian, wonder: 'giza', makesPrivately: ['stone'] };
      const coins = (hand: string[], deed: 'build' | 'sell' | 'stage') =>
        table({ age: 3, me: { ...giza, hand }, left: { hand: ['hideout'], coins: 0 }, right: { coins: 0 } })
          .play({ me: { do: deed, card: hand[0] }, left: deed === 'build' ? build('hideout') : sell('hideout') })
          .seat().coins;
      expect([coins(['altar'], 'build'), coins(['hideout'], 'sell'), coins(['hideout'], 'stage')]).toEqual([0, 3, 0]);
    },
  );

  rule('C-48', 'nothing for black cards that were there before', () => {
    const t = recruitment({ age: 2, me: { coins: 2, leaderHand: ['diocletian'], city: ['hideout', 'militia'] } });
    expect(t.play({ me: build('diocletian') }).seat().coins).toBe(0);
  });

  rule('C-R2', 'a black card of the discard pile brings them too, by Halikarnassos and by Solomon', () => {
    const halikarnassos: ScenarioSeat = {
      ...diocletian,
      wonder: 'halikarnassos',
      side: 'B',
      makesPrivately: ['2 ore'],
    };
    const t = table({ age: 2, discard: ['militia', 'walls'], me: { ...halikarnassos, hand: ['altar'] } });
    const digging = t.play({ me: stage('altar') });
    expect(digging.answer('me', pick('militia')).seat().coins).toBe(2);
    expect(digging.answer('me', pick('walls')).seat().coins).toBe(0);
    const solomon = recruitment({
      age: 2,
      discard: ['militia'],
      me: { ...diocletian, coins: 3, leaderHand: ['solomon'] },
    });
    expect(
      solomon
        .play({ me: build('solomon') })
        .answer('me', pick('militia'))
        .seat().coins,
    ).toBe(2);
  });
});

describe('Darius and Aspasia', () => {
  rule('C-49', 'Darius: 1 point for each own black card, on the leader line', () => {
    for (const count of [0, 1, 4]) {
      const t = table({
        age: 3,
        me: { leaders: ['darius'], coins: 0, city: [...BLACK[1].slice(0, count), 'altar'] },
        left: { city: BLACK[2] },
      });
      expect(t.score().leaders).toBe(count);
    }
  });

  rule('C-50', 'Aspasia: a Diplomacy token when she is recruited, and 2 points', () => {
    const t = recruitment({
      me: { coins: 3, leaderHand: ['aspasia'], shields: 9 },
      left: { shields: 1 },
    }).play({ me: build('aspasia') });
    expect([t.count('diplomacy'), t.seat().coins, t.score().leaders]).toEqual([[1, 0, 0], 0, 2]);
    expect(conflictsNow(t.game)).toEqual([
      { won: [], lost: 0 },
      { won: [1], lost: 0 },
      { won: [], lost: 1 },
    ]);
    const sold = recruitment({ me: { coins: 3, leaderHand: ['aspasia'] } }).play({ me: sell('aspasia') });
    expect([sold.count('diplomacy'), sold.score().leaders]).toEqual([[0, 0, 0], 0]);
  });

  rule('C-50', 'her token is gone after the conflicts of the Age, her points stay', () => {
    const t = fought(1, { me: { leaders: ['aspasia'], diplomacy: 1, shields: 9 }, left: { shields: 1 } });
    expect([t.count('diplomacy'), t.military('me'), t.score().leaders]).toEqual([[0, 0, 0], NO_TOKENS, 2]);
  });

  rule('C-R8', 'both stand on the leader line, black cards on their own', () => {
    const me = { leaders: ['darius', 'aspasia'], coins: 0, city: ['hideout', 'capitol'] };
    expect(table({ age: 3, me }).score()).toMatchObject({ leaders: 2 + 2, cities: 2 + 8, total: 14 });
  });
});

describe('Semiramis', () => {
  const semiramis: ScenarioSeat = { leaders: ['semiramis'] };
  const strength = (t: Tabletop): number | undefined => {
    for (const event of t.events) {
      if (event.event === 'standoff' && event.between.includes(0)) return event.strength;
      if (event.event === 'conflict' && event.winner === 0) return event.strengths[0];
      if (event.event === 'conflict' && event.loser === 0) return event.strengths[1];
    }
    return undefined;
  };

  rule('C-51', 'each own defeat token is a shield, on top of the shields there are', () => {
    for (const defeat of [0, 1, 4])
      for (const shields of [0, 2]) {
        const t = fought(3, { me: { ...semiramis, shields, tokens: { defeat } }, left: { shields: defeat + shields } });
        expect(strength(t)).toBe(defeat + shields);
        expect(t.military('me')[3]).toBe(defeat);
      }
  });

  rule('C-51', 'tokens that were there before she came count too', () => {
    const me: ScenarioSeat = { coins: 2, leaderHand: ['semiramis'], tokens: { defeat: 3 } };
    const t = recruitment({ age: 3, me, left: { shields: 2 }, right: { shields: 4 } }).play({
      me: build('semiramis'),
    });
    expect(conflictsNow(t.game)[0]).toEqual({ won: [5], lost: 1 });
  });

  rule('C-51', 'victory tokens are no shields, defeat tokens of others neither, and debt is no defeat', () => {
    const me = { ...semiramis, debt: 4, tokens: { victory: [1, 3, 5], defeat: 1 } };
    const t = fought(3, { me, left: { shields: 1, tokens: { defeat: 5 } }, right: { tokens: { defeat: 3 } } });
    expect(strength(t)).toBe(1);
    expect(t.events).toContainEqual({ event: 'standoff', age: 3, between: [0, 1], strength: 1 });
  });

  rule('C-51', 'the tokens still cost their points', () => {
    expect(table({ age: 3, me: { ...semiramis, tokens: { defeat: 3 } } }).score().military).toBe(-3);
  });

  rule('C-51', 'she is a card of Cities, and not the blank card of Leaders', () => {
    const seats = [{ leaders: ['semiramis'] }, {}, {}];
    expect(() => setTable({ modules: ['base', 'leaders'], seats })).toThrow(
      /^semiramis: this card comes with the module "cities"$/,
    );
    expect(table({ me: semiramis }).pile('leaders')).toEqual(['semiramis']);
  });

  rule('C-51', 'without her defeat tokens are none, also when she is in hand', () => {
    const t = fought(3, { me: { leaderHand: ['semiramis'], tokens: { defeat: 3 } }, left: { shields: 1 } });
    expect(strength(t)).toBe(0);
  });

  rule('X-24', 'a defeat token of these conflicts is a shield only in later Ages', () => {
    const t = fought(2, { me: semiramis, left: { shields: 2 }, right: { shields: 0 } });
    // lost to the left; that token does not beat the right one, who has no shields either
    expect(t.military('me')).toEqual([0, 0, 0, 1]);
    expect(t.events).toContainEqual({ event: 'standoff', age: 2, between: [2, 0], strength: 0 });
    const later = fought(3, { me: { ...semiramis, tokens: { defeat: 1 } }, left: { shields: 2 } });
    expect(later.military('me')).toEqual([0, 0, 1, 2]);
  });

  rule('X-24', 'in whatever order the conflicts are looked at', () => {
    for (const place of ['left', 'right'] as const) {
      const t = fought(2, { me: semiramis, [place]: { shields: 2 } });
      expect(t.military('me')).toEqual([0, 0, 0, 1]);
    }
    const both = fought(2, { me: { ...semiramis, shields: 1 }, left: { shields: 3 }, right: { shields: 2 } });
    expect([both.military('me'), both.military('right')]).toEqual([
      [0, 0, 0, 2],
      [0, 1, 0, 1],
    ]);
    // seat 2 loses to seat 1 and then meets seat 0 with the strength it had at the start
    const t = fought(2, { me: { shields: 1 }, left: { shields: 3 }, right: { ...semiramis, shields: 1 } });
    expect(t.military('right')).toEqual([0, 0, 0, 1]);
  });

  rule('X-24', 'who has Tomyris too takes no more defeat tokens, and the older ones stay shields', () => {
    const me = { leaders: ['semiramis', 'tomyris'], tokens: { defeat: 2 } };
    const t = fought(3, { me, left: { shields: 3 }, right: { shields: 1 } });
    expect(t.military('me')).toEqual([0, 0, 1, 2]);
    expect(t.military('left')).toEqual([0, 0, 2, 1]);
    expect(t.military('right')).toEqual([0, 0, 0, 2]);
  });

  rule('X-24', 'a token that Tomyris passes on is a shield of the city that receives it, in later Ages', () => {
    const t = fought(2, { me: { ...semiramis, shields: 1 }, left: { leaders: ['tomyris'] }, right: { shields: 1 } });
    expect(t.military('me')).toEqual([0, 1, 0, 1]);
    const later = fought(3, {
      me: { ...semiramis, shields: 1, tokens: { victory: [3], defeat: 1 } },
      left: { shields: 1 },
      right: { shields: 2 },
    });
    expect(later.military('me')).toEqual([0, 1, 1, 1]);
  });

  rule('X-24', 'and it counts for a Strategists Guild next door', () => {
    const t = fought(3, {
      me: { ...semiramis, shields: 1 },
      left: { leaders: ['tomyris'] },
      right: { shields: 1, city: ['strategists-guild'] },
    });
    expect(t.military('me')[3]).toBe(1);
    // right: mine is one; the left one passed both of its own on, the second to the right city itself
    expect(t.score('right').guilds).toBe(1);
  });

  rule('X-24', 'an absent city with her takes no token and meets nobody', () => {
    const t = fought(3, { me: { ...semiramis, diplomacy: 1, tokens: { defeat: 5 } }, left: { shields: 1 } });
    expect(t.military('me')).toEqual([0, 0, 0, 5]);
    expect(strength(t)).toBeUndefined();
  });
});

describe('the Courtesans Guild copies', () => {
  const GUILD = 'courtesans-guild';

  /** I have built the guild in a turn of Age III and copied this leader of my left neighbour. */
  function copier(leader: string, { me, left, right, ...rest }: TableLiteral = {}): Tabletop {
    const makesPrivately = ['wood', 'clay', 'glass', 'loom'];
    const t = table({
      age: 3,
      ...rest,
      me: { makesPrivately, coins: 0, hand: [GUILD, 'altar'], ...me },
      left: two({ leaders: [leader], ...left }),
      right: two(right),
    })
      .play({ me: build(GUILD) })
      .answer('me', pick(leader));
    expect(t.pile('courtesan')).toEqual([leader]);
    return t;
  }

  rule('C-R5', 'Aspasia: 2 points and a token at once, so absent from the conflicts of Age III', () => {
    const t = copier('aspasia', { me: { shields: 9 }, left: { shields: 1 } });
    expect([t.count('diplomacy'), t.score().guilds, t.score().leaders]).toEqual([[1, 0, 0], 2, 0]);
    const last = copier('aspasia', { turn: lastTurn, me: { shields: 9, hand: [GUILD] }, left: { shields: 1 } });
    expect([last.military('me'), last.military('left'), last.count('diplomacy')]).toEqual([
      NO_TOKENS,
      [0, 0, 1, 0],
      [0, 0, 0],
    ]);
  });

  rule('C-R5', 'Semiramis: the effect in the conflicts of Age III', () => {
    const t = copier('semiramis', {
      turn: lastTurn,
      me: { hand: [GUILD], tokens: { defeat: 2 } },
      left: { shields: 1 },
    });
    expect(t.military('me')).toEqual([0, 0, 2, 2]);
  });

  rule(
    'C-R5',
    'Diocletian: 2 coins for each black card built later, nothing for the guild or for earlier cards',
    () => {
      const hand = [GUILD, 'altar', 'baths'];
      const others = { hand: ['theater', 'hideout', 'militia'] };
      const t = copier('diocletian', { me: { hand, city: ['militia'] }, left: others, right: others });
      expect(t.seat().coins).toBe(0);
      expect(t.play({ me: build('hideout') }).seat().coins).toBe(2);
    },
  );

  rule('C-R5', 'Caligula: one black card for nothing in the rest of Age III', () => {
    const others = { hand: ['theater', 'capitol', 'contingent'] };
    const t = copier('caligula', { me: { hand: [GUILD, 'altar', 'baths'] }, left: others, right: others });
    expect(t.vias('capitol')).toEqual(['caligula']);
    const one = t.play({ me: build('capitol', 'caligula'), left: sell('altar'), right: sell('capitol') });
    expect([one.seat().city, one.seat().coins]).toEqual([[GUILD, 'capitol'], 0]);
    expect(one.vias('contingent')).toEqual([]);
  });

  rule('C-R5', 'Darius: the points, counted in the copier’s own city', () => {
    const t = copier('darius', { me: { city: ['hideout', 'lair', 'militia'] }, left: { city: ['capitol'] } });
    expect([t.score().guilds, t.score('left').leaders, t.score().leaders]).toEqual([3, 1, 0]);
  });

  rule('C-R5', 'the neighbour keeps the leader, and the copier takes no leader’s place', () => {
    const t = copier('berenice');
    expect([t.pile('leaders', 'left'), t.pile('leaders')]).toEqual([['berenice'], []]);
    expect(t.play({}).seat('left').coins).toBe(t.purses()[1] + 4);
    expect(t.asked()).toBe('play');
  });
});
