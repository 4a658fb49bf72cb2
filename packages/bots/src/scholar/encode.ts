/**
 * What a seat knows of a table, and each answer it may give, as the numbers of rows that a net adds up. Nothing is read
 * that the seat may not know: public facts, and the own hands.
 */
import {
  type Ask,
  type Choice,
  choices,
  HAND,
  NOBODY,
  type PileId,
  type Rules,
  type SeatId,
  type State,
} from '@polis/engine';
import type { Table } from '../position.ts';
import { bucketOf, CITY, LEADS, type TableSketch } from './sketch.ts';
import { thingsOf } from './things.ts';

const { BUILD, STAGE, SELL, PICK, PAY, GIVE, SIDE, CHAIN, PAID, PLACED } = choices;

// facts of a table that are of no thing
const ME = 0;
const LEFT = CITY;
const RIGHT = 2 * CITY;
const FAR = 3 * CITY;
const PLAYERS = 4 * CITY;
const MOST_PLAYERS = 8;
const WHEN = PLAYERS + MOST_PLAYERS + 1;
const TURNS = 10;
const ASKED = WHEN + 4 * TURNS;
const ASKS = 12;
const MIX = ASKED + ASKS;
const MIXES = 10;
const LEAD = MIX + MIXES;
const PAWNS = LEAD + LEADS;
const MOST_PAWNS = 5;
const ALLY = PAWNS + MOST_PAWNS + 1;
const NOT_MINE = ALLY + 2;
/** Rows of the table that are of no thing. */
export const FACTS = NOT_MINE + 1;

/** Where a thing may be, as a seat sees it. */
const PLACES = ['mine', 'left', 'right', 'hand', 'held', 'next', 'next left', 'next right', 'project'] as const;
export const TABLE_SLOTS = PLACES.length;
const [MINE, AT_LEFT, AT_RIGHT, IN_HAND, HELD, NEXT, NEXT_LEFT, NEXT_RIGHT, PROJECT] = PLACES.map((_, i) => i);

// facts of an answer
const DEED = 0;
const DEEDS = ['paid', 'chain', 'power', 'stage', 'join', 'sell', 'pick', 'pay', 'give', 'side', 'pass'] as const;
const [
  DEED_PAID,
  DEED_CHAIN,
  DEED_POWER,
  DEED_STAGE,
  DEED_JOIN,
  DEED_SELL,
  DEED_PICK,
  DEED_PAY,
  DEED_GIVE,
  DEED_SIDE,
  DEED_PASS,
] = DEEDS.map((_, i) => i);
const WHY = DEED + DEEDS.length;
const TO_LEFT = WHY + ASKS;
const MOST_PAID = 9;
const TO_RIGHT = TO_LEFT + MOST_PAID + 1;
const TO_BANK = TO_RIGHT + MOST_PAID + 1;
const OPTION = TO_BANK + MOST_PAID + 1;
const GAP = OPTION + 4;
const GAPS = [0.01, 0.3, 0.6, 1, 1.5, 2, 2.6, 3.3, 4, 5, 6, 7.5, 9, 12, 16];
const WORTH = GAP + GAPS.length + 1;
const WORTHS = [-4, -2, -1, 0, 0.7, 1.4, 2, 2.7, 3.4, 4.2, 5, 6, 7, 8.5, 10];
/** Rows of an answer that are of no thing. */
export const ANSWER_FACTS = WORTH + WORTHS.length + 1;

/** What an answer does with a thing. */
export const ANSWER_SLOTS = 5;
const BUILT = 0;
const UNDER = 1;
const SOLD = 2;
const PICKED = 3;
const RAISED = 4;

/** Row numbers, and how many there are; written over by whoever writes next. */
export interface Rows {
  count: number;
  rows: Int32Array;
}

/** More than any table or answer has. */
export const MOST_ROWS = 1024;
export const noRows = (): Rows => ({ count: 0, rows: new Int32Array(MOST_ROWS) });

const ASK_NAMES = ['leaders.draft', 'courtesans.copy', 'edifice.penalty', 'abu-simbel.entomb', 'catan.recruit'];

/** What kind of question it is. */
function kindOfAsk(ask: Ask): number {
  switch (ask.ask) {
    case 'play':
      return ask.pile === HAND ? 0 : ask.from === NOBODY ? 1 : 2;
    case 'pick': {
      const known = ASK_NAMES.indexOf(ask.why);
      return known < 0 ? 3 : 4 + known;
    }
    case 'pay':
      return 9;
    case 'give':
      return 10;
    case 'side':
      return 11;
  }
}

/** What is the same in all games by the same rules. */
interface Settled {
  things: number;
  stagesAt: readonly number[];
  mix: readonly number[];
  /** Piles that only their seat and its allies see, beside the hand. */
  held: readonly PileId[];
  pawns: readonly number[];
}

const settled = new WeakMap<Rules, Settled>();

function settledIn(rules: Rules): Settled {
  const before = settled.get(rules);
  if (before) return before;
  const { modules, edition, boxes, boards, setup, teams, seats, players } = rules;
  const { all, stagesAt } = thingsOf(rules);
  const flags = [
    modules.includes('leaders'),
    modules.includes('cities'),
    modules.includes('edifice'),
    teams !== null,
    edition === 'second',
    boxes.leaders === 'second',
    boxes.cities === 'second',
    setup.expert,
    boards.length > 0,
    seats > players,
  ];
  const made: Settled = {
    things: all.length,
    stagesAt,
    mix: flags.flatMap((is, i) => (is ? [MIX + i] : [])),
    held: rules.seatPiles.flatMap(({ id, visible }, pile) =>
      visible !== 'all' && pile !== HAND && id !== 'under' ? [pile] : [],
    ),
    pawns: [0, 1, 2, 3].map((age) => rules.tokens.findIndex(({ id }) => id === `pawn-${age}`)),
  };
  settled.set(rules, made);
  return made;
}

/** Writes what the seat knows of the table. */
export function encodeTable(
  rules: Rules,
  state: State,
  table: Table,
  sketch: TableSketch,
  seat: SeatId,
  ask: Ask | null,
  out: Rows,
): void {
  const { things, mix, held, pawns, stagesAt } = settledIn(rules);
  const left = rules.left[seat];
  const right = rules.right[seat];
  const { rows } = out;
  let count = 0;
  const slot = (place: number, thing: number): void => {
    rows[count++] = FACTS + place * things + thing;
  };
  const near = (from: SeatId, facts: number, place: number, next: number): void => {
    for (const fact of sketch.cities[from].facts) rows[count++] = facts + fact;
    const { piles, wonder, stage } = state.seats[from];
    for (const pile of rules.playPiles) for (const card of piles[pile]) slot(place, card);
    if (wonder >= 0 && stage < rules.wonders[wonder].stages.length) slot(next, stagesAt[wonder] + stage);
  };
  near(seat, ME, MINE, NEXT);
  near(left, LEFT, AT_LEFT, NEXT_LEFT);
  if (right !== left) near(right, RIGHT, AT_RIGHT, NEXT_RIGHT);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    const { facts, far, expected } = sketch.cities[other];
    if (expected > best) best = expected;
    if (other !== left && other !== right) for (let i = 0; i < far; i++) rows[count++] = FAR + facts[i];
  }
  const { piles } = state.seats[seat];
  for (const card of piles[HAND]) slot(IN_HAND, card);
  for (const pile of held) for (const card of piles[pile]) slot(HELD, card);
  if (table.project >= 0) {
    slot(PROJECT, table.project);
    rows[count++] = PAWNS + Math.min(MOST_PAWNS, table.tokens[pawns[table.age]] ?? 0);
  }
  rows[count++] = PLAYERS + rules.players;
  rows[count++] = WHEN + table.age * TURNS + Math.min(TURNS - 1, table.turn);
  if (ask) rows[count++] = ASKED + kindOfAsk(ask);
  for (const flag of mix) rows[count++] = flag;
  rows[count++] = LEAD + bucketOf(sketch.cities[seat].expected - best);
  const ally = rules.setup.allies[seat];
  if (ally === left) rows[count++] = ALLY;
  if (ally === right) rows[count++] = ALLY + 1;
  if (state.controller[seat] !== seat) rows[count++] = NOT_MINE;
  out.count = count;
}

/** Writes one answer, `worth` so much by the evaluation, and by `gap` less than the best. */
export function encodeAnswer(
  rules: Rules,
  state: State,
  seat: SeatId,
  ask: Ask,
  choice: Choice,
  worth: number,
  gap: number,
  out: Rows,
): void {
  const { things, stagesAt } = settledIn(rules);
  const { rows } = out;
  let count = 0;
  const slot = (place: number, thing: number): void => {
    rows[count++] = ANSWER_FACTS + place * things + thing;
  };
  const card = choices.cardOf(choice);
  switch (choices.deedOf(choice)) {
    case BUILD: {
      const via = choices.viaOf(choice);
      rows[count++] = DEED + (via === PAID ? DEED_PAID : via === CHAIN ? DEED_CHAIN : DEED_POWER);
      slot(BUILT, card);
      break;
    }
    case STAGE: {
      const { wonder, stage } = state.seats[seat];
      const place = choices.whichOf(choice) === PLACED ? choices.placeOf(choice) : stage;
      rows[count++] = DEED + (choices.joinOf(choice) > 0 ? DEED_JOIN : DEED_STAGE);
      rows[count++] = OPTION + choices.optionOf(choice);
      slot(UNDER, card);
      slot(RAISED, stagesAt[wonder] + place);
      break;
    }
    case SELL:
      rows[count++] = DEED + DEED_SELL;
      slot(SOLD, card);
      break;
    case PICK:
      rows[count++] = DEED + DEED_PICK;
      slot(PICKED, card);
      break;
    case PAY:
      rows[count++] = DEED + DEED_PAY;
      rows[count++] = TO_BANK + Math.min(MOST_PAID, choices.coinsOf(choice));
      break;
    case GIVE:
      rows[count++] = DEED + DEED_GIVE;
      break;
    case SIDE:
      rows[count++] = DEED + DEED_SIDE;
      break;
    default:
      rows[count++] = DEED + DEED_PASS;
  }
  rows[count++] = WHY + kindOfAsk(ask);
  const toLeft = choices.leftOf(choice);
  const toRight = choices.rightOf(choice);
  const toBank = choices.bankOf(choice);
  if (toLeft > 0) rows[count++] = TO_LEFT + Math.min(MOST_PAID, toLeft);
  if (toRight > 0) rows[count++] = TO_RIGHT + Math.min(MOST_PAID, toRight);
  if (toBank > 0) rows[count++] = TO_BANK + Math.min(MOST_PAID, toBank);
  rows[count++] = GAP + stepsBelow(GAPS, gap);
  rows[count++] = WORTH + stepsBelow(WORTHS, worth);
  out.count = count;
}

function stepsBelow(steps: readonly number[], x: number): number {
  let at = 0;
  while (at < steps.length && steps[at] < x) at++;
  return at;
}
