/** What someone says about a game at a real table: who has built what, or just the points. */
import { type Boxes, boxedModules, type Direction, type Edition, moduleNames, type Rules } from '@polis/engine';
import { rulesToPick } from '../setup/draft.ts';

export const FATES = ['built', 'failed'] as const;
export type Fate = (typeof FATES)[number];

export interface Project {
  /** Null: not chosen yet. */
  card: string | null;
  fate: Fate;
}

export interface Column {
  name: string;
  /** Whether its cards are told, or only the points of each line. */
  by: 'cards' | 'totals';
  /** The city of its board; null for none. */
  wonder: string | null;
  side: 'A' | 'B';
  stages: number;
  /** Where stages come in any order: which are built, counted from 1. */
  places: number[];
  /** Where a stage may copy either neighbour: which it copies. */
  from: Direction | null;
  /** The colour of the card under a stage, where that counts. */
  under: string | null;
  /** By stage, the leader who is entombed there, and the Age in which that was done; empty and 0 for nobody. */
  tombs: string[];
  tombAges: number[];
  /** What was chosen at each stage that offers a choice, by stage: 1 is the first, 0 is nothing. */
  options: number[];
  coins: number;
  /** Structures and leaders, by name. */
  cards: string[];
  /** The leader copied by a card. */
  copied: string | null;
  /** Victory tokens by Age. */
  victories: number[];
  defeats: number;
  debt: number;
  /** By Age. */
  pawns: number[];
  projectDebts: number[];
  /** Points by line of the score sheet. */
  totals: Record<string, number>;
}

export interface Sheet {
  edition: Edition;
  modules: string[];
  /** Only those that are not of the edition. */
  boxes: Boxes;
  /** Players; with two of them there is a column more, for the city without a player. */
  seats: number;
  /** Clockwise. */
  columns: Column[];
  /** Of each Age. */
  projects: Project[];
}

export const AGES = [1, 2, 3] as const;
const NO_COUNTS = [0, 0, 0];
/** As many as any board has stages. */
const NO_OPTIONS = [0, 0, 0, 0];
const NO_TOMBS = ['', '', '', ''];

export const emptyColumn = (): Column => ({
  name: '',
  by: 'cards',
  wonder: null,
  side: 'A',
  stages: 0,
  places: [],
  from: null,
  under: null,
  tombs: NO_TOMBS,
  tombAges: NO_OPTIONS,
  options: NO_OPTIONS,
  coins: 0,
  cards: [],
  copied: null,
  victories: NO_COUNTS,
  defeats: 0,
  debt: 0,
  pawns: NO_COUNTS,
  projectDebts: NO_COUNTS,
  totals: {},
});

export const MOST_COLUMNS = 8;

export const emptySheet = (): Sheet => ({
  edition: 'first',
  modules: ['base'],
  boxes: {},
  seats: 4,
  columns: Array.from({ length: MOST_COLUMNS }, emptyColumn),
  projects: AGES.map(() => ({ card: null, fate: 'built' })),
});

/** For the next game at the same table: the same people, and the same game. */
export const nextSheet = ({ edition, modules, boxes, seats, columns }: Sheet): Sheet => ({
  ...emptySheet(),
  edition,
  modules,
  boxes,
  seats,
  columns: columns.map(({ name, by }) => ({ ...emptyColumn(), name, by })),
});

/** Null for a mix that cannot be played. Whether leaders for experts were dealt need not be told: those who have one tap it. */
export const rulesOfSheet = (sheet: Sheet): Rules | null => rulesToPick({ ...sheet, expert: true });

/** Whether nothing is known of a column but its name, and whether cards or points will be given. */
const isUntold = ({ name, by, ...told }: Column): boolean =>
  JSON.stringify({ ...emptyColumn(), ...told }) === JSON.stringify(emptyColumn());

/** Nobody has told anything yet. */
export const isEmpty = ({ columns }: Sheet): boolean => columns.every(isUntold);

export const changedColumn = (sheet: Sheet, seat: number, to: Partial<Column>): Sheet => ({
  ...sheet,
  columns: sheet.columns.with(seat, { ...sheet.columns[seat], ...to }),
});

/** Chooses cards or points for a player, and for all who have nothing yet. */
export const toldBy = (sheet: Sheet, seat: number, by: Column['by']): Sheet => ({
  ...sheet,
  columns: sheet.columns.map((column, i) => (i === seat || isUntold(column) ? { ...column, by } : column)),
});

const MOST = 999;
const LONGEST_NAME = 24;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
const numberOf = (value: unknown, least = 0): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(MOST, Math.max(least, value)) : 0;
const countsOf = (value: unknown): number[] => AGES.map((_, i) => numberOf(listOf(value)[i]));

/** A sheet out of whatever came by a link or was kept by an older app; null if it is none. */
export function readSheet(value: unknown): Sheet | null {
  if (!isRecord(value)) return null;
  const named = listOf(value.modules);
  const columns = listOf(value.columns).slice(0, MOST_COLUMNS).map(readColumn);
  const edition = value.edition === 'second' ? 'second' : 'first';
  return {
    edition,
    boxes: edition === 'first' ? {} : readBoxes(value.boxes),
    modules: moduleNames.filter((name) => name === 'base' || named.includes(name)),
    seats: Math.min(MOST_COLUMNS, Math.max(2, numberOf(value.seats))),
    columns: Array.from({ length: MOST_COLUMNS }, (_, seat) => columns[seat] ?? emptyColumn()),
    projects: AGES.map((_, i) => {
      const project = listOf(value.projects)[i];
      return isRecord(project)
        ? { card: textOf(project.card), fate: project.fate === 'failed' ? 'failed' : 'built' }
        : { card: null, fate: 'built' };
    }),
  };
}

/** Of a sheet from before there were second boxes they are the first ones. */
const readBoxes = (value: unknown): Boxes =>
  Object.fromEntries(
    boxedModules.filter((name) => !isRecord(value) || value[name] === 'first').map((name) => [name, 'first' as const]),
  );

function readColumn(value: unknown): Column {
  if (!isRecord(value)) return emptyColumn();
  const totals = isRecord(value.totals) ? Object.entries(value.totals) : [];
  return {
    name: (textOf(value.name) ?? '').slice(0, LONGEST_NAME),
    by: value.by === 'totals' ? 'totals' : 'cards',
    wonder: textOf(value.wonder),
    side: value.side === 'B' ? 'B' : 'A',
    stages: numberOf(value.stages),
    places: NO_OPTIONS.flatMap((_, place) => (listOf(value.places).includes(place + 1) ? [place + 1] : [])),
    from: value.from === 'left' || value.from === 'right' ? value.from : null,
    under: textOf(value.under),
    tombs: NO_OPTIONS.map((_, stage) => textOf(listOf(value.tombs)[stage]) ?? ''),
    tombAges: NO_OPTIONS.map((_, stage) => Math.min(AGES.length, numberOf(listOf(value.tombAges)[stage]))),
    options: NO_OPTIONS.map((_, stage) => numberOf(listOf(value.options)[stage])),
    coins: numberOf(value.coins),
    cards: listOf(value.cards).flatMap((card) => textOf(card) ?? []),
    copied: textOf(value.copied),
    victories: countsOf(value.victories),
    defeats: numberOf(value.defeats),
    debt: numberOf(value.debt),
    pawns: countsOf(value.pawns),
    projectDebts: countsOf(value.projectDebts),
    totals: Object.fromEntries(totals.map(([line, points]) => [line, numberOf(points, -MOST)])),
  };
}
