/** What someone is looking for, as the address of the library holds it. */
import { boardNames, EDITIONS, type Edition, moduleNames } from '@polis/engine';
import type { TFunction } from 'i18next';
import { type Entry, editionsOf, modulesOf, SORTS, type Sort } from './catalogue.ts';
import { copiesOf, PLAYERS } from './copies.ts';
import { matches, sortName } from './search.ts';

export const AGES = ['1', '2', '3'] as const;

export interface Filter {
  q: string;
  /** One match in each list is enough; an empty list excludes nothing. */
  kind: Sort[];
  age: string[];
  module: string[];
  edition: Edition[];
  players: string[];
}
/** The parts of a filter that are lists, in the order they are shown. */
export const PARTS = ['kind', 'age', 'module', 'edition', 'players'] as const;
export type Part = (typeof PARTS)[number];

/** What there is to choose from; which modules have cards is for the engine to say. */
export const optionsOf = (entries: readonly Entry[]): Record<Part, readonly string[]> => ({
  kind: SORTS,
  age: AGES,
  module: [...moduleNames, ...boardNames].filter(
    (name) => name === 'base' || entries.some((entry) => modulesOf(entry).includes(name)),
  ),
  edition: EDITIONS,
  players: PLAYERS.map(String),
});

/** A module, or a set of further boards. */
export const originName = (t: TFunction, name: string): string =>
  t([`setup.module.${name}.title`, `setup.boards.further.${name}.title`]);

/** As it stands on its chip. */
export function optionName(t: TFunction, part: Part, value: string): string {
  if (part === 'kind') return sortName(t, value as Sort);
  if (part === 'module') return originName(t, value);
  if (part === 'players') return value;
  return t(part === 'age' ? `age.${value}` : `library.edition.${value}`);
}

export function filterIn(search: URLSearchParams): Filter {
  const list = (part: Part): string[] => search.get(part)?.split(',').filter(Boolean) ?? [];
  return {
    q: search.get('q') ?? '',
    kind: list('kind') as Sort[],
    age: list('age'),
    module: list('module'),
    edition: list('edition') as Edition[],
    players: list('players'),
  };
}

/** `?kind=war&age=1,2`, or nothing for a filter that asks for nothing. */
export function addressOf(filter: Filter): string {
  const parts = PARTS.flatMap((part) => (filter[part].length > 0 ? [`${part}=${filter[part].join()}`] : []));
  const words = filter.q.trim() ? [`q=${encodeURIComponent(filter.q)}`] : [];
  const all = [...words, ...parts];
  return all.length > 0 ? `?${all.join('&')}` : '';
}

export const toggled = (filter: Filter, part: Part, value: string): Filter => {
  const now = filter[part] as string[];
  return { ...filter, [part]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] };
};

export const without = (filter: Filter, part: Part): Filter => ({ ...filter, [part]: [] });

const PASSES: Record<Part, (entry: Entry, filter: Filter) => boolean> = {
  kind: ({ sort }, { kind }) => kind.includes(sort),
  age: (entry, { age }) => 'card' in entry && age.includes(String(entry.card.age)),
  module: (entry, { module }) => {
    const modules = modulesOf(entry);
    return module.some((name) => (name === 'base' ? modules.length === 0 : modules.includes(name)));
  },
  edition: (entry, { edition }) => editionsOf(entry).some((one) => edition.includes(one)),
  players: (entry, { players, edition }) =>
    editionsOf(entry)
      .filter((one) => edition.length === 0 || edition.includes(one))
      .some((one) => players.some((count) => copiesOf(entry, one, Number(count)) !== null)),
};

export const found = (entries: readonly Entry[], filter: Filter, textOf: (entry: Entry) => string): Entry[] =>
  entries.filter(
    (entry) =>
      PARTS.every((part) => filter[part].length === 0 || PASSES[part](entry, filter)) &&
      matches(textOf(entry), filter.q),
  );

/** The first part of a filter that, if cleared, would let something be found. */
export const hindrance = (
  entries: readonly Entry[],
  filter: Filter,
  textOf: (entry: Entry) => string,
): Part | undefined =>
  PARTS.find((part) => filter[part].length > 0 && found(entries, without(filter, part), textOf).length > 0);
