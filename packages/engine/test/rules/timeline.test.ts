import { describe, expect, test } from 'vitest';
import { flattened, rule, rulesFor } from '../kit/index.ts';

describe('the programme of the game', () => {
  test('with four players', () => expect(flattened(rulesFor(4).steps)).toMatchSnapshot());

  test('with two players and the Free City', () => expect(flattened(rulesFor(2).steps)).toMatchSnapshot());

  test('is the same for three to seven players', () => {
    for (const seats of [3, 5, 6, 7]) expect(flattened(rulesFor(seats).steps)).toEqual(flattened(rulesFor(4).steps));
  });

  for (const seats of [2, 4]) {
    /** Where a window stands in the last turn of Age I. */
    const place = (window: string, kind: string | null) =>
      rulesFor(seats).steps.findIndex((step) => step.age === 1 && step.window === window && step.kind === kind);
    const inOrder = (...places: number[]) => {
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    };
    const windows = (kind: string) =>
      rulesFor(seats)
        .steps.filter((step) => step.age === 1 && step.turn === 6 && step.kind === kind)
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
