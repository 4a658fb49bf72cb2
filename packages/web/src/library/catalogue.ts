/**
 * Everything a game can be made of, as the engine has it: cards, leaders, projects and boards of both editions. Of Leaders
 * and Cities each edition has its own box.
 */
import {
  boardNames,
  boxedModules,
  type Card,
  EDITIONS,
  type Edition,
  type Effect,
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

/** How an edition has it. */
export interface Print {
  edition: Edition;
  /** Modules and sets of further boards that it takes; none for the base game. */
  modules: readonly string[];
  isExpert: boolean;
}

interface Common {
  /** In addresses: the name, and the edition where the first one has something else of that name. */
  id: string;
  /** As the engine and the texts know it. */
  name: string;
  sort: Sort;
  shelf: Shelf;
  /** One for each edition that has it. */
  prints: readonly Print[];
  /** Both editions have something of this name, and they differ. */
  isVersion: boolean;
}
export interface CardEntry extends Common {
  card: Card;
  penalty: Penalty | null;
}
export interface BoardEntry extends Common {
  board: Record<'A' | 'B', Wonder>;
  /** Modules without which a side is not there. */
  needs: Record<'A' | 'B', readonly string[]>;
}
export type Entry = CardEntry | BoardEntry;

export const editionsOf = ({ prints }: Entry): Edition[] => prints.map(({ edition }) => edition);

/** All that it takes in any edition. */
export const modulesOf = ({ prints }: Entry): string[] => [...new Set(prints.flatMap(({ modules }) => modules))];

/** The only edition that has it so, where its box says which: the other box, or the other edition, has it otherwise or not at all. */
export const onlyIn = (entry: Entry): Edition | null => {
  const isOfBox = modulesOf(entry).some((name) => boxedModules.includes(name));
  return entry.isVersion || (isOfBox && entry.prints.length === 1) ? entry.prints[0].edition : null;
};

/** What a board can do from the start, beside what it makes. */
export const powersOf = ({ gives }: Wonder): Effect[] => gives.effects.filter(({ kind }) => kind !== 'produce');

export const isBoard = (entry: Entry): entry is BoardEntry => 'board' in entry;

/** A number of players that every module allows; only the decks depend on it. */
const SEATS = 6;

/** All modules, and all sets of further boards. */
const EVERYTHING: readonly string[] = [...moduleNames, ...boardNames];

/** What of a game can be left out, and whether its leaders for experts are dealt. */
export type Mix = Pick<Print, 'edition' | 'modules' | 'isExpert'>;

export const rulesWith = ({ edition, modules, isExpert }: Mix, seats: number): Rules =>
  rulesOf({
    edition,
    modules: moduleNames.filter((name) => name === 'base' || modules.includes(name)),
    boards: boardNames.filter((name) => modules.includes(name)),
    expert: isExpert,
    seats,
  });

/** With everything in it. */
export const wholeGame = (edition: Edition): Rules =>
  rulesWith({ edition, modules: EVERYTHING, isExpert: true }, SEATS);

interface Found {
  edition: Edition;
  rules: Rules;
  /** By module or set of boards, the rules without it. */
  without: Map<string, Rules>;
}

function searched(edition: Edition): Found {
  const others = EVERYTHING.filter((name) => name !== 'base');
  const less = (name: string): Rules =>
    rulesWith({ edition, modules: EVERYTHING.filter((other) => other !== name), isExpert: true }, SEATS);
  return { edition, rules: wholeGame(edition), without: new Map(others.map((name) => [name, less(name)])) };
}

/** What has to be there for it. */
const neededFor = ({ without }: Found, isIn: (rules: Rules) => boolean): string[] =>
  [...without].flatMap(([name, rules]) => (isIn(rules) ? [] : [name]));

const printOf = (found: Found, isExpert: boolean, isIn: (rules: Rules) => boolean): Print => ({
  edition: found.edition,
  modules: neededFor(found, isIn),
  isExpert,
});

const cardEntry = (found: Found, card: Card): CardEntry => {
  const kind = kindOf(card.colour);
  return {
    id: card.name,
    name: card.name,
    sort: kind ?? 'project',
    shelf: kind === null ? 'project' : kind === 'leader' ? 'leader' : (String(card.age) as Shelf),
    prints: [printOf(found, card.expert, (rules) => rules.cardByName.has(card.name))],
    isVersion: false,
    card,
    penalty: penaltyOf(found.rules, card.name) ?? null,
  };
};

const boardEntry = (found: Found, city: string): BoardEntry => {
  const sideIn = (rules: Rules, side: 'A' | 'B'): Wonder =>
    rules.wonders[(rules.wonderByCity.get(city) as Record<'A' | 'B', number>)[side]];
  const needs = (side: 'A' | 'B'): string[] =>
    neededFor(found, (rules) => !rules.wonderByCity.has(city) || sideIn(rules, side).missing.length === 0);
  return {
    id: city,
    name: city,
    sort: 'board',
    shelf: 'board',
    prints: [printOf(found, false, (rules) => rules.cities.includes(city))],
    isVersion: false,
    board: { A: sideIn(found.rules, 'A'), B: sideIn(found.rules, 'B') },
    needs: { A: needs('A'), B: needs('B') },
  };
};

/** What is printed on it: two editions have the same card if this is the same. */
const printed = (entry: Entry): string =>
  JSON.stringify(
    isBoard(entry)
      ? (['A', 'B'] as const).map((side) => {
          const { produces, coins, anyOrder, gives, stages } = entry.board[side];
          return [produces, coins, anyOrder, gives.effects, stages.map(printedStage)];
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
    else if (printed(same) === printed(entry)) same.prints = [...same.prints, ...entry.prints];
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
    EDITIONS.indexOf(entry.prints[0].edition),
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
  if (!entry?.isVersion || asked.length !== 1 || editionsOf(entry).includes(asked[0])) return entry;
  return versionsOf(entry)[0];
}

/** Of the same name in the other edition. */
export const versionsOf = (entry: Entry): Entry[] =>
  catalogue().filter((other) => other.name === entry.name && other !== entry);

/** The same black card under the name that the other box gives it. */
export const renamedOf = (entry: Entry): CardEntry | undefined =>
  entry.sort === 'shadow' && onlyIn(entry)
    ? catalogue().find(
        (other): other is CardEntry =>
          other.sort === 'shadow' &&
          other.name !== entry.name &&
          onlyIn(other) !== null &&
          onlyIn(other) !== onlyIn(entry) &&
          printed(other) === printed(entry),
      )
    : undefined;
