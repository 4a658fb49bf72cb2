import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { join, mix, ready, rule } from '../../kit/index.ts';

const { table } = mix('cities', 'edifice');

const HAND: ScenarioSeat = { hand: ['theater', 'altar'] };

describe('the exchange and Edifices', () => {
  // in Age II hands move to the right, so the next one comes from the left
  for (const [edifice, own, cost] of [
    ['river-port', 'ore', 'glass'],
    ['factory', 'loom', 'stone'],
  ] as const)
    rule('W-96', `what the ${edifice} makes may be exchanged`, () => {
      const free = (makes: string, pawns: number[]): boolean => {
        const me: ScenarioSeat = { wonder: 'catan', side: 'A', makes: [makes], coins: 9, pawns, ...HAND };
        const left: ScenarioSeat = { hand: ['theater', { cost, colour: 'blue' }] };
        const t = table({ edifice, on: 1, me, left, right: ready('rhodos', HAND) });
        return t.quietTurn({ right: join('theater') }).isFree('made-up-1-1');
      };
      expect(free(own, [0, 1, 0])).toBe(true);
      expect(free(own, [0, 0, 0])).toBe(false);
    });
});
