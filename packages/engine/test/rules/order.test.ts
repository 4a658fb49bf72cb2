import { describe, expect } from 'vitest';
import { hash } from '../../src/hash.ts';
import {
  asksOf,
  build,
  type Deed,
  PASS,
  type Place,
  pick,
  rule,
  sell,
  stage,
  type Tabletop,
  table,
} from '../kit/index.ts';

const PLACES = ['me', 'left', 'right'] as const;

describe('everybody acts at once', () => {
  const t = table({
    me: { hand: ['baths', 'altar'], makes: ['wood'], coins: 2 },
    left: { hand: ['stockade', 'altar'], makes: ['ore'], coins: 2 },
    right: { hand: ['barracks', 'altar'], makes: ['stone'], coins: 2 },
  });
  const deeds: Record<Place, Deed> = {
    me: { do: 'build', card: 'baths' },
    left: { do: 'build', card: 'stockade' },
    right: { do: 'build', card: 'barracks' },
  };

  rule('B-5.1', 'it makes no difference who answers first', () => {
    const orders: Place[][] = PLACES.flatMap((first) =>
      PLACES.filter((place) => place !== first).map((second) => {
        const third = PLACES.find((place) => place !== first && place !== second) as Place;
        return [first, second, third];
      }),
    );
    const tables = orders.map((order) => order.reduce((now, place) => now.answer(place, deeds[place]), t));
    expect(tables).toHaveLength(6);
    expect(new Set(tables.map((now) => hash(now.game))).size).toBe(1);
  });

  rule('B-5.1', 'what is offered does not change while others choose', () => {
    const told = (now: Tabletop) => [now.offers('baths'), now.offers('altar')];
    const later = t.answer('left', deeds.left).answer('right', sell('altar'));
    expect(told(later)).toEqual(told(t));
    expect(told(t)).toEqual([[{ right: 2 }], [{}]]);
  });

  rule('B-5.1', 'everybody may buy from everybody else in the same turn', () => {
    // each pays 2 coins to the right and is paid 2 from the left
    const after = t.play(deeds);
    expect(PLACES.map((place) => after.seat(place).city)).toEqual([['baths'], ['stockade'], ['barracks']]);
  });

  rule('B-5.2', 'everybody pays, to the bank and for purchases', () => {
    const at = table({
      me: { hand: ['baths'], makes: ['ore'], coins: 2 },
      left: { hand: [{ cost: '1 coin ore', colour: 'blue' }], coins: 3 },
      right: { hand: ['clay-pit'], makes: ['stone'], coins: 1 },
    });
    const { bank } = at.game.state;
    const after = at.play({
      me: build('baths'),
      left: build('made-up-1-0'),
      right: build('clay-pit'),
    });
    expect(after.purses()).toEqual([2, 0, 2]);
    expect(after.game.state.bank).toBe(bank + 2);
    const paid = after.events.flatMap((event) => (event.event === 'built' ? [[event.seat, event.pay]] : []));
    expect(paid).toEqual([
      [0, { left: 0, right: 2, bank: 0 }],
      [1, { left: 0, right: 2, bank: 1 }],
      [2, { left: 0, right: 0, bank: 1 }],
    ]);
  });
});

describe('coming into play', () => {
  rule('B-5.3', 'all structures and stages come into play and all sold cards are discarded, in the same turn', () => {
    const t = table({
      me: { hand: ['altar', 'baths'] },
      left: { hand: ['tavern', 'baths'], wonder: 'giza', makes: ['stone'] },
      right: { hand: ['pawnshop', 'baths'] },
    });
    const after = t.play({ me: build('altar'), left: stage('tavern') });
    expect(after.seat('me').city).toEqual(['altar']);
    expect(after.seat('left')).toMatchObject({ stage: 1, under: ['tavern'] });
    expect(after.discard()).toEqual(['pawnshop']);
  });

  rule('B-5.3', 'everything is in play before any of it has an effect', () => {
    // wherever its builder sits, a Vineyard sees the brown cards of this turn
    for (const builder of PLACES) {
      const hand = (place: Place) => ({ hand: place === builder ? ['vineyard'] : ['lumber-yard'], coins: 0 });
      const t = table({ age: 2, me: hand('me'), left: hand('left'), right: hand('right') });
      const deed = (place: Place): Deed => ({ do: 'build', card: t.seat(place).hand[0] });
      const after = t.play({ me: deed('me'), left: deed('left'), right: deed('right') });
      expect(after.purses()).toEqual(PLACES.map((place) => (place === builder ? 2 : 0)));
    }
  });
});

describe('coins come in', () => {
  rule('B-5.4', 'from neighbours, 3 for each sale, and what cards and stages pay immediately', () => {
    const t = table({
      me: { hand: ['tavern'], makes: ['stone'], coins: 0 },
      left: { hand: ['baths'], coins: 2 },
      right: { hand: ['altar'], wonder: 'ephesos', stages: 1, makes: ['2 wood'], coins: 0 },
    });
    const after = t.play({
      me: build('tavern'),
      left: build('baths'),
      right: stage('altar'),
    });
    expect(after.purses()).toEqual([7, 0, 9]);
    expect(t.play({ left: build('baths') }).purses()).toEqual([5, 0, 3]);
  });

  rule('B-5.4', 'the Vineyard pays 1 for each brown card here and next door, with those of this turn', () => {
    const t = table({
      age: 2,
      me: { hand: ['vineyard'], city: ['lumber-yard', 'loom-age1'], coins: 0 },
      left: { hand: ['sawmill'], city: ['ore-vein'], coins: 1 },
      right: { hand: ['theater'], city: ['stone-pit', 'clay-pool'] },
      others: [{ city: ['stone-pit', 'clay-pool', 'ore-vein'] }],
    });
    const deed = build('vineyard');
    expect(t.play({ me: deed, left: build('sawmill') }).seat().coins).toBe(5);
    expect(t.play({ me: deed }).seat().coins).toBe(4);
  });

  rule('B-5.4', 'the Bazar pays 2 for each grey card here and next door, with those of this turn', () => {
    const t = table({
      age: 2,
      me: { hand: ['bazar'], city: ['loom-age1', 'lumber-yard'], coins: 0 },
      left: { hand: ['press-age2'] },
      right: { hand: ['glassworks-age2'], city: ['loom-age1'] },
      others: [{ city: ['loom-age1', 'press-age1'] }],
    });
    const deed = build('bazar');
    const grey = {
      left: { do: 'build', card: 'press-age2' },
      right: { do: 'build', card: 'glassworks-age2' },
    } as const;
    expect(t.play({ me: deed, ...grey }).seat().coins).toBe(8);
    expect(t.play({ me: deed }).seat().coins).toBe(4);
  });

  rule('B-5.4', 'a card under a stage is not counted', () => {
    const t = table({
      age: 2,
      me: { hand: ['vineyard'], coins: 0 },
      left: { hand: ['sawmill'], wonder: 'giza', makes: ['stone'] },
    });
    const after = t.play({ me: build('vineyard'), left: stage('sawmill') });
    expect(after.seat().coins).toBe(0);
  });

  rule('B-5.4', 'the Lighthouse counts itself', () => {
    const me = { hand: ['lighthouse'], makes: ['stone', 'glass'], coins: 0 };
    const deed = build('lighthouse');
    expect(table({ age: 3, me }).play({ me: deed }).seat().coins).toBe(1);
    const yellow = { ...me, city: ['tavern', 'forum'] };
    expect(table({ age: 3, me: yellow }).play({ me: deed }).seat().coins).toBe(3);
  });
});

describe('the end of a turn', () => {
  const babylon = { wonder: 'babylon', side: 'B', stages: 2 } as const;
  const halikarnassos = { wonder: 'halikarnassos', side: 'B' as const, makes: ['2 ore'] };
  const last = table({
    turn: 6,
    me: { ...babylon, hand: ['altar', 'tavern'], coins: 0 },
    left: { ...halikarnassos, hand: ['theater', 'stockade'], coins: 0 },
    right: { hand: ['clay-pit', 'barracks'], coins: 1 },
  });
  const played = last.play({
    me: build('altar'),
    left: stage('theater'),
    right: build('clay-pit'),
  });

  rule('B-5.5', 'in turn 6, when the coins are in, Babylon B2 may use the last card, and nobody else', () => {
    expect(asksOf(played.game)).toEqual(['play', null, null]);
    expect(played.seat('me')).toMatchObject({ hand: ['tavern'], city: ['altar'] });
    expect(played.seat('right')).toMatchObject({ hand: ['barracks'], city: ['clay-pit'], coins: 0 });
    expect(played.discard()).toEqual([]);
  });

  rule('B-5.5', 'Babylon B2 is asked in turn 6 only', () => {
    for (const turn of [1, 2, 3, 4, 5]) {
      const t = table({ turn, me: { ...babylon, hand: ['altar', 'tavern'] } }).play({});
      expect(t.events.filter(({ event }) => event === 'sold')).toHaveLength(3);
      expect(t.seat('left').hand).toEqual(['tavern']);
    }
  });

  rule('B-5.5', 'all last cards that were not used join the discard pile', () => {
    const used = played.answer('me', build('tavern'));
    expect(used.seat('me')).toMatchObject({ city: ['altar', 'tavern'], coins: 5 });
    expect(used.discard()).toEqual(['stockade', 'barracks']);
    const passed = played.answer('me', PASS);
    expect(passed.discard()).toEqual(['tavern', 'stockade', 'barracks']);
    expect(passed.seat('me')).toMatchObject({ hand: [], coins: 0 });
  });

  rule('B-5.6', 'Halikarnassos builds when all of the above is done', () => {
    const digging = played.answer('me', sell('tavern'));
    expect(digging.seat('me').coins).toBe(3);
    expect(asksOf(digging.game)).toEqual([null, 'pick', null]);
    expect(digging.picks('left')).toEqual(['barracks', 'stockade', 'tavern']);
  });

  rule('B-5.6', 'the pile holds the cards sold in this very turn', () => {
    const t = table({ me: { ...halikarnassos, hand: ['altar'] }, left: { hand: ['baths'] }, discard: ['pawnshop'] });
    expect(t.play({ me: stage('altar') }).picks()).toEqual(['baths', 'pawnshop', 'theater']);
  });

  rule('B-5.6', 'a dug-up card sees all that was built before: the Arena counts the stage of this turn', () => {
    const t = table({ age: 3, discard: ['arena'], me: { ...halikarnassos, hand: ['altar'], coins: 0 } });
    const dug = t.play({ me: stage('altar') }).answer('me', pick('arena'));
    expect(dug.seat()).toMatchObject({ stage: 1, city: ['arena'], coins: 3 });
  });

  rule('B-5.7', 'the hands move on when the digging is done', () => {
    const t = table({
      me: { ...halikarnassos, hand: ['altar', 'tavern'] },
      left: { hand: ['theater', 'pawnshop'] },
      right: { hand: ['theater', 'barracks'] },
    });
    const digging = t.play({ me: stage('altar') });
    const hands = (now: Tabletop) => PLACES.flatMap((place) => now.seat(place).hand);
    expect(hands(digging)).toEqual(['tavern', 'pawnshop', 'barracks']);
    const after = digging.answer('me', pick('theater'));
    expect(hands(after)).toEqual(['barracks', 'tavern', 'pawnshop']);
    expect(after.game.state.turn).toBe(2);
  });

  rule('B-5.7', 'in turn 6 the Age ends when the digging is done: dug-up shields fight', () => {
    const digging = played.answer('me', PASS);
    expect(digging.seat('left').tokens).toMatchObject({ 'victory-1': 0 });
    const after = digging.answer('left', pick('stockade'));
    expect(after.seat('left').tokens).toMatchObject({ 'victory-1': 2, defeat: 0 });
    expect(after.seat('me').tokens).toMatchObject({ 'victory-1': 0, defeat: 1 });
    expect(after.events.some(({ event }) => event === 'passed')).toBe(false);
  });
});
