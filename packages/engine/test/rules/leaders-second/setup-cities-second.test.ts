/** Which leaders are there when Cities is in play too, in every pair of boxes. */
import { describe, expect } from 'vitest';
import type { Boxes } from '../../../src/types.ts';
import {
  CITY_LEADERS,
  CITY_LEADERS_SECOND,
  cardsOn,
  EXPERT_LEADERS,
  LEADERS,
  names,
  recruitsOf,
  rule,
  STANDARD_LEADERS,
  secondEdition,
} from '../../kit/index.ts';

const { newGame } = secondEdition('leaders', 'cities');
const CITY_LEADERS_FIRST = Object.keys(CITY_LEADERS);
const CITIES_FIRST: Boxes = { cities: 'first' };
const LEADERS_FIRST: Boxes = { leaders: 'first' };
const BOTH_FIRST: Boxes = { leaders: 'first', cities: 'first' };

/** Everyone who may be drawn. */
function all(boxes: Boxes, expert = false, players = 3): string[] {
  const game = newGame(players, 0, { boxes, expert });
  const found = names(game, cardsOn(game)).filter((name) => recruitsOf(game.rules).includes(name));
  return found.sort();
}
const sorted = (...lists: string[][]): string[] => [...new Set(lists.flat())].sort();

describe('leaders of Cities', () => {
  rule('L2-1', 'with the six of Cities the box has 55 leaders', () => {
    expect(CITY_LEADERS_SECOND).toHaveLength(6);
    expect(all({}, true)).toHaveLength(55);
  });

  rule('L2-5', 'the six are dealt with Cities, with "expert" and without', () => {
    for (const players of [3, 5, 7]) {
      expect(all({}, false, players)).toEqual(sorted(STANDARD_LEADERS, CITY_LEADERS_SECOND));
      expect(all({}, true, players)).toEqual(sorted(STANDARD_LEADERS, EXPERT_LEADERS, CITY_LEADERS_SECOND));
    }
    expect([all({}).length, all({}, true).length]).toEqual([40, 55]);
  });

  rule('L2-5', 'without Cities none of them is there', () => {
    const { rules } = secondEdition('leaders').newGame(3, 0, { expert: true });
    for (const leader of CITY_LEADERS_SECOND) expect(rules.cardByName.has(leader)).toBe(false);
  });

  rule('L2-6', 'they come with the box of Cities, whichever box of Leaders is played', () => {
    expect(all(BOTH_FIRST)).toEqual(sorted(LEADERS, CITY_LEADERS_FIRST));
    expect(all(LEADERS_FIRST)).toEqual(sorted(LEADERS, CITY_LEADERS_SECOND));
    expect(all(CITIES_FIRST)).toEqual(sorted(STANDARD_LEADERS, CITY_LEADERS_FIRST));
    expect([all(BOTH_FIRST).length, all(LEADERS_FIRST).length, all(CITIES_FIRST).length]).toEqual([42, 42, 40]);
  });

  rule('L2-7', 'nobody is in the game twice: with the first box of Cities Berenice is no expert', () => {
    expect(all(CITIES_FIRST, true)).toEqual(sorted(STANDARD_LEADERS, EXPERT_LEADERS, CITY_LEADERS_FIRST));
    expect(all(CITIES_FIRST, true)).toHaveLength(54);
    expect(all(CITIES_FIRST, false)).toContain('berenice');
    expect(all({}, false)).not.toContain('berenice');
    expect(all({}, true)).toContain('berenice');
    expect(all(LEADERS_FIRST, true)).not.toContain('berenice');
  });

  rule('L2-8', 'Semiramis is there only with the first box of Cities', () => {
    for (const [boxes, isThere] of [
      [{}, false],
      [LEADERS_FIRST, false],
      [CITIES_FIRST, true],
      [BOTH_FIRST, true],
    ] as const)
      expect(newGame(3, 0, { boxes, expert: true }).rules.cardByName.has('semiramis')).toBe(isThere);
  });

  rule('C2-5', 'the six of the second box are Arsinoe, Aspasia, Caligula, Darius, Diocletian and Octavia', () => {
    for (const boxes of [{}, LEADERS_FIRST])
      for (const leader of CITY_LEADERS_SECOND) expect(all(boxes)).toContain(leader);
    const { rules } = secondEdition('cities').newGame(3);
    expect(recruitsOf(rules)).toEqual([]);
  });
});
