/** A scenario with Cities that makes no sense is refused with a sentence. */
import { expect, test } from 'vitest';
import { PolisError } from '../../../src/errors.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import { expectNoTable, rule } from '../../kit/index.ts';

const MODULES = ['base', 'cities'];
const at = (seat: ScenarioSeat, modules = MODULES): Scenario => ({ modules, seats: [seat, {}, {}] });

test('without the module, what comes with it says so', () => {
  expectNoTable(at({ debt: 2 }, ['base']), 'seats.0.debt: this needs the module "cities"');
  expectNoTable(at({ tokens: { debt: 2 } as object }, ['base']), 'debt: this token comes with the module "cities"');
  expectNoTable(at({ hand: ['hideout'] }, ['base']), 'hideout: this card comes with the module "cities"');
  expectNoTable(
    at({ hand: ['berenice'] }, ['base']),
    'berenice: this card comes with the module "cities" and the module "leaders"',
  );
  expectNoTable(at({ hand: ['berenice'] }), 'berenice: this card comes with the module "leaders"');
  expectNoTable(at({ wonder: 'petra' }, ['base']), 'petra: this board comes with the module "cities"');
  expectNoTable(at({ wonder: 'petr' }), 'there is no board "petr"; did you mean petra?');
});

test('debt and Diplomacy tokens that are told twice have to agree', () => {
  expectNoTable(at({ debt: 2, tokens: { debt: 3 } as object }), 'seat 0 has "debt" told twice: 3 and 2');
  expectNoTable(at({ diplomacy: 0, tokens: { diplomacy: 1 } as object }), 'seat 0 has "diplomacy" told twice: 1 and 0');
  const { rules, state } = setTable(at({ debt: 2, tokens: { debt: 2 } as object }));
  expect(state.seats[0].tokens[rules.tokenByName('debt')]).toBe(2);
});

test('rights that wait for their window are no tokens to be told', () =>
  expectNoTable(at({ tokens: { 'cities.losses': 1 } as object }), 'there is no token "cities.losses"'));

rule('C-05', 'a whole table has eight cards in the first turn of seven; C-63: seven of six with eight players', () => {
  const strict = (seats: number, turn: number, count: number) => (): unknown => {
    const hand = Array.from({ length: count }, () => 'altar');
    return setTable({ modules: MODULES, strict: true, turn, seats: Array.from({ length: seats }, () => ({ hand })) });
  };
  for (let turn = 1; turn <= 7; turn++) {
    expect(strict(5, turn, 9 - turn)).not.toThrow();
    expect(strict(5, turn, 8 - turn)).toThrow(PolisError);
  }
  for (let turn = 1; turn <= 6; turn++) {
    expect(strict(8, turn, 8 - turn)).not.toThrow();
    expect(strict(8, turn, 9 - turn)).toThrow(PolisError);
  }
});
