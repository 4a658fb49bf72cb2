import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/rules.ts';
import { flattened, mix, rule } from '../../kit/index.ts';

const { lastTurn, rulesFor } = mix('edifice');

/** The windows of one turn; those of `play.last` belong to the last one. */
const windows = (age: number, turn: number, kinds: string[] = ['play', 'play.last']): string[] =>
  rulesFor(4)
    .steps.filter((step) => step.age === age && step.turn === turn && kinds.includes(step.kind ?? ''))
    .map((step) => step.window);

/** The windows of an Age that belong to no turn, in order. */
const between = (age: number): string[] =>
  rulesFor(4)
    .steps.filter((step) => step.age === age && step.kind === null)
    .map((step) => step.window);

describe('the programme of the game with Edifice', () => {
  test('with four players', () => expect(flattened(rulesFor(4).steps)).toMatchSnapshot());

  test('is the same for three to seven players', () => {
    for (const seats of [3, 5, 6, 7]) expect(flattened(rulesFor(seats).steps)).toEqual(flattened(rulesFor(4).steps));
  });

  rule('E-31', 'in each turn the Edifice is finished after everything new has acted, and before the turn ends', () => {
    for (const age of [1, 2, 3])
      for (let turn = 1; turn < lastTurn; turn++) {
        const list = windows(age, turn);
        expect(list.filter((window) => window === 'edifice.finish')).toHaveLength(1);
        const at = list.indexOf('edifice.finish');
        expect(list.slice(0, at)).toEqual([
          ...['turn.choose', 'turn.reveal', 'turn.pay', 'turn.place', 'turn.coins', 'turn.effects'],
        ]);
        expect(list[at + 1]).toBe('turn.leftover');
      }
  });

  rule('EQ-14', 'Babylon’s last card has an end of its own for the Edifice, before the cards left over', () => {
    for (const age of [1, 2, 3]) {
      expect(windows(age, lastTurn, ['play']).at(-1)).toBe('edifice.finish');
      const last = windows(age, lastTurn, ['play.last']);
      expect(last.filter((window) => window === 'edifice.finish')).toHaveLength(1);
      expect(last[last.indexOf('edifice.finish') + 1]).toBe('turn.leftover');
    }
  });

  rule('E-33', 'an Age ends with the failure, the penalties, the conflicts', () => {
    for (const age of [1, 2, 3]) {
      expect(between(age).slice(0, 5)).toEqual([
        'age.deal',
        'edifice.fail',
        'edifice.penalty',
        'conflict',
        'age.clean',
      ]);
      const all = rulesFor(4).steps.filter((step) => step.age === age);
      const fails = all.findIndex(({ window }) => window === 'edifice.fail');
      expect(all.slice(fails).every(({ kind }) => kind === null)).toBe(true);
      expect(all[fails - 1]).toMatchObject({ window: 'turn.pass', kind: 'play.last' });
    }
  });

  rule('E-43', 'in Age III the points come last', () => {
    expect(between(3)).toEqual(['age.deal', 'edifice.fail', 'edifice.penalty', 'conflict', 'age.clean', 'score']);
  });

  rule('EQ-42', 'Carthage digs after Halikarnassos, and a dug card comes into play before the next one digs', () => {
    for (const turn of [2, lastTurn]) {
      const list = windows(2, turn);
      const at = list.indexOf('turn.leftover');
      expect(list.slice(at)).toEqual([
        'turn.leftover',
        ...['wonder.dig', 'turn.place', 'turn.coins', 'turn.effects'],
        ...['carthage.dig', 'turn.place', 'turn.coins', 'turn.effects'],
        'turn.pass',
      ]);
    }
  });

  rule('E-10', 'without the windows of Edifice it is the programme of the base game', () => {
    const own = ['edifice.finish', 'edifice.fail', 'edifice.penalty'];
    const list = ({ steps }: Rules) => steps.map(({ age, turn, kind, window }) => `${age} ${turn} ${kind} ${window}`);
    const mine = list(rulesFor(4)).filter((line) => !own.some((window) => line.endsWith(window)));
    expect(mine).toEqual(list(mix().rulesFor(4)));
  });
});
