/**
 * The same dice imagine the same table, today and in every version to come: otherwise a bot would not play the same game
 * from the same seed. What they imagine is known by its hash, which goes by names.
 */
import { describe, expect, test } from 'vitest';
import { determinize } from '../../src/belief.ts';
import type { Game } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { dice, roll, seedFrom } from '../../src/rng.ts';
import { sha256 } from '../../src/sha256.ts';
import type { SeatId } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { ALL_BOXES } from '../kit/index.ts';
import { questions } from './random-game.ts';
import { wellRemembered } from './remembered.ts';

/** Small and large tables; with what is drawn from a pool, is dug up, is remembered by two, or by one for the Free City. */
const TABLES = [
  '2, first: base',
  '2, first: base + leaders + cities',
  '3, first: base',
  '3, second: base + edifice',
  '4, first: base',
  '4, first: base + leaders',
  '4, first: base + cities + teams',
  '5, second: base + leaders + cities + edifice',
  '5, second: base + leaders (second) + cities (second) + edifice',
  '6, first: base + leaders + teams',
  '7, first: base + cities',
];
const BOXES = ALL_BOXES.map((box) => {
  const modules = box.modules.map((name) => (box.boxes[name] === 'second' ? `${name} (second)` : name));
  return { ...box, name: `${box.seats}, ${box.edition}: ${modules.join(' + ')}` };
}).filter(({ name }) => TABLES.includes(name));

const imaginedBy = (game: Game, viewer: SeatId | null, seed: number): string =>
  hash(determinize(view(game, viewer), dice(seed)));

const imaginedWith = (game: Game, seed: number): string =>
  hash(determinize(wellRemembered(game, 0, dice(seed)), dice(seed)));

/** What a spectator and two of the players imagine at every question; the first of them also with much remembered. */
function imaginations({ name, ...box }: (typeof BOXES)[number], answers: number): string {
  const chance = dice(answers);
  const config = { ...box, seed: seedFrom('belief', box.seats), wonders: null };
  const picks = Array.from({ length: answers }, () => roll(chance, 2 ** 20));
  const found: string[] = [];
  for (const game of questions({ config, picks }))
    for (const viewer of [null, 0, game.rules.players - 1])
      found.push(imaginedBy(game, viewer, found.length), imaginedWith(game, found.length));
  return sha256(found.join()).slice(0, 16);
}

/** A few answers, so that what is broken altogether is noticed at once; and enough for hands to come back. */
describe.each([9, 300])('with %i answers', (answers) => {
  test.each(BOXES)('at a table of $name', (box) => expect(imaginations(box, answers)).toMatchSnapshot());
});
