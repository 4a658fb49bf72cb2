/** What would make an unplayable mix playable: asked of the engine, so that no rule is repeated here. */
import { FIRST_BOXES } from '@polis/client';
import { boxedModules, moduleNames } from '@polis/engine';
import { boxOf, type Mix, rulesFor } from './draft.ts';

export const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;

/** Other players; a module that brings what is missing, the first boxes, or both; the first edition. */
export type Fix = { seats: number } | { edition: 'first' } | { module: string | null; isFirst: boolean };

/** So many players go with these modules. */
export const playersFor = (mix: Mix): number[] => PLAYERS.filter((seats) => rulesFor({ ...mix, seats }) !== null);

export const withModule = ({ modules }: Pick<Mix, 'modules'>, name: string, isOn: boolean): string[] =>
  moduleNames.filter((other) => (other === name ? isOn : modules.includes(other)));

/** Of the modules in play those whose second box is used. */
export const secondBoxes = (mix: Pick<Mix, 'modules' | 'edition' | 'boxes'>): string[] =>
  boxedModules.filter((name) => mix.modules.includes(name) && boxOf(mix, name) === 'second');

export function fixed(mix: Mix, fix: Fix): Partial<Mix> {
  if (!('module' in fix)) return fix;
  return {
    ...(fix.module === null ? {} : { modules: withModule(mix, fix.module, true) }),
    ...(fix.isFirst ? { boxes: FIRST_BOXES } : {}),
  };
}

/** The next fewer and the next more players; the first boxes; modules, if need be with the first boxes; else the edition. */
export function fixesFor(mix: Mix): Fix[] {
  if (rulesFor(mix)) return [];
  const counts = playersFor(mix);
  const fewer = counts.findLast((seats) => seats < mix.seats);
  const more = counts.find((seats) => seats > mix.seats);
  const helps = (fix: Fix): boolean => rulesFor({ ...mix, ...fixed(mix, fix) }) !== null;
  const boxes: Fix[] = secondBoxes(mix).length > 0 ? [{ module: null, isFirst: true }] : [];
  const modules = moduleNames
    .filter((name) => !mix.modules.includes(name))
    .flatMap((module): Fix[] =>
      [false, true]
        .map((isFirst) => ({ module, isFirst }))
        .filter((fix) => (!fix.isFirst || boxedModules.includes(module)) && helps(fix))
        .slice(0, 1),
    );
  const other = [...boxes.filter(helps), ...modules];
  const edition: Fix[] = other.length > 0 || mix.edition === 'first' ? [] : [{ edition: 'first' }];
  return [
    ...[fewer, more].flatMap((seats) => (seats === undefined ? [] : [{ seats }])),
    ...other,
    ...edition.filter(helps),
  ];
}
