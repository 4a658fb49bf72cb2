/** What an evaluation looks at. A view has all of it, and so has a game that search plays on. */
import type { CardId, Rules, Seat, SeatId, State, View } from '@polis/engine';
import { type Ahead, aheadOf } from './ahead.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';

export type City = Pick<Seat, 'wonder' | 'stage' | 'options' | 'coins' | 'tokens' | 'tally'>;

export interface Table {
  age: number;
  turn: number;
  seats: readonly City[];
  /** On the table by TokenId. */
  tokens: readonly number[];
  /** The project of this Age, if it can still be joined; else -1. */
  project: CardId;
  /** Cards still to be played after the present one, by Age. */
  plays: readonly number[];
  ahead: Ahead;
  knowledge: Knowledge;
}

/** A table as one seat looks at it, with what does not change while it thinks. */
export interface Position {
  rules: Rules;
  knowledge: Knowledge;
  table: Table;
  seat: SeatId;
  me: City;
  left: City;
  right: City;
  ahead: Ahead;
  plays: readonly number[];
  playsLeft: number;
  /** What has been worked out already; NaN = not yet. */
  memo: Memo;
}

interface Memo {
  /** What one more unit of each resource is worth, bought or sold; null before the first is asked for. */
  units: number[] | null;
  sales: number[] | null;
  /** The comfort of the coins held. */
  purse: number;
  conflicts: number;
  science: number;
  /** What a victory token of each Age is worth. */
  stakes: readonly number[] | null;
}

const NOT_YET = Number.NaN;

/** By resource. */
export const noneYet = (): number[] => [NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET];

const freshMemo = (): Memo => ({
  units: null,
  sales: null,
  purse: NOT_YET,
  conflicts: NOT_YET,
  science: NOT_YET,
  stakes: null,
});

export function positionOf(rules: Rules, table: Table, seat: SeatId): Position {
  return {
    rules,
    knowledge: table.knowledge,
    table,
    seat,
    me: table.seats[seat],
    left: table.seats[rules.left[seat]],
    right: table.seats[rules.right[seat]],
    ahead: table.ahead,
    plays: table.plays,
    playsLeft: table.ahead.playsLeft,
    memo: freshMemo(),
  };
}

/** The same table from another chair. */
export function fromChair(position: Position, seat: SeatId): Position {
  const { rules, table } = position;
  return {
    ...position,
    seat,
    me: table.seats[seat],
    left: table.seats[rules.left[seat]],
    right: table.seats[rules.right[seat]],
    memo: freshMemo(),
  };
}

const ofAge = (rules: Rules, pile: readonly CardId[], age: number): CardId =>
  pile.find((card) => rules.cards[card].age === age) ?? -1;

export function tableOfView(rules: Rules, { age, turn, seats, tokens, piles }: View): Table {
  const { projects } = knowledgeOf(rules);
  return tableOf(rules, age, turn, seats, tokens, projects < 0 ? NONE : (piles[projects].cards ?? NONE));
}

export function tableOfState(rules: Rules, { age, turn, seats, tokens, piles }: State): Table {
  const { projects } = knowledgeOf(rules);
  return tableOf(rules, age, turn, seats, tokens, projects < 0 ? NONE : piles[projects]);
}

const NONE: readonly CardId[] = [];

function tableOf(
  rules: Rules,
  age: number,
  turn: number,
  seats: readonly City[],
  tokens: readonly number[],
  projects: readonly CardId[],
): Table {
  const knowledge = knowledgeOf(rules);
  const ahead = aheadOf(rules, knowledge, age, turn);
  return { age, turn, seats, tokens, project: ofAge(rules, projects, age), plays: ahead.plays, ahead, knowledge };
}
