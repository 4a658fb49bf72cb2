/**
 * A short hash of the facts on the table. It goes by names and by what is there, not by numbers that a later module,
 * card, token or window would move, so that stored games stay as they are (docs/decisions/0014). Sealed answers are left
 * out, so that one taken back leaves no trace, and so is everything derived from the facts (0003).
 */
import type { Rules } from './rules.ts';
import { sha256 } from './sha256.ts';
import { copiedAt, optionAt } from './stages.ts';
import { NOTHING, type Seat, type SeatId, type State } from './types.ts';

/** Equal tables have the same one, whatever has led to them. */
export function hash({ rules, state }: { rules: Rules; state: State }): string {
  const names = namesOf(rules);
  let all = where(rules, names, state);
  all = (all + fact(BANK, state.bank)) | 0;
  all = (all + counts(names.tokens, state.tokens) + piles(names.tablePiles, names.cards, state.piles)) | 0;
  for (let id = 0; id < state.seats.length; id++)
    all = (all + fact(id, seatFacts(names, state.seats[id], state.controller[id], id))) | 0;
  return (finished(all) >>> 0).toString(16).padStart(8, '0');
}

/** The words of a mix of modules as numbers that depend on nothing but the words. */
interface Names {
  cards: readonly number[];
  boards: readonly number[];
  tokens: readonly number[];
  powers: readonly number[];
  seatPiles: readonly number[];
  tablePiles: readonly number[];
  /** By step. */
  windows: readonly number[];
}

const known = new WeakMap<Rules, Names>();
const words = new Map<string, number>();

function word(text: string): number {
  let number = words.get(text);
  if (number === undefined) {
    number = Number.parseInt(sha256(text).slice(0, 8), 16) | 0;
    words.set(text, number);
  }
  return number;
}

function namesOf(rules: Rules): Names {
  let names = known.get(rules);
  if (!names) {
    names = {
      cards: rules.cards.map(({ name }) => word(`card ${name}`)),
      boards: rules.wonders.map(({ city, side }) => word(`board ${city} ${side}`)),
      tokens: rules.tokens.map(({ id }) => word(`token ${id}`)),
      powers: rules.powers.map(({ name }) => word(`power ${name}`)),
      seatPiles: rules.seatPiles.map(({ id }) => word(`pile ${id}`)),
      tablePiles: rules.tablePiles.map(({ id }) => word(`pile ${id}`)),
      windows: rules.steps.map(({ window, kind }) => word(`window ${kind ?? ''} ${window}`)),
    };
    known.set(rules, names);
  }
  return names;
}

const OVER = word('over');
const AGE = word('age');
const TURN = word('turn');
const BANK = word('bank');
const STAGE = word('stage');
const OPTION = word('option');
const COINS = word('coins');
const SPENDABLE = word('spendable');
const BONUS = word('bonus');
const CONTROLLER = word('controller');

/** Where the game stands, by the name of the window. */
function where({ end }: Rules, { windows }: Names, { age, turn, at }: State): number {
  return fact(at < end ? windows[at] : OVER, 1) + fact(AGE, age) + fact(TURN, turn);
}

function seatFacts(names: Names, seat: Seat, controller: SeatId, id: SeatId): number {
  let all = seat.wonder === NOTHING ? 0 : fact(names.boards[seat.wonder], 1);
  all += fact(STAGE, seat.stage) + fact(COINS, seat.coins) + fact(SPENDABLE, seat.spendable) + fact(BONUS, seat.bonus);
  if (controller !== id) all += fact(CONTROLLER, controller + 1);
  if (seat.options !== 0)
    for (let stage = 0; stage < seat.stage; stage++) {
      all += fact(OPTION + stage, optionAt(seat, stage));
      const copied = copiedAt(seat, stage);
      if (copied !== NOTHING) all += fact(names.boards[copied] + stage, 1);
    }
  for (let power = 0; seat.used >> power; power++) all += fact(names.powers[power], (seat.used >> power) & 1);
  return (all + counts(names.tokens, seat.tokens) + piles(names.seatPiles, names.cards, seat.piles)) | 0;
}

/** A count of 0 is as if the thing did not exist. Facts are added up, so that their order makes no difference. */
const fact = (name: number, value: number): number => (value === 0 ? 0 : finished(mix(mix(START, name), value)));

function counts(names: readonly number[], numbers: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < numbers.length; i++) all = (all + fact(names[i], numbers[i])) | 0;
  return all;
}

/** Cards lie in a pile in order. */
function piles(names: readonly number[], cards: readonly number[], all: readonly (readonly number[])[]): number {
  let sum = 0;
  for (let i = 0; i < all.length; i++) {
    const pile = all[i];
    if (pile.length === 0) continue;
    let h = mix(START, names[i]);
    for (let n = 0; n < pile.length; n++) h = mix(h, cards[pile[n]]);
    sum = (sum + finished(h)) | 0;
  }
  return sum;
}

const START = 0x811c9dc5;

/** The steps of MurmurHash3. */
function mix(h: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  k ^= h;
  return (Math.imul((k << 13) | (k >>> 19), 5) + 0xe6546b64) | 0;
}

function finished(h: number): number {
  let k = h ^ (h >>> 16);
  k = Math.imul(k, 0x85ebca6b);
  k ^= k >>> 13;
  k = Math.imul(k, 0xc2b2ae35);
  return k ^ (k >>> 16);
}
