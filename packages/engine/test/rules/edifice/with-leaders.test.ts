import { describe, expect } from 'vitest';
import { score } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  expectRefused,
  join,
  mix,
  PASS,
  pick,
  playOut,
  ready,
  rule,
  sell,
  stage,
  TWO,
  tabletop,
} from '../../kit/index.ts';

const { lastTurn, newGame, table } = mix('edifice', 'leaders');

describe('the recruitment turn', () => {
  rule('EQ-6', 'a stage built with a leader may take part, in the Edifice of the Age that begins', () => {
    const me = ready('giza', { coins: 9, leaderHand: ['nero', 'plato'], hand: TWO });
    const t = table({ edifice: 'factory', on: 2, turn: 0, me });
    expect([t.mayJoin(), t.mayStage()]).toEqual([true, true]);
    const after = t.answer('me', join('nero'));
    // Factory: 3 coins; the Edifice of Age I has a pawn left, and it stays there
    expect([after.seat().stage, after.pawns(), after.pawnsLeft(), after.seat().coins]).toEqual([
      1,
      [0, 1, 0],
      [1, 1, 2],
      6,
    ]);
    expect(after.game.state).toMatchObject({ age: 2, turn: 1 });
  });

  rule('EQ-6', 'this is the participation of that player for the Age', () => {
    const me = ready('giza', { coins: 9, leaderHand: ['nero'], hand: TWO });
    const t = table({ edifice: 'factory', on: 2, turn: 0, me }).answer('me', join('nero'));
    expect([t.mayJoin(), t.mayStage()]).toEqual([false, true]);
    expectRefused(t, 'me', join('theater'), 'no-join');
    const alone = table({ edifice: 'factory', on: 2, turn: 0, me }).answer('me', stage('nero'));
    expect(alone.mayJoin()).toBe(true);
  });

  rule('EQ-6', 'the Edifice can be finished there, with the rewards at once', () => {
    const me = ready('giza', { coins: 9, leaderHand: ['nero'], hand: TWO });
    const left = ready('rhodos', { leaderHand: ['plato'] });
    const t = table({ edifice: 'money-changer', on: 1, turn: 0, me, left }).play({
      0: join('nero'),
      1: join('plato'),
    });
    expect([t.fates().built, t.purses()]).toEqual([['money-changer'], [9 - 1 + 4, 3 - 1 + 4, 3]]);
    expect(t.game.state).toMatchObject({ age: 1, turn: 1 });
  });

  rule('EQ-6', 'who recruits or sells a leader does not take part', () => {
    for (const deed of [build('nero'), sell('nero')]) {
      const me = ready('giza', { coins: 9, leaderHand: ['nero'], hand: TWO });
      const t = table({ edifice: 'factory', on: 2, turn: 0, me }).answer('me', deed);
      expect([t.pawns(), t.pawnsLeft()[1], t.mayJoin()]).toEqual([[0, 0, 0], 2, true]);
    }
  });

  rule('EQ-6', 'after an Age whose Edifice failed, the next recruitment turn is about the next Edifice', () => {
    const me = ready('giza', { coins: 9, leaderHand: ['nero'] });
    const start = table({ edifice: 'money-changer', on: 1, turn: lastTurn, me });
    const t = start.withNextAge().quietTurn();
    expect([t.game.state.age, t.game.state.turn, t.fates().failed]).toEqual([2, 0, ['money-changer']]);
    expect([t.asked(), t.mayJoin()]).toEqual(['play', true]);
    const after = t.answer('me', join('nero'));
    expect([after.pawns(), after.seat().coins]).toEqual([[0, 1, 0], 9 - 2 - 3]);
  });
});

describe('what leaders do to the price', () => {
  rule('EQ-7', 'Imhotep takes a resource off the stage, and no coin off the project', () => {
    const me = { wonder: 'giza', coins: 1, leaders: ['imhotep'], hand: TWO };
    const t = table({ edifice: 'curtain-wall', on: 2, me }); // 2 stone, one of them waived; 2 coins
    expect([t.mayStage(), t.mayJoin()]).toEqual([true, false]);
    const rich = table({ edifice: 'curtain-wall', on: 2, me: { ...me, coins: 2 } });
    expect(rich.stageOffers()).toEqual([{}, { bank: 2 }]);
  });

  rule('EQ-11', 'Ramses builds guilds for nothing, never a stage or a project', () => {
    const me = {
      wonder: 'giza',
      coins: 0,
      leaders: ['ramses'],
      makesPrivately: ['stone'],
      hand: ['workers-guild', 'altar'],
    };
    const t = table({ edifice: 'archives', on: 2, me });
    expect(t.ways('workers-guild').map(({ via }) => via)).toEqual(['ramses']);
    expect([t.mayStage(), t.mayJoin()]).toEqual([true, false]);
    expect(t.refusal('me', { ...join('workers-guild'), via: 'ramses' })).toBe('no-power');
  });

  rule('EQ-12', 'Bilkis sells a resource of the stage; the coins of the project come on top', () => {
    const me = { wonder: 'giza', coins: 9, leaders: ['bilkis'], hand: TWO };
    const t = table({ edifice: 'curtain-wall', on: 2, me });
    expect(t.stageOffers()).toEqual([{ bank: 1 }, { bank: 3 }]);
    const after = t.quietTurn({ me: join('theater') });
    expect([after.seat().coins, after.pawns()]).toEqual([6, [1, 0, 0]]);
    for (const bank of [0, 1, 2, 4]) expectRefused(t, 'me', join('theater', { pay: { bank } }), 'wrong-payment');
    const poor = table({ edifice: 'curtain-wall', on: 2, me: { ...me, coins: 2 } });
    expect([poor.mayStage(), poor.mayJoin()]).toEqual([true, false]);
  });

  rule(
    'EQ-12',
    'of payments that cost the same, one left out pays the bank before neighbours, also with a project',
    () => {
      const me = { wonder: 'giza', coins: 9, leaders: ['bilkis'], city: ['west-trading-post'], hand: TWO };
      const t = table({ edifice: 'curtain-wall', on: 2, me, left: { makes: ['stone'] } });
      expect(t.stageOffers()).toEqual([{ bank: 1 }, { left: 1 }, { bank: 3 }, { left: 1, bank: 2 }]);
      const after = t.quietTurn({ me: join('theater') });
      expect([after.seat().coins, after.pawns()]).toEqual([6, [1, 0, 0]]);
      expect(after.seat('left').coins).toBe(t.quietTurn().seat('left').coins);
    },
  );

  rule('EQ-13', 'a card that Solomon digs up brings no pawn', () => {
    const me = ready('giza', { coins: 9, leaderHand: ['solomon'], hand: TWO });
    let t = table({ edifice: 'factory', on: 2, turn: 0, discard: ['walls'], me }).answer('me', build('solomon'));
    expect(t.picks()).toEqual(['walls']);
    expectRefused(t, 'me', join('walls'), 'not-this-question');
    t = t.answer('me', pick('walls'));
    expect([t.seat().city, t.pawns(), t.mayJoin()]).toEqual([['walls'], [0, 0, 0], true]);
  });
});

describe('penalties and leaders', () => {
  rule('EQ-24', 'a leader is no card of a colour', () => {
    for (const edifice of ['outpost', 'belvedere', 'artisan-district', 'curtain-wall']) {
      const leaders = ['caesar', 'hannibal', 'phidias'];
      const t = table({ edifice, turn: lastTurn, me: { leaders } }).quietTurn();
      expect(t.edificeDebt()).toEqual([1, 0, 0]);
      const recruited = t.game.state.seats[0].piles[t.game.rules.seatPile('leaders')];
      expect(recruited).toHaveLength(3);
    }
  });

  rule('EQ-25', 'shields of Caesar and Hannibal are not given up for a red card', () => {
    const me = { leaders: ['caesar', 'hannibal'] };
    const t = table({ edifice: 'outpost', turn: lastTurn, me }).quietTurn();
    expect([t.edificeDebt(), t.game.state.seats[0].tally.shields, t.military()]).toEqual([[1, 0, 0], 3, [2, 0, 0, 0]]);
  });

  rule('EQ-23', 'what leaders count is less by the card that is lost', () => {
    const me = { leaders: ['pericles', 'justinian'], city: ['stockade', 'altar', 'apothecary'] };
    const sheet = (held: number) =>
      table({ edifice: 'outpost', turn: lastTurn, me: { ...me, pawns: [held, 0, 0] } })
        .quietTurn()
        .score().leaders;
    expect([sheet(1), sheet(0)]).toEqual([2 + 3, 0]);
  });

  rule('EQ-22', 'Solomon may dig it up in a later turn', () => {
    const me = { coins: 9, leaderHand: ['solomon'], pawns: [1, 0, 0] };
    const start = table({ edifice: 'outpost', turn: lastTurn, me, left: { city: ['barracks'] } });
    const t = start.withNextAge().quietTurn().answer('me', build('solomon'));
    expect(t.picks()).toEqual(['barracks']);
    expect(t.answer('me', pick('barracks')).seat().city).toEqual(['theater', 'barracks']);
  });
});

describe('rewards and leaders', () => {
  rule('EQ-28', 'Alexander counts victory tokens of an Edifice', () => {
    const me = ready('giza', { coins: 9, leaders: ['alexander'], tokens: { victory: [1] } });
    const t = table({ edifice: 'outpost', on: 1, me }).quietTurn({ me: join('theater') });
    expect(t.score()).toMatchObject({ leaders: 2, military: 4 });
  });

  rule('EQ-28', 'Nero pays 2 coins for each', () => {
    for (const [edifice, cost] of [
      ['outpost', 1],
      ['staging-camp', 2],
      ['military-school', 5],
    ] as const) {
      const me = ready('giza', { coins: 9, leaders: ['nero'] });
      const t = table({ edifice, on: 1, me, left: { pawns: [1, 1, 1] } }).quietTurn({ me: join('theater') });
      expect(t.purses()).toEqual([9 - cost + 2, 3, 3]);
    }
  });

  rule('EQ-28', 'for two pawns Ur has 4 coins of Nero', () => {
    const me = ready('ur', { side: 'night', coins: 9, leaders: ['nero'] });
    const t = table({ edifice: 'outpost', on: 1, me }).quietTurn({ me: join('theater') });
    expect([t.military(), t.seat().coins]).toEqual([[0, 2, 0, 0], 9 - 1 + 4]);
  });

  rule('EQ-28', 'tokens that are lost again cost Nero’s owner nothing', () => {
    const me = { leaders: ['nero', 'alexander'], tokens: { victory: [1, 3] } };
    const t = table({ edifice: 'concentric-castle', turn: lastTurn, me }).quietTurn();
    expect([t.seat().coins, t.military(), t.score().leaders]).toEqual([3, [0, 0, 0, 0], 0]);
  });

  rule('EQ-31', 'Tomyris passes defeats on in conflicts; the Military School takes those that are there', () => {
    const me = ready('giza', { coins: 9, leaders: ['tomyris'], tokens: { defeat: 2 } });
    const t = table({ edifice: 'military-school', on: 1, turn: lastTurn, me, left: { shields: 3 } }).quietTurn({
      me: join('theater'),
    });
    expect([t.military(), t.military('left')]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 2, 1],
    ]);
  });

  rule('EQ-31', 'defeats that Tomyris passes to a holder afterwards count as ever', () => {
    const me = ready('giza', { coins: 9, shields: 3, tokens: { defeat: 2 } });
    const left = { leaders: ['tomyris'] };
    const t = table({ edifice: 'military-school', on: 1, turn: lastTurn, me, left }).quietTurn({ me: join('theater') });
    expect(t.military()).toEqual([0, 0, 3, 1]);
  });

  rule('EQ-33', 'the Archives do not count white', () => {
    const me = { city: ['altar', 'stockade'], leaders: ['nero', 'plato'], pawns: [0, 0, 1] };
    expect(table({ edifice: 'archives', fate: 'built', me }).score().edifice).toBe(2);
  });
});

describe('the Agora and guilds of Leaders', () => {
  const sheet = (me: ScenarioSeat, count: number, left: ScenarioSeat = {}) =>
    table({ edifice: 'agora', fate: 'built', me: { coins: 0, ...me, pawns: [0, 0, count] }, left }).score();

  rule('EQ-34', 'Gamers, Diplomats and Architects Guild count a second time', () => {
    const left = { leaders: ['nero', 'plato', 'midas'], city: ['workers-guild', 'spies-guild'] };
    for (const [guild, points] of [
      ['gamers-guild', 2],
      ['diplomats-guild', 3],
      ['architects-guild', 6],
    ] as const)
      expect([0, 1].map((count) => sheet({ city: [guild], coins: 7 }, count, left).guilds)).toEqual([
        points,
        2 * points,
      ]);
  });

  rule('EQ-34', 'the Courtesans Guild adds nothing', () => {
    const left = { leaders: ['cleopatra', 'nefertiti'] };
    const me = { city: ['courtesans-guild'], courtesan: 'cleopatra' };
    expect([0, 1].map((count) => sheet(me, count, left).guilds)).toEqual([5, 5]);
    const symbols = { city: ['courtesans-guild'], courtesan: 'euclid', symbols: { compass: 2 } };
    const scholar = { leaders: ['euclid'] };
    expect([0, 1].map((count) => sheet(symbols, count, scholar).science)).toEqual([9, 9]);
  });

  rule('EQ-34', 'and so another guild is doubled, however little it is worth', () => {
    const left = { leaders: ['cleopatra'], city: ['tavern'] };
    const me = { city: ['courtesans-guild', 'traders-guild'], courtesan: 'cleopatra' };
    expect([0, 1].map((count) => sheet(me, count, left).guilds)).toEqual([5 + 1, 5 + 2]);
  });

  rule('EQ-34', 'there is no purple card more: not for Hiram, not for an Architects Guild next door', () => {
    const left = { city: ['architects-guild', 'lumber-yard'] };
    const me = { leaders: ['hiram'], city: ['workers-guild'] };
    expect([0, 1].map((count) => sheet(me, count, left).leaders)).toEqual([2, 2]);
    const next = (count: number) =>
      table({ edifice: 'agora', fate: 'built', me: { city: ['workers-guild'], pawns: [0, 0, count] }, left }).score(
        'left',
      );
    expect([next(0).guilds, next(1).guilds]).toEqual([3, 3]);
  });

  rule('E-R14', 'Aristotle’s better sets are taken into account', () => {
    const left = { city: ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'sawmill', 'quarry'] };
    const me = { symbols: { compass: 2, gear: 2, tablet: 1 }, city: ['scientists-guild', 'workers-guild'] };
    // 2/2/2 and 3/2/2, or the six points of the Workers Guild again
    expect(sheet(me, 1, left)).toMatchObject({ science: 26, guilds: 12 });
    const lone = {
      symbols: { compass: 1, gear: 1 },
      city: ['scientists-guild', 'traders-guild'],
      leaders: ['aristotle'],
    };
    expect(sheet(lone, 1, { city: ['tavern', 'marketplace'] })).toMatchObject({ science: 4 + 1 + 1 + 10, guilds: 2 });
  });
});

describe('what comes before the Edifice is finished', () => {
  rule('E-R5', 'Nero who is recruited in this turn pays for a token of the Edifice', () => {
    // Ur has its pawn of Age II from the box
    const me = { wonder: 'ur', side: 'night' as const, stages: 2, pawns: [1, 1, 0], leaderHand: ['nero'], coins: 1 };
    const left = ready('giza', { coins: 9, leaderHand: ['plato'] });
    const t = table({ edifice: 'staging-camp', on: 1, turn: 0, me: { ...me, hand: TWO }, left }).play({
      0: build('nero'),
      1: join('plato'),
    });
    expect([t.military(), t.seat().coins]).toEqual([[0, 0, 1, 0], 1 - 1 + 2]);
  });

  rule('E-R5', 'Nero whom the Courtesans Guild copies in this turn too', () => {
    const me = ready('giza', { hand: ['courtesans-guild'], pawns: [0, 0, 1] });
    const left = ready('rhodos', { coins: 9, leaders: ['nero'] });
    let t = table({ edifice: 'military-school', on: 1, me, left }).play({
      me: build('courtesans-guild'),
      left: join('theater'),
      right: build('theater'),
    });
    expect([t.picks(), t.fates().built]).toEqual([['nero'], []]);
    t = t.answer('me', pick('nero'));
    expect([t.fates().built, t.military(), t.seat().coins]).toEqual([['military-school'], [0, 0, 1, 0], 3 + 2]);
    expect(t.seat('left').coins).toBe(9 - 5 + 2);
  });

  const rome = (more: ScenarioSeat): ScenarioSeat =>
    ready('rome', { side: 'B', stages: 1, hand: ['theater'], ...more });

  rule('E-R5', 'and Nero as Rome’s extra leader', () => {
    const me = rome({ leaderHand: ['nero'], coins: 9 });
    let t = table({ edifice: 'staging-camp', on: 1, me }).quietTurn({ me: join('theater') });
    expect([t.asked(), t.fates().built, t.military()]).toEqual(['play', [], [0, 0, 0, 0]]);
    t = t.answer('me', build('nero'));
    expect([t.fates().built, t.military(), t.seat().coins]).toEqual([['staging-camp'], [0, 0, 1, 0], 9 - 2 + 2]);
  });

  rule('E-R5', 'without the extra leader the Edifice is finished all the same', () => {
    const me = rome({ leaderHand: ['nero'], coins: 9 });
    const t = table({ edifice: 'staging-camp', on: 1, me })
      .quietTurn({ me: join('theater') })
      .answer('me', PASS);
    expect([t.fates().built, t.military(), t.seat().coins]).toEqual([['staging-camp'], [0, 0, 1, 0], 7]);
  });

  rule('E-R6', 'Rome’s extra leader is paid from what the stage and the participation have left', () => {
    // 4 coins, 2 of them for the Auction House; Caesar costs 5 − 2 = 3, Plato 4 − 2 = 2
    const me = rome({ leaderHand: ['caesar', 'plato'], coins: 4 });
    const t = table({ edifice: 'auction-house', on: 1, me }).quietTurn({ me: join('theater') });
    expect(t.refusal('me', build('caesar'))).toBe('cannot-pay');
    expect(t.refusal('me', build('plato'))).toBeNull();
    expect(t.answer('me', build('plato')).seat().coins).toBe(4 - 2 - 2 + 7);
  });

  rule('E-R6', 'coins of the reward do not help: nobody is asked who can pay for no leader', () => {
    const me = rome({ leaderHand: ['caesar'], coins: 4 });
    const t = table({ edifice: 'auction-house', on: 1, me }).quietTurn({ me: join('theater') });
    expect([t.asked(), t.seat().coins, t.pile('rewards')]).toEqual([null, 4 - 2 + 7, ['auction-house']]);
    const alone = table({ edifice: 'auction-house', on: 1, me }).quietTurn({ me: stage('theater') });
    expect(alone.asked()).toBe('play');
  });
});

describe('whole games', () => {
  rule('E-10', 'with Leaders and Edifice from three to seven players', () => {
    for (const seats of [3, 4, 5, 6, 7]) {
      const game = playOut(newGame(seats), seats);
      expect(Object.keys(score(game).sheets[0])).toEqual(expect.arrayContaining(['leaders', 'edifice']));
      const t = tabletop(game);
      expect([...t.fates().built, ...t.fates().failed]).toHaveLength(3);
    }
  });
});
