/** A sheet as a table of the engine: only what these rules know, so that a change of modules loses nothing. */
import {
  type Card,
  isRecruit,
  type Rules,
  type Scenario,
  type ScenarioSeat,
  type SeatId,
  type Stage,
} from '@polis/engine';
import { kindOf } from '../look/kinds.ts';
import { AGES, type Column, type Project, type Sheet } from './sheet.ts';

export function scenarioOf(sheet: Sheet, rules: Rules): Scenario {
  const { edition, modules, projects } = sheet;
  const table: Table = { sheet, rules, boards: new Set(), leaders: new Set() };
  const seats = sheet.columns.slice(0, rules.seats).map((column, seat) => seatOf(possible(table, column, seat), rules));
  return {
    edition,
    modules,
    age: AGES.length,
    seats,
    ...(rules.seats > rules.players ? { freeCity: { seat: rules.players, holder: 0 } } : {}),
    ...(knows(rules, 'edifices') ? { edifices: AGES.map((age, i) => projectOf(rules, age, projects[i])) } : {}),
  };
}

interface Table {
  sheet: Sheet;
  rules: Rules;
  /** Those that somebody has. */
  boards: Set<string>;
  leaders: Set<string>;
}

/**
 * A column as a table can have it: boards and leaders exist only once, and a city without a player cannot have all of
 * them.
 */
function possible({ sheet, rules, boards, leaders }: Table, column: Column, seat: SeatId): Column {
  const fits = (name: string): boolean => !boards.has(name) && boardsFor(rules, seat).includes(name);
  const wonder = column.wonder !== null && fits(column.wonder) ? column.wonder : null;
  if (wonder) boards.add(wonder);
  const cards = column.cards.filter((name) => {
    if (column.by === 'totals' || !isLeader(rules, name)) return true;
    if (seat >= rules.players || leaders.has(name)) return false;
    leaders.add(name);
    return true;
  });
  const copied = copyable(sheet, rules, seat).find((name) => name === column.copied) ?? null;
  const own = { ...column, wonder, cards, copied };
  const pawns = AGES.map((age, i) => {
    const least = pawnsBrought(rules, own, age);
    return Math.min(least + 1, Math.max(least, column.pawns[i]));
  });
  return { ...own, pawns };
}

const cardOf = ({ cards, cardByName }: Rules, name: string): Card | undefined => cards[cardByName.get(name) ?? -1];

/** The engine keeps leaders apart. */
function isLeader(rules: Rules, name: string): boolean {
  const card = cardOf(rules, name);
  return card !== undefined && isRecruit(card);
}

/** Boards that a seat can have: some are not for a city without a player. */
export const boardsFor = (rules: Rules, seat: SeatId): string[] =>
  [...rules.wonderByCity.keys()].filter((city) => seat < rules.players || !rules.playersOnly.includes(city));

/** Leaders of neighbours, for a city that has a card to copy one. */
export function copyable({ columns }: Sheet, rules: Rules, seat: SeatId): string[] {
  const copies = (name: string): boolean =>
    cardOf(rules, name)?.effects.some((effect) => effect.kind === 'copyLeader') ?? false;
  if (!columns[seat].cards.some(copies)) return [];
  const own = columns[seat].cards;
  return [rules.left[seat], rules.right[seat]]
    .flatMap((next) => (columns[next].by === 'cards' ? columns[next].cards : []))
    .filter((name, i, all) => isLeader(rules, name) && !own.includes(name) && all.indexOf(name) === i);
}

/** Pawns of an Age that the stages built have brought. */
export function pawnsBrought(rules: Rules, { wonder, side, stages, options }: Column, age: number): number {
  const sides = wonder === null ? undefined : rules.wonderByCity.get(wonder);
  const built = sides ? rules.wonders[sides[side]].stages.slice(0, stages) : [];
  return built
    .flatMap((stage, i) => [stage, ...stage.options.slice(0, chosenOf(stage, options[i])).slice(-1)])
    .flatMap(({ effects }) => effects)
    .filter((effect) => effect.kind === 'pawn' && effect.age === age).length;
}

/** The first one if nothing was said. */
const chosenOf = (stage: Stage, option: number): number => (option >= 1 && option <= stage.options.length ? option : 1);

/** A project that is not chosen yet counts for nothing, like one that failed. */
function projectOf(rules: Rules, age: number, { card, fate }: Project) {
  const ofAge = projectsIn(rules, age);
  const isBuilt = card !== null && ofAge.includes(card) && fate === 'built';
  return { id: isBuilt ? card : ofAge[0], state: isBuilt ? 'built' : 'failed', left: isBuilt ? 0 : 1 };
}

/** Names of the projects of an Age: cards that nobody has in a city. */
export const projectsIn = ({ cards }: Rules, age: number): string[] =>
  cards.filter((card) => card.age === age && kindOf(card.colour) === null).map(({ name }) => name);

const knows = (rules: Rules, field: string): boolean =>
  [...rules.seatPiles, ...rules.tokens].some(({ scenario }) => scenario === field) ||
  rules.scenario.some((one) => one.field === field);

function seatOf(column: Column, rules: Rules): ScenarioSeat {
  // the board alone, for its name
  if (column.by === 'totals') return { ...boardOf({ ...column, stages: 0 }, rules), coins: column.coins };
  const cards = column.cards.filter((name) => rules.cardByName.has(name));
  const fields: Record<string, unknown> = {
    leaders: cards.filter((name) => isLeader(rules, name)),
    ...(column.copied !== null && rules.cardByName.has(column.copied) ? { courtesan: column.copied } : {}),
    debt: column.debt,
    pawns: column.pawns,
    edificeDebt: column.projectDebts,
  };
  return {
    ...boardOf(column, rules),
    coins: column.coins,
    city: oncePerBuilding(
      cards.filter((name) => !isLeader(rules, name)),
      rules,
    ),
    tokens: {
      victory: column.victories.flatMap((count, i) => new Array<number>(count).fill(victoryValue(rules, i))),
      defeat: column.defeats,
    },
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => knows(rules, field))),
  };
}

/** What a victory token of an Age is worth. */
export const victoryValue = ({ tokens, military }: Rules, age: number): number =>
  tokens[military.victories[age]].points;

const buildingOf = ({ cards, cardByName }: Rules, name: string): number =>
  cards[cardByName.get(name) as number].building;

const oncePerBuilding = (names: readonly string[], rules: Rules): string[] =>
  names.filter((name, i) => names.findIndex((other) => buildingOf(rules, other) === buildingOf(rules, name)) === i);

function boardOf({ wonder, side, stages, options }: Column, rules: Rules): ScenarioSeat {
  const sides = wonder === null ? undefined : rules.wonderByCity.get(wonder);
  if (wonder === null || !sides) return {};
  const board = rules.wonders[sides[side]];
  const built = Math.min(stages, board.stages.length);
  const offering = board.stages
    .slice(0, built)
    .flatMap((stage, i) => (stage.options.length > 0 ? [chosenOf(stage, options[i])] : []));
  return { wonder, side, stages: built, options: offering };
}
