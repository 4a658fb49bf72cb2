/** How choices and scenarios name a stage of the Great Wall, and whom Manneken Pis copies. */
import { describe as about, expect } from 'vitest';
import { describe } from '../../../src/describe.ts';
import { submit } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { ChoiceInput } from '../../../src/types.ts';
import { expectRefused, ready, refusedWith, rule, sell, stage, type Tabletop, table } from '../../kit/index.ts';

const HAND = ['altar', 'baths'];
const wall = (stages: number | number[]): Tabletop => table({ me: ready('great-wall', { stages, hand: HAND }) });
const put = (more: object): object => ({ ...stage('altar'), ...more });

about('the Great Wall', () => {
  rule('W-99', 'a choice that names no stage is refused, and those that can be built are listed', () => {
    for (const [built, sentence] of [
      [0, 'say which "stage" is built: 1, 2, 3 or 4'],
      [[1, 3], 'say which "stage" is built: 2 or 4'],
      [[4, 1, 2], 'say which "stage" is built: 3'],
    ] as const) {
      const t = wall(typeof built === 'number' ? built : [...built]);
      for (const more of [{}, { option: 1 }, { from: 'left' }]) {
        expectRefused(t, 'me', put(more), 'no-option');
        expect(submit(t.game, 0, put(more) as ChoiceInput).error?.message).toBe(sentence);
      }
    }
    expectRefused(wall(4), 'me', put({}), 'no-stage');
  });

  rule('W-99', 'a stage that makes no sense is refused, and nothing has changed', () => {
    const t = wall([1, 3]);
    for (const number of [0, 5, 1.5, '2', null, [2], {}, Number.NaN])
      expectRefused(t, 'me', put({ stage: number }), 'garbage');
    expectRefused(t, 'me', put({ stage: 3 }), 'no-stage');
    expectRefused(t, 'me', put({ stage: 2, from: 'left' }), 'no-option');
    expectRefused(t, 'me', put({ stage: 2, option: 1 }), 'no-option');
    expectRefused(t, 'me', { do: 'build', card: 'altar', stage: 2 }, 'no-option');
    for (const number of [2, 4]) expect(t.refusal('me', put({ stage: number }))).toBeNull();
  });
});

about('Manneken Pis', () => {
  const pis = (seat: ScenarioSeat): Tabletop =>
    table({
      me: ready('manneken-pis', { hand: HAND, ...seat }),
      left: { wonder: 'giza' },
      right: { wonder: 'rhodos' },
    });
  const told = (seat: ScenarioSeat) => describe(pis(seat).game).seats[0].from;

  rule('W-100', '"from" in a seat lists a neighbour for each copied stage, or names that of the third alone', () => {
    expect(told({ stages: 0 })).toBeUndefined();
    expect(told({ stages: 1 })).toEqual(['left']);
    expect(told({ stages: 2 })).toEqual(['left', 'right']);
    expect(told({ stages: 2, from: ['left', 'right'] })).toEqual(['left', 'right']);
    for (const third of ['left', 'right'] as const) {
      const all = ['left', 'right', third] as const;
      for (const from of [third, [third], [...all]]) expect(told({ stages: 3, from })).toEqual(all);
    }
    expect(pis({ stages: 3, from: 'left' }).score().wonder).toBe(3 + 7);
    expect(pis({ stages: 3, from: 'right' }).score().wonder).toBe(3 + 7);
  });

  rule('W-100', 'one that says something else is refused', () => {
    const code = (seat: object) => refusedWith(() => pis(seat as ScenarioSeat));
    for (const seat of [
      { stages: 3 },
      { stages: 3, from: ['left', 'right'] },
      { stages: 3, from: ['left', 'left', 'left'] },
      { stages: 1, from: 'right' },
      { stages: 2, from: ['right', 'left'] },
      { stages: 2, from: 'left' },
      { stages: 0, from: 'left' },
      { stages: 3, from: 'up' },
      { stages: 3, from: 1 },
      { stages: 3, side: 'B', from: 'left' },
    ])
      expect(code(seat)).toMatchObject({ code: 'scenario', message: expect.stringMatching(/\w+ \w+/) });
    for (const [wonder, name] of [
      ['giza', 'giza'],
      [undefined, 'a city without a board'],
    ])
      expect(refusedWith(() => table({ me: { wonder, from: 'left' } })).message).toMatch(`stages of ${name} that do`);
  });

  rule('W-49', 'what was chosen of a copied stage stands in "options"', () => {
    const at = (seat: ScenarioSeat) => () =>
      table({
        me: ready('manneken-pis', seat),
        left: { wonder: 'giza' },
        right: { wonder: 'carthage', side: 'night' },
      });
    const { game } = at({ stages: 3, from: 'right', options: [2, 1] })();
    expect(describe(game).seats[0]).toMatchObject({ stages: 3, from: ['left', 'right', 'right'], options: [2, 1] });
    expect(refusedWith(at({ stages: 3, from: 'right', options: [2] })).code).toBe('scenario');
    expect(refusedWith(at({ stages: 3, from: 'left', options: [2, 1] })).code).toBe('scenario');
  });

  rule('W-100', 'in a choice only the third stage needs it, and a wrong one is refused', () => {
    const first = pis({ stages: 0 });
    for (const more of [{}, { from: 'left' }, { stage: 1 }]) expect(first.refusal('me', put(more))).toBeNull();
    expectRefused(first, 'me', put({ from: 'right' }), 'no-option');
    expectRefused(first, 'me', put({ from: 'up' }), 'garbage');
    expectRefused(first, 'me', put({ stage: 2, from: 'left' }), 'no-option');
    const third = pis({ stages: 2 });
    expectRefused(third, 'me', put({}), 'no-option');
    for (const from of ['left', 'right']) expect(third.refusal('me', put({ from }))).toBeNull();
    expect(third.refusal('me', sell('altar'))).toBeNull();
  });
});
