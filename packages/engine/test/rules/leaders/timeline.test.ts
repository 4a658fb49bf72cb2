import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/rules.ts';
import { expectInOrder, flattened, mix, rule } from '../../kit/index.ts';

const { rulesFor } = mix('leaders');

describe('the programme of the game with Leaders', () => {
  test('with four players', () => expect(flattened(rulesFor(4).steps)).toMatchSnapshot());

  test('with two players and the Free City', () => expect(flattened(rulesFor(2).steps)).toMatchSnapshot());

  test('is the same for three to seven players', () => {
    for (const seats of [3, 5, 6, 7]) expect(flattened(rulesFor(seats).steps)).toEqual(flattened(rulesFor(4).steps));
  });

  rule('L-08', 'each Age: a recruitment turn, the deal, six turns, the conflicts', () => {
    for (const seats of [2, 4]) {
      const kinds = rulesFor(seats).steps.map(
        ({ age, turn, kind, window }) => `${age} ${kind ? `${kind} ${turn}` : window}`,
      );
      const ages = [...new Set(kinds)].filter((name) => !name.startsWith('0') && !name.endsWith('score'));
      expect(ages).toEqual(
        [1, 2, 3].flatMap((age) =>
          [
            ...['leaders.recruit 0', 'age.deal', 'play 1', 'play 2', 'play 3', 'play 4', 'play 5', 'play 6'],
            ...['play.last 6', 'conflict', 'age.clean'],
          ].map((name) => `${age} ${name}`),
        ),
      );
    }
  });

  rule('L-08', 'without the windows of Leaders it is the programme of the base game', () => {
    const own = ['leaders.draft', 'courtesans.copy', 'rome.recruit', 'leaders.spare', 'leaders.dig', 'courtesans.dig'];
    const windows = ({ steps }: Rules) => new Set(steps.map(({ window }) => window));
    for (const seats of [2, 4]) {
      const base = windows(mix().rulesFor(seats));
      for (const window of own) expect(base.has(window)).toBe(false);
      expect([...windows(rulesFor(seats))].filter((window) => !own.includes(window)).sort()).toEqual([...base].sort());
    }
  });

  for (const seats of [2, 4]) {
    /** The windows of one turn, those after a window that brings a card into play included. */
    const windows = (age: number, turn: number, kinds: string[]) =>
      rulesFor(seats)
        .steps.filter((step) => step.age === age && step.turn === turn && kinds.includes(step.kind ?? ''))
        .map((step) => step.window);

    rule('X-01', `with ${seats} players Halikarnassos digs first, then Solomon, then a copied Solomon`, () => {
      for (const list of [
        windows(2, 0, ['leaders.recruit']),
        windows(2, 3, ['play']),
        windows(2, 6, ['play', 'play.last']),
      ])
        expectInOrder(list, 'turn.leftover', 'wonder.dig', 'leaders.dig', 'courtesans.dig', 'turn.pass');
    });

    rule('X-11', `with ${seats} players the guild copies before Rome recruits, and again after each dig`, () => {
      const list = windows(3, 2, ['play']);
      expectInOrder(list, 'turn.effects', 'courtesans.copy', 'rome.recruit');
      for (const dig of ['rome.recruit', 'wonder.dig', 'leaders.dig', 'courtesans.dig'])
        expect(list.slice(list.indexOf(dig) + 1, list.indexOf(dig) + 5)).toEqual([
          ...['turn.place', 'turn.coins', 'turn.effects', 'courtesans.copy'],
        ]);
    });

    rule(
      'L-14',
      `with ${seats} players the leaders left go to the box after Rome’s extra leader and before the digs`,
      () => {
        expectInOrder(windows(3, 0, ['leaders.recruit']), 'rome.recruit', 'leaders.spare', 'wonder.dig');
      },
    );
  }
});
