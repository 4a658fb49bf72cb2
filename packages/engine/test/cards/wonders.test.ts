/** Every stage of the fourteen board sides of the first edition: cost and effect, each seen at a table. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import type { Side } from '../../src/vocabulary.ts';
import { costsExactly, expected, type Gives, observe, type Subject } from '../kit/index.ts';

interface Board {
  city: string;
  side: Side;
  makes: string;
  stages: [cost: string, gives: Gives][];
}

const BOARDS: Board[] = [
  {
    city: 'alexandria',
    side: 'A',
    makes: 'glass',
    stages: [
      ['2 stone', { points: 3 }],
      ['2 ore', { makesForItself: 'wood/stone/clay/ore' }],
      ['2 glass', { points: 7 }],
    ],
  },
  {
    city: 'alexandria',
    side: 'B',
    makes: 'glass',
    stages: [
      ['2 clay', { makesForItself: 'wood/stone/clay/ore' }],
      ['2 wood', { makesForItself: 'glass/loom/papyrus' }],
      ['3 stone', { points: 7 }],
    ],
  },
  {
    city: 'babylon',
    side: 'A',
    makes: 'clay',
    stages: [
      ['2 clay', { points: 3 }],
      ['3 wood', { symbol: 'any' }],
      ['4 clay', { points: 7 }],
    ],
  },
  {
    city: 'babylon',
    side: 'B',
    makes: 'clay',
    stages: [
      ['1 clay 1 loom', { points: 3 }],
      ['2 wood 1 glass', { power: 'last card' }],
      ['3 clay 1 papyrus', { symbol: 'any' }],
    ],
  },
  {
    city: 'ephesos',
    side: 'A',
    makes: 'papyrus',
    stages: [
      ['2 stone', { points: 3 }],
      ['2 wood', { coins: 9 }],
      ['2 papyrus', { points: 7 }],
    ],
  },
  {
    city: 'ephesos',
    side: 'B',
    makes: 'papyrus',
    stages: [
      ['2 stone', { points: 2, coins: 4 }],
      ['2 wood', { points: 3, coins: 4 }],
      ['1 glass 1 loom 1 papyrus', { points: 5, coins: 4 }],
    ],
  },
  {
    city: 'giza',
    side: 'A',
    makes: 'stone',
    stages: [
      ['2 stone', { points: 3 }],
      ['3 wood', { points: 5 }],
      ['4 stone', { points: 7 }],
    ],
  },
  {
    city: 'giza',
    side: 'B',
    makes: 'stone',
    stages: [
      ['2 wood', { points: 3 }],
      ['3 stone', { points: 5 }],
      ['3 clay', { points: 5 }],
      ['4 stone 1 papyrus', { points: 7 }],
    ],
  },
  {
    city: 'halikarnassos',
    side: 'A',
    makes: 'loom',
    stages: [
      ['2 clay', { points: 3 }],
      ['3 ore', { power: 'dig' }],
      ['2 loom', { points: 7 }],
    ],
  },
  {
    city: 'halikarnassos',
    side: 'B',
    makes: 'loom',
    stages: [
      ['2 ore', { points: 2, power: 'dig' }],
      ['3 clay', { points: 1, power: 'dig' }],
      ['1 glass 1 loom 1 papyrus', { power: 'dig' }],
    ],
  },
  {
    city: 'olympia',
    side: 'A',
    makes: 'wood',
    stages: [
      ['2 wood', { points: 3 }],
      ['2 stone', { power: 'free build' }],
      ['2 ore', { points: 7 }],
    ],
  },
  {
    city: 'olympia',
    side: 'B',
    makes: 'wood',
    stages: [
      ['2 wood', { cheap: 'raw left right' }],
      ['2 stone', { points: 5 }],
      ['2 ore 1 loom', { power: 'copy guild' }],
    ],
  },
  {
    city: 'rhodos',
    side: 'A',
    makes: 'ore',
    stages: [
      ['2 wood', { points: 3 }],
      ['3 clay', { shields: 2 }],
      ['4 ore', { points: 7 }],
    ],
  },
  {
    city: 'rhodos',
    side: 'B',
    makes: 'ore',
    stages: [
      ['3 stone', { shields: 1, points: 3, coins: 3 }],
      ['4 ore', { shields: 1, points: 4, coins: 4 }],
    ],
  },
];

for (const { city, side, makes, stages } of BOARDS)
  describe(`${city} ${side}, which makes ${makes}`, () => {
    stages.forEach(([cost, gives], i) => {
      const deed = { do: 'stage', card: 'vineyard' } as const;
      const subject: Subject = { age: 1, seat: { wonder: city, side, stages: i }, deed, colour: null };

      test(`${side}${i + 1} costs ${cost}`, () => {
        const discount = stages.slice(0, i).some(([, { cheap = '' }]) => cheap.startsWith('raw'));
        expect(costsExactly(subject, cost, discount ? 1 : 2)).toBe(true);
      });

      test(`${side}${i + 1} gives ${JSON.stringify(gives)}`, () => {
        const all: Gives[] = [{ makes }, ...stages.slice(0, i + 1).map(([, given]) => given)];
        expect(observe(subject)).toEqual(expected(subject, gives, all));
      });
    });
  });

test('every side of every board has its row, with all its stages', () => {
  const { cities, wonders } = rulesOf({ edition: 'first', modules: ['base'], seats: 7 });
  expect(BOARDS.map(({ city, side, stages }) => [city, side, stages.length])).toEqual(
    wonders.filter(({ city }) => cities.includes(city)).map(({ city, side, stages }) => [city, side, stages.length]),
  );
  expect(BOARDS).toHaveLength(14);
});
