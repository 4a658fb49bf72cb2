import { describe, expect } from 'vitest';
import type { Payment } from '../../src/types.ts';
import {
  build,
  expectRefused,
  MADE_UP,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
  table,
} from '../kit/index.ts';

/** A table at which I hold one structure of this cost. */
const wanting = (cost: string, { me, ...rest }: TableLiteral): Tabletop =>
  table({ ...rest, me: { coins: 20, ...me, hand: [{ cost, colour: 'blue' }] } });

/** Every payment I am offered for it. */
const offers = (cost: string, at: TableLiteral): Partial<Payment>[] => wanting(cost, at).offers(MADE_UP);

/** Is just this payment accepted for it? */
const accepts = (cost: string, at: TableLiteral, pay: Partial<Payment>): boolean =>
  wanting(cost, at).refusal('me', build(MADE_UP, { pay })) === null;

const FREE = [{}];
const IMPOSSIBLE: never[] = [];

describe('own production', () => {
  rule('B-4.1', 'coins of a cost go to the bank', () => {
    const t = table({ me: { hand: ['clay-pit', 'altar'], coins: 3 } });
    expect(t.offers('clay-pit')).toEqual([{ bank: 1 }]);
    const { bank } = t.game.state;
    const built = t.answer('left', build('theater')).answer('right', build('theater'));
    const after = built.answer('me', build('clay-pit'));
    expect(after.seat().coins).toBe(2);
    expect(after.game.state.bank).toBe(bank + 1);
  });

  rule('B-4.1', 'a cost may ask for coins and resources', () => {
    expect(offers('2 coins stone', { me: { makes: ['stone'] } })).toEqual([{ bank: 2 }]);
    expect(offers('2 coins stone', { me: { makes: ['stone'], coins: 1 } })).toEqual(IMPOSSIBLE);
    expect(offers('2 coins stone', {})).toEqual(IMPOSSIBLE);
  });

  rule('B-4.1', 'a resource is not consumed: it is there again in the next turn', () => {
    const t = table({
      me: { makes: ['stone'], hand: ['baths'] },
      right: { hand: ['theater', { cost: 'stone', colour: 'red' }] },
    });
    const after = t.play({ me: build('baths') });
    expect(after.offers('made-up-2-1')).toEqual(FREE);
  });

  rule('B-4.2', 'the board, brown, grey and yellow cards and wonder stages produce', () => {
    expect(offers('stone', { me: { wonder: 'giza' } })).toEqual(FREE);
    expect(offers('wood', { me: { city: ['lumber-yard'] } })).toEqual(FREE);
    expect(offers('2 ore', { me: { city: ['foundry'] } })).toEqual(FREE);
    expect(offers('loom', { me: { city: ['loom-age1'] } })).toEqual(FREE);
    expect(offers('clay', { me: { city: ['caravansery'] } })).toEqual(FREE);
    expect(offers('papyrus', { me: { city: ['forum'] } })).toEqual(FREE);
    expect(offers('ore', { me: { wonder: 'alexandria', side: 'A', stages: 2 } })).toEqual(FREE);
    expect(offers('glass loom', { me: { wonder: 'alexandria', side: 'B', stages: 2 } })).toEqual(FREE);
  });

  rule('B-4.2', 'all of it adds up, and a stage not yet built adds nothing', () => {
    const me = { wonder: 'giza', city: ['quarry', 'stone-pit', 'caravansery'] };
    expect(offers('5 stone', { me })).toEqual(FREE);
    expect(offers('6 stone', { me })).toEqual(IMPOSSIBLE);
    expect(offers('ore', { me: { wonder: 'alexandria', side: 'A', stages: 1 } })).toEqual(IMPOSSIBLE);
  });

  rule('B-4.3', 'a card or stage that offers several resources makes one of them in a turn', () => {
    const timber = { me: { city: ['timber-yard'] } };
    expect(offers('wood', timber)).toEqual(FREE);
    expect(offers('stone', timber)).toEqual(FREE);
    expect(offers('wood stone', timber)).toEqual(IMPOSSIBLE);
    expect(offers('2 wood', timber)).toEqual(IMPOSSIBLE);
    expect(offers('wood clay', { me: { city: ['caravansery'] } })).toEqual(IMPOSSIBLE);
    expect(offers('loom papyrus', { me: { city: ['forum'] } })).toEqual(IMPOSSIBLE);
    const alexandria = { me: { wonder: 'alexandria', side: 'B', stages: 2 } } as const;
    expect(offers('wood glass papyrus', alexandria)).toEqual(FREE);
    expect(offers('wood clay', alexandria)).toEqual(IMPOSSIBLE);
    expect(offers('loom papyrus', alexandria)).toEqual(IMPOSSIBLE);
  });

  rule('B-4.3', 'several such cards are set to whatever the cost needs', () => {
    const me = { city: ['timber-yard', 'clay-pit', 'excavation'] }; // wood/stone, clay/ore, stone/clay
    expect(offers('wood ore clay', { me })).toEqual(FREE);
    expect(offers('2 stone ore', { me })).toEqual(FREE);
    expect(offers('2 clay wood', { me })).toEqual(FREE);
    expect(offers('2 clay 1 ore', { me })).toEqual(IMPOSSIBLE);
    expect(offers('2 wood', { me })).toEqual(IMPOSSIBLE);
  });
});

describe('buying', () => {
  rule('B-4.4', 'what is lacking is bought from the two neighbours and nobody else', () => {
    const stone = { makes: ['stone'] };
    expect(offers('stone', { left: stone, others: [{}, {}] })).toEqual([{ left: 2 }]);
    expect(offers('stone', { others: [{}, {}], right: stone })).toEqual([{ right: 2 }]);
    expect(offers('stone', { others: [stone, stone, stone, stone] })).toEqual(IMPOSSIBLE);
    expect(offers('stone', {})).toEqual(IMPOSSIBLE);
  });

  rule('B-4.4', 'only what the own production lacks is offered', () => {
    expect(offers('3 stone', { me: { makes: ['stone'] }, left: { makes: ['5 stone'] } })).toEqual([{ left: 4 }]);
  });

  rule('B-4.4', 'a stage can be paid with bought resources too', () => {
    const t = table({
      me: { wonder: 'rhodos', side: 'A', coins: 4 },
      left: { makes: ['wood'] },
      right: { makes: ['wood'] },
    });
    expect(t.stageOffers()).toEqual([{ left: 2, right: 2 }]);
  });

  rule('B-4.5', 'a neighbour sells what the board and the brown and grey cards produce', () => {
    const left = { wonder: 'giza', city: ['lumber-yard', 'foundry', 'press-age1'] };
    for (const cost of ['stone', 'wood', 'ore', 'papyrus']) expect(offers(cost, { left })).toEqual([{ left: 2 }]);
    expect(offers('2 ore', { left })).toEqual([{ left: 4 }]);
    expect(offers('wood stone 2 ore papyrus', { left })).toEqual([{ left: 10 }]);
  });

  rule('B-4.5', 'what yellow cards and wonder stages produce is never sold', () => {
    expect(offers('wood', { left: { city: ['caravansery'] } })).toEqual(IMPOSSIBLE);
    expect(offers('glass', { left: { city: ['forum'] } })).toEqual(IMPOSSIBLE);
    const alexandria = { wonder: 'alexandria', side: 'B', stages: 2 } as const;
    expect(offers('wood', { right: alexandria })).toEqual(IMPOSSIBLE);
    expect(offers('loom', { right: alexandria })).toEqual(IMPOSSIBLE);
    expect(offers('glass', { right: alexandria })).toEqual([{ right: 2 }]);
    expect(offers('2 glass', { right: alexandria })).toEqual(IMPOSSIBLE);
  });

  rule('B-4.5', 'what a city makes for itself alone is never sold', () => {
    const offers = (left: TableLiteral['left']) => table({ me: { hand: ['baths'] }, left }).offers('baths');
    expect(offers({ makes: ['stone'] })).toEqual([{ left: 2 }]);
    expect(offers({ makesPrivately: ['stone'] })).toEqual([]);
  });

  rule('B-4.5', "nor is it sold when the stage or the yellow card is built before the buyer's eyes", () => {
    const t = table({
      age: 2,
      me: { hand: ['theater'], coins: 9 },
      left: { hand: ['altar', 'stockade', 'apothecary'], wonder: 'alexandria', side: 'B', makes: ['2 clay'] },
      right: { hand: ['forum'], makes: ['2 clay'] },
    });
    const built = t.play({ left: stage('altar'), right: build('forum') });
    for (const card of ['stockade', 'apothecary']) expect(built.offers(card)).toEqual([]);
  });

  rule('B-4.6', 'a unit costs 2 coins, which go to its owner', () => {
    const t = wanting('2 stone loom', {
      me: { coins: 7 },
      left: { coins: 0, makes: ['2 stone'] },
      right: { coins: 0, makes: ['loom'] },
    });
    expect(t.offers(MADE_UP)).toEqual([{ left: 4, right: 2 }]);
    const { bank } = t.game.state;
    const after = t.play({
      me: build(MADE_UP, { pay: { left: 4, right: 2 } }),
      left: build('theater'),
      right: build('theater'),
    });
    expect((['me', 'left', 'right'] as const).map((place) => after.seat(place).coins)).toEqual([1, 4, 2]);
    expect(after.game.state.bank).toBe(bank);
  });

  rule('B-4.6', 'an owner is not asked', () => {
    const t = wanting('stone', { left: { makes: ['stone'] } }).play({ me: build(MADE_UP, { pay: { left: 2 } }) });
    expect(t.seat().city).toEqual([MADE_UP]);
  });

  rule('B-4.7', 'two stone sold to both neighbours bring 8 coins and serve their owner as well', () => {
    const buys = { hand: [{ cost: '2 stone', colour: 'blue' as const }], coins: 4 };
    const t = wanting('2 stone', { me: { makes: ['2 stone'], coins: 0 }, left: buys, right: buys });
    const after = t.play({
      me: build(MADE_UP, { pay: {} }),
      left: build('made-up-1-0'),
      right: build('made-up-2-0'),
    });
    expect((['me', 'left', 'right'] as const).map((place) => after.seat(place).coins)).toEqual([8, 0, 0]);
    expect((['me', 'left', 'right'] as const).map((place) => after.seat(place).city.length)).toEqual([1, 1, 1]);
  });

  rule('B-4.7', 'the same buyer gets a unit one time', () => {
    expect(offers('2 stone', { left: { makes: ['stone'] } })).toEqual(IMPOSSIBLE);
    expect(accepts('2 stone', { left: { makes: ['stone'] } }, { left: 4 })).toBe(false);
    expect(offers('3 stone', { left: { makes: ['stone'] }, right: { makes: ['stone'] } })).toEqual(IMPOSSIBLE);
  });

  rule('B-4.8', 'owner and buyers each take from a "this or that" card what they want', () => {
    const t = table({
      me: { city: ['timber-yard'], hand: ['stockade'], coins: 0 },
      left: { hand: ['stockade'], coins: 2 },
      right: { hand: ['baths'], coins: 2 },
    });
    const after = t.play({
      me: build('stockade'),
      left: build('stockade'),
      right: build('baths'),
    });
    expect(after.seat('me')).toMatchObject({ coins: 4, city: ['timber-yard', 'stockade'] });
    expect(after.seat('left').city).toEqual(['stockade']);
    expect(after.seat('right').city).toEqual(['baths']);
  });

  rule('B-4.8', 'the same buyer gets one of the two in a turn', () => {
    const left = { city: ['timber-yard'] };
    expect(offers('wood', { left })).toEqual([{ left: 2 }]);
    expect(offers('stone', { left })).toEqual([{ left: 2 }]);
    expect(offers('wood stone', { left })).toEqual(IMPOSSIBLE);
    expect(accepts('wood stone', { left }, { left: 4 })).toBe(false);
    expect(offers('wood stone', { left, right: left })).toEqual([{ left: 2, right: 2 }]);
  });

  rule('B-4.9', 'when both neighbours have it, the buyer decides whom to pay', () => {
    const both = { left: { makes: ['stone'] }, right: { makes: ['stone'] } };
    expect(offers('stone', both)).toEqual([{ right: 2 }, { left: 2 }]);
    for (const pay of [{ right: 2 }, { left: 2 }]) {
      const after = wanting('stone', both).play({ me: build(MADE_UP, { pay }) });
      expect([after.seat('left').coins - 6, after.seat('right').coins - 6]).toEqual([pay.left ?? 0, pay.right ?? 0]);
    }
  });

  rule('B-4.9', 'the buyer may prefer the more expensive one', () => {
    const at = { me: { city: ['east-trading-post'] }, left: { makes: ['stone'] }, right: { makes: ['stone'] } };
    expect(offers('stone', at)).toEqual([{ right: 1 }, { left: 2 }]);
  });

  rule('B-4.9', 'purchases may be divided between the two', () => {
    const both = { left: { makes: ['2 stone'] }, right: { makes: ['2 stone'] } };
    expect(offers('2 stone', both)).toEqual([{ right: 4 }, { left: 2, right: 2 }, { left: 4 }]);
    expect(offers('2 stone', { ...both, me: { coins: 3 } })).toEqual(IMPOSSIBLE);
    expect(offers('3 stone', both)).toEqual([
      { left: 2, right: 4 },
      { left: 4, right: 2 },
    ]);
  });

  rule('B-4.9', 'every split that is not needlessly dear is offered, cheapest first, as far as the coins go', () => {
    const at = {
      me: { city: ['east-trading-post', 'marketplace'] },
      left: { makes: ['stone', 'loom'] },
      right: { makes: ['2 stone', 'loom'] },
    };
    const all = [{ right: 3 }, { left: 1, right: 2 }, { left: 3, right: 1 }];
    expect(offers('2 stone loom', at)).toEqual(all);
    expect(offers('2 stone loom', { ...at, me: { ...at.me, coins: 3 } })).toEqual(all.slice(0, 2));
    expect(offers('2 stone loom', { ...at, me: { ...at.me, coins: 2 } })).toEqual(IMPOSSIBLE);
  });

  rule('B-4.10', 'what was bought cannot be kept for a later turn', () => {
    const t = table({
      me: { hand: ['baths'], coins: 4 },
      left: { makes: ['stone'] },
      right: { hand: ['theater', { cost: 'stone', colour: 'red' }] },
    });
    const after = t.play({ me: build('baths') });
    expect(after.offers('made-up-2-1')).toEqual([{ left: 2 }]);
    expectRefused(after, 'me', build('made-up-2-1', { pay: {} }), 'wrong-payment');
  });
});

describe('what can be spent', () => {
  const trade = (coins: number) =>
    table({
      me: { hand: ['baths', 'altar'], coins, makes: ['wood'] },
      left: { hand: ['stockade'], makes: ['stone'], coins: 2 },
      right: { hand: ['theater', 'baths'] },
    });

  rule('B-4.11', 'what neighbours pay in this turn is first available in the next', () => {
    const paid = trade(0).answer('left', build('stockade', { pay: { right: 2 } }));
    expect(paid.offers('baths')).toEqual([]);
    expectRefused(paid, 'me', build('baths', { pay: { left: 2 } }), 'cannot-pay');
    const next = paid.answer('right', sell('theater')).answer('me', build('altar'));
    expect(next.seat().coins).toBe(2);
    expect(next.offers('baths')).toEqual([{ left: 2 }]);
  });

  rule('B-4.11', 'coins that were in the treasury can be spent to the last one', () => {
    expect(trade(2).offers('baths')).toEqual([{ left: 2 }]);
    expect(trade(1).offers('baths')).toEqual([]);
    expectRefused(trade(1), 'me', build('baths', { pay: { left: 2 } }), 'cannot-pay');
  });

  rule('B-4.11', 'what a sale, a card or a stage brings can be spent in the next turn', () => {
    const earn = (deed: 'sell' | 'build' | 'stage') => {
      const t = table({
        me: { hand: ['tavern'], coins: 0, wonder: 'ephesos', stages: 1, makes: ['2 wood'] },
        right: { hand: ['theater', { cost: '3 coins', colour: 'blue' }] },
      });
      return t.play({ me: { do: deed, card: 'tavern' } });
    };
    for (const [deed, coins] of [
      ['sell', 3],
      ['build', 5],
      ['stage', 9],
    ] as const) {
      expect(earn(deed).seat().coins).toBe(coins);
      expect(earn(deed).offers('made-up-2-1')).toEqual([{ bank: 3 }]);
    }
  });

  rule('B-4.11', 'several payments of a turn all draw on the one starting sum', () => {
    const at = (coins: number) => ({ me: { coins }, left: { makes: ['stone'] }, right: { makes: ['loom'] } });
    expect(offers('1 coin stone loom', at(5))).toEqual([{ left: 2, right: 2, bank: 1 }]);
    expect(offers('1 coin stone loom', at(4))).toEqual(IMPOSSIBLE);
    expectRefused(
      wanting('1 coin stone loom', at(4)),
      'me',
      build(MADE_UP, { pay: { left: 2, right: 2, bank: 1 } }),
      'cannot-pay',
    );
  });

  rule('B-4.12', 'what is built in this turn produces for nobody before the next', () => {
    const t = table({
      me: { hand: ['baths', 'altar'], coins: 2 },
      left: { hand: ['stone-pit', 'theater'] },
      right: { hand: ['theater', 'baths'] },
    });
    const sealed = t.answer('left', build('stone-pit'));
    expect(sealed.offers('baths')).toEqual([]);
    expectRefused(sealed, 'me', build('baths', { pay: { left: 2 } }), 'cannot-pay');
    const next = sealed.play({ me: build('altar'), left: build('stone-pit') });
    expect(next.offers('baths')).toEqual([{ left: 2 }]);
  });

  rule('B-4.12', 'a stage that produces does so from the next turn on', () => {
    const t = table({
      me: { wonder: 'alexandria', side: 'B', makes: ['2 clay'], hand: ['altar', 'stockade'] },
      right: { hand: ['theater', 'stockade'] },
    });
    const sealed = t.answer('me', stage('altar'));
    expect(sealed.offers('stockade')).toEqual([]);
    expect(sealed.play({ me: stage('altar') }).offers('stockade')).toEqual(FREE);
  });
});

describe('discounts', () => {
  /** What a unit costs: raw from the left and from the right, manufactured from the left and from the right. */
  const prices = (me: TableLiteral['me']): number[] =>
    ['stone', 'loom'].flatMap((cost) =>
      (['left', 'right'] as const).map((from) => {
        const [offer] = offers(cost, { me, [from]: { makes: [cost] } });
        return offer[from] ?? 0;
      }),
    );

  rule('B-4.13', 'nothing lowers a price by itself', () => {
    expect(prices({})).toEqual([2, 2, 2, 2]);
  });
  rule('B-4.13', 'the East Trading Post lowers the price of raw materials of the right neighbour', () => {
    expect(prices({ city: ['east-trading-post'] })).toEqual([2, 1, 2, 2]);
  });
  rule('B-4.13', 'the West Trading Post lowers the price of raw materials of the left neighbour', () => {
    expect(prices({ city: ['west-trading-post'] })).toEqual([1, 2, 2, 2]);
  });
  rule('B-4.13', 'the Marketplace lowers the price of manufactured goods of either neighbour', () => {
    expect(prices({ city: ['marketplace'] })).toEqual([2, 2, 1, 1]);
  });
  rule('B-4.13', 'Olympia B1 lowers the price of raw materials of either neighbour', () => {
    expect(prices({ wonder: 'olympia', side: 'B', stages: 1 })).toEqual([1, 1, 2, 2]);
    expect(prices({ wonder: 'olympia', side: 'B', stages: 0 })).toEqual([2, 2, 2, 2]);
    expect(prices({ wonder: 'olympia', side: 'A', stages: 1 })).toEqual([2, 2, 2, 2]);
  });

  rule('B-4.13', 'two discounts on the same unit still leave a price of 1', () => {
    const city = ['east-trading-post', 'west-trading-post', 'marketplace'];
    expect(prices({ city })).toEqual([1, 1, 1, 1]);
    expect(prices({ city, wonder: 'olympia', side: 'B', stages: 1 })).toEqual([1, 1, 1, 1]);
  });

  rule('B-4.13', 'a city with Olympia B1 may build a Trading Post all the same', () => {
    const t = table({
      me: { wonder: 'olympia', side: 'B', stages: 1, hand: ['east-trading-post', 'west-trading-post'] },
    });
    for (const card of ['east-trading-post', 'west-trading-post']) expect(t.offers(card)).toEqual(FREE);
  });

  rule('B-4.13', 'a discount holds for every unit, and for the buyer alone', () => {
    const at = { me: { city: ['east-trading-post'] }, right: { makes: ['3 ore'] } };
    expect(offers('3 ore', at)).toEqual([{ right: 3 }]);
    const t = table({
      me: { hand: ['baths'], makes: ['ore'] },
      left: { city: ['east-trading-post'], makes: ['stone'] },
    });
    expect(t.offers('baths')).toEqual([{ left: 2 }]);
  });

  rule('B-4.13', 'a discount begins in the turn after it is built', () => {
    for (const [card, deed, cost] of [
      ['west-trading-post', 'build', 'stone'],
      ['marketplace', 'build', 'loom'],
      ['altar', 'stage', 'stone'],
    ] as const) {
      const wish = { cost, colour: 'blue' as const };
      const t = table({
        me: { hand: [card, wish], wonder: 'olympia', side: 'B', makes: ['wood'] },
        left: { makes: [cost] },
        right: { hand: ['theater', wish] },
      });
      const sealed = t.answer('me', { do: deed, card });
      expect(sealed.offers('made-up-0-1')).toEqual([{ left: 2 }]);
      expect(sealed.play({ me: { do: deed, card } }).offers('made-up-2-1')).toEqual([{ left: 1 }]);
    }
  });
});

describe('what a payment has to be', () => {
  const at = { me: { makes: ['wood'] }, left: { makes: ['2 stone', '2 wood'] }, right: { makes: ['2 stone', 'loom'] } };
  const refused = (cost: string, pay: Partial<Payment>) =>
    expectRefused(wanting(cost, at), 'me', build(MADE_UP, { pay }), 'wrong-payment');

  rule('B-4.14', 'nothing is bought to spare: every unit has to go into the cost', () => {
    refused('stone', { left: 4 });
    refused('stone', { left: 2, right: 2 });
    refused('wood stone', { left: 4, right: 2 });
    refused('wood', { right: 2 });
    refused('', { left: 2 });
    expect(accepts('stone', at, { left: 2 })).toBe(true);
  });

  rule('B-4.14', 'nothing is bought that the neighbour does not have', () => {
    refused('loom', { left: 2 });
    expect(accepts('loom', at, { right: 2 })).toBe(true);
  });

  rule('B-10.5', 'each unit is paid at its exact price', () => {
    for (const pay of [{}, { left: 1 }, { left: 3 }, { right: 1, left: 1 }, { bank: 2 }, { left: 2, bank: 1 }])
      refused('stone', pay);
    const cheap = { ...at, me: { city: ['west-trading-post'] } };
    expect(accepts('stone', cheap, { left: 1 })).toBe(true);
    expect(accepts('stone', cheap, { left: 2 })).toBe(false);
    expect(accepts('stone', cheap, { right: 2 })).toBe(true);
    expect(accepts('stone', cheap, { right: 1 })).toBe(false);
  });

  rule('B-10.5', 'what the city makes may be bought all the same: it is not offered but accepted', () => {
    expect(offers('wood', at)).toEqual(FREE);
    expect(accepts('wood', at, { left: 2 })).toBe(true);
    expect(accepts('wood', at, { right: 2 })).toBe(false);
    const after = wanting('wood', { ...at, me: { ...at.me, coins: 2 } }).play({
      me: build(MADE_UP, { pay: { left: 2 } }),
    });
    expect([after.seat('me').coins, after.seat('left').coins]).toEqual([0, 8]);
  });

  rule('B-10.5', 'with a "this or that" card the player steers which resource is bought', () => {
    const own = { me: { city: ['timber-yard'] }, left: { makes: ['wood'] }, right: { makes: ['stone'] } };
    expect(offers('wood stone', own)).toEqual([{ right: 2 }, { left: 2 }]);
    expect(accepts('wood stone', own, { left: 2, right: 2 })).toBe(true);
    expect(accepts('wood stone', own, {})).toBe(false);
    expect(accepts('wood stone', own, { left: 4 })).toBe(false);
  });

  rule('B-10.5', 'a payment is not offered when another pays nobody more and somebody less, but it is accepted', () => {
    const cheap = {
      me: { city: ['east-trading-post', 'marketplace'] },
      left: { makes: ['stone', 'loom'] },
      right: { makes: ['2 stone', 'loom'] },
    };
    // 1 to the left for the loom and 2 to the right for the stones pay nobody more
    expect(offers('2 stone loom', cheap)).not.toContainEqual({ left: 2, right: 2 });
    expect(accepts('2 stone loom', cheap, { left: 2, right: 2 })).toBe(true);
    const west = { me: { city: ['west-trading-post'] }, left: cheap.left, right: cheap.left };
    expect(offers('stone loom', west)).toEqual([{ left: 1, right: 2 }, { left: 3 }, { right: 4 }]);
    expect(accepts('stone loom', west, { left: 2, right: 2 })).toBe(true);
    const own = { ...cheap, me: { ...cheap.me, makes: ['stone'] } };
    expect(offers('2 stone', own)).toEqual([{ right: 1 }, { left: 2 }]);
    for (const pay of [{ right: 2 }, { left: 2, right: 1 }]) expect(accepts('2 stone', own, pay)).toBe(true);
  });

  rule('B-10.5', 'a stage is paid by the same rule', () => {
    const t = table({ me: { wonder: 'giza', makes: ['stone'], coins: 9 }, left: { makes: ['stone'] } });
    expect(t.stageOffers()).toEqual(FREE);
    expect(t.refusal('me', stage('theater', { pay: { left: 2 } }))).toBeNull();
    for (const pay of [{ left: 1 }, { left: 4 }, { right: 2 }, { bank: 1 }])
      expectRefused(t, 'me', stage('theater', { pay }), 'wrong-payment');
  });
});
