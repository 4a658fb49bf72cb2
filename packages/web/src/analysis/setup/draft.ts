/** A table as it is set up by tapping: the calculator's sheet, and what a game on its way has besides. */
import type { Game, Rules, Scenario, ScenarioSeat, SeatId } from '@polis/engine';
import { pawnsBrought, projectsIn, scenarioOf } from '../../calculator/scenario.ts';
import { counted } from '../../calculator/score.ts';
import { AGES, emptySheet, MOST_COLUMNS, readSheet, type Sheet } from '../../calculator/sheet.ts';
import { laidUnder } from './under.ts';

export interface Draft {
  sheet: Sheet;
  /** 0 while leaders are drafted. */
  age: number;
  turn: number;
  /** From whose chair it is looked into. */
  seat: number;
  /** By seat; empty if it is not known. */
  hands: string[][];
  /** Leaders held, and packs of the draft. */
  leaders: string[][];
  packs: string[][];
  /** By seat: tokens of peace, and powers that were used in this Age. */
  peace: number[];
  used: string[][];
  discard: string[];
  /** With two players: who plays for the Free City in this turn. */
  holder: number;
  /** What the table was opened with: what cannot be tapped is taken from there. */
  opened: Scenario | null;
}

const COINS = 3;
export const DRAFTING = 0;

/** More than any game has. */
export const MOST_PEACE = 20;

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
    packs: nothing(),
    peace: nothing().map(() => 0),
    used: nothing(),
    discard: [],
    holder: 0,
    opened: null,
  };
};

/** The Ages, and where there are leaders what is before them: the draft. */
export const agesIn = ({ seatPiles }: Rules): number[] => [
  ...(seatPiles.some(({ scenario }) => scenario === 'draft') ? [DRAFTING] : []),
  ...AGES,
];

/** Without leaders there is no draft, whatever was told before. */
export const ageIn = (rules: Rules, { age }: Pick<Draft, 'age'>): number =>
  agesIn(rules).includes(age) ? age : AGES[0];

/** Turns of an Age in which everyone is asked. */
export const turnsIn = ({ steps }: Rules, age: number): number[] => [
  ...new Set(steps.flatMap((step) => (step.kind !== null && step.age === age ? [step.turn] : []))),
];

/** Cards that each player holds in a turn; null where that is not a matter of the Age. */
export const handSize = ({ setup }: Rules, turn: number): number | null => (turn === 0 ? null : setup.plays + 2 - turn);

/** What tapping says of a seat; everything else stays as it was opened. */
const TAPPED = [
  ...['wonder', 'side', 'stages', 'options', 'from', 'coins', 'city', 'tokens', 'leaders', 'courtesan', 'entombed'],
  ...['debt', 'pawns', 'edificeDebt', 'hand', 'leaderHand', 'draft', 'diplomacy', 'used', 'under', 'choice'],
];

/** Powers of a city that work once an Age, by name: only these can have been used. */
export const powersOf = ({ rules, state }: Game, seat: SeatId): string[] =>
  rules.powers.flatMap(({ name, often }, bit) =>
    often === 'once an Age' && ((state.seats[seat].tally.powers >> bit) & 1) === 1 ? [name] : [],
  );

export const hasPeace = ({ tokens }: Rules): boolean => tokens.some(({ scenario }) => scenario === 'diplomacy');

export function tableOfDraft(draft: Draft, rules: Rules): Scenario {
  const { sheet, hands, leaders, packs, peace, used, discard, holder, opened } = draft;
  const age = ageIn(rules, draft);
  const turns = turnsIn(rules, age);
  const turn = age === DRAFTING ? 0 : turns.includes(draft.turn) ? draft.turn : turns[0];
  const told = { ...sheet, columns: sheet.columns.map((column) => ({ ...column, by: 'cards' as const })) };
  const { edifices, freeCity, ...table } = scenarioOf(told, rules);
  const game = counted(told)?.game;
  const seats = table.seats.map((seat, id): ScenarioSeat => {
    const kept = Object.entries(opened?.seats[id] ?? {}).filter(([field]) => !TAPPED.includes(field));
    const powers = game ? powersOf(game, id).filter((name) => used[id].includes(name)) : [];
    const under = laidUnder({ ...draft, sheet: told }, rules, id);
    const held = {
      hand: age === DRAFTING ? [] : hands[id],
      leaderHand: leaders[id],
      draft: age === DRAFTING ? packs[id] : [],
    };
    return {
      ...Object.fromEntries(kept),
      ...seat,
      under,
      ...(id < rules.players ? Object.fromEntries(Object.entries(held).filter(([, pile]) => pile.length > 0)) : {}),
      ...(hasPeace(rules) ? { diplomacy: peace[id] } : {}),
      ...(powers.length > 0 ? { used: powers } : {}),
    };
  });
  return {
    ...table,
    age,
    turn,
    ...(discard.length > 0 ? { discard } : {}),
    ...(freeCity ? { freeCity: { ...freeCity, holder } } : {}),
    ...(edifices ? { edifices: projectsTold(sheet, age, rules, seats) } : {}),
    seats,
  };
}

/** Those of the Ages so far; later ones only if they are named. One of which no place is left is built. */
function projectsTold(sheet: Sheet, age: number, rules: Rules, seats: readonly ScenarioSeat[]): Scenario['edifices'] {
  const named = sheet.projects.findLastIndex(({ card }) => card !== null) + 1;
  return AGES.slice(0, Math.max(named, 0)).map((of, i) => {
    const ofAge = projectsIn(rules, of);
    const { card, fate } = sheet.projects[i];
    const id = card !== null && ofAge.includes(card) ? card : ofAge[0];
    if (of < age && card !== null) return { id, state: fate, left: fate === 'built' ? 0 : 1 };
    if (of < age) return { id, state: 'failed', left: 1 };
    const places = rules.setup.tokens[rules.tokenByName(`pawn-${of}`)];
    // what a stage brings is from the box, and takes no place
    const taken = seats.reduce(
      (sum, { pawns = [] }, seat) => sum + (pawns[i] ?? 0) - pawnsBrought(sheet, rules, seat, of),
      0,
    );
    const left = Math.max(0, places - taken);
    return { id, state: left === 0 ? 'built' : 'project', left };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const numberOf = (value: unknown, least: number, most: number, otherwise = least): number =>
  Number.isInteger(value) ? Math.min(most, Math.max(least, value as number)) : otherwise;
const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((name): name is string => typeof name === 'string');

/** Out of what an older app has kept. */
export function readDraft(value: unknown): Draft {
  const sheet = isRecord(value) ? readSheet(value.sheet) : null;
  if (!isRecord(value) || !sheet) return emptyDraft();
  const piles = (of: unknown): string[][] => nothing().map((_, seat) => namesOf(Array.isArray(of) ? of[seat] : []));
  return {
    sheet,
    age: numberOf(value.age, DRAFTING, AGES.length, AGES[0]),
    turn: numberOf(value.turn, 0, MOST_COLUMNS),
    seat: numberOf(value.seat, 0, MOST_COLUMNS - 1),
    hands: piles(value.hands),
    leaders: piles(value.leaders),
    packs: piles(value.packs),
    peace: nothing().map((_, seat) => numberOf(Array.isArray(value.peace) ? value.peace[seat] : 0, 0, MOST_PEACE)),
    used: piles(value.used),
    discard: namesOf(value.discard),
    holder: numberOf(value.holder, 0, 1),
    opened: null,
  };
}
