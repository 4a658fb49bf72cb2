/** What became of a request to take back a turn. */
import { expect, test } from 'vitest';
import { endOfUndo } from '../src/table/around/notices.ts';

const ASKED = { undone: 1, question: 7 };

test.each([
  ['someone refuses', ASKED, 'undo-refused'],
  ['all agree', { undone: 2, question: 5 }, 'taken-back'],
  ['all agree, and the question has the same number again', { undone: 2, question: 7 }, 'taken-back'],
  ['the table has moved on', { undone: 1, question: 8 }, null],
])('%s', (_, now, end) => expect(endOfUndo(ASKED, now)).toBe(end));
