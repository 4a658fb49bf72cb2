/** A table as it is set up by tapping: the calculator's sheet, and what a game on its way has besides. */
import type { Rules, Scenario, ScenarioSeat } from '@polis/engine';
import { projectsIn, scenarioOf } from '../../calculator/scenario.ts';
import { AGES, emptySheet, MOST_COLUMNS, readSheet, type Sheet } from '../../calculator/sheet.ts';

export interface Draft {
  sheet: Sheet;
  age: number;
  turn: number;
  /** From whose chair it is looked into. */
  seat: number;
  /** By seat; empty if it is not known. */
  hands: string[][];
  /** Leaders held. */
  leaders: string[][];
  discard: string[];
  /** With two players: who plays for the Free City in this turn. */
  holder: number;
  /** What the table was opened with: what cannot be tapped is taken from there. */
  opened: Scenario | null;
}

const COINS = 3;

const nothing = (): string[][] => Array.from({ length: MOST_COLUMNS }, () => []);

export const emptyDraft = (): Draft => {
  const sheet = emptySheet();
  return {
    sheet: { ...sheet, columns: sheet.columns.map((column) => ({ ...column, coins: COINS })) },
    age: 1,
    turn: 1,
    seat: 0,
    hands: nothing(),
    leaders: nothing(),
    discard: [],
    holder: 0,
    opened: null,
  };
};

/** Turns of an Age in which everyone is asked. */
export const turnsIn = ({ steps }: Rules, age: number): number[] => [
  ...new Set(steps.flatMap((step) => (step.kind !== null && step.age === age ? [step.turn] : []))),
];

/** Cards that each player holds in a turn; null where that is not a matter of the Age. */
export const handSize = ({ setup }: Rules, turn: number): number | null => (turn === 0 ? null : setup.plays + 2 - turn);

/** What tapping says of a seat; everything else stays as it was opened. */
const TAPPED = [
  ...['wonder', 'side', 'stages', 'options', 'from', 'coins', 'city', 'tokens', 'leaders', 'courtesan', 'entombed'],
  ...['debt', 'pawns', 'edificeDebt', 'hand', 'leaderHand', 'choice'],
];

export function tableOfDraft(draft: Draft, rules: Rules): Scenario {
  const { sheet, age, hands, leaders, discard, holder, opened } = draft;
  const turns = turnsIn(rules, age);
  const turn = turns.includes(draft.turn) ? draft.turn : turns[0];
  const told = sheet.columns.map((column) => ({ ...column, by: 'cards' as const }));
  const { edifices, freeCity, ...table } = scenarioOf({ ...sheet, columns: told }, rules);
  const seats = table.seats.map((seat, id): ScenarioSeat => {
    const kept = Object.entries(opened?.seats[id] ?? {}).filter(([field]) => !TAPPED.includes(field));
    return {
      ...Object.fromEntries(kept),
      ...seat,
      ...(hands[id].length > 0 && id < rules.players ? { hand: hands[id] } : {}),
      ...(leaders[id].length > 0 && id < rules.players ? { leaderHand: leaders[id] } : {}),
    };
  });
  return {
    ...table,
    age,
    turn,
    ...(discard.length > 0 ? { discard } : {}),
    ...(freeCity ? { freeCity: { ...freeCity, holder } } : {}),
    ...(edifices ? { edifices: projectsTold(draft, rules, seats) } : {}),
    seats,
  };
}

/** Those of the Ages so far; later ones only if they are named. */
function projectsTold({ sheet, age }: Draft, rules: Rules, seats: readonly ScenarioSeat[]): Scenario['edifices'] {
  const named = sheet.projects.findLastIndex(({ card }) => card !== null) + 1;
  return AGES.slice(0, Math.max(named, 0)).map((of, i) => {
    const ofAge = projectsIn(rules, of);
    const { card, fate } = sheet.projects[i];
    const id = card !== null && ofAge.includes(card) ? card : ofAge[0];
    if (of < age && card !== null) return { id, state: fate, left: fate === 'built' ? 0 : 1 };
    if (of < age) return { id, state: 'failed', left: 1 };
    const places = rules.setup.tokens[rules.tokenByName(`pawn-${of}`)];
    const taken = seats.reduce((sum, { pawns = [] }) => sum + (pawns[i] ?? 0), 0);
    return { id, state: 'project', left: Math.max(0, places - taken) };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const numberOf = (value: unknown, least: number, most: number): number =>
  Number.isInteger(value) ? Math.min(most, Math.max(least, value as number)) : least;
const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((name): name is string => typeof name === 'string');

/** Out of what an older app has kept. */
export function readDraft(value: unknown): Draft {
  const sheet = isRecord(value) ? readSheet(value.sheet) : null;
  if (!isRecord(value) || !sheet) return emptyDraft();
  const piles = (of: unknown): string[][] => nothing().map((_, seat) => namesOf(Array.isArray(of) ? of[seat] : []));
  return {
    sheet,
    age: numberOf(value.age, 1, AGES.length),
    turn: numberOf(value.turn, 0, MOST_COLUMNS),
    seat: numberOf(value.seat, 0, MOST_COLUMNS - 1),
    hands: piles(value.hands),
    leaders: piles(value.leaders),
    discard: namesOf(value.discard),
    holder: numberOf(value.holder, 0, 1),
    opened: null,
  };
}
