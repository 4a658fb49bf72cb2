/** What would make an unplayable mix playable: asked of the engine, so that no rule is repeated here. */
import { moduleNames } from '@polis/engine';
import { type Draft, rulesFor } from './draft.ts';

export const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;

export type Fix = { seats: number } | { module: string };

/** What it takes to know whether it can be played. */
export type Mix = Pick<Draft, 'modules' | 'edition' | 'seats'>;

/** So many players go with these modules. */
export const playersFor = (draft: Mix): number[] => PLAYERS.filter((seats) => rulesFor({ ...draft, seats }) !== null);

export const withModule = ({ modules }: Pick<Mix, 'modules'>, name: string, isOn: boolean): string[] =>
  moduleNames.filter((other) => (other === name ? isOn : modules.includes(other)));

/** The next fewer and the next more players, and modules that bring what is missing. */
export function fixesFor(draft: Mix): Fix[] {
  if (rulesFor(draft)) return [];
  const counts = playersFor(draft);
  const fewer = counts.findLast((seats) => seats < draft.seats);
  const more = counts.find((seats) => seats > draft.seats);
  return [
    ...[fewer, more].flatMap((seats) => (seats === undefined ? [] : [{ seats }])),
    ...moduleNames
      .filter((name) => !draft.modules.includes(name))
      .filter((name) => rulesFor({ ...draft, modules: withModule(draft, name, true) }) !== null)
      .map((module) => ({ module })),
  ];
}
