/** A sheet as a table of the engine: only what these rules know, so that a change of modules loses nothing. */
import { isRecruit, type Rules, type Scenario, type ScenarioSeat } from '@polis/engine';
import { kindOf } from '../look/kinds.ts';
import { AGES, type Column, type Project, type Sheet } from './sheet.ts';

export function scenarioOf(sheet: Sheet, rules: Rules): Scenario {
  const { edition, modules, projects } = sheet;
  const boards = new Set<string>();
  const seats = sheet.columns.slice(0, rules.seats).map((column) => {
    // a board is there only once
    const wonder = column.wonder !== null && !boards.has(column.wonder) ? column.wonder : null;
    if (wonder) boards.add(wonder);
    return seatOf({ ...column, wonder }, rules);
  });
  return {
    edition,
    modules,
    age: AGES.length,
    seats,
    ...(rules.seats > rules.players ? { freeCity: { seat: rules.players, holder: 0 } } : {}),
    ...(knows(rules, 'edifices') ? { edifices: AGES.map((age, i) => projectOf(rules, age, projects[i])) } : {}),
  };
}

/** One that nobody has told yet counts for nothing, as any that failed. */
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
  /** The engine keeps leaders apart. */
  const isLeader = (name: string): boolean => isRecruit(rules.cards[rules.cardByName.get(name) as number]);
  const fields: Record<string, unknown> = {
    leaders: cards.filter(isLeader),
    ...(column.copied !== null && rules.cardByName.has(column.copied) ? { courtesan: column.copied } : {}),
    debt: column.debt,
    pawns: column.pawns,
    edificeDebt: column.projectDebts,
  };
  return {
    ...boardOf(column, rules),
    coins: column.coins,
    city: oncePerBuilding(
      cards.filter((name) => !isLeader(name)),
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
  const offering = board.stages.slice(0, built).flatMap(({ options: offered }, stage) => {
    const chosen = options[stage];
    return offered.length > 0 ? [chosen >= 1 && chosen <= offered.length ? chosen : 1] : [];
  });
  return { wonder, side, stages: built, options: offering };
}
