/** What the engine tells a player about each card in hand. */
import { describe, expect, test } from 'vitest';
import { type CardExplained, explain, type Reason, sentence } from '../../src/explain.ts';
import { duel, MADE_UP, rule, sell, stage, type TableLiteral, type Tabletop, table } from '../kit/index.ts';

const explained = (t: Tabletop, card: string): CardExplained => {
  const found = explain(t.game, 0).find((one) => one.card === card);
  if (!found) throw new Error(`${card} is not in my hand`);
  return found;
};

/** Why I cannot build a structure of this cost, as the reason and as a sentence. */
const why = (cost: string, { me, ...rest }: TableLiteral): [Reason | null, string] => {
  const t = table({ ...rest, me: { ...me, hand: [{ cost, colour: 'blue' }] } });
  const reason = explained(t, MADE_UP).why;
  return [reason, reason ? sentence(reason) : ''];
};
const says = (cost: string, at: TableLiteral): string => why(cost, at)[1];

describe('why a card cannot be built', () => {
  rule('B-3.5', 'already built', () => {
    const t = table({ me: { hand: ['theater'], city: ['theater'] } });
    expect(explained(t, 'theater').why).toEqual({ code: 'already-built' });
    expect(t.why('theater')).toBe('already built');
  });

  rule('B-4.1', 'too few coins', () => {
    expect(why('3 coins', { me: { coins: 2 } })).toEqual([
      { code: 'coins', needs: 3, has: 2 },
      'costs 3 coins and there are 2 to spend',
    ]);
    expect(says('2 coins', { me: { coins: 1 } })).toBe('costs 2 coins and there is 1 to spend');
    expect(says('1 coin', { me: { coins: 0 } })).toBe('costs 1 coin and there are 0 to spend');
    expect(says('1 coin stone', { me: { coins: 0, makes: ['stone'] } })).toBe('costs 1 coin and there are 0 to spend');
  });

  rule('B-4.4', 'a resource that neither neighbour sells', () => {
    expect(why('papyrus', {})).toEqual([
      { code: 'resources', lacks: [{ count: 1, resources: ['papyrus'] }], forSale: false },
      'needs 1 more papyrus; neither neighbour sells it',
    ]);
    expect(says('3 ore', { me: { makes: ['ore'] } })).toBe('needs 2 more ore; neither neighbour sells it');
    expect(says('wood', { left: { city: ['caravansery'] } })).toBe('needs 1 more wood; neither neighbour sells it');
  });

  rule('B-4.7', 'a resource of which the neighbours do not sell enough', () => {
    expect(why('3 stone', { left: { makes: ['stone'] } })).toEqual([
      { code: 'resources', lacks: [{ count: 2, resources: ['stone'] }], forSale: true },
      'needs 2 more stone; the neighbours do not sell enough',
    ]);
  });

  rule('B-4.3', 'resources that are short together', () => {
    expect(says('wood stone', { me: { city: ['timber-yard'] } })).toBe(
      'needs 1 more wood or stone; neither neighbour sells it',
    );
    expect(says('stone papyrus', {})).toMatch(
      /^needs 1 more (stone and 1 more papyrus|papyrus and 1 more stone); neither neighbour sells it$/,
    );
  });

  rule('B-4.3', 'resources that overlap in what they lack are told as one', () => {
    const t = table({
      me: { hand: [{ cost: 'glass loom papyrus', colour: 'blue' }], makesPrivately: ['glass/loom/papyrus'] },
    });
    expect(t.why(MADE_UP)).toBe('needs 2 more glass, loom or papyrus; neither neighbour sells it');
  });

  rule('B-4.3', 'no more of a resource is named than would help', () => {
    // any number of wood would not bring the ore
    const [reason] = why('wood stone ore', { me: { city: ['timber-yard'] } });
    expect(reason).toMatchObject({
      code: 'resources',
      lacks: expect.arrayContaining([{ count: 1, resources: ['ore'] }]),
    });
  });

  rule('B-4.3', 'what is short together beyond what is short alone', () => {
    // one of two units can be ore or clay: of the other, wood or stone would help as well
    const at = { me: { makesPrivately: ['wood/stone', 'wood/stone/clay/ore'] } };
    expect(says('wood stone clay ore', at)).toBe(
      'needs 1 more clay or ore and 1 more wood, stone, clay or ore; neither neighbour sells it',
    );
    expect(says('2 wood 2 stone', { me: { makesPrivately: ['wood/stone'] } })).toBe(
      'needs 3 more wood or stone; neither neighbour sells it',
    );
  });

  rule('B-4.6', 'a trade that is too dear', () => {
    const at = (coins: number) => ({ me: { coins }, left: { makes: ['2 stone'] } });
    expect(why('2 stone', at(3))).toEqual([
      { code: 'trade', costs: 4, has: 3 },
      'costs 4 coins with trade and there are 3 to spend',
    ]);
    expect(says('stone', at(1))).toBe('costs 2 coins with trade and there is 1 to spend');
    expect(says('1 coin stone', at(2))).toBe('costs 3 coins with trade and there are 2 to spend');
    expect(says('stone', { ...at(0), me: { coins: 0, city: ['west-trading-post'] } })).toBe(
      'costs 1 coin with trade and there are 0 to spend',
    );
  });

  test('nothing, when it can be built', () => {
    expect(why('stone', { me: { makes: ['stone'] } })).toEqual([null, '']);
    expect(why('stone', { left: { makes: ['stone'] } })).toEqual([null, '']);
  });
});

describe('a power that would build it for nothing', () => {
  const olympia = { wonder: 'olympia', stages: 2, hand: [{ cost: '2 papyrus', colour: 'blue' as const }] };
  const lacks = 'needs 2 more papyrus; neither neighbour sells it';

  rule('B-8.5', 'is a way to build as long as it can be used', () => {
    expect(
      table({ me: olympia })
        .ways('made-up-0-0')
        .map(({ via }) => via),
    ).toEqual(['olympia-free-build']);
    expect(table({ me: olympia }).why('made-up-0-0')).toBeNull();
  });

  rule('B-8.5', 'is named in the reason when it has been used in this Age', () => {
    const t = table({ me: { ...olympia, used: ['olympia-free-build'] } });
    expect(explained(t, 'made-up-0-0').why).toMatchObject({
      code: 'resources',
      idle: [{ power: 'olympia-free-build', why: 'used' }],
    });
    expect(t.why('made-up-0-0')).toBe(`${lacks}; olympia-free-build has already been used in this Age`);
  });

  rule('B-8.5', 'also when coins are short', () => {
    const used = { used: ['olympia-free-build'], coins: 0 };
    const dear = table({ me: { ...olympia, ...used, hand: [{ cost: '1 coin', colour: 'blue' }] } });
    expect(dear.why('made-up-0-0')).toBe(
      'costs 1 coin and there are 0 to spend; olympia-free-build has already been used in this Age',
    );
    const trading = table({ me: { ...olympia, ...used }, left: { makes: ['2 papyrus'] } });
    expect(trading.why('made-up-0-0')).toBe(
      'costs 4 coins with trade and there are 0 to spend; olympia-free-build has already been used in this Age',
    );
  });

  rule('B-8.5', 'is not named by a city that does not have it, nor for a stage', () => {
    const before = table({ me: { ...olympia, stages: 1 } });
    expect(before.why('made-up-0-0')).toBe(lacks);
    const stage = explained(table({ me: { ...olympia, used: ['olympia-free-build'] } }), 'made-up-0-0').whyNoStage;
    expect(stage && sentence(stage)).toBe('needs 2 more ore; neither neighbour sells it');
  });
});

describe('why a stage cannot be built', () => {
  const says = (me: TableLiteral['me'], left = {}): string | null => {
    const { whyNoStage } = explained(table({ me, left }), 'theater');
    return whyNoStage && sentence(whyNoStage);
  };

  rule('B-3.2', 'the wonder is complete', () => {
    expect(says({ wonder: 'giza', stages: 3, makes: ['9 stone'] })).toBe('the wonder is complete');
  });

  rule('B-4.4', 'its resources cannot be had', () => {
    expect(says({ wonder: 'giza' })).toBe('needs 1 more stone; neither neighbour sells it');
  });

  rule('B-4.6', 'the trade for it is too dear', () => {
    expect(says({ wonder: 'giza', coins: 1 }, { makes: ['stone'] })).toBe(
      'costs 2 coins with trade and there is 1 to spend',
    );
  });

  test('nothing, when it can be built', () => {
    expect(says({ wonder: 'giza', makes: ['stone'] })).toBeNull();
  });

  rule('B-12.11', 'the Free City has to build the card by its chain', () => {
    const t = duel({
      one: { hand: ['theater', 'aqueduct'] },
      city: { city: ['baths'], wonder: 'giza', makes: ['stone'] },
    }).answer(0, sell('theater'));
    const [aqueduct] = explain(t.game, 2);
    expect(aqueduct).toMatchObject({ card: 'aqueduct', stage: [], sell: false, build: [{ via: 'chain' }] });
    expect(aqueduct.whyNoStage && sentence(aqueduct.whyNoStage)).toBe('this city has to build the card by its chain');
  });

  test('a city without a wonder has no stages', () => {
    expect(sentence({ code: 'no-board' })).toBe('this city has no wonder');
  });
});

describe('what is told of a card', () => {
  const t = table({
    age: 2,
    me: {
      hand: ['forum', 'aqueduct', 'aqueduct', 'theater'],
      city: ['east-trading-post', 'west-trading-post', 'theater'],
      wonder: 'giza',
      coins: 5,
    },
    left: { makes: ['2 stone', '2 clay'] },
    right: { makes: ['2 stone'] },
  });

  rule('B-6.1', 'all structures in the city that make it free', () => {
    expect(explained(t, 'forum').chainedFrom).toEqual(['east-trading-post', 'west-trading-post']);
    expect(explained(t, 'aqueduct').chainedFrom).toEqual([]);
  });

  rule('B-4.9', 'every way to build it, cheapest first', () => {
    expect(t.ways('aqueduct')).toEqual([
      { via: 'paid', pay: { left: 0, right: 2, bank: 0 } },
      { via: 'paid', pay: { left: 1, right: 1, bank: 0 } },
      { via: 'paid', pay: { left: 2, right: 0, bank: 0 } },
    ]);
    expect(t.ways('forum')).toEqual([
      { via: 'chain', pay: { left: 0, right: 0, bank: 0 } },
      { via: 'paid', pay: { left: 2, right: 0, bank: 0 } },
    ]);
  });

  rule('B-3.3', 'that it can be sold, whatever else', () => {
    expect(explain(t.game, 0).map(({ card, sell }) => [card, sell])).toEqual([
      ['forum', true],
      ['aqueduct', true],
      ['theater', true],
    ]);
  });

  test('every choice told of is accepted', () => {
    for (const { build, stage } of explain(t.game, 0))
      for (const { choice } of [...build, ...stage]) expect(t.refusal('me', choice)).toBeNull();
  });

  test('nothing, to a seat that is not asked for a card', () => {
    const digging = table({
      me: { wonder: 'halikarnassos', side: 'B', makes: ['2 ore'], hand: ['altar', 'baths'] },
    }).play({ me: stage('altar') });
    expect(explain(digging.game, 0)).toEqual([]);
    expect(explain(digging.game, 1)).toEqual([]);
  });
});
