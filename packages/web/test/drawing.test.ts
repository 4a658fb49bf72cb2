/** A value goes from place to place, one at a time. */
import { describe, expect, test } from 'vitest';
import { handedOn } from '../src/parts/useStages.ts';

/** Everything that is shown until all places show the last value, one value coming with each frame. */
function shownFor(values: readonly string[], places: number): string[] {
  let shown: readonly string[] = new Array<string>(places).fill('old');
  const seen: string[] = [];
  for (let frame = 0; ; frame++) {
    const next = handedOn(values[Math.min(frame, values.length - 1)], shown);
    if (!next) return seen;
    shown = next;
    seen.push(shown.join(' '));
  }
}

describe('a value on its way', () => {
  test('is in one place more after each frame', () => {
    expect(shownFor(['new'], 3)).toEqual(['new old old', 'new new old', 'new new new']);
  });

  test('arrives before another one follows, and what came between is passed over', () => {
    expect(shownFor(['a', 'b', 'c', 'd'], 2)).toEqual(['a old', 'a a', 'c a', 'c c', 'd c', 'd d']);
  });

  test('does nothing where it is shown already', () => {
    expect(handedOn('old', ['old', 'old'])).toBeNull();
    expect(handedOn('new', [])).toBeNull();
  });
});
