/** Which lines of a chat are new to someone. */
import type { ChatLine, RoomShown } from '@polis/client';
import { expect, test } from 'vitest';
import { beginningOf } from '../src/chat/beginning.ts';
import { unreadLines } from '../src/chat/unread.ts';

const line = (at: number, name: string): ChatLine => ({ at, person: { id: name, name }, text: `at ${at}` });
const at = (chat: ChatLine[], muted: string[] = []) => ({
  chat,
  you: 0,
  room: { chairs: [{ person: { id: 'ann', name: 'Ann' } }], muted } as unknown as RoomShown,
});
const times = (lines: ChatLine[]): number[] => lines.map((one) => one.at);

test('those of others since the last one that was seen', () => {
  const chat = [line(1, 'bob'), line(2, 'ann'), line(3, 'cid'), line(4, 'ann'), line(5, 'bob')];
  expect(times(unreadLines(at(chat), 0))).toEqual([1, 3, 5]);
  expect(times(unreadLines(at(chat), 3))).toEqual([5]);
  expect(unreadLines(at(chat), 5)).toEqual([]);
});

test('not those of whom the host has silenced', () =>
  expect(times(unreadLines(at([line(1, 'bob'), line(2, 'cid')], ['bob']), 0))).toEqual([2]));

test('also when the server has forgotten as many as have come', () => {
  const full = Array.from({ length: 100 }, (_, i) => line(i + 3, 'bob'));
  expect(times(unreadLines(at(full), 100))).toEqual([101, 102]);
});

test('of a long one the first words', () => {
  expect(beginningOf('short')).toBe('short');
  const long = beginningOf('some words, '.repeat(20));
  expect(long).toMatch(/^(some words, )+some …$/);
  expect(long.length).toBeLessThan(95);
  expect(beginningOf('x'.repeat(300)).length).toBeLessThan(95);
});
