/** How lists tell of a table. */
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { progressOf, tagOf } from '../src/tables/describe.ts';
import { gamesOf } from '../src/tables/tables.ts';

const t = ((id: string) => id) as unknown as TFunction;
const playing = { status: 'playing', age: 2, turn: 3, chairs: [{ person: 'ann' }], waiting: [0], frozen: false };

test.each([
  [false, 'yourTurn', 'home.games.turn'],
  [true, 'frozen', 'home.games.frozenWhy'],
])('a table that is frozen (%s) waits for nobody, and says why', (frozen, tag, progress) => {
  const [game] = gamesOf([{ ...playing, frozen } as never], 'ann');
  expect([game.isMyTurn, tagOf(game), progressOf(t, 'en', game)]).toEqual([!frozen, tag, progress]);
});
