import { describe, expect } from 'vitest';
import { rule, table } from '../kit.ts';

describe('paying', () => {
  rule('B-4.13', 'the East Trading Post halves the price of raw materials from the right', () => {
    const t = table({ me: { hand: ['baths'], city: ['east-trading-post'], coins: 2 }, right: { makes: ['stone'] } });
    expect(t.offers('baths')).toEqual([{ right: 1 }]);
  });
});
