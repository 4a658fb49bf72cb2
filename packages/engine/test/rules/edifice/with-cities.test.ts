import { describe, expect } from 'vitest';
import { create } from '../../../src/create.ts';
import { PolisError } from '../../../src/errors.ts';
import { score } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  expectRefused,
  join,
  mix,
  pay,
  playOut,
  ready,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
  TWO,
  tabletop,
} from '../../kit/index.ts';

const { lastTurn, modules, newGame, table } = mix('edifice', 'cities');

describe('how many players', () => {
  rule('EQ-2', 'eight players are refused with Cities too, with a sentence that says why', () => {
    const eight = () => create({ seats: 8, seed: seedFrom('eight', 1), modules });
    expect(eight).toThrow(PolisError);
    expect(eight).toThrow(/3 to 7 players, not 8.*Edifice .*pawns/);
    const scenario = () => table({ others: new Array(5).fill({}) });
    expect(scenario).toThrow(/Edifice .*pawns/);
  });

  rule('EQ-1', 'two players are refused with Cities too', () => {
    const two = () => create({ seats: 2, seed: seedFrom('two', 1), modules });
    expect(two).toThrow(/3 to 7 players, not 2.*Edifice .*pawns/);
  });

  rule('E-R3', 'three to seven play whole games', () => {
    for (const seats of [3, 4, 5, 6, 7]) {
      const game = playOut(newGame(seats), seats);
      expect(Object.keys(score(game).sheets[0])).toEqual(expect.arrayContaining(['cities', 'edifice']));
      const { built, failed } = tabletop(game).fates();
      expect([...built, ...failed]).toHaveLength(3);
    }
  });
});

describe('what taking part costs', () => {
  rule('EQ-8', 'the Architect Cabinet spares the resources of the stage, not the coins of the project', () => {
    const me = { wonder: 'giza', side: 'B' as const, stages: 3, city: ['architect-cabinet'], coins: 3, hand: TWO };
    const t = table({ edifice: 'factory', on: 2, me }); // 4 stone and 1 papyrus; 3 coins
    expect(t.stageOffers()).toEqual([{}, { bank: 3 }]);
    const after = t.quietTurn({ me: join('theater') });
    expect([after.seat().stage, after.seat().coins, after.pawns()]).toEqual([4, 0, [0, 1, 0]]);
    const poor = table({ edifice: 'factory', on: 2, me: { ...me, coins: 2 } });
    expect([poor.mayStage(), poor.mayJoin()]).toEqual([true, false]);
  });

  for (const [coins, alone, both] of [
    [6, false, false],
    [7, true, false],
    [9, true, false],
    [10, true, true],
  ] as const)
    rule('EQ-9', `Petra’s second stage for 7 coins and a project for 3: with ${coins} coins`, () => {
      const t = table({ edifice: 'factory', on: 2, me: { wonder: 'petra', stages: 1, coins } });
      expect([t.mayStage(), t.mayJoin()]).toEqual([alone, both]);
      expect(t.refusal('me', join('theater', { pay: { bank: 10 } }))).toBe(both ? null : 'cannot-pay');
      expect(t.refusal('me', stage('theater', { pay: { bank: 7 } }))).toBe(alone ? null : 'cannot-pay');
    });

  rule('EQ-9', 'both sums go to the bank', () => {
    const t = table({ edifice: 'factory', on: 2, me: { wonder: 'petra', stages: 1, coins: 11 } });
    const after = t.quietTurn({ me: join('theater') });
    expect([after.seat().coins, after.pawns(), after.score().wonder]).toEqual([1, [0, 1, 0], 10]);
    for (const bank of [3, 7, 9, 11]) expectRefused(t, 'me', join('theater', { pay: { bank } }), 'wrong-payment');
    const dear = table({ edifice: 'agora', on: 2, me: { wonder: 'petra', side: 'B', stages: 1, coins: 20 } });
    expect(dear.stageOffers()).toEqual([{ bank: 14 }, { bank: 20 }]);
    expect(dear.quietTurn({ me: join('theater') }).seat().coins).toBe(0);
  });

  rule('EQ-12', 'Secret Warehouse, Black Market and Clandestine Docks help with the stage only', () => {
    const price = (me: ScenarioSeat, left: ScenarioSeat = {}) =>
      table({ edifice: 'curtain-wall', on: 2, me: { coins: 9, hand: TWO, ...me }, left }).stageOffers();
    // Giza needs 2 stone and makes one
    expect(price({ wonder: 'giza', city: ['secret-warehouse'] })).toEqual([{}, { bank: 2 }]);
    // Rhodos makes ore and needs 2 wood
    expect(price({ wonder: 'rhodos', makesPrivately: ['wood'], city: ['black-market'] })).toEqual([{}, { bank: 2 }]);
    const left = { makes: ['stone'] };
    expect(price({ wonder: 'giza', city: ['clandestine-dock-west'] }, left)).toEqual([
      { left: 1 },
      { left: 1, bank: 2 },
    ]);
    expect(price({ wonder: 'giza', city: ['clandestine-dock-west', 'west-trading-post'] }, left)).toEqual([
      {},
      { bank: 2 },
    ]);
  });
});

describe('the end of the last turn', () => {
  /** My left neighbour builds a card that costs the others coins, in the last turn of the Age. */
  const lossy = (card: string, means: string[], literal: TableLiteral): Tabletop =>
    table({
      turn: lastTurn,
      ...literal,
      left: { hand: [card], makesPrivately: means, pawns: [1, 1, 1], ...literal.left },
    }).quietTurn({ left: build(card) });

  rule('EQ-17', 'the losses of Cities come first, and the penalty asks for what is left', () => {
    // 7 coins; the Lair takes 2; the Auction House wants 5
    let t = lossy('lair', ['wood', 'glass'], { edifice: 'auction-house', me: { coins: 7 }, right: { coins: 6 } });
    expect([t.dues(), t.happened('failed')]).toEqual([[2, 0, 2], []]);
    t = t.answer('me', pay(2)).answer('right', pay(2));
    expect([t.purses()[0], t.purses()[2]]).toEqual([0, 4]);
    expect([t.edificeDebt(), t.edificeDebt('right')]).toEqual([
      [0, 0, 0],
      [0, 1, 0],
    ]);
    expect([t.count('debt')[0], t.count('debt')[2]]).toEqual([0, 0]);
  });

  rule('EQ-17', 'who rather takes debt of Cities has more coins for the penalty', () => {
    let t = lossy('lair', ['wood', 'glass'], { edifice: 'auction-house', me: { coins: 6 }, right: { coins: 6 } });
    t = t.answer('me', pay(1)).answer('right', pay(0));
    expect([t.purses()[0], t.edificeDebts()[0], t.count('debt')[0]]).toEqual([0, 0, 1]);
    expect([t.purses()[2], t.edificeDebts()[2], t.count('debt')[2]]).toEqual([1, 0, 2]);
  });

  rule('EQ-16', 'the Edifice fails after the coin losses of the seventh turn', () => {
    const t = lossy('hideout', [], { edifice: 'money-changer' });
    expect([t.dues(), t.fates().failed]).toEqual([[1, 0, 1], []]);
    const after = t.answer('me', pay(1)).answer('right', pay(1));
    expect([after.fates().failed, after.purses()]).toEqual([['money-changer'], [0, 3, 0]]);
    const sixth = table({
      edifice: 'money-changer',
      turn: 6,
      me: { hand: TWO },
      left: { hand: TWO },
      right: { hand: TWO },
    }).quietTurn();
    expect([sixth.game.state.turn, sixth.fates().failed]).toEqual([7, []]);
  });

  rule('EQ-18', 'coins of a reward may pay a loss of the same turn', () => {
    const me = ready('giza', { coins: 1 });
    const left = { hand: ['brotherhood'], makesPrivately: ['2 wood', 'ore', 'loom'] };
    let t = table({ edifice: 'money-changer', on: 1, me, left }).play({
      me: join('theater'),
      left: build('brotherhood'),
      right: build('theater'),
    });
    expect([t.seat().coins, t.dues()]).toEqual([1 - 1 + 4, [3, 0, 3]]);
    t = t.answer('me', pay(3)).answer('right', pay(3));
    expect([t.seat().coins, t.count('debt')[0]]).toEqual([1, 0]);
  });

  rule('EQ-44', 'a Diplomacy token does not protect from a penalty', () => {
    const me = { diplomacy: 1, coins: 9, city: ['barracks'] };
    const coins = table({ edifice: 'money-changer', turn: lastTurn, me }).quietTurn();
    expect([coins.seat().coins, coins.seat().tokens.diplomacy]).toEqual([7, 0]);
    const card = table({ edifice: 'outpost', turn: lastTurn, me }).quietTurn();
    expect([card.seat().city, card.military()]).toEqual([['theater'], [0, 0, 0, 0]]);
    const broke = table({ edifice: 'money-changer', turn: lastTurn, me: { ...me, coins: 0 } }).quietTurn();
    expect(broke.edificeDebt()).toEqual([1, 0, 0]);
    expect(card.happened('penalty')).toHaveLength(3);
  });
});

describe('two debts', () => {
  rule('EQ-20', 'they are different tokens and stand on different lines', () => {
    const t = table({ edifice: 'factory', me: { coins: 9, debt: 2, edificeDebt: [1, 1, 0] } });
    expect(t.score()).toMatchObject({ treasury: 3 - 2, edifice: -5 });
    expect([t.count('debt')[0], t.edificeDebt()]).toEqual([2, [1, 1, 0]]);
  });

  rule('EQ-20', 'neither is ever paid back', () => {
    const me = { coins: 50, debt: 2, edificeDebt: [1, 0, 0], hand: TWO };
    let t = table({ edifice: 'money-changer', fate: 'built', turn: 6, me, left: { hand: TWO }, right: { hand: TWO } });
    t = t.quietTurn().quietTurn();
    expect([t.count('debt')[0], t.edificeDebt(), t.seat().coins]).toEqual([2, [1, 0, 0], 50]);
  });

  rule('E-R9', 'a penalty in coins is no loss of Cities: paid or not, it is no debt there and nobody is asked', () => {
    const t = table({ edifice: 'auction-house', turn: lastTurn, me: { coins: 9 }, left: { coins: 1 } }).quietTurn();
    expect([t.dues(), t.purses().slice(0, 2)]).toEqual([
      [0, 0, 0],
      [4, 1],
    ]);
    expect([t.count('debt')[0], t.count('debt')[1], t.edificeDebt('left')]).toEqual([0, 0, [0, 1, 0]]);
    expect(t.happened('lost')).toEqual([]);
  });

  rule('E-R9', 'a debt of Edifice is on the Edifice line, a debt of Cities on the treasury line', () => {
    let t = table({
      edifice: 'auction-house',
      turn: lastTurn,
      me: { coins: 3 },
      left: { hand: ['hideout'], pawns: [0, 1, 0] },
    });
    t = t.quietTurn({ left: build('hideout') });
    t = t.answer('me', pay(0)).answer('right', pay(0));
    expect(t.score()).toMatchObject({ treasury: 1 - 1, edifice: -3 });
  });
});

describe('tokens of an Edifice', () => {
  rule('EQ-28', 'Sepulcher and Cenotaph count them', () => {
    for (const [card, means] of [
      ['sepulcher', ['stone', 'glass', 'loom']],
      ['cenotaph', ['2 clay', 'stone', 'loom', 'glass']],
    ] as const) {
      const left = { hand: [card], makesPrivately: [...means] };
      const me = { tokens: { victory: [3] }, coins: 9 };
      const t = table({ edifice: 'outpost', fate: 'built', age: 2, me, left }).quietTurn({ left: build(card) });
      expect(t.dues()).toEqual([1, 0, 0]);
    }
  });

  rule('E-R8', 'tokens that came in this turn are among those that a loss counts', () => {
    const left = { hand: ['sepulcher'], makesPrivately: ['stone', 'glass', 'loom'] };
    const me = ready('giza', { coins: 9, tokens: { victory: [1] } });
    const t = table({ edifice: 'staging-camp', on: 1, me, left, right: { pawns: [0, 1, 0] } }).quietTurn({
      me: join('theater'),
      left: build('sepulcher'),
    });
    expect([t.military(), t.dues()]).toEqual([
      [1, 0, 1, 0],
      [2, 0, 1],
    ]);
  });

  rule('E-R8', 'the Slave Market counts for its coins before them, for its points at the end', () => {
    const me = ready('giza', { coins: 0, hand: ['slave-market'], pawns: [0, 0, 1], tokens: { victory: [1, 3] } });
    const t = table({ edifice: 'military-school', on: 1, me, left: ready('rhodos', { coins: 9 }) }).quietTurn({
      me: build('slave-market'),
      left: join('theater'),
    });
    expect([t.seat().coins, t.military(), t.score().cities]).toEqual([2, [1, 1, 1, 0], 3]);
  });

  rule('EQ-28', 'the Mourners Guild counts them next door', () => {
    const me = { city: ['mourners-guild'] };
    const left = ready('giza', { coins: 9, tokens: { victory: [1] } });
    const t = table({ edifice: 'outpost', on: 1, me, left }).quietTurn({ left: join('theater') });
    expect(t.score().guilds).toBe(2);
  });
});

describe('production of an Edifice', () => {
  const costs = (...words: string[]) => words.map((cost) => ({ cost, colour: 'blue' as const }));

  rule('EQ-32', 'the Secret Warehouse does not double what it makes', () => {
    const me = (city: string[]) => ({ city, pawns: [0, 1, 0], hand: costs('wood', '2 wood', 'wood stone') });
    const free = (city: string[]) => {
      const t = table({ edifice: 'river-port', fate: 'built', me: me(city) });
      return [0, 1, 2].map((i) => t.isFree(`made-up-0-${i}`));
    };
    expect(free([])).toEqual([true, false, false]);
    expect(free(['secret-warehouse'])).toEqual([true, false, false]);
    // a Lumber Yard makes wood to follow
    expect(free(['secret-warehouse', 'lumber-yard'])).toEqual([true, true, true]);
  });

  rule('EQ-32', 'the Black Market does not look at it', () => {
    const t = table({
      edifice: 'river-port',
      fate: 'built',
      me: { city: ['black-market', 'lumber-yard'], pawns: [0, 1, 0], hand: costs('2 stone', '3 wood', 'stone glass') },
    });
    // wood is made by the Lumber Yard, so the Black Market makes anything but wood
    expect([0, 1, 2].map((i) => t.isFree(`made-up-0-${i}`))).toEqual([true, false, true]);
  });
});

describe('points', () => {
  rule('EQ-33', 'the Archives count black: eight colours are possible', () => {
    const seven = ['lumber-yard', 'loom-age1', 'altar', 'tavern', 'barracks', 'apothecary', 'workers-guild'];
    const worth = (city: string[]) =>
      table({ edifice: 'archives', fate: 'built', me: { city, pawns: [0, 0, 1] } }).score().edifice;
    expect([worth(seven), worth([...seven, 'hideout']), worth(['hideout', 'militia'])]).toEqual([7, 8, 1]);
  });

  rule('EQ-34', 'the Counterfeiters Guild makes its 5 points again, and nobody loses coins again', () => {
    const me = { city: ['counterfeiters-guild'], pawns: [0, 0, 1] };
    const t = table({ edifice: 'agora', fate: 'built', turn: lastTurn, me, left: { coins: 9 } }).quietTurn();
    expect([t.score().guilds, t.purses(), t.dues()]).toEqual([10, [3, 9, 3], [0, 0, 0]]);
    expect([0, 1, 2].map((seat) => t.count('debt')[seat])).toEqual([0, 0, 0]);
  });

  rule('EQ-34', 'the Guild of Shadows and the Mourners Guild count a second time', () => {
    const left = { city: ['hideout', 'lair', 'militia'], tokens: { victory: [1, 5] } };
    const worth = (guild: string, count: number) =>
      table({ edifice: 'agora', fate: 'built', me: { city: [guild], pawns: [0, 0, count] }, left }).score().guilds;
    expect([0, 1].map((count) => worth('guild-of-shadows', count))).toEqual([3, 6]);
    expect([0, 1].map((count) => worth('mourners-guild', count))).toEqual([2, 4]);
  });

  rule('E-R14', 'masks, symbols of choice and the doubled guild are set together', () => {
    // the Pigeon Loft copies a symbol of a neighbour's green card: there is a gear
    const left = { city: ['workshop', 'lumber-yard'] };
    const lines = (symbols: Record<string, number>, city: string[], count: number) => {
      const me = { symbols, city: ['pigeon-loft', ...city], pawns: [0, 0, count] };
      const { science, guilds } = table({ edifice: 'agora', fate: 'built', me, left }).score();
      return [science, guilds];
    };
    // compass 1, mask gear, Scientists Guild tablet: a set; twice: 2/1/1
    expect(lines({ compass: 1 }, ['scientists-guild'], 0)).toEqual([10, 0]);
    expect(lines({ compass: 1 }, ['scientists-guild'], 1)).toEqual([13, 0]);
    // nothing but the mask: a gear, and the two symbols of choice complete the set
    expect(lines({}, ['scientists-guild', 'workers-guild'], 1)).toEqual([10, 1]);
    expect(lines({}, ['scientists-guild', 'workers-guild'], 0)).toEqual([4, 1]);
  });
});

describe('penalties and black cards', () => {
  rule('EQ-25', 'shields of black cards are not given up for a red card', () => {
    const t = table({ edifice: 'outpost', turn: lastTurn, me: { city: ['militia', 'contingent'] } }).quietTurn();
    expect([t.seat().city, t.edificeDebt(), t.military()]).toEqual([
      ['militia', 'contingent', 'theater'],
      [1, 0, 0],
      [2, 0, 0, 0],
    ]);
  });

  rule('EQ-23', 'a Secret Warehouse makes nothing more when its only producer is lost', () => {
    const me = { city: ['secret-warehouse', 'lumber-yard'], coins: 0 };
    const t = table({ edifice: 'belvedere', turn: lastTurn, me }).quietTurn();
    expect(t.seat().city).toEqual(['secret-warehouse', 'theater']);
    const { own } = t.game.state.seats[0].tally;
    expect(Math.max(...own)).toBe(0);
  });

  rule('EQ-22', 'cards of the last turn’s hands and a lost card lie in one pile', () => {
    const me = { hand: ['theater', 'militia'], city: ['barracks'] };
    const t = table({ edifice: 'outpost', turn: lastTurn, me }).quietTurn();
    expect(t.discard()).toEqual(['militia', 'barracks']);
  });

  rule('EQ-27', 'who has to pay a loss is asked first, who has to lose a card afterwards', () => {
    const red = { city: ['stockade', 'barracks'] };
    let t = table({
      edifice: 'outpost',
      turn: lastTurn,
      me: red,
      left: { hand: ['hideout'], pawns: [1, 0, 0] },
      right: { coins: 0 },
    });
    t = t.quietTurn({ left: build('hideout') });
    expect([t.asked(), t.picks()]).toEqual(['pay', []]);
    t = t.answer('me', pay(1));
    expect([t.asked(), t.picks()]).toEqual(['pick', ['barracks', 'stockade']]);
    expect(t.refusal('me', sell('theater'))).toBe('not-this-question');
  });
});
