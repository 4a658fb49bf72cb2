import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, mix, rule } from '../../kit/index.ts';

const { table } = mix('cities');

const MASKS = ['pigeon-loft', 'spy-ring', 'torture-chamber'];
const masks = (count: number): string[] => MASKS.slice(0, count);

const KIND: Record<string, 'compass' | 'gear' | 'tablet'> = {
  apothecary: 'compass',
  dispensary: 'compass',
  lodge: 'compass',
  academy: 'compass',
  workshop: 'gear',
  laboratory: 'gear',
  observatory: 'gear',
  study: 'gear',
  scriptorium: 'tablet',
  library: 'tablet',
  school: 'tablet',
  university: 'tablet',
};

/** Points for science of a city with so many masks, between neighbours with these cards. */
const science = (count: number, left: string[], right: string[] = [], me: ScenarioSeat = {}): number =>
  table({
    age: 3,
    me: { ...me, city: [...masks(count), ...(me.city ?? [])] },
    left: { city: left },
    right: { city: right },
  }).score().science;

/** The same, by trying everything: each mask is set to one card or to none, each free symbol to each kind. */
function tried(count: number, cards: string[], own: Record<string, number>): number {
  const points = ({ compass = 0, gear = 0, tablet = 0 }: Record<string, number>): number =>
    compass ** 2 + gear ** 2 + tablet ** 2 + 7 * Math.min(compass, gear, tablet);
  const plus = (symbols: Record<string, number>, kind: string) => ({ ...symbols, [kind]: (symbols[kind] ?? 0) + 1 });
  const free = (symbols: Record<string, number>): number =>
    (symbols.any ?? 0) === 0
      ? points(symbols)
      : Math.max(
          ...['compass', 'gear', 'tablet'].map((kind) => free(plus({ ...symbols, any: symbols.any - 1 }, kind))),
        );
  const copy = (left: number, from: string[], symbols: Record<string, number>): number =>
    left === 0
      ? free(symbols)
      : Math.max(
          free(symbols),
          ...from.map((card, i) => copy(left - 1, from.toSpliced(i, 1), plus(symbols, KIND[card]))),
        );
  return copy(count, cards, own);
}

describe('a mask', () => {
  rule('C-26', 'Pigeon Loft, Spy Ring and Torture Chamber copy the symbol of a green card of a neighbour', () => {
    for (const mask of MASKS)
      Object.entries(KIND).forEach(([card, kind], i) => {
        const two = { compass: 1, gear: 1, tablet: 1, [kind]: 0 };
        const t = table({ age: 3, me: { city: [mask], symbols: two }, [i % 2 ? 'left' : 'right']: { city: [card] } });
        expect(t.score().science, `${mask} next to ${card}`).toBe(3 + 7);
      });
  });

  rule('C-26', 'each of them is one mask, and no other card has any', () => {
    const left = ['apothecary', 'dispensary', 'lodge', 'academy'];
    expect([0, 1, 2, 3].map((count) => science(count, left))).toEqual([0, 1, 4, 9]);
  });

  rule('C-26', 'only of a neighbour: not of the own city, nor of a city across the table', () => {
    expect(science(1, [], [], { city: ['apothecary'] })).toBe(1);
    const across = table({ age: 3, me: { city: masks(1) }, others: [{ city: ['apothecary'] }] });
    expect(across.score().science).toBe(0);
  });

  rule('C-26', 'at the end: a green card that a neighbour builds later can be copied', () => {
    const left: ScenarioSeat = { makesPrivately: ['loom'], hand: ['apothecary'] };
    const before = table({ me: { city: masks(1) }, left });
    expect(before.score().science).toBe(0);
    expect(before.play({ left: build('apothecary') }).score().science).toBe(1);
  });

  rule('C-26', 'the neighbour keeps the symbol', () => {
    const t = table({ age: 3, me: { city: masks(2) }, left: { city: ['apothecary'] } });
    expect([t.score('left').science, t.score('right').science]).toEqual([1, 0]);
  });

  rule('C-27', 'each green card of a neighbour serves one mask', () => {
    expect(science(2, ['apothecary'])).toBe(1);
    expect(science(3, ['apothecary', 'workshop'])).toBe(2);
    expect(science(3, ['apothecary', 'workshop', 'scriptorium'])).toBe(10);
  });

  rule('C-27', 'two neighbours may both copy the same card', () => {
    const t = table({
      age: 3,
      me: { city: ['apothecary'] },
      left: { city: ['pigeon-loft'] },
      right: { city: ['spy-ring'] },
    });
    expect([t.score('left').science, t.score('right').science]).toEqual([1, 1]);
  });

  rule('C-28', 'a card that also stands in the own city may be copied', () => {
    expect(science(1, ['apothecary'], [], { city: ['apothecary'] })).toBe(4);
  });

  rule('C-29', 'of two neighbours with the same card both may be copied', () => {
    expect(science(2, ['workshop'], ['workshop'])).toBe(4);
    expect(science(3, ['workshop'], ['workshop'])).toBe(4);
    expect(science(2, ['workshop'], ['workshop'], { city: ['workshop'] })).toBe(9);
  });

  rule('C-30', 'two masks and a single compass next door: one compass, and the second mask is lost', () => {
    expect(science(2, ['apothecary'], [])).toBe(1);
    expect(science(2, ['apothecary', 'dispensary'], [])).toBe(4);
  });

  rule('X-25', 'masks copy nothing but green cards: no Scientists Guild, no stage, no other mask', () => {
    expect(science(1, ['scientists-guild'])).toBe(0);
    expect(science(1, ['pigeon-loft', 'spy-ring'])).toBe(0);
    for (const side of ['A', 'B'] as const) {
      const stages = side === 'A' ? 2 : 3;
      const t = table({ age: 3, me: { city: masks(3) }, left: { wonder: 'babylon', side, stages } });
      expect([t.score().science, t.score('left').science]).toEqual([0, 1]);
    }
    const symbols = { compass: 2, gear: 1 };
    expect(table({ age: 3, me: { city: masks(2) }, left: { symbols } }).score().science).toBe(0);
  });

  rule('X-25', 'nobody is asked: the best total is taken', () => {
    const next = ['apothecary', 'dispensary', 'workshop', 'scriptorium'];
    // three of a kind with the own one, or the group
    expect(science(2, next, [], { symbols: { compass: 1 } })).toBe(10);
    expect(science(2, next, [], { symbols: { compass: 4 } })).toBe(36);
    expect(science(2, next, [], { symbols: { compass: 2, gear: 2, tablet: 2 } })).toBe(16 + 4 + 4 + 14);
    expect(science(1, ['apothecary', 'workshop'], ['scriptorium'], { symbols: { compass: 2, tablet: 2 } })).toBe(
      4 + 1 + 4 + 7,
    );
  });

  rule('X-25', 'masks and free symbols are set together', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'A', stages: 2 };
    // a compass of one's own, a gear of the neighbour's: the free symbol is a tablet
    expect(science(1, ['workshop'], [], { ...babylon, city: ['apothecary'] })).toBe(10);
    // with the compasses of a neighbour the free symbol is a compass as well
    expect(science(1, ['dispensary'], [], { ...babylon, city: ['apothecary'] })).toBe(9);
    expect(science(1, ['workshop'], [], { city: ['apothecary', 'scientists-guild'] })).toBe(10);
    expect(science(1, [], ['workshop'], { ...babylon, city: ['scientists-guild'] })).toBe(10);
  });

  rule('X-25', 'in any mix of masks, free symbols and neighbours it is the best there is', () => {
    const nexts = [
      ['apothecary', 'dispensary', 'workshop'],
      ['scriptorium'],
      ['workshop', 'laboratory', 'school', 'library'],
      ['apothecary', 'workshop', 'scriptorium'],
      [],
    ];
    const owns: Record<string, number>[] = [
      {},
      { compass: 1, gear: 2 },
      { gear: 3, tablet: 1 },
      { compass: 2, gear: 2, tablet: 1, any: 1 },
      { tablet: 4, any: 2 },
      { compass: 1, gear: 1, any: 1 },
    ];
    nexts.forEach((left, i) => {
      for (const right of nexts.slice(i))
        owns.forEach((symbols, n) => {
          const count = 1 + ((i + n) % 3);
          expect(science(count, left, right, { symbols }), JSON.stringify([left, right, symbols, count])).toBe(
            tried(count, [...left, ...right], symbols),
          );
        });
    });
  });

  rule('X-25', 'and with the guild that Olympia B3 scores', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 3, symbols: { compass: 2, gear: 1 } };
    const brown = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'sawmill', 'quarry'];
    const ending = (count: number) => {
      const { guilds, science: symbols } = table({
        age: 3,
        me: { ...olympia, city: masks(count) },
        left: { city: ['scientists-guild', 'scriptorium'] },
        right: { city: ['workers-guild', ...brown] },
      }).score();
      return { guilds, symbols };
    };
    // without the mask the free symbol is worth 8, with it only 5: then the six brown cards are more
    expect(ending(0)).toEqual({ guilds: 0, symbols: 4 + 1 + 1 + 7 });
    expect(ending(1)).toEqual({ guilds: 6, symbols: 4 + 1 + 1 + 7 });
  });
});
