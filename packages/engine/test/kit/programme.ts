/** The order of a whole game, as it is compiled, and how it reads. */
import { expect } from 'vitest';
import type { Step } from '../../src/rules.ts';

/** A line for each turn of an Age and for what lies between turns. */
export function flattened(steps: readonly Step[]): string[] {
  const lines: string[] = [];
  let last = '';
  for (const { age, turn, kind, window } of steps) {
    const when = kind ? `Age ${age}, turn ${turn}, ${kind}:` : age > 0 ? `Age ${age}:` : 'before:';
    if (when === last) lines[lines.length - 1] += ` ${window}`;
    else lines.push(`${when} ${window}`);
    last = when;
  }
  return lines;
}

/** Expects that these windows are in the list, in this order. */
export function expectInOrder(windows: readonly string[], ...expected: string[]): void {
  const places = expected.map((window) => windows.indexOf(window));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}
