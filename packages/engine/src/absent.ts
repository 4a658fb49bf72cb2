/** What is not in play, and what would bring it. */
import type { Module } from './module.ts';
import { modules as allModules } from './modules/index.ts';
import type { Rules } from './rules.ts';
import type { Scenario, ScenarioSeat } from './scenario-types.ts';

type Mix = Pick<Rules, 'modules' | 'edition' | 'boxes'>;

/**
 * Which edition, boxes or modules a thing of this name needs, in words; null if they are in play, or if nothing has that
 * name. Of several things of one name it is told of the one that lacks least, and rather modules than another box.
 */
export function comesWith(kind: 'cards' | 'wonders' | 'tokens', name: string, mix: Mix): string | null {
  const lacking = allModules.flatMap((module) => {
    const def = module[kind]?.find((one) => one.id === name || ('building' in one && one.building === name));
    const needed = def && 'with' in def && Array.isArray(def.with) ? def.with : [];
    return def ? [[...new Set([module.id, ...needed].flatMap((one) => lackOf(one, mix)))]] : [];
  });
  const others = (lacks: readonly string[]): number => lacks.filter((one) => !isModule(one)).length;
  const [least] = lacking.sort((a, b) => a.length - b.length || others(a) - others(b));
  return least && least.length > 0 ? least.join(' and ') : null;
}

const THE_MODULE = 'the module ';
const isModule = (lack: string): boolean => lack.startsWith(THE_MODULE);

/** That a module is not in play, in words. The box of an expansion comes with it where the edition is its own. */
function lackOf(name: string, { modules, edition, boxes }: Mix): string[] {
  const { automatic, edition: only, box } = allModules.find(({ id }) => id === name) ?? {};
  if (automatic) return [];
  if (only) return only === edition ? [] : [`the ${only} edition`];
  if (!box) return modules.includes(name) ? [] : [`${THE_MODULE}"${name}"`];
  const used = modules.includes(box.of) ? (boxes[box.of] ?? 'first') : edition;
  const lacks = modules.includes(box.of) ? [] : [`${THE_MODULE}"${box.of}"`];
  return used === box.edition ? lacks : [...lacks, `the ${box.edition}-edition box of "${box.of}"`];
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
