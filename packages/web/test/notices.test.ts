/** Whoever asked to take back a turn is told when it is refused. */
import { expect, test } from 'vitest';
import { isUndoRefused } from '../src/table/around/notices.ts';

const ASKED = { undone: 1, question: 7 };

test.each([
  ['someone refuses', ASKED, true],
  ['all agree', { undone: 2, question: 5 }, false],
  ['all agree, and the question has the same number again', { undone: 2, question: 7 }, false],
  ['the table has moved on', { undone: 1, question: 8 }, false],
])('%s', (_, now, isRefused) => expect(isUndoRefused(ASKED, now)).toBe(isRefused));
