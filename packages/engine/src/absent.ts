/** What is not in play, and what would bring it. */
import type { Module } from './module.ts';
import { modules as allModules } from './modules/index.ts';
import type { Rules } from './rules.ts';
import type { Scenario, ScenarioSeat } from './scenario-types.ts';

type Mix = Pick<Rules, 'modules' | 'edition'>;

/**
 * Which edition or modules a thing of this name needs, in words; null if they are in play, or if nothing has that name.
 */
export function comesWith(kind: 'cards' | 'wonders' | 'tokens', name: string, mix: Mix): string | null {
  for (const module of allModules) {
    const def = module[kind]?.find((one) => one.id === name || ('building' in one && one.building === name));
    if (!def) continue;
    const { id, edition } = module;
    if (edition) return edition === mix.edition ? null : `the ${edition} edition`;
    const needed = [id, ...('with' in def ? (def.with ?? []) : [])].filter((one) => !mix.modules.includes(one));
    return needed.length > 0 ? `the module ${needed.map((one) => `"${one}"`).join(' and the module ')}` : null;
  }
  return null;
}

/** The fields that a module has for each seat of a scenario. */
const seatFields = ({ piles = [], tokens = [] }: Module): string[] =>
  [...piles, ...tokens].flatMap(({ scenario }) => scenario ?? []);

/** Refuses a field of a module that is not in play; an empty one, or a count of none, does no harm. */
export function refuseFields(
  scenario: Scenario,
  seats: readonly ScenarioSeat[],
  active: readonly Module[],
): string | null {
  for (const module of allModules) {
    if (active.includes(module)) continue;
    const needs = `this needs the module "${module.id}"`;
    const { field } = module.scenario ?? {};
    if (field !== undefined && isSaid(scenario, field)) return `${field}: ${needs}`;
    for (const [id, seat] of seats.entries()) {
      const said = seatFields(module).find((one) => isSaid(seat, one));
      if (said !== undefined) return `seats.${id}.${said}: ${needs}`;
    }
  }
  return null;
}

function isSaid(from: Scenario | ScenarioSeat, field: string): boolean {
  const value = (from as Record<string, unknown>)[field];
  return [value ?? 0].flat().some((one) => one !== 0);
}
