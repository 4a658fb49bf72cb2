/** Teams as a scenario tells them. */
import { expect, test } from 'vitest';
import { PolisError } from '../../../src/errors.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario } from '../../../src/scenario-types.ts';

const seats = [{}, {}, {}, {}];
const teamsIn = (scenario: Omit<Scenario, 'seats'>) => setTable({ ...scenario, seats }).rules.teams;

test('by a field or by the module, and by both; but not by one and against the other', () => {
  const pairs = [
    [0, 1],
    [2, 3],
  ];
  expect(teamsIn({ teams: true })).toEqual(pairs);
  expect(teamsIn({ modules: ['base', 'teams'] })).toEqual(pairs);
  expect(teamsIn({ teams: true, modules: ['base', 'teams'] })).toEqual(pairs);
  expect(teamsIn({ teams: false, modules: ['base'] })).toBeNull();
  expect(() => setTable({ teams: false, modules: ['base', 'teams'], seats })).toThrow(
    new PolisError('scenario', '"teams" is false, and the module "teams" is named'),
  );
});
