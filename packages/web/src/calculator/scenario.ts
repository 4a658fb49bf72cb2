/** A sheet as a table of the engine: only what these rules know, so that a change of modules loses nothing. */
import {
  type Card,
  COLOURS,
  type Colour,
  isRecruit,
  type MadeUp,
  type Rules,
  type Scenario,
  type ScenarioSeat,
  type SeatId,
  type Stage,
} from '@polis/engine';
import { kindOf } from '../look/kinds.ts';
import { boardsFor } from '../setup/draft.ts';
import { AGES, type Column, type Project, type Sheet } from './sheet.ts';
import { boardOf, builtStages, copiedSide, sideOf } from './stages.ts';

export function scenarioOf(sheet: Sheet, rules: Rules): Scenario {
  const { edition, modules, boxes, projects } = sheet;
  const taken: Taken = { boards: new Set(), leaders: new Set() };
  const told = sheet.columns.slice(0, rules.seats).map((column, seat) => possible(sheet, rules, taken, column, seat));
  const table = { ...sheet, columns: told };
  return {
    edition,
    modules,
    boxes,
    age: AGES.length,
    seats: told.map((_, seat) => seatOf(table, rules, taken, seat)),
    ...(rules.seats > rules.players ? { freeCity: { seat: rules.players, holder: 0 } } : {}),
    ...(knows(rules, 'edifices') ? { edifices: AGES.map((age, i) => projectOf(rules, age, projects[i])) } : {}),
  };
}

/** Those that somebody has. */
interface Taken {
  boards: Set<string>;
  leaders: Set<string>;
}

/**
 * A column as a table can have it: boards and leaders exist only once, and a city without a player cannot have all of
 * them.
 */
function possible(sheet: Sheet, rules: Rules, { boards, leaders }: Taken, column: Column, seat: SeatId): Column {
  const fits = (name: string): boolean => !boards.has(name) && boardsFor(rules, seat).includes(name);
  const wonder = column.wonder !== null && fits(column.wonder) ? column.wonder : null;
  if (wonder) boards.add(wonder);
  const isFree = (name: string): boolean => {
    if (seat >= rules.players || leaders.has(name)) return false;
    leaders.add(name);
    return true;
  };
  const cards = column.cards.filter((name) => column.by === 'totals' || !isLeader(rules, name) || isFree(name));
  const tombs = column.tombs.map((name) =>
    column.by === 'cards' && isLeader(rules, name) && isFree(name) ? name : '',
  );
  const copied = copyable(sheet, rules, seat).find((name) => name === column.copied) ?? null;
  return { ...column, wonder, side: sideOf(rules, { ...column, wonder }), cards, tombs, copied };
}

const cardOf = ({ cards, cardByName }: Rules, name: string): Card | undefined => cards[cardByName.get(name) ?? -1];

/** The engine keeps leaders apart. */
function isLeader(rules: Rules, name: string): boolean {
  const card = cardOf(rules, name);
  return card !== undefined && isRecruit(card);
}

/** Leaders of neighbours, for a city that has a card to copy one. */
export function copyable({ columns }: Sheet, rules: Rules, seat: SeatId): string[] {
  const copies = (name: string): boolean =>
    cardOf(rules, name)?.effects.some((effect) => effect.kind === 'copyLeader') ?? false;
  if (!columns[seat].cards.some(copies)) return [];
  const own = columns[seat].cards;
  return [rules.left[seat], rules.right[seat]]
    .flatMap((next) => (columns[next].by === 'cards' ? [...columns[next].cards, ...columns[next].tombs] : []))
    .filter((name, i, all) => isLeader(rules, name) && !own.includes(name) && all.indexOf(name) === i);
}

/** Leaders who could lie under a stage of this seat: nobody else has them. */
export function entombable({ columns }: Sheet, rules: Rules, seat: SeatId, place: number): string[] {
  const used = columns
    .slice(0, rules.seats)
    .flatMap(({ by, cards, tombs }, other) =>
      by === 'totals' ? [] : [...cards, ...tombs.filter((_, at) => other !== seat || at !== place)],
    );
  return rules.cards.flatMap((card) => (isRecruit(card) && !used.includes(card.name) ? [card.name] : []));
}

/** Pawns of an Age that the stages built have brought. */
export function pawnsBrought(sheet: Sheet, rules: Rules, seat: SeatId, age: number): number {
  const { options } = sheet.columns[seat];
  return builtStages(sheet, rules, seat)
    .flatMap(({ gives, place }) =>
      gives ? [gives, ...gives.options.slice(0, chosenOf(gives, options[place])).slice(-1)] : [],
    )
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

function seatOf(sheet: Sheet, rules: Rules, taken: Taken, seat: SeatId): ScenarioSeat {
  const column = sheet.columns[seat];
  // the board alone, for its name
  if (column.by === 'totals')
    return { ...(column.wonder === null ? {} : { wonder: column.wonder, side: column.side }), coins: column.coins };
  const cards = column.cards.filter((name) => rules.cardByName.has(name));
  const tombs = tombsOf(sheet, rules, seat);
  const fields: Record<string, unknown> = {
    leaders: cards.filter((name) => isLeader(rules, name)),
    ...(column.copied !== null && rules.cardByName.has(column.copied) ? { courtesan: column.copied } : {}),
    entombed: tombs.map(({ name }) => name),
    debt: column.debt,
    pawns: AGES.map((age, i) => {
      const least = pawnsBrought(sheet, rules, seat, age);
      return Math.min(least + 1, Math.max(least, column.pawns[i]));
    }),
    edificeDebt: column.projectDebts,
  };
  return {
    ...wonderOf(sheet, rules, taken, seat),
    coins: column.coins,
    city: oncePerBuilding(
      cards.filter((name) => !isLeader(rules, name)),
      rules,
    ),
    tokens: {
      victory: column.victories.flatMap((count, i) => new Array<number>(count).fill(victoryValue(rules, i))),
      defeat: column.defeats,
      ...(tombs.length > 0 ? { tomb: tombs.reduce((sum, { points }) => sum + points, 0) } : {}),
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

/** Whether a stage gives something of that kind. */
export const givesKind = (gives: Stage | null, kind: string): boolean =>
  gives?.effects.some((effect) => effect.kind === kind) ?? false;

/** Twice the price; a leader that costs as much as the Age, by the Age in which it was entombed: the last if not said. */
const POINTS_PER_COIN = 2;

function tombsOf(sheet: Sheet, rules: Rules, seat: SeatId): { name: string; points: number }[] {
  const { tombs, tombAges } = sheet.columns[seat];
  return builtStages(sheet, rules, seat).flatMap(({ place, gives }) => {
    const card = givesKind(gives, 'entomb') ? cardOf(rules, tombs[place]) : undefined;
    if (!card) return [];
    const coins = card.cost.coins + (card.cost.byAge ? tombAges[place] || AGES.length : 0);
    return [{ name: card.name, points: POINTS_PER_COIN * coins }];
  });
}

function wonderOf(sheet: Sheet, rules: Rules, taken: Taken, seat: SeatId): ScenarioSeat {
  const column = sheet.columns[seat];
  const { wonder, side, options } = column;
  const board = boardOf(rules, column);
  if (wonder === null || !board) return {};
  const built = builtStages(sheet, rules, seat);
  const from = built.flatMap(({ stage }) => copiedSide(stage, column) ?? []);
  const under = built.findIndex(({ gives }) => givesKind(gives, 'likeUnder'));
  const lies = under < 0 || column.under === null ? null : cardUnder(rules, taken, column.under);
  return {
    wonder,
    side,
    stages: board.anyOrder ? built.map(({ place }) => place + 1) : built.length,
    options: board.anyOrder
      ? []
      : built.flatMap(({ gives, place }) =>
          gives && gives.options.length > 0 ? [chosenOf(gives, options[place])] : [],
        ),
    ...(from.length > 0 ? { from } : {}),
    // the others are nobody's business
    ...(lies ? { under: built.map((_, at) => (at === under ? lies : ANY_CARD)) } : {}),
  };
}

const ANY_CARD: MadeUp = { cost: '', colour: 'brown' };

/** A card of that colour; for a leader one whom nobody has. */
function cardUnder(rules: Rules, { leaders }: Taken, under: string): MadeUp | string | null {
  const colour = COLOURS.find((one) => one === under && coloursIn(rules).includes(one));
  if (!colour) return null;
  if (colour !== 'white') return { cost: '', colour };
  return rules.cards.find((card) => isRecruit(card) && !leaders.has(card.name))?.name ?? null;
}

/** Colours of the cards of this game. */
export const coloursIn = ({ cards }: Rules): Colour[] =>
  COLOURS.filter((_, colour) => cards.some((card) => card.colour === colour));
