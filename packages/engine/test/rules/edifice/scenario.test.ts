/** A scenario with Edifices that no table can look like is refused with a sentence. */
import { describe, expect, test } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import { describe as describeTable } from '../../../src/describe.ts';
import { dice } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import { view } from '../../../src/view.ts';
import { EDIFICES, expectNoTable, PAWNS, rule, tabletop } from '../../kit/index.ts';

const MODULES = ['base', 'edifice'];

const at = (seat: ScenarioSeat, more: Omit<Scenario, 'seats'> = {}): Scenario => ({
  modules: MODULES,
  ...more,
  seats: [{}, seat, {}],
});
const night = (stages: number): ScenarioSeat => ({ wonder: 'ur', side: 'night', stages });
const day = (option: number): ScenarioSeat => ({ wonder: 'ur', side: 'day', stages: 2, options: [option] });

test('without the module, what comes with it says so', () => {
  const base = (seat: ScenarioSeat): Scenario => ({ seats: [seat, {}, {}] });
  expectNoTable(base({ pawns: [0, 1] }), 'seats.0.pawns: this needs the module "edifice"');
  expectNoTable(base({ edificeDebt: [1] }), 'seats.0.edificeDebt: this needs the module "edifice"');
  expectNoTable({ ...base({}), edifices: [{ id: 'outpost' }] }, 'edifices: this needs the module "edifice"');
  expectNoTable(base({ tokens: { 'pawn-1': 1 } as object }), 'pawn-1: this token comes with the module "edifice"');
  expect(() => setTable(base({ pawns: [0, 0, 0], edificeDebt: [] }))).not.toThrow();
});

describe('an Edifice', () => {
  rule('E-1', 'is one of its Age; one that is misspelt is guessed', () => {
    expectNoTable(
      at({}, { edifices: [{ id: 'outposts' }] }),
      'there is no Edifice "outposts" of Age 1; did you mean outpost?',
    );
    expectNoTable(at({}, { edifices: [{ id: 'agora' }] }), 'there is no Edifice "agora" of Age 1');
  });

  rule('E-4', 'has no more places left than there are for so many players', () => {
    for (const [players, most] of Object.entries(PAWNS)) {
      const seats = Array.from({ length: Number(players) }, () => ({}));
      const left = (count: number): Scenario => ({
        modules: MODULES,
        seats,
        edifices: [{ id: 'outpost', left: count }],
      });
      expect(() => setTable(left(most))).not.toThrow();
      expectNoTable(left(most + 1), `outpost has ${most} places for ${players} players, not ${most + 1} left`);
    }
  });

  rule('E-31', 'stands when no pawn is left; if the last one was taken in this turn, it stands when that ends', () => {
    const at0 = (state?: string) =>
      at({ hand: ['altar'], pawns: [1] }, { edifices: [{ id: 'outpost', left: 0, state }] });
    expectNoTable(at0(), 'outpost is project with pawns left: 0; an Edifice is built when none is left');
    expectNoTable(at0('failed'), 'outpost is failed with pawns left: 0; an Edifice is built when none is left');
    const t = tabletop(setTable(at0('project')));
    expect([t.fates().built, t.pile('rewards', 'left')]).toEqual([[], []]);
    expect(describeTable(t.game).edifices).toEqual([{ id: 'outpost', left: 0, state: 'project' }]);
    const after = t.play();
    expect([after.fates().built, after.pile('rewards', 'left')]).toEqual([['outpost'], ['outpost']]);
  });

  rule('E-3', 'leaves the other four of its Age in the box, and so in no hand that someone imagines', () => {
    const hand = ['altar', 'theater', 'baths', 'stockade', 'barracks'];
    const seats = [{ hand }, { hand }, { hand }];
    const edifices = [{ id: 'outpost', state: 'built' }, { id: 'factory' }, { id: 'agora' }];
    const game = setTable({ modules: MODULES, turn: 3, edifices, seats });
    const others = EDIFICES.flat().filter((name) => !edifices.some(({ id }) => id === name));
    expect(tabletop(game).onTable('box').sort()).toEqual(others.sort());
    for (let n = 0; n < 20; n++) {
      const imagined = tabletop(determinize(view(game, 0), dice(n), game.rules));
      for (const seat of [0, 1, 2])
        expect(imagined.seat(seat).hand.filter((name) => others.includes(name))).toEqual([]);
      expect(imagined.seat(1).hand).toHaveLength(hand.length);
    }
  });

  test('is told in a list, one for each Age', () =>
    expectNoTable(at({}, { edifices: { id: 'outpost' } as never }), 'edifices: this has to be a list'));
});

describe('pawns', () => {
  rule('E-16', 'there is one for taking part in an Age', () => {
    expectNoTable(
      at({ pawns: [0, 2, 0] }),
      'seat 1 has pawns of Age 2: 2; there is one for taking part, and its stages have brought 0',
    );
    for (const count of [0, 1]) expect(() => setTable(at({ pawns: [0, count, 0] }))).not.toThrow();
  });

  rule('EQ-38', 'and one for each stage of Ur that brings one', () => {
    expect(() => setTable(at({ ...night(2), pawns: [2, 2, 1] }))).not.toThrow();
    expectNoTable(
      at({ ...night(2), pawns: [2, 3, 1] }),
      'seat 1 has pawns of Age 2: 3; there is one for taking part, and its stages have brought 1',
    );
    expectNoTable(
      at({ ...day(3), pawns: [0, 2, 1] }),
      'seat 1 has pawns of Age 2: 2; there is one for taking part, and its stages have brought 0',
    );
  });

  rule('E-58', 'those of stages need not be told, and cannot be denied', () => {
    const held = (seat: ScenarioSeat): number[] => tabletop(setTable(at(seat))).pawns('left');
    expect(held(night(0))).toEqual([0, 0, 0]);
    expect(held(night(2))).toEqual([1, 1, 0]);
    expect(held(day(3))).toEqual([0, 0, 1]);
    expect(held({ ...night(2), pawns: [2] })).toEqual([2, 1, 0]);
    expectNoTable(at({ ...night(2), pawns: [1, 0, 0] }), 'seat 1 has pawns of Age 2: 0; its stages have brought 1');
    expectNoTable(at({ ...day(3), pawns: [0, 0, 0] }), 'seat 1 has pawns of Age 3: 0; its stages have brought 1');
  });

  rule('E-59', 'what they brought with an Edifice that stands is there', () => {
    const t = tabletop(setTable(at(night(1), { age: 2, edifices: [{ id: 'belvedere', state: 'built' }] })));
    expect(t.pile('rewards', 'left')).toEqual(['belvedere']);
  });

  test('told by name and in a list, they have to agree', () => {
    expectNoTable(
      at({ pawns: [1, 0, 0], tokens: { 'pawn-1': 0 } as object }),
      'seat 1 has "pawn-1" told twice: 0 and 1',
    );
    expect(() => setTable(at({ pawns: [1, 0, 0], tokens: { 'pawn-1': 1 } as object }))).not.toThrow();
  });
});
