/** docs/api.md leaves no export out, and names none that is not there. That its examples run is for another test. */
import { describe, expect, test } from 'vitest';
import { documentedIn, examplesOf, exportsOf, isShown } from './api.ts';

describe.each(['engine', 'bots', 'client'] as const)('@polis/%s', (name) => {
  test('every export has its line, and just one', () => {
    expect(documentedIn(name).sort()).toEqual(exportsOf(name).sort());
  });

  test('every export is used in an example', () => {
    const examples = examplesOf(name);
    expect(exportsOf(name).filter((one) => !isShown(examples, one))).toEqual([]);
  });
});
