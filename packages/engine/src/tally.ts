/** Running totals of a city. What leaves or enters a city changes them here and nowhere else. */
import type { Card, Gives, Rules, Wonder } from './rules.ts';
import { stagesBuilt } from './stages.ts';
import { NOTHING, type Seat, type Tally } from './types.ts';
import { COLOURS, MANUFACTURED, RAW, RAW_BITS, RESOURCES, type ResourceSet, TRIGGER_POINTS } from './vocabulary.ts';

const FULL_PRICE = 2;
export const REDUCED_PRICE = 1;
/** Bits to a word of `Tally.built`. */
export const WORD = 30;

const NO_UNITS: readonly number[] = RESOURCES.reduce<number[]>((all) => [...all, ...all], [0]);
const NO_RAW: readonly number[] = NO_UNITS.slice(0, RAW + 1);
const NO_MADE: readonly number[] = NO_UNITS.slice(0, (MANUFACTURED >> RAW_BITS) + 1);

const ALL_KINDS: ResourceSet = RAW | MANUFACTURED;

/** Index of stages in `Tally.waived`; colours come before. */
export const STAGES = COLOURS.length;
const NONE_WAIVED: readonly number[] = Array.from({ length: STAGES + 1 }, () => 0);
const NO_GAINS: readonly number[] = TRIGGER_POINTS.map(() => 0);
const NO_MARKS: readonly number[] = [];

export function emptyTally(words: number): Tally {
  return {
    own: NO_UNITS,
    fixed: NO_UNITS,
    makes: 0,
    again: 0,
    other: 0,
    rawForSale: NO_RAW,
    madeForSale: NO_MADE,
    rawLeft: FULL_PRICE,
    rawRight: FULL_PRICE,
    madeLeft: FULL_PRICE,
    madeRight: FULL_PRICE,
    rebateLeft: 0,
    rebateRight: 0,
    shields: 0,
    shieldsPerDefeat: 0,
    compass: 0,
    gear: 0,
    tablet: 0,
    any: 0,
    symbolCopies: 0,
    copies: 0,
    doubles: 0,
    powers: 0,
    waived: NONE_WAIVED,
    fromBank: 0,
    gains: NO_GAINS,
    bonus: 0,
    betterSets: 0,
    turnedSymbols: 0,
    moreSymbols: 0,
    exchanges: 0,
    smuggles: 0,
    passesDefeats: 0,
    marks: NO_MARKS,
    lastCard: 0,
    colours: COLOURS.map(() => 0),
    built: Array.from({ length: words }, () => 0),
  };
}

/** A copy that shares the unit tables, which are replaced and never edited. */
export function cloneTally(tally: Tally): Tally {
  return {
    own: tally.own,
    fixed: tally.fixed,
    makes: tally.makes,
    again: tally.again,
    other: tally.other,
    rawForSale: tally.rawForSale,
    madeForSale: tally.madeForSale,
    rawLeft: tally.rawLeft,
    rawRight: tally.rawRight,
    madeLeft: tally.madeLeft,
    madeRight: tally.madeRight,
    rebateLeft: tally.rebateLeft,
    rebateRight: tally.rebateRight,
    shields: tally.shields,
    shieldsPerDefeat: tally.shieldsPerDefeat,
    compass: tally.compass,
    gear: tally.gear,
    tablet: tally.tablet,
    any: tally.any,
    symbolCopies: tally.symbolCopies,
    copies: tally.copies,
    doubles: tally.doubles,
    powers: tally.powers,
    waived: tally.waived,
    fromBank: tally.fromBank,
    gains: tally.gains,
    bonus: tally.bonus,
    betterSets: tally.betterSets,
    turnedSymbols: tally.turnedSymbols,
    moreSymbols: tally.moreSymbols,
    exchanges: tally.exchanges,
    smuggles: tally.smuggles,
    passesDefeats: tally.passesDefeats,
    marks: tally.marks,
    lastCard: tally.lastCard,
    colours: tally.colours.slice(),
    built: tally.built.slice(),
  };
}

/** A copy of the list with one number raised; missing ones count as 0. */
export function raised(list: readonly number[], index: number, by: number): readonly number[] {
  const more = list.slice();
  while (more.length <= index) more.push(0);
  more[index] += by;
  return more;
}

/** One more unit, or so many, that gives one resource of `set` each turn; neighbours may buy it if `forSale`. */
export function addUnit(tally: Tally, set: ResourceSet, forSale: boolean, count = 1): void {
  tally.fixed = withUnits(tally.fixed, set, count);
  if (forSale) tally.makes |= set;
  followMakes(tally);
  if (!forSale) return;
  if (set & RAW) tally.rawForSale = withUnits(tally.rawForSale, set & RAW, count);
  if (set & MANUFACTURED) tally.madeForSale = withUnits(tally.madeForSale, set >> RAW_BITS, count);
}

/** One more unit that gives one resource of those the city makes (`again`) or does not make (`other`). */
export function addFollower(tally: Tally, which: 'again' | 'other'): void {
  tally[which]++;
  followMakes(tally);
}

/** Units that follow what the city makes are told anew whenever that may have changed. */
function followMakes(tally: Tally): void {
  let units = tally.fixed;
  const { makes, again, other } = tally;
  if (makes !== 0 && again > 0) units = withUnits(units, makes, again);
  if (makes !== ALL_KINDS && other > 0) units = withUnits(units, ALL_KINDS & ~makes, other);
  tally.own = units;
}

function withUnits(table: readonly number[], set: ResourceSet, count: number): readonly number[] {
  const more = table.slice();
  const single = (set & (set - 1)) === 0;
  if (single) for (let wanted = set; wanted < more.length; wanted = (wanted + 1) | set) more[wanted] += count;
  else for (let wanted = 1; wanted < more.length; wanted++) if (wanted & set) more[wanted] += count;
  return more;
}

export const hasBuilt = (tally: Tally, card: { word: number; bit: number }): boolean =>
  (tally.built[card.word] & card.bit) !== 0;

/** A card comes into play. */
export function addCard(tally: Tally, card: Card): void {
  tally.colours[card.colour]++;
  tally.built[card.word] |= card.bit;
  addLasting(tally, card, card.forSale);
}

export function addLasting(tally: Tally, gives: Gives, forSale: boolean): void {
  const { lasting } = gives;
  for (let i = 0; i < lasting.length; i++) lasting[i].apply(tally, lasting[i].effect, forSale);
}

/** The totals of a city that has its board and nothing else. */
export function boardTally(words: number, { produces, gives }: Pick<Wonder, 'produces' | 'gives'>): Tally {
  const tally = emptyTally(words);
  for (const set of produces) addUnit(tally, set, true);
  addLasting(tally, gives, false);
  return tally;
}

/** The totals of a city told anew from the facts: its board, its stages, its cards. */
export function retally(rules: Rules, seat: Seat): Tally {
  const tally = seat.wonder === NOTHING ? emptyTally(rules.words) : cloneTally(rules.wonders[seat.wonder].start);
  if (seat.wonder !== NOTHING) for (const gives of stagesBuilt(rules, seat)) addLasting(tally, gives, false);
  for (const pile of rules.playPiles) for (const id of seat.piles[pile]) addCard(tally, rules.cards[id]);
  // a marked card gives what it gives, but is not counted as a card of the city
  for (const pile of rules.markPiles) for (const id of seat.piles[pile]) addLasting(tally, rules.cards[id], false);
  return tally;
}
