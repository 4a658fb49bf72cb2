import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/rules.ts';
import { expectInOrder, flattened, mix, rule } from '../../kit/index.ts';

const { rulesFor } = mix('cities');

describe('the programme of the game with Cities', () => {
  test('with four players', () => expect(flattened(rulesFor(4).steps)).toMatchSnapshot());

  test('with two players and the Free City', () => expect(flattened(rulesFor(2).steps)).toMatchSnapshot());

  test('with eight players', () => expect(flattened(rulesFor(8).steps)).toMatchSnapshot());

  test('is the same for three to seven players', () => {
    for (const seats of [3, 5, 6, 7]) expect(flattened(rulesFor(seats).steps)).toEqual(flattened(rulesFor(4).steps));
  });

  rule('C-05', 'seven turns in each Age, six with eight players', () => {
    const turns = (seats: number, age: number) =>
      rulesFor(seats).steps.filter((step) => step.age === age && step.kind === 'play' && step.window === 'turn.choose')
        .length;
    for (const age of [1, 2, 3]) {
      for (const seats of [2, 3, 4, 5, 6, 7]) expect(turns(seats, age)).toBe(7);
      expect(turns(8, age)).toBe(6);
    }
  });

  for (const seats of [2, 4, 8]) {
    const last = seats === 8 ? 6 : 7;
    const windows = (age: number, turn: number) =>
      rulesFor(seats)
        .steps.filter((step) => step.age === age && step.turn === turn && step.kind !== null)
        .map((step) => step.window);

    rule('C-13', `with ${seats} players losses are settled one time in a turn, at its end`, () => {
      for (const age of [1, 2, 3])
        for (let turn = 1; turn <= last; turn++) {
          const list = windows(age, turn);
          expect(list.filter((window) => window === 'cities.losses')).toHaveLength(1);
          expectInOrder(list, 'turn.choose', 'turn.pay', 'turn.place', 'turn.coins', 'turn.effects', 'cities.losses');
          expect(list.slice(list.indexOf('cities.losses') + 1)).toEqual([
            'turn.pass',
            ...(seats === 2 ? ['free-city.pass'] : []),
          ]);
        }
    });

    rule('X-21', `with ${seats} players losses come after the discard pile and before the conflicts`, () => {
      for (const age of [1, 2, 3]) {
        expectInOrder(windows(age, last), 'turn.leftover', 'wonder.dig', 'cities.losses');
        const list = rulesFor(seats)
          .steps.filter((step) => step.age === age)
          .map((step) => step.window);
        expect(list.lastIndexOf('cities.losses')).toBeLessThan(list.indexOf('conflict'));
      }
    });

    rule('C-16', `with ${seats} players Diplomacy tokens are discarded right after the conflicts`, () => {
      const list = rulesFor(seats).steps.map((step) => step.window);
      const conflicts = list.flatMap((window, i) => (window === 'conflict' ? [i] : []));
      expect(conflicts).toHaveLength(3);
      for (const at of conflicts) expect(list[at + 1]).toBe('cities.envoys');
      expect(list.filter((window) => window === 'cities.envoys')).toHaveLength(3);
    });

    rule('X-28', `with ${seats} players Babylon’s last card follows turn ${last}`, () => {
      const kinds = rulesFor(seats).steps.filter((step) => step.age === 2 && step.kind === 'play.last');
      expect(new Set(kinds.map(({ turn }) => turn))).toEqual(new Set([last]));
    });
  }

  rule('X-40', 'without the windows of Cities a turn and the end of an Age are those of the base game', () => {
    const own = ['cities.losses', 'cities.envoys'];
    for (const seats of [2, 4]) {
      const windows = ({ steps }: Rules, kind: string | null) =>
        steps
          .filter((step) => step.age === 2 && step.kind === kind && (kind !== 'play' || step.turn === 3))
          .map(({ window }) => window);
      for (const kind of ['play', 'play.last', null]) {
        const base = windows(mix().rulesFor(seats), kind);
        expect(windows(rulesFor(seats), kind).filter((window) => !own.includes(window))).toEqual(base);
        for (const window of own) expect(base).not.toContain(window);
      }
    }
  });
});
