/** Stonehenge beside Abu Simbel. */
import { expect } from 'vitest';
import { mix, ready, rule } from '../../kit/index.ts';

rule('W-35', 'a leader under B2 does not count those that are entombed', () => {
  const me = ready('stonehenge', { side: 'B', stages: 2, under: ['altar', 'nero'] });
  const left = { wonder: 'abu-simbel', side: 'B' as const, stages: 1, entombed: ['caesar'], leaders: ['plato'] };
  expect(mix('leaders').table({ age: 3, me, left }).score().wonder).toBe(1);
});
