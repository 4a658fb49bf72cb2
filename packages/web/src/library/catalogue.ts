/** Everything a game can be made of, as the engine has it: cards, leaders, projects and boards of both editions. */
import {
  type Card,
  EDITIONS,
  type Edition,
  moduleNames,
  type Penalty,
  penaltyOf,
  type Rules,
  rulesOf,
  type Stage,
  type Wonder,
} from '@polis/engine';
import { KINDS, type Kind, kindOf } from '../look/kinds.ts';

/** Where it stands in the library; things without an Age have a shelf of their own. */
export const SHELVES = ['1', '2', '3', 'leader', 'project', 'board'] as const;
export type Shelf = (typeof SHELVES)[number];

/** What someone can ask for: a kind of card, a project or a board. */
export const SORTS = [...KINDS, 'project', 'board'] as const;
export type Sort = Kind | 'project' | 'board';

interface Common {
  /** In addresses: the name, and the edition where the first one has something else of that name. */
  id: string;
  /** As the engine and the texts know it. */
  name: string;
  sort: Sort;
  shelf: Shelf;
  editions: readonly Edition[];
  /** Both editions have something of this name, and they differ. */
  isVersion: boolean;
  /** Modules that it takes; none for the base game. */
  modules: readonly string[];
}
export interface CardEntry extends Common {
  card: Card;
  penalty: Penalty | null;
}
export interface BoardEntry extends Common {
  board: Record<'A' | 'B', Wonder>;
}
export type Entry = CardEntry | BoardEntry;

export const isBoard = (entry: Entry): entry is BoardEntry => 'board' in entry;

/** A number of players that every module allows; only the decks depend on it. */
const SEATS = 6;

export const rulesWith = (edition: Edition, modules: readonly string[], seats: number): Rules =>
  rulesOf({ edition, modules: [...modules], seats });

/** With everything in it. */
export const wholeGame = (edition: Edition): Rules => rulesWith(edition, moduleNames, SEATS);

interface Found {
  edition: Edition;
  rules: Rules;
  /** By module, the rules without it. */
  without: Map<string, Rules>;
}

function searched(edition: Edition): Found {
  const others = moduleNames.filter((name) => name !== 'base');
  const less = (name: string): Rules =>
    rulesWith(
      edition,
      moduleNames.filter((other) => other !== name),
      SEATS,
    );
  return { edition, rules: wholeGame(edition), without: new Map(others.map((name) => [name, less(name)])) };
}

const modulesOf = ({ without }: Found, isIn: (rules: Rules) => boolean): string[] =>
  [...without].flatMap(([name, rules]) => (isIn(rules) ? [] : [name]));

const cardEntry = (found: Found, card: Card): CardEntry => {
  const kind = kindOf(card.colour);
  return {
    id: card.name,
    name: card.name,
    sort: kind ?? 'project',
    shelf: kind === null ? 'project' : kind === 'leader' ? 'leader' : (String(card.age) as Shelf),
    editions: [found.edition],
    isVersion: false,
    modules: modulesOf(found, (rules) => rules.cardByName.has(card.name)),
    card,
    penalty: penaltyOf(found.rules, card.name) ?? null,
  };
};

const boardEntry = (found: Found, city: string): BoardEntry => {
  const sides = found.rules.wonderByCity.get(city) as Record<'A' | 'B', number>;
  return {
    id: city,
    name: city,
    sort: 'board',
    shelf: 'board',
    editions: [found.edition],
    isVersion: false,
    modules: modulesOf(found, (rules) => rules.cities.includes(city)),
    board: { A: found.rules.wonders[sides.A], B: found.rules.wonders[sides.B] },
  };
};

/** What is printed on it: two editions have the same card if this is the same. */
const printed = (entry: Entry): string =>
  JSON.stringify(
    isBoard(entry)
      ? (['A', 'B'] as const).map((side) => {
          const { produces, gives, stages } = entry.board[side];
          return [produces, gives.effects, stages.map(printedStage)];
        })
      : [entry.card.age, entry.card.cost, entry.card.chain.map(({ name }) => name), entry.card.effects],
  );
const printedStage = ({ cost, effects, options }: Stage) => [cost, effects, options.map((option) => option.effects)];

/** Those of the second edition join those of the first, or stand beside them. */
function together(first: Entry[], second: Entry[]): Entry[] {
  const all = new Map(first.map((entry) => [entry.id, entry]));
  for (const entry of second) {
    const same = all.get(entry.id);
    if (!same) all.set(entry.id, entry);
    else if (printed(same) === printed(entry)) same.editions = [...same.editions, ...entry.editions];
    else {
      same.isVersion = true;
      all.set(`${entry.id}-second`, { ...entry, id: `${entry.id}-second`, isVersion: true });
    }
  }
  return [...all.values()];
}

/** By shelf, then by kind, then as the engine lists them; versions of one card side by side. */
function inOrder(entries: Entry[]): Entry[] {
  const names = entries.map(({ name }) => name);
  const place = (entry: Entry): number[] => [
    SHELVES.indexOf(entry.shelf),
    SORTS.indexOf(entry.sort),
    isBoard(entry) ? 0 : entry.card.age,
    names.indexOf(entry.name),
    EDITIONS.indexOf(entry.editions[0]),
  ];
  const isBefore = (a: number[], b: number[]): number => a.map((at, i) => at - b[i]).find((by) => by !== 0) ?? 0;
  return entries.toSorted((a, b) => isBefore(place(a), place(b)));
}

let made: readonly Entry[] | null = null;

export function catalogue(): readonly Entry[] {
  made ??= inOrder(
    EDITIONS.map(searched)
      .map((found) => [
        ...found.rules.cards.map((card): Entry => cardEntry(found, card)),
        ...[...found.rules.wonderByCity.keys()].map((city): Entry => boardEntry(found, city)),
      ])
      .reduce(together),
  );
  return made;
}

/** The one with this id; of several versions the one of the edition that is asked for. */
export function entryOf(id: string, asked: readonly Edition[]): Entry | undefined {
  const entry = catalogue().find((one) => one.id === id);
  if (!entry?.isVersion || asked.length !== 1 || entry.editions.includes(asked[0])) return entry;
  return versionsOf(entry)[0];
}

/** Of the same name in the other edition. */
export const versionsOf = (entry: Entry): Entry[] =>
  catalogue().filter((other) => other.name === entry.name && other !== entry);
