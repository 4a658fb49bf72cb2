import { describe, expect } from 'vitest';
import { score } from '../../../src/game.ts';
import { view } from '../../../src/view.ts';
import { join, mix, pick, playOut, ready, rule, type TableLiteral, type Tabletop, tabletop } from '../../kit/index.ts';

const { lastTurn, newGame, table } = mix('edifice', 'teams');

/** Seats 0 and 1 are a team, and so are 2 and 3. */
const pairs = ({ others = [{}], ...literal }: TableLiteral): Tabletop => table({ teams: true, others, ...literal });

describe('team play', () => {
  rule('EQ-3', 'both members of a team may hold pawns of the same Edifice, and each has the reward', () => {
    const t = pairs({ edifice: 'money-changer', on: 2, me: ready('giza'), left: ready('rhodos') }).quietTurn({
      0: join('theater'),
      1: join('theater'),
    });
    expect([t.count('pawn-1'), t.purses(), t.fates().built]).toEqual([[1, 1, 0, 0], [6, 6, 3, 3], ['money-changer']]);
  });

  rule('EQ-3', 'a reward is not shared', () => {
    const t = pairs({ edifice: 'outpost', on: 1, me: ready('giza') }).quietTurn({ 0: join('theater') });
    expect([0, 1, 2, 3].map((seat) => t.military(seat)[1])).toEqual([1, 0, 0, 0]);
    expect([t.pile('rewards', 0), t.pile('rewards', 1)]).toEqual([['outpost'], []]);
  });

  rule('EQ-3', 'the pawn of a teammate is no protection', () => {
    const t = pairs({ edifice: 'money-changer', on: 1, turn: lastTurn, me: { pawns: [1, 0, 0] } }).quietTurn();
    expect(t.purses()).toEqual([3, 1, 1, 1]);
    expect(t.happened('failed')).toEqual([{ event: 'failed', card: 'money-changer', spared: [0] }]);
  });

  rule('EQ-3', 'a penalty and a debt are the player’s own: a rich teammate does not pay', () => {
    const t = pairs({
      edifice: 'auction-house',
      on: 1,
      turn: lastTurn,
      me: { coins: 4 },
      left: { coins: 20, pawns: [0, 1, 0] },
    }).quietTurn();
    expect([t.purses().slice(0, 2), t.edificeDebts().slice(0, 2)]).toEqual([
      [4, 20],
      [1, 0],
    ]);
    const { sheets, teams } = score(t.game);
    expect([sheets[0].edifice, sheets[1].edifice]).toEqual([-3, 0]);
    expect(teams?.[0].total).toBe(sheets[0].total + sheets[1].total);
  });

  rule('EQ-3', 'nor does a teammate choose, or see the choice before it is shown', () => {
    const red = { city: ['stockade', 'barracks'] };
    const t = pairs({ edifice: 'outpost', on: 1, turn: lastTurn, me: red, left: red }).quietTurn();
    expect([0, 1, 2, 3].map((seat) => t.asked(seat))).toEqual(['pick', 'pick', null, null]);
    const [one, other] = ['stockade', 'barracks'].map((card) => t.answer(0, pick(card)).game);
    expect(view(one, 1)).toEqual(view(other, 1));
    expect(view(one, 0)).not.toEqual(view(other, 0));
    const done = t.answer(0, pick('stockade')).answer(1, pick('barracks'));
    expect([done.seat(0).city, done.seat(1).city]).toEqual([
      ['barracks', 'theater'],
      ['stockade', 'theater'],
    ]);
  });

  rule('E-R11', 'a lost card is remembered one time by each player, teammates too', () => {
    const t = pairs({ edifice: 'outpost', on: 1, turn: lastTurn, me: { city: ['stockade'] } }).quietTurn();
    const stockade = t.game.rules.cardByName.get('stockade');
    for (const seat of [0, 1, 2, 3]) expect(view(t.game, seat).seen?.[4]).toEqual([stockade]);
  });

  rule('E-33', 'the Edifice fails before the conflicts of teams', () => {
    // seats 1 and 2 fight; seat 1 loses its Stockade before
    const t = pairs({ edifice: 'outpost', on: 1, turn: lastTurn, left: { city: ['stockade'] } }).quietTurn();
    const order = t.events
      .map(({ event }) => event)
      .filter((event) => ['failed', 'conflict', 'standoff'].includes(event));
    expect(order).toEqual(['failed', 'standoff', 'standoff']);
    expect(t.military(1)).toEqual([0, 0, 0, 0]);
  });

  rule('EQ-3', 'four and six players play whole games', () => {
    for (const seats of [4, 6]) {
      const game = playOut(newGame(seats), seats);
      const { built, failed } = tabletop(game).fates();
      expect([...built, ...failed]).toHaveLength(3);
      expect(score(game).teams).toHaveLength(seats / 2);
    }
  });
});
