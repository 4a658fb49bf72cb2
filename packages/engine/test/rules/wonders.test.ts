import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../src/scenario-types.ts';
import { bestUse } from '../../src/score-parts.ts';
import type { Side } from '../../src/vocabulary.ts';
import { build, expectRefused, PASS, type Place, pick, rule, sell, stage, type Tabletop, table } from '../kit/index.ts';

/** One card for each resource that costs one of it and nothing else. */
const RAW = ['stockade', 'baths', 'guard-tower', 'barracks'];
const MADE = ['workshop', 'apothecary', 'scriptorium'];

/** Which of these cards in hand can be built without paying anyone. */
const free = (t: Tabletop, cards: string[], place: Place = 'me') =>
  cards.filter((card) => t.ways(card, place).some(({ pay }) => pay.left + pay.right + pay.bank === 0));

describe('Alexandria', () => {
  const alexandria = (side: Side, stages: number, hand: string[]): ScenarioSeat => ({
    wonder: 'alexandria',
    side,
    stages,
    hand,
  });

  for (const [side, stages] of [
    ['A', 2],
    ['B', 1],
  ] as const) {
    rule('B-8.1', `${side}${stages} produces any one raw material, and one only`, () => {
      const t = table({ age: 2, me: alexandria(side, stages, [...RAW, 'caravansery', 'apothecary']) });
      expect(free(t, [...RAW, 'caravansery', 'apothecary'])).toEqual(RAW);
      expect(t.why('caravansery')).toMatch(/1 more wood/);
    });

    rule('B-8.1', `neighbours cannot buy what ${side}${stages} produces`, () => {
      const hand = [...RAW, 'workshop'];
      const t = table({ me: alexandria(side, stages, ['theater']), left: { hand }, right: { hand } });
      for (const card of RAW) expect(t.why(card, 'left')).toMatch(/neither neighbour sells it/);
      expect(t.offers('workshop', 'left')).toEqual([{ right: 2 }]);
      expect(t.offers('workshop', 'right')).toEqual([{ left: 2 }]);
    });
  }

  rule('B-8.1', 'B2 produces any one manufactured good besides the glass of the board', () => {
    const hand = [...MADE, 'study', 'traders-guild'];
    const t = table({ age: 3, me: { ...alexandria('B', 2, hand), makesPrivately: ['wood'] } });
    expect(free(t, hand)).toEqual(MADE);
    expect(free(table({ me: alexandria('B', 1, MADE) }), MADE)).toEqual(['workshop']);
  });

  rule('B-8.1', 'neighbours cannot buy what B2 produces', () => {
    const t = table({ me: alexandria('B', 2, ['theater']), left: { hand: MADE } });
    expect(t.why('apothecary', 'left')).toMatch(/neither neighbour sells it/);
    expect(t.why('scriptorium', 'left')).toMatch(/neither neighbour sells it/);
    expect(t.why('workshop', 'left')).toBeNull();
  });
});

describe('Babylon', () => {
  const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, hand: ['altar', 'baths'] };
  const sellAltar = sell('altar');

  for (const age of [1, 2, 3])
    rule('B-8.2', `with B2 the last card may still be used at the end of Age ${age}`, () => {
      const t = table({ age, turn: 6, me: babylon }).play({ me: sellAltar });
      expect(t.asked()).toBe('play');
      expect(t.seat().hand).toEqual(['baths']);
      expect(t.discard()).not.toContain('baths');
    });

  rule('B-8.2', 'only in the last turn of the Age', () => {
    const t = table({ turn: 5, me: babylon }).play({ me: sellAltar });
    expect(t.game.state.turn).toBe(6);
    expect(t.seat('left').hand).toEqual(['baths']);
  });

  rule('B-8.2', 'without B2 nobody is asked and the last cards are discarded', () => {
    const t = table({ turn: 6, me: { ...babylon, stages: 1 } }).play({ me: sellAltar });
    expect(t.asked()).toBeNull();
    expect(t.discard()).toContain('baths');
  });

  rule('B-8.2', 'the last card is built at its cost', () => {
    const t = table({ turn: 6, me: { ...babylon, coins: 4 }, left: { makes: ['stone'] } }).play({ me: sellAltar });
    expect(t.offers('baths')).toEqual([{ left: 2 }]);
    const built = t.answer('me', build('baths'));
    expect(built.seat()).toMatchObject({ city: ['baths'], coins: 4 + 3 - 2 });
    const poor = table({ turn: 6, me: babylon }).play({ me: sellAltar });
    expectRefused(poor, 'me', build('baths'), 'cannot-pay');
  });

  rule('B-8.2', 'the last card builds the next stage', () => {
    const t = table({ turn: 6, me: { ...babylon, makesPrivately: ['2 clay', 'papyrus'] } }).play({ me: sellAltar });
    expect(t.answer('me', stage('baths')).seat()).toMatchObject({ stage: 3, under: ['baths'] });
  });

  rule('B-8.2', 'the last card is sold for 3 coins', () => {
    const t = table({ turn: 6, me: babylon }).play({ me: sellAltar }).answer('me', sell('baths'));
    expect(t.seat().coins).toBe(3 + 3 + 3);
    expect(t.discard()).toContain('baths');
  });

  rule('B-8.2', 'the owner may let the last card go, and it brings no coins', () => {
    const t = table({ turn: 6, me: babylon }).play({ me: sellAltar }).answer('me', PASS);
    expect(t.seat()).toMatchObject({ coins: 3 + 3, hand: [] });
    expect(t.discard()).toContain('baths');
  });

  rule('B-8.2', 'B2 built in turn 6 works in that Age', () => {
    const me = { ...babylon, stages: 1, makesPrivately: ['2 wood', 'glass'] };
    const t = table({ turn: 6, me }).play({ me: stage('altar') });
    expect(t.asked()).toBe('play');
    expect(t.answer('me', sell('baths')).seat().coins).toBe(3 + 3);
  });

  rule('B-8.2', 'a red card built last counts in the conflicts of that Age', () => {
    const me = { ...babylon, hand: ['altar', 'guard-tower'] };
    const t = table({ turn: 6, me }).play({ me: sellAltar });
    expect(t.answer('me', build('guard-tower')).seat().tokens['victory-1']).toBe(2);
  });

  for (const [stage, side, stages] of [
    ['A2', 'A', 2],
    ['B3', 'B', 3],
  ] as const) {
    const withSymbols = (compass: number, gear: number, tablet: number, built: number = stages) =>
      table({ me: { wonder: 'babylon', side, stages: built, symbols: { compass, gear, tablet } } }).score().science;

    rule('B-8.3', `${stage} is one science symbol, whichever is worth most in the end`, () => {
      expect(withSymbols(0, 1, 1)).toBe(1 + 1 + 1 + 7);
      expect(withSymbols(1, 0, 1)).toBe(1 + 1 + 1 + 7);
      expect(withSymbols(1, 1, 0)).toBe(1 + 1 + 1 + 7);
      expect(withSymbols(0, 4, 0)).toBe(25);
      expect(withSymbols(0, 4, 0, stages - 1)).toBe(16);
    });
  }

  rule('B-8.3', 'nobody chooses the symbol when the stage is built', () => {
    const hand = ['altar', 'theater'];
    const me = { wonder: 'babylon', stages: 1, makesPrivately: ['3 wood'], hand };
    const t = table({ me, left: { hand }, right: { hand } }).play({ me: stage('altar') });
    expect(t.seat().stage).toBe(2);
    expect(t.game.state).toMatchObject({ turn: 2, asks: [{ ask: 'play' }, { ask: 'play' }, { ask: 'play' }] });
  });

  rule('B-10.1', 'coins gained in turn 6 pay for the last card', () => {
    const t = table({ turn: 6, me: { ...babylon, coins: 0 }, left: { makes: ['stone'] } });
    expect(t.why('baths')).toMatch(/0 to spend/);
    expect(t.play({ me: sellAltar }).offers('baths')).toEqual([{ left: 2 }]);
  });

  rule('B-10.1', 'what neighbours paid in turn 6 pays for the last card', () => {
    const me = { ...babylon, coins: 0, hand: ['altar', 'tree-farm'] };
    const t = table({ turn: 6, me, left: { hand: ['guard-tower'] } });
    expect(t.why('tree-farm')).toMatch(/costs 1 coin and there are 0 to spend/);
    const after = t.play({ me: build('altar'), left: build('guard-tower') });
    expect(after.offers('tree-farm')).toEqual([{ bank: 1 }]);
  });

  rule('B-10.1', 'production built in turn 6 pays for the last card, the own and the neighbours’', () => {
    const me = { ...babylon, hand: ['stone-pit', 'baths'] };
    const own = table({ turn: 6, me }).play({ me: build('stone-pit') });
    expect(own.offers('baths')).toEqual([{}]);
    const right = { hand: ['stone-pit'] };
    const bought = table({ turn: 6, me: babylon, right }).play({
      me: sellAltar,
      right: build('stone-pit'),
    });
    expect(bought.offers('baths')).toEqual([{ right: 2 }]);
  });

  rule('B-10.1', 'a discount built in turn 6 lowers the price for the last card', () => {
    const me = { ...babylon, hand: ['east-trading-post', 'baths'] };
    const t = table({ turn: 6, me, right: { makes: ['stone'] } });
    expect(t.offers('baths')).toEqual([{ right: 2 }]);
    expect(t.play({ me: build('east-trading-post') }).offers('baths')).toEqual([{ right: 1 }]);
  });

  rule('B-10.1', 'a structure built in turn 6 opens a chain for the last card, and cannot be built again', () => {
    const chain = table({ age: 2, turn: 6, me: { ...babylon, hand: ['altar', 'temple'] } });
    expect(chain.play({ me: build('altar') }).ways('temple')).toMatchObject([{ via: 'chain' }]);
    const twice = table({ turn: 6, me: { ...babylon, hand: ['altar', 'altar'] } });
    expect(twice.play({ me: build('altar') }).why('altar')).toBe('already built');
  });
});

describe('Halikarnassos', () => {
  const ready = { makesPrivately: ['3 ore', '3 clay', 'glass', 'papyrus'], coins: 0 };
  const halikarnassos = (board: string, hand = ['altar']): ScenarioSeat => ({
    wonder: 'halikarnassos',
    side: board[0] as Side,
    stages: Number(board[1]) - 1,
    hand,
    ...ready,
  });
  /** Builds the stage with the Altar while the neighbours sell what they have. */
  const dig = (board: string, discard: string[], rest: Parameters<typeof table>[0] = {}) =>
    table({ me: halikarnassos(board), discard, ...rest }).play({ me: stage('altar') });

  for (const board of ['A2', 'B1', 'B2', 'B3'])
    rule('B-8.4', `${board} builds a card of the discard pile for nothing`, () => {
      const t = dig(board, ['palace', 'tavern']);
      expect(t.asked()).toBe('pick');
      const built = t.answer('me', pick('palace'));
      expect(built.seat()).toMatchObject({ city: ['palace'], coins: 0, stage: Number(board[1]) });
      expect(built.discard()).not.toContain('palace');
      expect(built.discard()).toContain('tavern');
      expect(built.score().civilian).toBe(8);
    });

  for (const board of ['A1', 'A3'])
    rule('B-8.4', `${board} does not`, () => {
      const me = { ...halikarnassos(board), makesPrivately: ['2 clay', '2 loom'] };
      const t = table({ me, discard: ['palace'] }).play({ me: stage('altar') });
      expect(t.seat().stage).toBe(Number(board[1]));
      expect(t.asked()).toBeNull();
    });

  rule('B-8.4', 'nobody else is asked, and everyone waits', () => {
    const t = dig('B1', ['palace']);
    expect([t.asked('left'), t.asked('right')]).toEqual([null, null]);
    expectRefused(t, 'me', sell('palace'), 'not-this-question');
  });

  rule('B-8.4', 'the pile includes what is sold in this turn, but not the card under the stage', () => {
    const t = dig('B1', ['palace'], { left: { hand: ['pawnshop'] }, right: { hand: ['tavern'] } });
    expect(t.picks()).toEqual(['palace', 'pawnshop', 'tavern']);
  });

  rule('B-8.4', 'the pile includes what was sold and left over in earlier Ages', () => {
    const left = { hand: ['pawnshop', 'tavern'] };
    const earlier = table({ turn: 6, me: halikarnassos('B1', ['theater']), left });
    const t = earlier
      .withNextAge('temple')
      .play({ left: sell('pawnshop') })
      .play({ me: stage('temple') });
    expect(t.game.state.age).toBe(2);
    expect(t.picks()).toEqual(['pawnshop', 'tavern', 'temple', 'theater']);
  });

  rule('B-8.4', 'a structure that already stands in the city cannot be dug up', () => {
    const me = { ...halikarnassos('B1'), city: ['loom-age1', 'tavern'] };
    const t = dig('B1', ['loom-age2', 'tavern', 'palace'], { age: 2, me });
    expect(t.picks()).toEqual(['palace', 'theater']);
    expectRefused(t, 'me', pick('loom-age2'), 'not-offered');
    expectRefused(t, 'me', pick('senate'), 'not-offered');
  });

  rule('B-8.4', 'each stage does this a single time', () => {
    const hand = ['altar', 'theater'];
    const me = { ...halikarnassos('B1', hand), city: ['theater'] };
    const t = table({ me, left: { hand }, right: { hand }, discard: ['palace', 'senate'] })
      .play({ me: stage('altar') })
      .answer('me', pick('palace'));
    expect([t.game.state.turn, t.asked()]).toEqual([2, 'play']);
    expect(t.play({}).asked()).toBeNull();
    expect(t.play({ me: stage('theater') }).seat().stage).toBe(2);
    expect(t.play({ me: stage('theater') }).picks()).toContain('senate');
  });

  rule('B-8.4', 'the power is lost when no card of the pile is allowed', () => {
    const hand = ['theater', 'pawnshop'];
    const me = { ...halikarnassos('B1', ['theater', 'altar']), city: ['theater', 'tavern'] };
    const t = table({ me, left: { hand }, right: { hand }, discard: ['tavern'] })
      .play({ me: stage('theater') })
      .play({});
    expect(t.discard()).toContain('pawnshop');
    expect(t.seat()).toMatchObject({ stage: 1, city: ['theater', 'tavern'] });
    expect(t.asked()).toBeNull();
  });

  rule('B-8.4', 'the card dug up pays its immediate coins at once', () => {
    expect(dig('B1', ['tavern']).answer('me', pick('tavern')).seat().coins).toBe(5);
    const left = { city: ['lumber-yard', 'ore-vein'] };
    const vineyard = dig('B1', ['vineyard'], { age: 2, left }).answer('me', pick('vineyard'));
    expect(vineyard.seat().coins).toBe(2);
  });

  rule('B-8.4', 'nobody else is paid a second time', () => {
    const rest = { left: { hand: ['tavern'] } };
    const t = table({ me: halikarnassos('B1'), discard: ['palace'], ...rest }).play({
      me: stage('altar'),
      left: build('tavern'),
    });
    expect(t.answer('me', pick('palace')).seat('left').coins).toBe(3 + 5);
  });

  rule('B-8.4', 'in turn 6 the dig comes ahead of the conflicts: its shields count', () => {
    const t = dig('B1', ['arsenal'], { turn: 6 });
    expect(t.events.some((event) => event.event === 'standoff')).toBe(false);
    expect(t.answer('me', pick('arsenal')).seat().tokens['victory-1']).toBe(2);
    expect(t.answer('me', PASS).seat().tokens['victory-1']).toBe(0);
  });

  rule('B-8.4', 'what the card produces counts from now on', () => {
    const hand = ['altar', 'baths'];
    const me = halikarnassos('B1', hand);
    const t = table({ me, left: { hand }, right: { hand }, discard: ['stone-pit'] })
      .play({ me: stage('altar') })
      .answer('me', pick('stone-pit'));
    expect(t.offers('baths')).toEqual([{}]);
    expect(t.offers('baths', 'left')).toEqual([{ right: 2 }]);
  });

  rule('B-10.6', 'the owner may decline: nothing is built and the use is gone', () => {
    const hand = ['altar', 'theater'];
    const t = table({ me: halikarnassos('B1', hand), left: { hand }, right: { hand }, discard: ['palace'] })
      .play({ me: stage('altar') })
      .answer('me', PASS);
    expect(t.seat()).toMatchObject({ city: [], stage: 1 });
    expect(t.discard()).toContain('palace');
    expect(t.play({}).asked()).toBeNull();
  });

  rule('B-10.2', 'in turn 6 Babylon plays its last card first, and Halikarnassos may dig it up', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, hand: ['theater', 'palace'] };
    const t = table({ turn: 6, me: halikarnassos('B1', ['altar', 'tavern']), left: babylon }).play({
      me: stage('altar'),
      left: sell('theater'),
    });
    expect([t.asked(), t.asked('left')]).toEqual([null, 'play']);
    const sold = t.answer('left', sell('palace'));
    expect([sold.asked(), sold.asked('left')]).toEqual(['pick', null]);
    expect(sold.picks()).toContain('palace');
    expect(sold.picks()).toContain('tavern');
  });

  rule('B-10.2', 'the last cards of the other players are in the pile by then', () => {
    const t = dig('B1', [], { turn: 6, left: { hand: ['theater', 'palace'] }, right: { hand: ['theater', 'senate'] } });
    expect(t.picks()).toEqual(['palace', 'senate', 'theater']);
  });
});

describe('Olympia', () => {
  const POWER = 'olympia-free-build';
  const olympia = (hand: string[], stages = 2): ScenarioSeat => ({ wonder: 'olympia', stages, coins: 0, hand });
  const useIt = (card: string) => build(card, POWER);

  rule('B-8.5', 'A2 builds a card of the hand without paying resources or coins', () => {
    const t = table({ me: olympia(['palace', 'tree-farm']) });
    expect(t.ways('palace')).toEqual([{ via: POWER, pay: { left: 0, right: 0, bank: 0 } }]);
    expect(t.play({ me: useIt('palace') }).seat()).toMatchObject({ city: ['palace'], coins: 0 });
    expect(t.play({ me: useIt('tree-farm') }).seat()).toMatchObject({ city: ['tree-farm'], coins: 0 });
  });

  rule('B-8.5', 'once in an Age', () => {
    const hand = ['palace', 'senate'];
    const t = table({ me: olympia(hand), left: { hand }, right: { hand } }).play({ me: useIt('palace') });
    expect(t.ways('senate')).toEqual([]);
    expectRefused(t, 'me', useIt('senate'), 'no-power');
  });

  rule('B-8.5', 'and anew in the next Age', () => {
    const t = table({ turn: 6, me: olympia(['palace']) })
      .withNextAge('senate')
      .play({ me: useIt('palace') });
    expect(t.game.state.age).toBe(2);
    expect(t.play({ me: useIt('senate') }).seat().city).toEqual(['palace', 'senate']);
  });

  rule('B-8.5', 'a use that was not taken is lost: the next Age has one, not two', () => {
    const skipped = table({ turn: 6, me: olympia(['palace']) })
      .withNextAge('senate', 'town-hall')
      .play({});
    expect(skipped.ways('senate').map(({ via }) => via)).toEqual([POWER]);
    expectRefused(skipped.play({ me: useIt('senate') }), 'me', useIt('town-hall'), 'no-power');
  });

  rule('B-8.5', 'the first use comes in the turn after the stage', () => {
    const hand = ['theater', 'palace'];
    const me = { ...olympia(hand, 1), makesPrivately: ['2 stone'] };
    const t = table({ me, left: { hand }, right: { hand } });
    expectRefused(t, 'me', useIt('palace'), 'no-power');
    expect(t.play({ me: stage('theater') }).ways('palace')).toMatchObject([{ via: POWER }]);
  });

  rule('B-8.5', 'it does not pay for a wonder stage', () => {
    const t = table({ me: olympia(['theater']) });
    expect(t.stageOffers()).toEqual([]);
    expectRefused(t, 'me', stage('theater'), 'cannot-pay');
  });

  rule('B-8.5', 'it does not build a duplicate', () => {
    const t = table({ age: 2, me: { ...olympia(['loom-age2']), city: ['loom-age1'] } });
    expect(t.ways('loom-age2')).toEqual([]);
    expectRefused(t, 'me', useIt('loom-age2'), 'already-built');
  });

  rule('B-8.5', 'nobody else has it', () => {
    const t = table({ me: olympia(['palace']), left: { wonder: 'giza', hand: ['palace'] } });
    expectRefused(t, 'left', useIt('palace'), 'no-power');
    expectRefused(table({ me: { ...olympia(['palace']), side: 'B' } }), 'me', useIt('palace'), 'no-power');
  });

  rule('B-8.6', 'B1 lowers the price of raw materials of both neighbours to 1', () => {
    const neighbour = { makes: ['wood', 'stone', 'clay', 'ore', 'glass'] };
    const hand = ['baths', 'guard-tower', 'barracks', 'workshop'];
    const side = 'B' as const;
    const t = table({ me: { wonder: 'olympia', side, stages: 1, hand }, left: neighbour, right: neighbour });
    for (const card of ['baths', 'guard-tower', 'barracks'])
      expect(t.offers(card)).toEqual([{ right: 1 }, { left: 1 }]);
    expect(t.offers('workshop')).toEqual([{ right: 2 }, { left: 2 }]);
    const before = table({ me: { wonder: 'olympia', side, hand }, left: neighbour, right: neighbour });
    expect(before.offers('baths')).toEqual([{ right: 2 }, { left: 2 }]);
  });

  /** Olympia with its last stage; the neighbours have what is said. */
  const copying = (cities: Parameters<typeof table>[0]) =>
    table({ age: 3, ...cities, me: { wonder: 'olympia', side: 'B', stages: 3, coins: 0, ...cities.me } });

  rule('B-8.7', 'B3 scores a guild of a neighbour from the own seat; the neighbour loses nothing', () => {
    const t = copying({
      me: { city: ['stone-pit'] },
      left: { city: ['workers-guild', 'clay-pool'] },
      others: [{ city: ['ore-vein', 'mine', 'foundry', 'quarry'] }],
      right: { city: ['lumber-yard', 'sawmill'] },
    });
    expect(t.score().guilds).toBe(1 + 2);
    expect(t.score('left').guilds).toBe(1 + 4);
  });

  rule('B-8.7', 'only with B3', () => {
    const left = { city: ['workers-guild', 'clay-pool'] };
    expect(copying({ me: { stages: 2 }, left }).score().guilds).toBe(0);
    expect(copying({ left }).score().guilds).toBe(1);
  });

  rule('B-8.7', 'only a guild of a neighbour, not of the others nor a second time the own', () => {
    const brown = { city: ['clay-pool'] };
    expect(copying({ others: [{ city: ['workers-guild'] }], left: brown }).score().guilds).toBe(0);
    expect(copying({ me: { city: ['workers-guild'] }, left: brown }).score().guilds).toBe(1);
  });

  rule('B-8.7', 'one guild only, the one that is worth most', () => {
    const t = copying({
      left: { city: ['workers-guild', 'clay-pool'] },
      right: { city: ['magistrates-guild', 'altar', 'baths'] },
    });
    expect(t.score().guilds).toBe(2);
  });

  rule(
    'B-8.7',
    'of guilds worth the same the first is named, left before right, and none that is worth nothing',
    () => {
      const copied = (left: string[], right: string[]) =>
        bestUse(copying({ left: { city: left }, right: { city: right } }).game, 0).copied;
      expect(copied(['workers-guild'], ['magistrates-guild'])).toEqual([]);
      expect(copied(['workers-guild', 'magistrates-guild', 'altar'], ['clay-pool'])).toEqual(['workers-guild']);
      expect(copied(['magistrates-guild', 'altar'], ['workers-guild', 'clay-pool'])).toEqual(['magistrates-guild']);
    },
  );

  rule('B-8.7', 'a copied Scientists Guild is one more symbol of choice, on the science line', () => {
    const t = copying({ me: { symbols: { compass: 1, gear: 1 } }, left: { city: ['scientists-guild'] } });
    expect(t.score()).toMatchObject({ guilds: 0, science: 10 });
    expect(t.score('left').science).toBe(1);
  });

  rule('B-8.7', 'guild and symbols are set to the highest total together', () => {
    const left = { city: ['scientists-guild', 'spies-guild', 'stockade', 'barracks', 'walls'] };
    const right = { city: ['guard-tower', 'stables', 'arsenal'] };
    const science = (compass: number, gear: number, any: number) =>
      copying({ me: { symbols: { compass, gear, any } }, left, right }).score();
    // one more symbol brings 3, the Spies Guild 6
    expect(science(1, 0, 0)).toMatchObject({ science: 1, guilds: 6 });
    // one more symbol completes a group and brings 8
    expect(science(1, 1, 0)).toMatchObject({ science: 10, guilds: 0 });
    // with a symbol of its own the group is complete already: another one brings 3
    expect(science(1, 1, 1)).toMatchObject({ science: 10, guilds: 6 });
  });

  rule('B-10.4', 'a copied Shipowners Guild is one of the purple cards it counts', () => {
    const left = { city: ['shipowners-guild', 'clay-pool', 'ore-vein'] };
    expect(copying({ left }).score().guilds).toBe(1);
    expect(copying({ me: { city: ['stone-pit', 'press-age1'] }, left }).score().guilds).toBe(3);
    const own = copying({ me: { city: ['stone-pit', 'press-age1', 'traders-guild'] }, left });
    expect(own.score().guilds).toBe(4);
  });
});

describe('Rhodos and Ephesos', () => {
  rule('B-8.8', 'the shields of Rhodos count in each conflict after they were built', () => {
    const rhodos = { wonder: 'rhodos', stages: 1, makesPrivately: ['3 clay'] };
    let t = table({ turn: 6, me: rhodos, left: { shields: 1 } }).withNextAge();
    t = t.play({ me: stage('theater') });
    expect(t.seat().tokens).toMatchObject({ 'victory-1': 2, 'victory-3': 0 });
    while (t.game.state.age === 2) t = t.play({});
    expect(t.seat().tokens).toMatchObject({ 'victory-1': 2, 'victory-3': 2, 'victory-5': 2 });
  });

  rule('B-8.8', 'a stage of Rhodos that is not built gives no shields', () => {
    const t = table({ turn: 6, me: { wonder: 'rhodos', stages: 1 }, left: { shields: 1 } }).play({});
    expect(t.seat().tokens).toMatchObject({ 'victory-1': 0, defeat: 1 });
  });

  for (const [wonder, side, number, coins] of [
    ['ephesos', 'A', 2, 9],
    ['ephesos', 'B', 1, 4],
    ['ephesos', 'B', 2, 4],
    ['ephesos', 'B', 3, 4],
    ['rhodos', 'B', 1, 3],
    ['rhodos', 'B', 2, 4],
  ] as const)
    rule('B-8.8', `${wonder} ${side}${number} pays ${coins} coins, one time`, () => {
      const makesPrivately = ['2 wood', '3 stone', '3 ore', 'glass', 'loom'];
      const hand = ['theater', 'altar', 'baths'];
      const me = { wonder, side, stages: number - 1, coins: 0, makesPrivately, hand };
      const t = table({ me, left: { hand }, right: { hand } }).play({ me: stage('theater') });
      expect(t.seat()).toMatchObject({ stage: number, coins });
      expect(t.play({ me: build('altar') }).seat().coins).toBe(coins);
    });
});
