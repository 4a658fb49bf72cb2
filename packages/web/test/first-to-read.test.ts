/** Of several things that someone is to be told. */
import type { NoticeKind } from '@polis/client';
import { expect, test } from 'vitest';
import { firstToRead } from '../src/care/first-to-read.ts';

test.each<[NoticeKind[], NoticeKind | undefined]>([
  [[], undefined],
  [['looked-at', 'mute'], 'looked-at'],
  [['looked-at', 'mute', 'ban'], 'ban'],
])('of %s: %s', (kinds, first) => {
  const notices = kinds.map((kind, at) => ({ id: `${at}`, at, kind, until: null, note: '' }));
  expect(firstToRead(notices)?.kind).toBe(first);
});
