import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, join, mix, playOut, ready, rule, sell, stage, tabletop } from '../../kit/index.ts';

const { lastTurn, newGame, table } = mix('edifice', 'leaders', 'cities');

describe('Berenice', () => {
  const holder = (more: ScenarioSeat = {}): ScenarioSeat => ({ leaders: ['berenice'], pawns: [1, 1, 1], ...more });

  rule('EQ-29', 'she adds a coin to a reward of coins', () => {
    for (const [edifice, reward] of [
      ['money-changer', 4],
      ['auction-house', 7],
      ['gold-reserves', 15],
    ] as const) {
      const t = table({ edifice, on: 1, me: holder(), left: ready('giza') }).quietTurn({ left: join('theater') });
      expect(t.seat().coins).toBe(3 + reward + 1);
    }
  });

  rule('EQ-29', 'one coin in a turn: after a sale none is added to the reward', () => {
    const t = table({ edifice: 'auction-house', on: 1, me: holder(), left: ready('giza') }).quietTurn({
      me: sell('theater'),
      left: join('theater'),
    });
    expect(t.seat().coins).toBe(3 + 3 + 1 + 7);
  });

  rule('EQ-29', 'two pawns of Ur are one coin more all the same', () => {
    const me = ready('ur', { side: 'night', leaders: ['berenice'], coins: 9 });
    const t = table({ edifice: 'money-changer', on: 1, me }).quietTurn({ me: join('theater') });
    expect(t.seat().coins).toBe(9 - 1 + 8 + 1);
  });

  rule('EQ-29', 'the coins of the participation are paid in full', () => {
    const me = ready('giza', { leaders: ['berenice'], coins: 2 });
    const t = table({ edifice: 'auction-house', on: 1, me }).quietTurn({ me: join('theater') });
    expect(t.seat().coins).toBe(2 - 2 + 7 + 1);
    expect(table({ edifice: 'auction-house', on: 1, me: { ...me, coins: 1 } }).mayJoin()).toBe(false);
  });

  rule('E-R5', 'she brings nothing in the turn in which she is recruited', () => {
    const me = ready('rome', { side: 'B', stages: 1, hand: ['theater'], leaderHand: ['berenice'], coins: 9 });
    let t = table({ edifice: 'auction-house', on: 1, me }).quietTurn({ me: join('theater') });
    expect([t.asked(), t.fates().built]).toEqual(['play', []]);
    t = t.answer('me', build('berenice'));
    expect([t.fates().built, t.seat().coins]).toEqual([['auction-house'], 9 - 2 - 0 + 7]);
  });
});

describe('other leaders of Cities', () => {
  rule(
    'EQ-30',
    'Semiramis has no defeat token left when the Military School is finished, and no shield by them',
    () => {
      const me = ready('giza', { leaders: ['semiramis'], coins: 9, tokens: { defeat: 3 } });
      const before = table({
        edifice: 'military-school',
        on: 1,
        turn: lastTurn,
        me,
        left: { shields: 1 },
        right: { shields: 1 },
      });
      const t = before.quietTurn({ me: join('theater') });
      // without shields I lose both conflicts, and these defeats stay
      expect([t.military(), t.asked()]).toEqual([[0, 0, 1, 2], null]);
      const alone = before.quietTurn({ me: stage('theater') });
      expect(alone.military()).toEqual([0, 0, 2, 3]);
    },
  );

  rule('EQ-11', 'Caligula builds a black card for nothing, never a stage or a project', () => {
    const me = { wonder: 'giza', coins: 0, leaders: ['caligula'], makesPrivately: ['stone'], hand: ['militia'] };
    const t = table({ edifice: 'belvedere', on: 2, me });
    expect(t.ways('militia').map(({ via }) => via)).toEqual(['caligula']);
    expect([t.mayStage(), t.mayJoin()]).toEqual([true, false]);
    expect(t.refusal('me', { ...join('militia'), via: 'caligula' })).toBe('no-power');
  });

  rule('E-19', 'Hatshepsut has her coin for each neighbour she buys from, also when taking part', () => {
    const me = { wonder: 'giza', leaders: ['hatshepsut'], coins: 9, hand: ['theater'] };
    const left = { makes: ['stone'] };
    const coins = (more: ScenarioSeat, deed: 'join' | 'stage') =>
      table({ edifice: 'curtain-wall', on: 2, me: { ...me, ...more }, left })
        .quietTurn({
          me: deed === 'join' ? join('theater') : stage('theater'),
        })
        .purses()[0];
    expect([coins({}, 'stage'), coins({}, 'join')]).toEqual([9 - 2 + 1, 9 - 2 - 2 + 1]);
    // with a Trading Post the Dock makes the stone free, and it is bought all the same
    const city = ['clandestine-dock-west', 'west-trading-post'];
    expect([coins({ city }, 'stage'), coins({ city }, 'join')]).toEqual([9 + 1, 9 - 2 + 1]);
    // from own resources nothing is bought
    const own = { city, makesPrivately: ['stone'] };
    expect([coins(own, 'stage'), coins(own, 'join')]).toEqual([9, 9 - 2]);
  });

  rule('EQ-7', 'Imhotep, the Architect Cabinet and Bilkis together: the project still costs its coins', () => {
    const me = { wonder: 'giza', leaders: ['imhotep', 'bilkis'], city: ['architect-cabinet'], coins: 9 };
    expect(table({ edifice: 'curtain-wall', on: 2, me }).stageOffers()).toEqual([{}, { bank: 2 }]);
  });
});

describe('all three together', () => {
  rule('E-10', 'whole games, from three to seven players', () => {
    for (const seats of [3, 5, 7]) {
      const game = playOut(newGame(seats), seats);
      const t = tabletop(game);
      expect([...t.fates().built, ...t.fates().failed]).toHaveLength(3);
      expect(Object.keys(t.score())).toEqual(expect.arrayContaining(['leaders', 'cities', 'edifice']));
      expect(t.pawns()).toHaveLength(3);
    }
  });
});
