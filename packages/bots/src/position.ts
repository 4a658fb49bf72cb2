/** What an evaluation looks at. A view has all of it, and so has a game that search plays on. */
import type { CardId, Rules, Seat, SeatId, State, View } from '@polis/engine';
import { EACH_AGE, type Knowledge, knowledgeOf } from './knowledge.ts';

export type City = Pick<Seat, 'wonder' | 'stage' | 'options' | 'coins' | 'tokens' | 'tally'>;

export interface Table {
  age: number;
  turn: number;
  seats: readonly City[];
  /** On the table by TokenId. */
  tokens: readonly number[];
  /** The project of this Age, if it can still be joined; else -1. */
  project: CardId;
  /** Cards still to be played after the present one, by Age, and in all. */
  plays: readonly number[];
  playsLeft: number;
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
  plays: readonly number[];
  playsLeft: number;
  /** What has been worked out already; -1 = not yet. */
  memo: Memo;
}

interface Memo {
  /** What one more unit of each resource is worth, bought or sold. */
  units: number[];
  sales: number[];
  conflicts: number;
  science: number;
  /** What a victory token of each Age is worth. */
  stakes: readonly number[] | null;
}

const freshMemo = (): Memo => ({
  units: [-1, -1, -1, -1, -1, -1, -1],
  sales: [-1, -1, -1, -1, -1, -1, -1],
  conflicts: Number.NaN,
  science: -1,
  stakes: null,
});

export function positionOf(rules: Rules, table: Table, seat: SeatId): Position {
  return {
    rules,
    knowledge: knowledgeOf(rules),
    table,
    seat,
    me: table.seats[seat],
    left: table.seats[rules.left[seat]],
    right: table.seats[rules.right[seat]],
    plays: table.plays,
    playsLeft: table.playsLeft,
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

/** The pile of shared projects, in games that have them. */
const projectsPile = ({ tablePiles }: Rules): number => tablePiles.findIndex(({ id }) => id === 'projects');

const ofAge = (rules: Rules, pile: readonly CardId[], age: number): CardId =>
  pile.find((card) => rules.cards[card].age === age) ?? -1;

export function tableOfView(rules: Rules, { age, turn, seats, tokens, piles }: View): Table {
  const pile = projectsPile(rules);
  return tableOf(rules, age, turn, seats, tokens, pile < 0 ? [] : (piles[pile].cards ?? []));
}

export function tableOfState(rules: Rules, { age, turn, seats, tokens, piles }: State): Table {
  const pile = projectsPile(rules);
  return tableOf(rules, age, turn, seats, tokens, pile < 0 ? [] : piles[pile]);
}

function tableOf(
  rules: Rules,
  age: number,
  turn: number,
  seats: readonly City[],
  tokens: readonly number[],
  projects: readonly CardId[],
): Table {
  const plays = [0, 0, 0, 0];
  let playsLeft = 0;
  for (const other of EACH_AGE) {
    plays[other] = other > age ? rules.setup.plays : other === age ? rules.setup.plays - turn : 0;
    playsLeft += plays[other];
  }
  return { age, turn, seats, tokens, project: ofAge(rules, projects, age), plays, playsLeft };
}
