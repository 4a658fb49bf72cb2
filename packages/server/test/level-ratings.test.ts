/** A point of a server's ratings means what a point of the levels' ladder means: the app sets one beside the other. */
import { levelNames, levelRatings } from '@polis/bots';
import { dice, roll } from '@polis/engine';
import { expect, test } from 'vitest';
import { rateGame, type Skill, shownSkill } from '../src/results/rating.ts';
import { seatResult } from './store/lines.ts';

const GAMES = 3000;
const CHAIRS = [0, 1, 2, 3];
/** Ratings go up and down from game to game: those of the second half are averaged. */
const SETTLED = GAMES / 2;

const chance = dice(1);
const FINE = 1 << 20;
/** With such luck on top of a rating, 400 points are odds of ten to one between two. */
const luck = (): number => (-400 / Math.LN10) * Math.log(-Math.log((roll(chance, FINE) + 0.5) / FINE));

test('levels that win as their ratings say are rated as far apart by the server', () => {
  const skills = new Map<string, Skill>();
  const sums = levelNames.map(() => 0);
  for (let game = 0; game < GAMES; game++) {
    const seated = CHAIRS.map((chair) => {
      const level = levelNames[roll(chance, levelNames.length)];
      return { chair, level, reached: levelRatings[level].rating + luck() };
    }).sort((a, b) => b.reached - a.reached);
    const seats = seated.map(({ chair, level }, i) => seatResult(`bot:${level}`, i + 1, { seat: chair }));
    for (const [who, { after }] of rateGame(seats, (one) => skills.get(one) ?? null)) skills.set(who, after);
    if (game < SETTLED) continue;
    levelNames.forEach((level, i) => {
      const skill = skills.get(`bot:${level}`);
      if (skill) sums[i] += shownSkill(skill).value / (GAMES - SETTLED);
    });
  }
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const ladder = levelNames.map((level) => levelRatings[level].rating);
  const along = ladder.map((rating) => rating - mean(ladder));
  const slope =
    along.reduce((sum, x, i) => sum + x * (sums[i] - mean(sums)), 0) / along.reduce((sum, x) => sum + x * x, 0);
  expect(slope).toBeGreaterThan(0.9);
  expect(slope).toBeLessThan(1.2);
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
});
