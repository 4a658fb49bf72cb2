/** Where more of a scroll area follows, in browsers whose styles cannot tell. */
import { expect, test } from 'vitest';
import { moreOf } from '../src/look/edges.ts';

test('more follows before, after, on both sides or nowhere', () => {
  const more = (at: number, all = 300) => moreOf({ at, seen: 100, all }, false);
  expect([more(0), more(50), more(200), more(0, 100)]).toEqual(['end', 'both', 'start', 'none']);
});

test('what begins at its end is scrolled backwards', () => {
  const more = (at: number) => moreOf({ at, seen: 100, all: 300 }, true);
  expect([more(0), more(-50), more(-200)]).toEqual(['start', 'both', 'end']);
});
