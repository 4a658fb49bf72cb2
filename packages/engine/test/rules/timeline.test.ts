import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import type { Step } from '../../src/rules.ts';
import { rule } from '../kit.ts';

const programme = (seats: number): readonly Step[] => rulesOf({ edition: 'first', modules: ['base'], seats }).steps;

/** The whole game, a line for each turn of an Age and for what lies between turns. */
function flattened(seats: number): string[] {
  const lines: string[] = [];
  let last = '';
  for (const { age, turn, kind, window } of programme(seats)) {
    const when = kind ? `Age ${age}, turn ${turn}, ${kind}:` : age > 0 ? `Age ${age}:` : 'before:';
    if (when === last) lines[lines.length - 1] += ` ${window}`;
    else lines.push(`${when} ${window}`);
    last = when;
  }
  return lines;
}

describe('the programme of the game', () => {
  test('with four players', () => expect(flattened(4)).toMatchSnapshot());

  test('with two players and the Free City', () => expect(flattened(2)).toMatchSnapshot());

  test('is the same for three to seven players', () => {
    for (const seats of [3, 5, 6, 7]) expect(flattened(seats)).toEqual(flattened(4));
  });

  for (const seats of [2, 4]) {
    /** Where a window stands in the last turn of Age I. */
    const place = (window: string, kind: string | null) =>
      programme(seats).findIndex((step) => step.age === 1 && step.window === window && step.kind === kind);
    const inOrder = (...places: number[]) => {
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    };
    const windows = (kind: string) =>
      programme(seats)
        .filter((step) => step.age === 1 && step.turn === 6 && step.kind === kind)
        .map((step) => step.window);

    rule('B-10.1', `with ${seats} players the last card is a turn of its own after turn 6 has resolved`, () => {
      expect(windows('play').at(-1)).toBe('turn.effects');
      expect(windows('play.last')).toEqual(expect.arrayContaining(windows('play')));
    });

    rule(
      'B-10.2',
      `with ${seats} players the last card, the leftovers, the dig and the conflicts follow in this order`,
      () =>
        inOrder(
          place('turn.effects', 'play.last'),
          place('turn.leftover', 'play.last'),
          place('wonder.dig', 'play.last'),
          place('conflict', null),
        ),
    );
  }
});
