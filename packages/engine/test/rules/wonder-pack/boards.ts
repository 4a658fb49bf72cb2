/** Which further boards a game has. Shared by the tests of this folder. */
import type { ConfigInput } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import type { Game } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { WonderPick } from '../../../src/types.ts';
import { boards } from '../../kit/index.ts';

export const PACK = ['great-wall', 'stonehenge', 'manneken-pis', 'abu-simbel'];
export const FIVE = [...PACK, 'catan'];
export const BOTH = ['wonder-pack', 'catan'];

/** A new game with this seed, of seven players unless told otherwise. */
export const dealt = (n: number, more: Partial<ConfigInput> = {}): Game =>
  create({ seats: 7, seed: seedFrom('boards', n), ...more });

/** Sides of the five further boards that chance has dealt in many games, each one time: `catan A`. */
export function seenIn(more: Partial<ConfigInput>, games = 60): string[] {
  const all = Array.from({ length: games }, (_, n) => boards(dealt(n, more))).flat();
  return [...new Set(all)].filter((name) => FIVE.includes(name.split(' ')[0])).sort();
}

/** The first city has this board, the others any. */
export const picked = (pick: WonderPick, cities = 3): WonderPick[] => [
  pick,
  ...new Array<WonderPick>(cities - 1).fill({ wonder: 'random', side: 'random' }),
];
