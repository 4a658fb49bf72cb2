/** Cities and tables that many tests begin with, for use in a literal. */
import type { CardWord, MadeUp, ScenarioSeat } from '../../src/scenario-types.ts';
import type { Payment } from '../../src/types.ts';
import type { Colour } from '../../src/vocabulary.ts';
import type { TableLiteral } from './mix.ts';

/** So many cities clockwise; those named are as said. */
export const ring = (count: number, named: Record<number, ScenarioSeat> = {}): ScenarioSeat[] =>
  Array.from({ length: count }, (_, seat) => named[seat] ?? {});

/** Everybody holds the same cards, so that it does not matter which hand comes next. */
export const alike = (me: ScenarioSeat, rest: TableLiteral = {}): TableLiteral => ({
  ...rest,
  me,
  left: { hand: me.hand, ...rest.left },
  right: { hand: me.hand, ...rest.right },
});

/** Two cards, so that a turn is followed by another. */
export const TWO = ['theater', 'altar'];

export const two = (seat: ScenarioSeat = {}): ScenarioSeat => ({ hand: TWO, ...seat });

/** What a card is sold for. */
export const SALE = 3;
/** The payment of who pays nobody. */
export const NOTHING: Payment = { left: 0, right: 0, bank: 0 };

/** Makes whatever a stage may cost. */
export const PLENTY = ['4 wood', '4 stone', '4 clay', '4 ore', '2 glass', '2 loom', '2 papyrus'];

/** A city that can build each stage of its board from its own resources. */
export const ready = (wonder: string, more: ScenarioSeat = {}): ScenarioSeat => ({
  wonder,
  makesPrivately: PLENTY,
  ...more,
});

/** Structures that no deck has are named by seat and place: this is the first card of my hand. */
export const MADE_UP = 'made-up-0-0';

/** A structure that nobody at these tables can pay for. */
export const dear = (colour: Colour): MadeUp => ({ cost: '3 stone 2 glass 4 coins', colour });

/** Olympia of the second edition without coins, by day with stage 2 and by night with so many stages. */
export const olympiaByDay = (hand: CardWord[], more: ScenarioSeat = {}): ScenarioSeat => ({
  wonder: 'olympia',
  side: 'day',
  stages: 2,
  coins: 0,
  hand,
  ...more,
});
export const olympiaByNight = (stages: number, hand: CardWord[], more: ScenarioSeat = {}): ScenarioSeat => ({
  ...olympiaByDay(hand),
  side: 'night',
  stages,
  ...more,
});
