/** A table with a long history is opened without keeping anyone else waiting. */
import { expect, test } from 'vitest';
import { IN_ALL } from '../../../test/repetitions.ts';
import { roomOf } from '../src/tables/journal.ts';
import { started } from './room/kit.ts';

const UNDOS = 60;

test('a journal with many undos is rebuilt in slices, to the same room', IN_ALL, async () => {
  const at = started({}, []);
  for (let i = 0; i < 12; i++) at.settles();
  for (let i = 0; i < UNDOS; i++) {
    at.does('Ann', { do: 'undo' });
    at.settles();
  }
  const lines = at.journal.map(({ seq, at: time, fact }) => ({
    seq,
    at: time,
    action: null,
    body: JSON.stringify(fact),
  }));
  const stretches: number[] = [];
  let begun = performance.now();
  const end = (): number => stretches.push(performance.now() - begun);
  const room = await roomOf('table', lines, {
    after(_, work) {
      end();
      const timer = setImmediate(() => {
        begun = performance.now();
        work();
      });
      return () => clearImmediate(timer);
    },
  });
  end();
  expect(room.undone).toBe(UNDOS);
  expect(room.game?.state).toEqual(at.room.game?.state);
  const total = stretches.reduce((sum, one) => sum + one, 0);
  expect(stretches.length).toBeGreaterThan(2);
  // 10 ms and a line; other programs take their time too
  expect(Math.max(...stretches)).toBeLessThan(Math.max(50, total / 2));
});

test('a game has only so many undos', () => {
  const at = started({}, []);
  at.settles();
  for (let i = 0; i < 100; i++) {
    at.does('Ann', { do: 'undo' });
    at.settles();
  }
  expect(at.refused('Ann', { do: 'undo' })).toBe('no-more-undos');
});
