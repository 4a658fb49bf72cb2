import { describe, expect } from 'vitest';
import { HAND, UNDER } from '../../src/piles.ts';
import { redact, view } from '../../src/view.ts';
import { build, expectRefused, NOTHING, pick, rule, sell, stage, table } from '../kit/index.ts';

describe('build', () => {
  rule('B-3.1', 'a card that is paid for becomes a structure of the city', () => {
    const t = table({ me: { hand: ['clay-pit', 'altar'], coins: 1 } }).play({ me: build('clay-pit') });
    expect(t.seat()).toMatchObject({ city: ['clay-pit'], under: [], coins: 0 });
    expect(t.discard()).not.toContain('clay-pit');
    for (const viewer of [null, 1]) expect(view(t.game, viewer).seats[0].piles[1].cards).toHaveLength(1);
  });

  rule('B-3.1', 'a card with a chain becomes a structure without payment', () => {
    const t = table({ me: { hand: ['aqueduct', 'altar'], city: ['baths'], coins: 0 } });
    const built = t.play({ me: build('aqueduct', 'chain') });
    expect(built.seat()).toMatchObject({ city: ['baths', 'aqueduct'], coins: 0 });
  });

  rule('B-3.1', 'a structure works from then on', () => {
    const t = table({ me: { hand: ['stone-pit'] }, right: { hand: ['theater', 'baths'] } });
    const built = t.play({ me: build('stone-pit') });
    expect(built.offers('baths')).toEqual([{}]);
  });

  rule('B-3.1', 'without payment or chain a card cannot be built', () => {
    const t = table({ me: { hand: ['aqueduct'], wonder: 'giza' } });
    expect(t.ways('aqueduct')).toEqual([]);
    expectRefused(t, 'me', build('aqueduct'), 'cannot-pay');
  });
});

describe('stage', () => {
  const giza = { wonder: 'giza', makes: ['stone'] };

  rule('B-3.2', 'the stage is paid for and marked with the card, which does nothing else', () => {
    const t = table({ me: { wonder: 'giza', hand: ['tavern'], coins: 2 }, left: { makes: ['stone'] } });
    expect(t.stageOffers()).toEqual([{ left: 2 }]);
    const built = t.play({ me: stage('tavern') });
    expect(built.seat()).toMatchObject({ stage: 1, under: ['tavern'], city: [], coins: 0 });
    expect(built.seat('left').coins).toBe(8);
    expect(built.discard()).not.toContain('tavern');
    expect(built.score().wonder).toBe(3);
  });

  rule('B-3.2', 'only its owner sees the card that marks a stage', () => {
    const t = table({ me: { ...giza, hand: ['tavern', 'altar'] } }).play({ me: stage('tavern') });
    const tavern = t.game.rules.cardByName.get('tavern');
    expect(view(t.game, 0).seats[0].piles[UNDER].cards).toEqual([tavern]);
    for (const viewer of [null, 1, 2])
      expect(view(t.game, viewer).seats[0].piles[UNDER]).toEqual({ count: 1, backs: [0, 1, 0, 0], cards: null });
    const event = t.events.find((one) => one.event === 'stage');
    expect(event && redact(event, 1)).toEqual({
      event: 'stage',
      seat: 0,
      stage: 1,
      option: 0,
      pay: NOTHING,
      joined: null,
    });
  });

  rule(
    'B-3.2',
    'a card that marks a stage is not a structure: its like can be built, and it counts for nothing',
    () => {
      const t = table({
        me: { ...giza, hand: ['lumber-yard'] },
        right: { hand: ['theater', 'lumber-yard', 'vineyard'] },
      }).play({ me: stage('lumber-yard') });
      expect(t.offers('lumber-yard')).toEqual([{}]);
      expect(t.play({ me: build('vineyard') }).seat().coins).toBe(3);
    },
  );

  rule('B-3.2', 'stages are built from left to right: what another stage would cost is of no use', () => {
    // Giza B costs 2 wood, 3 stone, 3 clay, 4 stone and 1 papyrus, and its board makes 1 stone
    const needs = ['2 wood', '2 stone', '3 clay', '3 stone papyrus'];
    needs.forEach((need, stages) => {
      const making = (makes: string) => table({ me: { wonder: 'giza', side: 'B', stages, makes: [makes] } });
      expect(making(need).stageOffers()).toEqual([{}]);
      expect(making(needs[(stages + 1) % 4]).stageOffers()).toEqual([]);
    });
  });

  rule('B-3.2', 'each stage is built one time: after the last one there is none', () => {
    const t = table({ me: { wonder: 'rhodos', side: 'B', stages: 1, makes: ['3 ore'], hand: ['altar', 'baths'] } });
    const complete = t.play({ me: stage('altar') });
    expect(complete.seat().stage).toBe(2);
    const full = table({ me: { wonder: 'rhodos', side: 'B', stages: 2, makes: ['9 ore'] } });
    expect(full.stageOffers()).toEqual([]);
    expectRefused(full, 'me', stage('theater'), 'no-stage');
  });

  rule('B-3.2', 'several stages may be built within an Age', () => {
    const t = table({
      me: { ...giza, makes: ['3 stone', '3 wood'], hand: ['altar'] },
      left: { hand: ['theater'] },
      right: { hand: ['theater', 'pawnshop'] },
    });
    const one = t.play({ me: stage('altar') });
    const two = one.play({ me: stage('pawnshop') });
    expect(two.seat()).toMatchObject({ stage: 2, under: ['altar', 'pawnshop'] });
  });

  rule('B-3.2', 'no stage has to be built', () => {
    const t = table({ me: { ...giza, hand: ['theater'] } });
    expect(t.offered()).toEqual([
      { do: 'build', card: 'theater', via: 'paid', pay: NOTHING },
      { do: 'stage', card: 'theater', pay: NOTHING, join: false, option: 0 },
      { do: 'sell', card: 'theater' },
    ]);
  });

  rule('B-3.2', 'any card can mark a stage, whatever it costs', () => {
    const t = table({ me: { ...giza, hand: ['palace', 'theater'], coins: 0 } });
    expect(t.ways('palace')).toEqual([]);
    expect(t.play({ me: stage('palace') }).seat().under).toEqual(['palace']);
  });
});

describe('sell', () => {
  rule('B-3.3', 'a sold card joins the discard pile and the bank pays 3 coins', () => {
    const t = table({ me: { hand: ['altar', 'baths'], coins: 5 }, discard: ['tavern'] });
    const { bank } = t.game.state;
    const sold = t.play({ me: sell('baths') });
    expect(sold.seat()).toMatchObject({ coins: 8, city: [], under: [] });
    expect(sold.seat('left').hand).toEqual(['altar']);
    expect(sold.discard()).toEqual(['tavern', 'baths', 'theater', 'theater']);
    expect(sold.game.state.bank).toBe(bank - 9);
  });

  rule('B-3.3', 'the card is sold face down', () => {
    const sold = table({ me: { hand: ['altar', 'baths'] } }).play({ me: sell('baths') });
    for (const viewer of [null, 0, 1])
      expect(view(sold.game, viewer).piles[sold.game.rules.tablePile('discard')].cards).toBeNull();
    const event = sold.events.find((one) => one.event === 'sold' && one.seat === 0);
    expect(event && redact(event, 0)).toMatchObject({ secret: { cards: ['baths'] } });
    expect(event && redact(event, 1)).toEqual({ event: 'sold', seat: 0 });
  });

  rule('B-3.3', 'any card may be sold: one that could be built, one that could not, a duplicate', () => {
    const hand = ['altar', 'palace', 'tavern', 'workers-guild'];
    const t = table({ me: { hand, city: ['tavern'] } });
    for (const card of hand) expect(t.play({ me: sell(card) }).seat().coins).toBe(6);
  });
});

rule('B-3.4', 'when neither building nor a stage is legal, selling is all that remains', () => {
  const poor = table({ me: { hand: ['palace', 'baths'], wonder: 'babylon', coins: 1 }, right: { makes: ['stone'] } });
  expect(poor.offered()).toEqual([
    { do: 'sell', card: 'palace' },
    { do: 'sell', card: 'baths' },
  ]);
  const complete = table({
    me: { hand: ['theater'], city: ['theater'], wonder: 'giza', stages: 3, makes: ['9 stone'] },
  });
  expect(complete.offered()).toEqual([{ do: 'sell', card: 'theater' }]);
});

describe('no duplicates', () => {
  rule('B-3.5', 'a city cannot build a structure that it has', () => {
    const t = table({ me: { hand: ['theater', 'altar'], city: ['theater'] } });
    expect(t.ways('theater')).toEqual([]);
    expect(t.ways('altar')).toHaveLength(1);
    expectRefused(t, 'me', build('theater'), 'already-built');
  });

  rule('B-3.5', 'other cities may have the same structure', () => {
    const t = table({ me: { hand: ['theater'] }, left: { city: ['theater'] }, right: { city: ['theater'] } });
    expect(t.play({ me: build('theater') }).seat().city).toEqual(['theater']);
  });

  rule('B-3.5', 'Loom, Glassworks and Press of Ages I and II are the same structure', () => {
    for (const name of ['loom', 'glassworks', 'press'])
      for (const [had, held] of [
        ['age1', 'age2'],
        ['age2', 'age1'],
      ]) {
        const t = table({ age: 2, me: { hand: [`${name}-${held}`], city: [`${name}-${had}`] } });
        expect(t.ways(`${name}-${held}`)).toEqual([]);
        expectRefused(t, 'me', build(`${name}-${held}`), 'already-built');
      }
  });

  rule('B-3.5', 'a Loom and a Press are different structures', () => {
    const t = table({ age: 2, me: { hand: ['press-age2', 'glassworks-age2'], city: ['loom-age1'] } });
    for (const card of ['press-age2', 'glassworks-age2']) expect(t.offers(card)).toEqual([{}]);
  });

  rule('B-3.5', 'a chain does not get around it', () => {
    const t = table({ age: 2, me: { hand: ['forum'], city: ['east-trading-post', 'forum'], makes: ['2 clay'] } });
    expect(t.ways('forum')).toEqual([]);
    expectRefused(t, 'me', build('forum', 'chain'), 'already-built');
  });

  rule('B-3.5', 'the power of Olympia does not get around it', () => {
    const olympia = { wonder: 'olympia', stages: 2 } as const;
    const t = table({ age: 2, me: { ...olympia, hand: ['loom-age2', 'palace'], city: ['loom-age1'] } });
    expect(t.ways('loom-age2')).toEqual([]);
    expect(t.ways('palace')).toEqual([{ via: 'olympia-free-build', pay: NOTHING }]);
    expectRefused(t, 'me', build('loom-age2', 'olympia-free-build'), 'already-built');
  });

  rule('B-3.5', 'Halikarnassos does not get around it', () => {
    const t = table({
      age: 2,
      discard: ['loom-age1', 'theater', 'press-age1'],
      me: { wonder: 'halikarnassos', side: 'B', makes: ['2 ore'], city: ['loom-age2', 'theater'], hand: ['altar'] },
      left: { hand: ['loom-age2'] },
    }).play({ me: stage('altar') });
    const press = t.game.rules.cardByName.get('press-age1');
    expect(t.game.state.asks[0]).toMatchObject({ ask: 'pick', options: [press] });
    expectRefused(t, 'me', pick('theater'), 'not-offered');
    expectRefused(t, 'me', pick('loom-age1'), 'not-offered');
  });

  rule('B-3.5', 'a duplicate can be sold or used for a stage', () => {
    const t = table({ me: { hand: ['theater'], city: ['theater'], wonder: 'giza', makes: ['stone'] } });
    expect(t.offered()).toEqual([
      { do: 'stage', card: 'theater', pay: NOTHING, join: false, option: 0 },
      { do: 'sell', card: 'theater' },
    ]);
    expect(t.game.state.seats[0].piles[HAND]).toHaveLength(1);
  });
});
