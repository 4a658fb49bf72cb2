/** On which lines of the score sheet points of the second boxes stand. */
import { expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { scoreParts } from '../../../src/score-parts.ts';
import { cardIn, rule, secondEdition, type TableLiteral } from '../../kit/index.ts';

const { table } = secondEdition('leaders', 'cities');

/** All that stands on the sheet of a city without coins. */
const lines = (me: ScenarioSeat, rest: TableLiteral = {}): Record<string, number> => {
  const { total, ...score } = table({ age: 3, ...rest, me: { coins: 0, ...me } }).score();
  const stand = Object.entries(score).filter(([, points]) => points !== 0);
  expect(stand.reduce((sum, [, points]) => sum + points, 0)).toBe(total);
  return Object.fromEntries(stand);
};

rule('BOX-24', 'points of black cards stand on the line "cities"', () => {
  const victory = { tokens: { victory: [1, 3, 5] } };
  for (const [card, points] of [
    ['customs', 4],
    ['trade-center', 6],
    ['mint', 8],
    ['city-gates', 4],
    ['architect-firm', 2],
    ['chamber-of-builders', 4],
    ['embassy', 2],
    ['secret-network', 1],
  ] as const)
    expect(lines({ city: [card] })).toEqual({ cities: points });
  for (const [card, points] of [
    ['cells', 2],
    ['guardhouse', 3],
    ['prison', 4],
    ['slave-market', 3],
  ] as const)
    expect(lines({ city: [card], ...victory })).toEqual({ cities: points, military: 9 });
});

rule('BOX-25', 'points of leaders stand on the line "leaders"', () => {
  for (const [leader, points] of [
    ['cynisca', 6],
    ['agrippina', 7],
    ['aspasia', 2],
  ] as const)
    expect(lines({ leaders: [leader] })).toEqual({ leaders: points });
  expect(lines({ leaders: ['gorgo'], tokens: { victory: [3, 3] } })).toEqual({ leaders: 3, military: 6 });
  expect(lines({ leaders: ['darius'], city: ['dive', 'raider-camp'] })).toEqual({ leaders: 2 });
  const coins = { left: { coins: 2 }, right: { coins: 2 } };
  expect(lines({ leaders: ['makeda'], coins: 3 }, coins)).toEqual({ leaders: 5, treasury: 1 });
});

rule('BOX-25', 'those of a leader that the Courtesans Guild copies stand on the guild line', () => {
  const copy = { city: ['courtesans-guild'], courtesan: 'cynisca' };
  expect(lines(copy, { left: { leaders: ['cynisca'] } })).toEqual({ guilds: 6 });
});

rule('BOX-26', 'what a turned or an added symbol makes stands on the line "science"', () => {
  expect(lines({ leaders: ['aganice'], symbols: { compass: 2, gear: 2 } })).toEqual({ science: 13 });
  expect(lines({ leaders: ['enheduanna'], symbols: { compass: 3, gear: 1 } })).toEqual({ science: 17 });
  const copy = { city: ['courtesans-guild'], courtesan: 'enheduanna', symbols: { tablet: 1 } };
  expect(lines(copy, { right: { leaders: ['enheduanna'] } })).toEqual({ science: 4 });
});

rule('BOX-27', 'points of stages stand on the line "wonder": own ones, copied ones, and entombed leaders', () => {
  expect(lines({ wonder: 'petra', side: 'night', stages: 2 })).toEqual({ wonder: 17 });
  expect(lines({ wonder: 'stonehenge', stages: 2 })).toEqual({ wonder: 8 });
  expect(lines({ wonder: 'great-wall', stages: 0 })).toEqual({});
  const left = { wonder: 'petra' };
  expect(lines({ wonder: 'manneken-pis', stages: 1 }, { left })).toEqual({ wonder: 3 });
  expect(lines({ wonder: 'abu-simbel', stages: 3, entombed: ['pericles'] })).toEqual({ wonder: 3 + 5 + 12 });
});

rule('BOX-28', 'debt of a Raider card stands on the treasury line', () => {
  const t = table({ me: { hand: ['raider-camp'] }, left: { coins: 0 } }).quietTurn({
    me: { do: 'build', card: 'raider-camp' },
  });
  expect([t.seat('left').tokens.debt, t.score('left').treasury]).toEqual([1, -1]);
  expect(scoreParts(t.game, 1, 'treasury')).toEqual([{ of: 'token', token: 'debt', count: 1, points: -1 }]);
  expect(cardIn(t.game.rules, 'raider-camp').score).toBe('cities');
});
