import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  type Deed,
  expectRefused,
  MADE_UP,
  mix,
  PASS,
  pick,
  rule,
  sell,
  stage,
  type TableLiteral,
} from '../../kit/index.ts';

const { recruitment, table } = mix('leaders');

const CHAINED = { city: ['baths'], hand: ['aqueduct'] };

/** Coins I have more after the turn than before, when I do this. */
function gain(deed: Deed, { me, ...rest }: TableLiteral): number {
  const t = table({ ...rest, me: { coins: 20, ...me } });
  return t.play({ me: deed }).seat().coins - 20;
}

describe('Hatshepsut', () => {
  const hatshepsut = { leaders: ['hatshepsut'] };
  const buying = (cost: string, me: ScenarioSeat = {}): ScenarioSeat => ({
    ...hatshepsut,
    hand: [{ cost, colour: 'blue' }],
    ...me,
  });

  rule('L-30', 'two resources of the left neighbour bring 1 coin', () => {
    expect(gain(build(MADE_UP), { me: buying('2 stone'), left: { makes: ['2 stone'] } })).toBe(-4 + 1);
    expect(gain(build(MADE_UP), { me: buying('stone loom'), left: { makes: ['stone', 'loom'] } })).toBe(-4 + 1);
  });

  rule('L-30', 'one of the left and one of the right neighbour bring 2', () => {
    const sellers = { left: { makes: ['stone'] }, right: { makes: ['stone'] } };
    expect(gain(build(MADE_UP), { me: buying('2 stone'), ...sellers })).toBe(-4 + 2);
  });

  rule('L-30', 'the bank pays: the neighbours keep what they were paid', () => {
    const t = table({ me: buying('stone', { coins: 2 }), left: { makes: ['stone'] } });
    const after = t.play({ me: build(MADE_UP) });
    expect(after.purses()).toEqual([1, 3 + 2 + 3, 3 + 3]);
    expect(after.game.state.bank).toBe(t.game.state.bank - 1 - 3 - 3);
  });

  rule('L-30', 'nothing without buying: own resources, coins to the bank, a chain, a sale', () => {
    expect(gain(build(MADE_UP), { me: buying('stone', { makes: ['stone'] }) })).toBe(0);
    expect(gain(build(MADE_UP), { me: buying('2 coins') })).toBe(-2);
    expect(gain(build('aqueduct'), { age: 2, me: { ...hatshepsut, ...CHAINED } })).toBe(0);
    expect(gain(sell('theater'), { me: hatshepsut })).toBe(3);
  });

  rule('L-30', 'nothing when a neighbour buys from her owner, and nothing for others who buy', () => {
    const t = table({
      me: { ...hatshepsut, makes: ['stone'], coins: 0 },
      left: { hand: [{ cost: 'stone', colour: 'blue' }], coins: 2 },
    });
    expect(t.play({ left: build('made-up-1-0') }).purses()).toEqual([2 + 3, 0, 6]);
  });

  rule('L-30', 'a stage that is bought for brings it too', () => {
    const me: ScenarioSeat = { ...hatshepsut, wonder: 'halikarnassos', side: 'A', hand: ['theater'] }; // A1 costs 2 clay
    expect(gain(stage('theater'), { me, right: { makes: ['2 clay'] } })).toBe(-4 + 1);
  });

  rule('L-31', 'with 1 coin a resource that costs 2 cannot be bought', () => {
    const t = table({ me: buying('stone', { coins: 1 }), left: { makes: ['stone'] } });
    expect(t.offers(MADE_UP)).toEqual([]);
    expectRefused(t, 'me', build(MADE_UP), 'cannot-pay');
    const both = table({
      me: buying('2 stone', { coins: 3 }),
      left: { makes: ['stone'] },
      right: { makes: ['stone'] },
    });
    expectRefused(both, 'me', build(MADE_UP), 'cannot-pay');
    const enough = table({ me: buying('stone', { coins: 2 }), left: { makes: ['stone'] } });
    expect(enough.play({ me: build(MADE_UP) }).seat().coins).toBe(1);
  });

  rule('L-51', 'with a Trading Post or the Marketplace the player pays 1 coin and then takes 1 coin', () => {
    const left = { makes: ['stone', 'loom'] };
    for (const [city, cost] of [
      ['west-trading-post', 'stone'],
      ['marketplace', 'loom'],
    ]) {
      expect(gain(build(MADE_UP), { me: buying(cost, { city: [city] }), left })).toBe(0);
      const poor = table({ me: buying(cost, { city: [city], coins: 0 }), left });
      expectRefused(poor, 'me', build(MADE_UP), 'cannot-pay');
    }
  });

  rule('L-R6', 'each turn anew, also with the last card of Babylon', () => {
    const cost = { cost: 'stone', colour: 'blue' } as const;
    const babylon: ScenarioSeat = { ...hatshepsut, wonder: 'babylon', side: 'B', stages: 2, coins: 20 };
    const t = table({
      turn: 6,
      me: { ...babylon, hand: [cost, cost] },
      left: { makes: ['stone'] },
    }).play({ me: build(MADE_UP) });
    expect(t.seat().coins).toBe(20 - 2 + 1);
    expect(t.answer('me', build('made-up-0-1')).seat().coins).toBe(20 - 4 + 2);
  });
});

describe('Xenophon', () => {
  const xenophon = { leaders: ['xenophon'] };

  rule('L-33', '2 coins for each yellow card, at once, on top of what the card brings', () => {
    expect(gain(build('marketplace'), { me: { ...xenophon, hand: ['marketplace'] } })).toBe(2);
    expect(gain(build('tavern'), { me: { ...xenophon, hand: ['tavern'] } })).toBe(5 + 2);
  });

  rule('L-33', 'nothing for other colours, for a yellow card under a stage or sold', () => {
    for (const colour of ['brown', 'grey', 'blue', 'red', 'green', 'purple'] as const)
      expect(gain(build(MADE_UP), { me: { ...xenophon, hand: [{ cost: '', colour }] } })).toBe(0);
    const giza: ScenarioSeat = { ...xenophon, wonder: 'giza', side: 'A', makes: ['stone'], hand: ['tavern'] };
    expect(gain(stage('tavern'), { me: giza })).toBe(0);
    expect(gain(sell('tavern'), { me: { ...xenophon, hand: ['tavern'] } })).toBe(3);
  });

  rule('L-33', 'earlier yellow cards bring nothing', () => {
    const me = { leaderHand: ['xenophon'], city: ['tavern', 'marketplace'], coins: 5 };
    const t = recruitment({ me }).answer('me', build('xenophon'));
    expect(t.seat().coins).toBe(5 - 2);
  });

  rule('L-33', 'nothing for what the neighbours build', () => {
    const t = table({ me: { ...xenophon, coins: 0 }, left: { hand: ['marketplace'] } }).play({
      left: build('marketplace'),
    });
    expect(t.seat().coins).toBe(3);
    expect(t.seat('left').coins).toBe(3);
  });

  rule('L-33', 'in every turn again, with the last card of Babylon too', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2 };
    const me = { ...xenophon, ...babylon, coins: 0, hand: ['marketplace', 'east-trading-post'] };
    const t = table({ turn: 6, me })
      .play({ me: build('marketplace') })
      .answer('me', build('east-trading-post'));
    expect(t.seat().coins).toBe(4);
  });

  rule('X-04', 'a yellow card from the discard pile brings 2 coins', () => {
    const me = { ...xenophon, leaderHand: ['solomon'], coins: 3 };
    const t = recruitment({ age: 2, discard: ['marketplace', 'altar', 'tavern'], me }).answer('me', build('solomon'));
    expect(t.answer('me', pick('marketplace')).seat().coins).toBe(2);
    expect(t.answer('me', pick('tavern')).seat().coins).toBe(5 + 2);
    expect(t.answer('me', pick('altar')).seat().coins).toBe(0);
  });

  rule('X-04', 'Halikarnassos with Xenophon earns by digging too', () => {
    const me: ScenarioSeat = {
      ...xenophon,
      wonder: 'halikarnassos',
      side: 'B',
      makes: ['2 ore'],
      hand: ['altar'],
      coins: 0,
    };
    const t = table({ discard: ['marketplace'], me });
    const dug = t.play({ me: stage('altar') }).answer('me', pick('marketplace'));
    expect(dug.seat().coins).toBe(2);
  });
});

describe('Vitruvius', () => {
  const vitruvius = { leaders: ['vitruvius'] };

  rule('L-34', '2 coins for a structure built by a chain, at once', () => {
    expect(gain(build('aqueduct', 'chain'), { age: 2, me: { ...vitruvius, ...CHAINED } })).toBe(2);
    const yellow = { city: ['marketplace'], hand: ['caravansery'] };
    expect(gain(build('caravansery', 'chain'), { age: 2, me: { ...vitruvius, ...yellow } })).toBe(2);
    expect(gain(build('caravansery', 'chain'), { age: 2, me: { leaders: ['vitruvius', 'xenophon'], ...yellow } })).toBe(
      4,
    );
  });

  rule('L-34', 'earlier chains bring nothing', () => {
    const me = { leaderHand: ['vitruvius'], city: ['baths', 'aqueduct'], coins: 5 };
    expect(recruitment({ age: 3, me }).answer('me', build('vitruvius')).seat().coins).toBe(4);
  });

  rule('L-34', 'nothing for what is paid or sold, and nothing for the chains of neighbours', () => {
    expect(gain(build('aqueduct'), { age: 2, me: { ...vitruvius, hand: ['aqueduct'], makes: ['3 stone'] } })).toBe(0);
    expect(gain(sell('aqueduct'), { age: 2, me: { ...vitruvius, ...CHAINED } })).toBe(3);
    const t = table({ age: 2, me: { ...vitruvius, coins: 0 }, left: CHAINED }).play({ left: build('aqueduct') });
    expect(t.purses()).toEqual([3, 3, 6]);
  });

  rule('X-05', 'a chain is one of the ways to build: it is offered first, and he pays when it is the way named', () => {
    const me = { ...vitruvius, ...CHAINED, makes: ['3 stone'] };
    const t = table({ age: 2, me });
    expect(t.ways('aqueduct').map(({ via }) => via)).toEqual(['chain', 'paid']);
    expect(gain(build('aqueduct', 'chain'), { age: 2, me })).toBe(2);
    expect(gain(build('aqueduct', 'paid'), { age: 2, me })).toBe(0);
    expect(gain(build('aqueduct'), { age: 2, me })).toBe(2);
  });

  rule('X-05', 'nothing for a card that costs nothing anyway', () => {
    expect(gain(build('altar'), { me: { ...vitruvius, hand: ['altar'] } })).toBe(0);
  });

  rule('X-05', 'nothing for a card that is free by Olympia A2, though a chain leads to it', () => {
    const me: ScenarioSeat = { ...vitruvius, ...CHAINED, wonder: 'olympia', side: 'A', stages: 2 };
    const table = { age: 2, me };
    expect(gain(build('aqueduct', 'olympia-free-build'), table)).toBe(0);
    expect(gain(build('aqueduct', 'chain'), table)).toBe(2);
  });

  rule('X-05', 'nothing for a guild that is free by Ramses', () => {
    const me = { leaders: ['vitruvius', 'ramses'], hand: ['spies-guild'] };
    expect(gain(build('spies-guild', 'ramses'), { age: 3, me })).toBe(0);
  });

  rule('X-05', 'nothing for what Halikarnassos or Solomon digs up, though a chain leads to it', () => {
    const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makes: ['2 ore'], coins: 0 };
    const t = table({
      age: 2,
      discard: ['aqueduct'],
      me: { ...halikarnassos, ...vitruvius, city: ['baths'], hand: ['altar'] },
    }).play({ me: stage('altar') });
    const dug = t.answer('me', pick('aqueduct'));
    expect([dug.seat().city, dug.seat().coins]).toEqual([['baths', 'aqueduct'], 0]);
    const me = { ...vitruvius, city: ['baths'], leaderHand: ['solomon'], coins: 3 };
    const wise = recruitment({ age: 3, discard: ['aqueduct'], me }).answer('me', build('solomon'));
    expect(wise.answer('me', pick('aqueduct')).seat().coins).toBe(0);
  });
});

describe('Croesus', () => {
  rule('L-36', 'when he is recruited, the bank pays 6 coins, one time', () => {
    const before = recruitment({ me: { leaderHand: ['croesus', 'nero'], coins: 3 } });
    const t = before.answer('me', build('croesus'));
    expect(t.seat().coins).toBe(3 - 1 + 6);
    expect(t.game.state.bank).toBe(before.game.state.bank + 1 - 6);
    expect(t.play({ me: sell('theater') }).seat().coins).toBe(8 + 3);
    expect(
      table({ me: { leaders: ['croesus'] } })
        .play({})
        .seat().coins,
    ).toBe(3 + 3);
  });

  rule('L-36', 'in hand, sold or under a stage he brings no 6 coins', () => {
    const me = { leaderHand: ['croesus', 'nero'], coins: 3, wonder: 'giza', makes: ['stone'] };
    expect(recruitment({ me }).answer('me', sell('croesus')).seat().coins).toBe(6);
    expect(recruitment({ me }).answer('me', stage('croesus')).seat().coins).toBe(3);
    expect(recruitment({ me }).answer('me', build('nero')).seat().coins).toBe(2);
  });
});

describe('Ramses', () => {
  const ramses = { leaders: ['ramses'] };
  const olympia: ScenarioSeat = { wonder: 'olympia', side: 'A', stages: 2 };

  rule('L-27', 'his owner may build guilds without paying, as often as wanted', () => {
    const me = { ...ramses, coins: 0, hand: ['spies-guild', 'workers-guild', 'altar'] };
    const guilds = ['strategists-guild', 'traders-guild', 'altar'];
    let t = table({ age: 3, me, left: { hand: ['altar', 'theater', 'baths'] }, right: { hand: guilds } });
    t = t.play({ me: build('spies-guild') }).play({ me: build('traders-guild', 'ramses') });
    expect(t.seat()).toMatchObject({ city: ['spies-guild', 'traders-guild'], coins: 0 });
    expect(t.game.state.seats[0].used).toBe(0);
  });

  rule('L-27', 'he is for guilds only, and not for a stage', () => {
    const colours = ['brown', 'grey', 'blue', 'yellow', 'red', 'green'] as const;
    for (const colour of colours) {
      const t = table({ me: { ...ramses, hand: [{ cost: 'stone', colour }] } });
      expect(t.ways(MADE_UP)).toEqual([]);
      expectRefused(t, 'me', build(MADE_UP, 'ramses'), 'no-power');
    }
    const giza = table({ me: { ...ramses, wonder: 'giza', stages: 1, hand: ['spies-guild'] } });
    expect(giza.stageOffers()).toEqual([]);
  });

  rule('L-27', 'a guild may still be paid, and he does not help the neighbours', () => {
    const hand = ['traders-guild'];
    const makes = ['glass', 'loom', 'papyrus'];
    const t = table({ age: 3, me: { ...ramses, hand, makes }, left: { hand, coins: 0, makes: [] } });
    expect(t.ways('traders-guild').map(({ via }) => via)).toEqual(['paid', 'ramses']);
    expectRefused(t, 'left', build('traders-guild', 'ramses'), 'no-power');
  });

  rule('L-27', 'from now on: in hand he is no help', () => {
    const t = table({ age: 3, me: { leaderHand: ['ramses'], hand: ['spies-guild'] } });
    expectRefused(t, 'me', build('spies-guild', 'ramses'), 'no-power');
  });

  rule('L-27', 'nothing may be paid for what is free', () => {
    const t = table({ age: 3, me: { ...ramses, hand: ['spies-guild'], coins: 9 } });
    const pays = { do: 'build', card: 'spies-guild', via: 'ramses', pay: { bank: 1 } };
    expectRefused(t, 'me', pays, 'wrong-payment');
  });

  rule('L-27', 'the same guild is not built a second time', () => {
    const t = table({ age: 3, me: { ...ramses, city: ['spies-guild'], hand: ['spies-guild'] } });
    expectRefused(t, 'me', build('spies-guild', 'ramses'), 'already-built');
  });

  rule('X-06', 'with Ramses a player builds guilds for nothing and keeps Olympia’s use of the Age', () => {
    const me = { ...ramses, ...olympia, hand: ['spies-guild', 'senate'], coins: 0 };
    let t = table({ age: 3, me, left: { hand: ['altar', 'theater'] }, right: { hand: ['altar', 'senate'] } });
    expect(
      t
        .ways('spies-guild')
        .map(({ via }) => via)
        .sort(),
    ).toEqual(['olympia-free-build', 'ramses']);
    t = t.play({ me: build('spies-guild') });
    expect(t.refusal('me', build('senate', 'olympia-free-build'))).toBeNull();
    t = t.play({ me: build('senate', 'olympia-free-build') });
    expect(t.seat().city).toEqual(['spies-guild', 'senate']);
  });

  rule('X-06', 'one card uses one power: a guild built by Olympia’s uses that one up, and Ramses goes on', () => {
    const me = { ...ramses, ...olympia, hand: ['spies-guild', 'altar'], coins: 0 };
    const right = { hand: ['altar', 'traders-guild'] };
    const t = table({ age: 3, me, left: { hand: ['baths', 'theater'] }, right }).play({
      me: build('spies-guild', 'olympia-free-build'),
    });
    expectRefused(t, 'me', build('traders-guild', 'olympia-free-build'), 'no-power');
    expect(t.ways('traders-guild').map(({ via }) => via)).toEqual(['ramses']);
  });
});

describe('from the moment of the recruitment', () => {
  rule('L-30', 'a leader is not there yet for anything that is paid or built in the same turn', () => {
    // Rome B2 is bought from the left; its extra leader Hatshepsut comes after the payment
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B', stages: 1, coins: 9 };
    const t = table({
      age: 2,
      me: { ...rome, hand: ['altar'], leaderHand: ['hatshepsut'], makes: ['stone', 'clay'] },
      left: { makes: ['loom'] },
    }).play({ me: stage('altar') });
    expect(t.asked()).toBe('play');
    expect(t.answer('me', build('hatshepsut')).seat().coins).toBe(9 - 2 - 0);
    expect(t.answer('me', PASS).seat().coins).toBe(9 - 2);
  });

  rule('L-33', 'all who recruit in one turn do so at once', () => {
    const t = recruitment({ me: { leaderHand: ['croesus'] }, left: { leaderHand: ['xenophon'] } }).play({
      me: build('croesus'),
      left: build('xenophon'),
    });
    expect(t.purses()).toEqual([8, 1, 3]);
  });
});
