/** The net: the same on every machine, at home with every thing there is, and not lost with one it has never met. */
import {
  boardNames,
  boxedModules,
  type Choice,
  create,
  dice,
  EDITIONS,
  moduleNames,
  type Rules,
  rulesOf,
  seedFrom,
  view,
} from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { fastKernel, type Kernel, plainKernel } from '../../src/scholar/kernel.ts';
import { stored } from '../../src/scholar/learned.ts';
import { byNet } from '../../src/scholar/mind.ts';
import { type Learned, Net } from '../../src/scholar/net.ts';
import { learnedFrom, packed } from '../../src/scholar/stored.ts';
import { TRAITS, thingsOf } from '../../src/scholar/things.ts';
import { search } from '../../src/search/search.ts';

const learned = learnedFrom(stored);

/** What a search finds at the first question of a deal, and how good it is. */
function found(kernel: Kernel, what: Learned, deal: number): [Choice, number, number][] {
  const game = create({ seats: 4, modules: ['base', 'leaders', 'cities', 'edifice'], seed: seedFrom('net', deal) });
  const sees = view(game, 0);
  const all = search(sees, sees.asks[0], { dice: dice(deal), iterations: 24 }, byNet(new Net(what, kernel)));
  return all.map(({ choice, tries, chance }) => [choice, tries, chance]);
}

describe('a net', () => {
  test('comes to the same result with four numbers at a time and one by one, to the last digit', () => {
    const fast = fastKernel();
    expect(fast).not.toBeNull();
    for (let deal = 0; deal < 4; deal++)
      expect(found(fast as Kernel, learned, deal)).toEqual(found(plainKernel(), learned, deal));
  });

  test('judges things that it has never met by their traits', () => {
    const forgetful = { ...learned, things: learned.things.map((key, i) => (i % 2 === 0 ? key : `no ${key}`)) };
    for (const [, , chance] of found(plainKernel(), forgetful, 1)) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  });

  test('makes room for kinds of games that it has not played for long', () => {
    const net = new Net(learned, plainKernel(), 6 << 20);
    const rows = { rows: Int32Array.of(1, 2, 3), count: 3 };
    const kinds = [3, 4, 5, 6].map((seats) => rulesOf({ seats, edition: 'first', modules: ['base'], wonders: null }));
    const chances = (rules: Rules): number => {
      net.look(rules, rows);
      return net.value().chance;
    };
    const first = kinds.map(chances);
    expect(kinds.map(chances)).toEqual(first);
  });

  test('has met every card and every stage of every box', () => {
    const met = new Set(learned.things);
    const strange = new Set<string>();
    for (const edition of EDITIONS)
      for (const box of EDITIONS.filter((one) => one === 'first' || edition === 'second')) {
        const modules = moduleNames.filter((name) => name !== 'teams');
        const boxes = Object.fromEntries(boxedModules.map((name) => [name, box]));
        const rules = rulesOf({
          edition,
          seats: 5,
          modules,
          boxes,
          boards: [...boardNames],
          expert: true,
          wonders: null,
        });
        for (const { key, traits } of thingsOf(rules).all) {
          if (!met.has(key)) strange.add(key);
          expect(traits).toHaveLength(TRAITS);
        }
      }
    expect([...strange]).toEqual([]);
  });

  test('is kept in whole numbers that come back as they were', () => {
    const rows = Float32Array.of(0, 0, 0, 1.27, -0.01, 0.63);
    const one = packed(rows, 3, 8);
    const back = learnedFrom({ things: [], width: 3, hidden: 0, valued: 0, tensors: { one } }).tensors.one;
    rows.forEach((x, i) => {
      expect(back[i]).toBeCloseTo(x, 2);
    });
    expect(JSON.stringify(stored).length).toBeLessThan(2_000_000);
  });
});
