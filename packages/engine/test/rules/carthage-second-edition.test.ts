import { describe, expect } from 'vitest';
import { create } from '../../src/create.ts';
import { score } from '../../src/game.ts';
import { seedFrom } from '../../src/rng.ts';
import type { WonderPick } from '../../src/types.ts';
import { boardIn, playOut, rule, table } from '../kit/index.ts';

describe('Carthage in the second edition', () => {
  rule('E-R2', 'it may be picked, on both sides, and plays whole games', () => {
    for (const seats of [3, 5, 7])
      for (const side of ['A', 'B'] as const) {
        const others = new Array<WonderPick>(seats - 1).fill({ wonder: 'random', side: 'random' });
        const wonders: WonderPick[] = [{ wonder: 'carthage', side }, ...others];
        const game = create({ seats, seed: seedFrom('carthage second', seats), edition: 'second', wonders });
        expect(game.rules.wonders[game.state.seats[0].wonder]).toMatchObject({ city: 'carthage', side });
        expect(score(playOut(game, seats)).sheets).toHaveLength(seats);
      }
  });

  rule('E-R15', 'it is the same board in both editions, with sides called day and night', () => {
    const [first, second] = (['first', 'second'] as const).map((edition) =>
      boardIn(table({ edition, me: { wonder: 'carthage' } }).game.rules, 'carthage'),
    );
    expect(first).toEqual(second);
    expect(first.map(({ side, dayAndNight }) => [side, dayAndNight])).toEqual([
      ['A', true],
      ['B', true],
    ]);
  });
});
