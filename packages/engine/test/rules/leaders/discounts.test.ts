import { describe, expect } from 'vitest';
import type { MadeUp, ScenarioSeat } from '../../../src/scenario-types.ts';
import type { Payment } from '../../../src/types.ts';
import { AGE_CARDS, type Colour, RESOURCES } from '../../../src/vocabulary.ts';
import {
  build,
  expectRefused,
  MADE_UP,
  mix,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { recruitment, table } = mix('leaders');

const costs = (cost: string, colour: Colour = 'blue'): MadeUp => ({ cost, colour });

/** My city with one structure to build, at a table as described. */
const building = (card: MadeUp, me: ScenarioSeat, rest: TableLiteral = {}): Tabletop =>
  table({ ...rest, me: { coins: 20, ...me, hand: [card] } });

/** Every payment that is accepted for the structure. */
const accepted = (t: Tabletop): Partial<Payment>[] => t.accepted(MADE_UP, 'me', { toBank: 3 });

/** Who makes what cheaper. */
const CHEAPER: [leader: string, what: Colour | 'stage'][] = [
  ['archimedes', 'green'],
  ['leonidas', 'red'],
  ['hammurabi', 'blue'],
  ['imhotep', 'stage'],
];

describe('one resource less', () => {
  for (const [leader, what] of CHEAPER) {
    rule(
      'L-40',
      `${leader}: ${what === 'stage' ? 'stages' : `${what} cards`} and nothing else cost one resource less`,
      () => {
        const left = { makes: ['2 stone'] };
        for (const colour of AGE_CARDS.filter((one) => one !== 'black')) {
          const t = building(costs('2 stone', colour), { leaders: [leader] }, { left });
          expect([colour, t.offers(MADE_UP)]).toEqual([colour, [{ left: colour === what ? 2 : 4 }]]);
        }
        const me: ScenarioSeat = { leaders: [leader], wonder: 'ephesos', side: 'A', hand: ['theater'] };
        const t = table({ me: { ...me, coins: 20 }, left });
        expect(t.stageOffers()).toEqual([{ left: what === 'stage' ? 2 : 4 }]);
      },
    );

    rule('L-40', `${leader} works from now on, not in the turn of the recruitment, and not for others`, () => {
      const card = what === 'stage' ? 'theater' : { cost: 'stone', colour: what };
      const city: ScenarioSeat = { wonder: 'halikarnassos', side: 'A', makes: ['clay'], hand: [card] }; // A1 costs 2 clay
      const t = recruitment({
        me: { ...city, leaderHand: [leader], makes: ['clay'], hand: [card], coins: 9 },
        left: { hand: [card] },
      }).answer('me', build(leader));
      const free = (place: 'me' | 'left') =>
        what === 'stage' ? t.stageOffers(place) : t.offers(place === 'me' ? MADE_UP : 'made-up-1-0', place);
      expect(free('me')).toEqual([{}]);
      expect(free('left')).toEqual([]);
    });
  }

  rule('L-40', 'coins in a cost stay', () => {
    const t = building(costs('2 coins clay'), { leaders: ['hammurabi'] });
    expect(t.offers(MADE_UP)).toEqual([{ bank: 2 }]);
    expect(t.play({ me: build(MADE_UP) }).seat().coins).toBe(18);
    const coinsOnly = building(costs('3 coins'), { leaders: ['hammurabi'] });
    expect(coinsOnly.offers(MADE_UP)).toEqual([{ bank: 3 }]);
    const poor = building(costs('2 coins clay'), { leaders: ['hammurabi'], coins: 1 });
    expectRefused(poor, 'me', build(MADE_UP), 'cannot-pay');
  });

  rule('L-40', 'each of them takes off one resource, and only one', () => {
    const t = building(costs('2 clay stone', 'green'), { leaders: ['archimedes'] });
    expect(t.offers(MADE_UP)).toEqual([]);
    expect(t.why(MADE_UP)).toMatch(/neither neighbour sells it/);
    expectRefused(t, 'me', build(MADE_UP), 'cannot-pay');
    const one = building(costs('2 clay stone', 'green'), { leaders: ['archimedes'], makes: ['clay', 'stone'] });
    expect(one.offers(MADE_UP)).toEqual([{}]);
  });

  rule('L-40', 'several of them each work for their own colour', () => {
    const me = { leaders: ['archimedes', 'leonidas', 'hammurabi'] };
    for (const colour of ['green', 'red', 'blue'] as const) {
      expect(building(costs('stone', colour), me).offers(MADE_UP)).toEqual([{}]);
      expect(building(costs('stone ore', colour), me).offers(MADE_UP)).toEqual([]);
    }
  });

  rule('L-40', 'leaders do not become cheaper', () => {
    const me = { leaders: ['archimedes', 'leonidas', 'hammurabi', 'imhotep'], leaderHand: ['caesar'], coins: 9 };
    expect(recruitment({ me }).offers('caesar')).toEqual([{ bank: 5 }]);
  });

  rule('L-41', 'Hammurabi, 2 clay and 1 stone, 1 clay of one’s own, both sold on the left for 2: 2 coins', () => {
    const t = building(
      costs('2 clay stone'),
      { leaders: ['hammurabi'], makes: ['clay'] },
      { left: { makes: ['clay', 'stone'] } },
    );
    expect(t.offers(MADE_UP)).toEqual([{ left: 2 }]);
    const after = t.play({ me: build(MADE_UP) });
    expect(after.seat().coins).toBe(18);
    expect(after.seat().city).toEqual([MADE_UP]);
  });

  rule('L-41', 'the lower cost is an offer: the whole cost may be paid too, and nothing that is not used', () => {
    const t = building(
      costs('2 clay stone'),
      { leaders: ['hammurabi'], makes: ['clay'] },
      { left: { makes: ['clay', 'stone'] } },
    );
    expect(accepted(t)).toEqual([{ left: 2 }, { left: 4 }]);
  });

  rule('L-41', 'the player chooses the resource that falls away: each way is offered', () => {
    const t = building(
      costs('stone loom'),
      { leaders: ['hammurabi'] },
      { left: { makes: ['stone'] }, right: { makes: ['loom'] } },
    );
    expect(t.offers(MADE_UP)).toEqual([{ right: 2 }, { left: 2 }]);
    expect(accepted(t)).toEqual([{ right: 2 }, { left: 2 }, { left: 2, right: 2 }]);
  });

  rule('L-41', 'raw material or manufactured good: whichever cannot be had', () => {
    for (const gone of RESOURCES) {
      const makes = RESOURCES.filter((resource) => resource !== gone);
      const t = building(costs(RESOURCES.join(' ')), { leaders: ['hammurabi'], makes });
      expect(t.offers(MADE_UP)).toEqual([{}]);
    }
  });

  rule('L-41', 'the dearest resource can fall away', () => {
    const me = { leaders: ['leonidas'], city: ['west-trading-post'] };
    const t = building(costs('ore glass', 'red'), me, { left: { makes: ['ore', 'glass'] } });
    expect(t.offers(MADE_UP)).toEqual([{ left: 1 }]);
    expect(accepted(t)).toEqual([{ left: 1 }, { left: 2 }, { left: 3 }]);
  });

  rule('L-41', 'a choice of one’s own is counted once, as it is without the leader', () => {
    const me = { leaders: ['archimedes'], makes: ['wood/stone'] };
    expect(building(costs('wood stone', 'green'), me).offers(MADE_UP)).toEqual([{}]);
    expect(building(costs('wood stone ore', 'green'), me).offers(MADE_UP)).toEqual([]);
    const left = { makes: ['ore'] };
    expect(building(costs('wood stone ore', 'green'), me, { left }).offers(MADE_UP)).toEqual([{ left: 2 }]);
  });

  rule('L-41', 'with Imhotep the resource of a stage is chosen the same way', () => {
    // Giza A2 costs 3 wood
    const me: ScenarioSeat = { wonder: 'giza', side: 'A', stages: 1, leaders: ['imhotep'], coins: 9 };
    const t = table({ me, left: { makes: ['wood'] }, right: { makes: ['2 wood'] } });
    expect(t.stageOffers()).toEqual([{ right: 4 }, { left: 2, right: 2 }]);
    expect(t.refusal('me', stage('theater', { pay: { left: 2, right: 4 } }))).toBeNull();
    expectRefused(t, 'me', stage('theater', { pay: { right: 2 } }), 'wrong-payment');
  });
});

describe('Bilkis', () => {
  const bilkis = { leaders: ['bilkis'] };

  rule('L-25', 'nobody makes stone: a cost of one stone is paid with 1 coin, of two stone not at all', () => {
    const one = building(costs('stone'), bilkis);
    expect(one.offers(MADE_UP)).toEqual([{ bank: 1 }]);
    const after = one.play({ me: build(MADE_UP) });
    expect(after.seat().coins).toBe(19);
    const two = building(costs('2 stone'), bilkis);
    expect(two.offers(MADE_UP)).toEqual([]);
    expect(two.why(MADE_UP)).toMatch(/1 more stone/);
    expectRefused(two, 'me', build(MADE_UP), 'cannot-pay');
  });

  rule('L-25', 'what is lacking beside the resource she sells is told once', () => {
    const why = (cost: string): string | null => building(costs(cost), bilkis).why(MADE_UP);
    expect(why('glass loom')).toBe('needs 1 more glass or loom; neither neighbour sells it');
    expect(why('2 glass 2 loom')).toBe('needs 3 more glass or loom; neither neighbour sells it');
    // whichever four of the five
    expect(why('glass 2 loom 2 papyrus')).toBe('needs 4 more glass, loom or papyrus; neither neighbour sells it');
  });

  rule('L-25', 'one resource of any kind', () => {
    for (const resource of RESOURCES) expect(building(costs(resource), bilkis).offers(MADE_UP)).toEqual([{ bank: 1 }]);
  });

  rule('L-25', 'the coin goes to the bank', () => {
    const t = building(costs('stone'), bilkis, { left: { makes: ['stone'] } });
    const after = t.play({ me: build(MADE_UP, { pay: { bank: 1 } }) });
    expect(after.purses()).toEqual([19, 6, 6]);
    expect(after.game.state.bank).toBe(t.game.state.bank + 1 - 3 - 3);
  });

  rule('L-25', 'her owner may, and need not: every way to pay is offered', () => {
    const t = building(costs('2 stone'), bilkis, { left: { makes: ['2 stone'] }, right: { makes: ['stone'] } });
    expect(t.offers(MADE_UP)).toEqual([
      { right: 2, bank: 1 },
      { left: 2, bank: 1 },
      { left: 2, right: 2 },
      { left: 4 },
    ]);
    expect(accepted(t)).toEqual([{ right: 2, bank: 1 }, { left: 2, bank: 1 }, { left: 2, right: 2 }, { left: 4 }]);
  });

  rule('L-25', 'the offers of a cost with goods of both kinds', () => {
    const t = building(
      costs('stone glass ore'),
      { ...bilkis, makes: ['ore'] },
      { left: { makes: ['stone'] }, right: { makes: ['glass'] } },
    );
    expect(t.offers(MADE_UP)).toEqual([
      { right: 2, bank: 1 },
      { left: 2, bank: 1 },
      { left: 2, right: 2 },
    ]);
  });

  rule('L-25', 'her coin comes on top of coins in a cost', () => {
    const t = building(costs('1 coin stone'), bilkis);
    expect(t.offers(MADE_UP)).toEqual([{ bank: 2 }]);
    expectRefused(t, 'me', build(MADE_UP, { via: 'paid', pay: { bank: 1 } }), 'wrong-payment');
    expectRefused(t, 'me', build(MADE_UP, { via: 'paid', pay: { bank: 3 } }), 'wrong-payment');
  });

  rule('L-25', 'there is room for her coin beside the most coins that a cost can have', () => {
    expect(building(costs('56 coins stone'), { ...bilkis, coins: 57 }).offers(MADE_UP)).toEqual([{ bank: 57 }]);
    expect(() => building(costs('57 coins stone'), bilkis)).toThrow('a cost has at most 56 coins: "57 coins stone"');
  });

  rule('L-25', 'who has no coins buys nothing, and a resource that is not needed cannot be bought', () => {
    expectRefused(building(costs('stone'), { ...bilkis, coins: 0 }), 'me', build(MADE_UP), 'cannot-pay');
    const free = building(costs(''), bilkis);
    expect(free.offers(MADE_UP)).toEqual([{}]);
    expectRefused(free, 'me', build(MADE_UP, { via: 'paid', pay: { bank: 1 } }), 'wrong-payment');
  });

  rule('L-25', 'one time in each turn: next turn she sells again', () => {
    const hand = [costs('stone'), costs('ore')];
    const t = table({
      me: { ...bilkis, hand, coins: 2 },
      left: { hand: ['altar', 'baths'] },
      right: { hand: [costs('loom'), costs('loom')] },
    });
    const next = t.play({ me: build(MADE_UP) });
    expect(next.seat().coins).toBe(1);
    expect(next.offers('made-up-2-1')).toEqual([{ bank: 1 }]);
  });

  rule('L-R6', 'with the last card of Babylon she sells again', () => {
    const me: ScenarioSeat = {
      ...bilkis,
      wonder: 'babylon',
      side: 'B',
      stages: 2,
      hand: [costs('stone'), costs('ore')],
      coins: 2,
    };
    const t = table({ turn: 6, me }).play({ me: build(MADE_UP) });
    expect(t.offers('made-up-0-1')).toEqual([{ bank: 1 }]);
    expect(t.answer('me', build('made-up-0-1')).seat().coins).toBe(0);
  });

  rule('X-16', 'Hatshepsut brings nothing for her resource', () => {
    const t = building(costs('stone'), { leaders: ['bilkis', 'hatshepsut'] });
    expect(t.play({ me: build(MADE_UP) }).seat().coins).toBe(19);
  });

  rule('X-16', 'no Trading Post, Marketplace or Olympia B1 makes it cheaper', () => {
    const city = ['west-trading-post', 'east-trading-post', 'marketplace'];
    for (const resource of RESOURCES)
      expect(building(costs(resource), { ...bilkis, city }).offers(MADE_UP)).toEqual([{ bank: 1 }]);
    const olympia: ScenarioSeat = { ...bilkis, wonder: 'olympia', side: 'B', stages: 1 };
    expect(building(costs('stone'), olympia).offers(MADE_UP)).toEqual([{ bank: 1 }]);
  });

  rule('X-16', 'at the same price the neighbour’s offer stands beside hers, and hers is taken unasked', () => {
    const me = { ...bilkis, city: ['west-trading-post', 'east-trading-post'], coins: 9 };
    const next = { left: { makes: ['2 stone'] }, right: { makes: ['2 stone'] } };
    const t = building(costs('stone'), me, next);
    expect(t.offers(MADE_UP)).toEqual([{ bank: 1 }, { right: 1 }, { left: 1 }]);
    const built = t.play({ me: build(MADE_UP) }); // the others sell a card for 3 coins each
    expect([built.seat('left').coins, built.seat('right').coins]).toEqual([6, 6]);
    expect(building(costs('2 stone'), me, next).offers(MADE_UP)[0]).toEqual({ right: 1, bank: 1 });
    // Giza A1 costs 2 stone, one of which it has
    const giza = table({ me: { ...me, wonder: 'giza' }, ...next });
    const after = giza.play({ me: { do: 'stage', card: 'theater' } });
    expect([after.seat().stage, after.seat().coins]).toEqual([1, 8]);
    expect([after.seat('left').coins, after.seat('right').coins]).toEqual([6, 6]);
  });

  rule('X-16', 'it goes together with the leaders of L-40', () => {
    const me = { leaders: ['bilkis', 'hammurabi'] };
    expect(building(costs('stone ore'), me).offers(MADE_UP)).toEqual([{ bank: 1 }]);
    expect(building(costs('stone ore glass'), me).offers(MADE_UP)).toEqual([]);
    const left = { makes: ['glass'] };
    const t = building(costs('stone ore glass'), me, { left });
    expect(t.offers(MADE_UP)).toEqual([{ left: 2, bank: 1 }]);
    expect(accepted(building(costs('stone ore'), me, { left: { makes: ['stone', 'ore'] } }))).toEqual([
      { bank: 1 },
      { left: 2 },
      { left: 2, bank: 1 },
      { left: 4 },
    ]);
  });

  rule('X-16', 'neighbours cannot buy it', () => {
    const hand = [costs('stone')];
    const t = table({ me: bilkis, left: { hand, coins: 9 }, right: { hand, coins: 9 } });
    expect(t.offers('made-up-1-0', 'left')).toEqual([]);
    expect(t.offers('made-up-2-0', 'right')).toEqual([]);
  });

  rule('X-16', 'one resource per turn also in a recruitment turn when a stage is built', () => {
    const me: ScenarioSeat = { ...bilkis, wonder: 'halikarnassos', side: 'A', leaderHand: ['nero'] }; // A1 costs 2 clay
    const t = recruitment({ me: { ...me, makes: ['clay'] } });
    expect(t.stageOffers()).toEqual([{ bank: 1 }]);
    const two = recruitment({ me });
    expect(two.stageOffers()).toEqual([]);
    const after = t.answer('me', stage('nero'));
    expect(after.seat()).toMatchObject({ coins: 2, stage: 1 });
  });

  rule('L-R6', 'what she sold in the recruitment turn does not count for the first turn of the Age', () => {
    const me: ScenarioSeat = { ...bilkis, wonder: 'halikarnassos', side: 'A', makes: ['clay'], hand: [costs('ore')] };
    const t = recruitment({ me: { ...me, leaderHand: ['nero'] } });
    expect(t.answer('me', stage('nero')).offers(MADE_UP)).toEqual([{ bank: 1 }]);
  });

  rule('L-25', 'she has to be recruited before: in hand she sells nothing', () => {
    expect(building(costs('stone'), { leaderHand: ['bilkis'] }).offers(MADE_UP)).toEqual([]);
    const t = recruitment({ me: { leaderHand: ['bilkis'], coins: 9, hand: [costs('stone')] } });
    expect(t.answer('me', build('bilkis')).offers(MADE_UP)).toEqual([{ bank: 1 }]);
    expect(t.answer('me', sell('bilkis')).offers(MADE_UP)).toEqual([]);
  });
});
