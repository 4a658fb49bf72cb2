import { describe, expect } from 'vitest';
import { view } from '../../../src/view.ts';
import { mix, ready, ring, rule, seenBy, stage, TWO } from '../../kit/index.ts';

const { table } = mix('teams');

describe('further boards in teams', () => {
  const seats = ring(4, { 0: ready('stonehenge', { side: 'B', stages: 1 }) }).map((seat) => ({ hand: TWO, ...seat }));

  rule('W-36', 'a teammate sees the card under Stonehenge B2, the others do not', () => {
    const t = table({ seats }).quietTurn({ me: stage('theater') });
    const mate = t.game.rules.setup.allies[0];
    for (const viewer of [0, 1, 2, 3, null])
      expect(seenBy(viewer, t.game, 0, 'under')).toEqual(viewer === 0 || viewer === mate ? ['theater'] : null);
    expect(view(t.game, mate).seats[0].piles[t.game.rules.seatPile('under')].count).toBe(1);
  });

  rule('W-45', 'Manneken Pis copies a teammate as any other neighbour', () => {
    const t = table({
      seats: ring(4, { 0: ready('manneken-pis', { coins: 0 }), 1: { wonder: 'ephesos', side: 'B' } }).map((seat) => ({
        hand: ['theater'],
        ...seat,
      })),
    });
    expect(t.game.rules.setup.allies[0]).toBe(1);
    expect(t.quietTurn({ me: stage('theater') }).seat().coins).toBe(4);
  });
});
