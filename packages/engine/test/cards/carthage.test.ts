/** Every stage of Carthage with each of its effects, seen at a table. */
import { describe, expect } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import type { Side } from '../../src/vocabulary.ts';
import { costsExactly, expected, type Gives, observe, rule, type Subject } from '../kit/index.ts';

/** What a stage costs, and what it gives: one thing, or one of several. */
type Row = [cost: string, ...gives: Gives[]];

const CARTHAGE: Record<Side, Row[]> = {
  A: [
    ['2 stone', { points: 3 }],
    ['2 ore 1 papyrus', { coins: 7, points: 2 }, { shields: 1, points: 2 }],
    ['3 clay', { points: 7 }],
  ],
  B: [
    ['3 ore 1 papyrus', { coins: 7, points: 4 }, { shields: 2 }],
    ['3 wood 1 loom', { power: 'dig' }, { symbol: 'any' }],
  ],
};
const SIDES: Record<Side, string> = { A: 'day', B: 'night' };
const RULES: Record<Side, string> = { A: 'E-62', B: 'E-63' };

/** A row of stages with what was chosen for each: the number of the option, and what it gives. */
type Built = { options: number[]; gives: Gives[] };
const builds = (rows: Row[]): Built[] =>
  rows.reduce<Built[]>(
    (all, [, ...choices]) =>
      all.flatMap(({ options, gives }) =>
        choices.map((one, i) => ({
          options: choices.length > 1 ? [...options, i + 1] : options,
          gives: [...gives, one],
        })),
      ),
    [{ options: [], gives: [] }],
  );

for (const side of ['A', 'B'] as const)
  describe(`Carthage ${SIDES[side]}, which makes ore`, () => {
    CARTHAGE[side].forEach(([cost, ...choices], i) => {
      for (const { options, gives: before } of builds(CARTHAGE[side].slice(0, i))) {
        const seat = { wonder: 'carthage', side, stages: i, options };
        const after = options.length > 0 ? `, after option ${options.join(' and ')}` : '';
        choices.forEach((gives, n) => {
          const option = choices.length > 1 ? n + 1 : 0;
          const deed = { do: 'stage' as const, card: 'vineyard', option };
          const subject: Subject = { age: 1, seat, deed, colour: null };

          rule(RULES[side], `stage ${i + 1}${option ? `, option ${option}` : ''}${after}, costs ${cost}`, () => {
            expect(costsExactly(subject, cost)).toBe(true);
          });

          rule(
            RULES[side],
            `stage ${i + 1}${option ? `, option ${option}` : ''}${after}: ${JSON.stringify(gives)}`,
            () => {
              expect(observe(subject)).toEqual(expected(subject, gives, [{ makes: 'ore' }, ...before, gives]));
            },
          );
        });
      }
    });
  });

describe('the board', () => {
  for (const side of ['A', 'B'] as const)
    rule(RULES[side], `${SIDES[side]} has its stages and options in this order, and no others`, () => {
      const { wonders } = rulesOf({ edition: 'first', modules: ['base'], seats: 3 });
      const board = wonders.find((wonder) => wonder.city === 'carthage' && wonder.side === side);
      expect(board?.stages.map(({ options }) => Math.max(1, options.length))).toEqual(
        CARTHAGE[side].map(([, ...gives]) => gives.length),
      );
      expect(board?.dayAndNight).toBe(true);
    });
});
