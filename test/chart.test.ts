/** The charts of how things grow. */
import { expect, test } from 'vitest';
import { chart } from '../scripts/growing/chart.mjs';

test('bars are as long as their values, to an eighth of a sign', () => {
  const rows = [
    { label: '1', value: 40, text: 'forty' },
    { label: '20', value: 10.5, text: 'ten and a half' },
    { label: '300', value: 0.001, text: 'hardly anything' },
  ];
  expect(chart('how many', rows)).toBe(
    [
      'how many',
      `    1  ${'█'.repeat(40)} forty`,
      `   20  ${'█'.repeat(10)}▌ ten and a half`,
      '  300  ▏ hardly anything',
    ].join('\n'),
  );
});
