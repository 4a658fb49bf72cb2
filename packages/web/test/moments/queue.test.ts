/** What waits to be shown, and in what order. */
import type { Known } from '@polis/client';
import { create, type GameEvent, legal, over, readConfig, submit, view } from '@polis/engine';
import { expect, test } from 'vitest';
import { advance, type Seen } from '../../src/moments/queue.ts';

/** What the first seat knows each time when something has happened. */
function* played(modules: string[], seats: number, seed: string): Generator<Known> {
  let game = create(readConfig({ modules, edition: 'first', seats, wonders: null, seed }));
  let log: GameEvent[] = [];
  const known = (): Known => ({ table: 't', room: { undone: 0 }, view: view(game, 0), log }) as unknown as Known;
  yield known();
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, i) => ask && game.state.sealed[i] < 0 && legal(game, i).length > 0);
    const done = submit(game, seat, legal(game, seat)[0]);
    game = done.game;
    if (done.events.length === 0) continue;
    log = [...log, ...done.events];
    yield known();
  }
}

const kinds = ({ queue }: Seen): string[] => queue.map(({ moment }) => moment);

test('the last turn of the game is shown before its conflicts, as that of any other Age', () => {
  const atEnd: string[][] = [];
  let seen: Seen | null = null;
  for (const known of played(['base'], 3, '7'.padStart(32, '0'))) {
    // everything before has been looked at
    seen = advance(seen && { ...seen, queue: [] }, known);
    if (kinds(seen).includes('conflict')) atEnd.push(kinds(seen));
  }
  expect(seen?.known.view?.over).toBe(true);
  expect(atEnd).toEqual([1, 2, 3].map(() => ['turn', 'conflict']));
});

test('a hand that lies there already while something else is shown does not come a second time', () => {
  let seen: Seen | null = null;
  let count = 0;
  for (const known of played(['base'], 3, '7'.padStart(32, '0'))) {
    const before: Seen | null = seen && {
      ...seen,
      queue: [{ moment: 'project', card: 'curtain-wall', isBuilt: true, seats: [0], penalties: [] }],
    };
    seen = advance(before, known);
    for (const moment of seen.queue) {
      if (moment.moment !== 'turn') continue;
      count++;
      expect([moment.passed, moment.isDealt]).toEqual([null, false]);
    }
  }
  expect(count).toBeGreaterThan(10);
});
