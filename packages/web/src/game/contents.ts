/** What lies open in a city, read off the view for whoever shows it. */
import {
  type Card,
  type Direction,
  type Effect,
  type Gives,
  MANUFACTURED,
  placesBuilt,
  RAW,
  type Rules,
  type SeatId,
  stageGives,
} from '@polis/engine';
import { type Kind, kindOf } from '../look/kinds.ts';
import type { TableModel } from './model.ts';

const ALL_KINDS = RAW | MANUFACTURED;

const cardsIn = ({ rules, view }: TableModel, seat: SeatId, piles: readonly number[]): Card[] =>
  piles.flatMap((pile) => (view.seats[seat].piles[pile].cards ?? []).map((id) => rules.cards[id]));

/** Cards in play, in the order they came. */
export const cityOf = (model: TableModel, seat: SeatId): Card[] => cardsIn(model, seat, model.rules.playPiles);

/** Cards that are not there and give all the same: a copied leader, a project that was built. */
export const marksOf = (model: TableModel, seat: SeatId): Card[] => cardsIn(model, seat, model.rules.markPiles);

export interface Entombed {
  card: Card;
  /** Null where it cannot be known: of several that cost as much as the Age, only the sum is. */
  points: number | null;
}

/** Leaders that lie under stages: what they gave has ended, and they are worth points. */
export function entombedOf(model: TableModel, seat: SeatId): Entombed[] {
  const pile = model.rules.seatPiles.findIndex(({ id }) => id === 'entombed');
  const cards = pile < 0 ? [] : cardsIn(model, seat, [pile]);
  const byAge = cards.filter(({ cost }) => cost.byAge).length;
  const fixed = cards.reduce((sum, { cost }) => sum + TOMB_PER_COIN * cost.coins, 0);
  const rest = tokensOf(model, seat, 'tomb') - fixed;
  return cards.map((card) => ({
    card,
    points: !card.cost.byAge ? TOMB_PER_COIN * card.cost.coins : byAge === 1 ? rest : null,
  }));
}

/** Points of an entombed leader for each coin of its price. */
const TOMB_PER_COIN = 2;

/** The hand, for those who may see it: one's own, and a teammate's. */
export const handOf = ({ rules, view }: TableModel, seat: SeatId): Card[] | null =>
  view.seats[seat].piles[rules.seatPile('hand')].cards?.map((id) => rules.cards[id]) ?? null;

/** Leaders that are still to be recruited, for those who may see them. */
export function leadersInHand({ rules, view }: TableModel, seat: SeatId): Card[] {
  const pile = rules.seatPiles.findIndex(({ id }) => id === 'leader-hand');
  return (view.seats[seat].piles[pile]?.cards ?? []).map((id) => rules.cards[id]);
}

/** Columns of a city, from left to right; what makes goods stands together. */
export const COLUMNS: readonly (readonly Kind[])[] = [
  ['raw', 'goods'],
  ['civic'],
  ['trade'],
  ['war'],
  ['science'],
  ['guild'],
  ['shadow'],
  ['leader'],
];

export const kindOfCard = (card: Card): Kind => kindOf(card.colour) ?? 'guild';

export function byColumn(cards: readonly Card[]): { kinds: readonly Kind[]; cards: Card[] }[] {
  return COLUMNS.map((kinds) => ({
    kinds,
    cards: kinds.flatMap((kind) => cards.filter((card) => kindOfCard(card) === kind)),
  }));
}

/** Cards in the order of their columns. */
export const sorted = (cards: readonly Card[]): Card[] => byColumn(cards).flatMap((column) => column.cards);

/** What the stages built so far give. */
export function stagesOf({ rules, game }: TableModel, seat: SeatId): Gives[] {
  const city = game.state.seats[seat];
  return placesBuilt(rules, city).flatMap((place) => stageGives(rules, city, place));
}

const units = (effects: readonly Effect[]): number[] =>
  effects.flatMap((effect) => (effect.kind === 'produce' ? [...effect.units] : []));

const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;
/** Single goods first, in their usual order; then choices. */
const inOrder = (masks: number[]): number[] => masks.sort((a, b) => Number(isSingle(b)) - Number(isSingle(a)) || a - b);

/** Units that neighbours may buy. */
export function forSale(model: TableModel, seat: SeatId): number[] {
  const board = model.rules.wonders[model.view.seats[seat].wonder]?.produces ?? [];
  const cards = cityOf(model, seat).filter((card) => card.forSale);
  return inOrder([...board, ...cards.flatMap((card) => units(card.effects))]);
}

/** Units that only the city itself can use. */
export function notForSale(model: TableModel, seat: SeatId): number[] {
  const { rules, view } = model;
  const { wonder, tally } = view.seats[seat];
  const others = cityOf(model, seat).filter((card) => !card.forSale);
  const gives = [rules.wonders[wonder]?.gives, ...stagesOf(model, seat), ...others, ...marksOf(model, seat)];
  const again = new Array<number>(tally.makes === 0 ? 0 : tally.again).fill(tally.makes);
  const other = new Array<number>(tally.makes === ALL_KINDS ? 0 : tally.other).fill(ALL_KINDS & ~tally.makes);
  return inOrder([...gives.flatMap((one) => units(one?.effects ?? [])), ...again, ...other]);
}

/** What the board can do from the beginning, beside what it makes. */
export const powerOf = (
  { rules, view }: { rules: Rules; view: { seats: readonly { wonder: number }[] } },
  seat: SeatId,
): Effect[] => (rules.wonders[view.seats[seat].wonder]?.gives.effects ?? []).filter(({ kind }) => kind !== 'produce');

export interface Offer {
  price: number;
  units: number[];
}

/** What a neighbour sells me, by my price, cheapest first. */
export function offersOf(model: TableModel, side: Direction): Offer[] {
  const { rules, view, me } = model;
  const { rawLeft, rawRight, madeLeft, madeRight, smuggles } = view.seats[me].tally;
  // what the neighbour's board makes may cost a coin less, on cards too
  const cheaper = smuggles > 0 ? (rules.wonders[view.seats[model[side]].wonder]?.produces ?? []) : [];
  const [raw, made] = side === 'left' ? [rawLeft, madeLeft] : [rawRight, madeRight];
  const offers = new Map<number, number[]>();
  for (const mask of forSale(model, model[side])) {
    const full = mask & RAW ? raw : made;
    const price = cheaper.includes(mask) ? Math.max(0, full - 1) : full;
    offers.set(price, [...(offers.get(price) ?? []), mask]);
  }
  return [...offers].map(([price, masks]) => ({ price, units: masks })).sort((a, b) => a.price - b.price);
}

/** Points lost to debts of every kind; 0 or less. */
export const debtOf = ({ rules, view }: TableModel, seat: SeatId): number =>
  rules.tokens.reduce(
    (sum, { points, score }, token) =>
      points < 0 && score !== 'military' ? sum + points * view.seats[seat].tokens[token] : sum,
    0,
  );

/** Points of conflict tokens, and the tokens one by one. */
export function conflictsOf({ rules, view }: TableModel, seat: SeatId): { total: number; tokens: number[] } {
  const tokens = rules.tokens.flatMap(({ points, score }, token) =>
    score === 'military' ? new Array<number>(view.seats[seat].tokens[token]).fill(points) : [],
  );
  return { total: tokens.reduce((sum, points) => sum + points, 0), tokens };
}

export function tokensOf({ rules, view }: TableModel, seat: SeatId, name: string): number {
  const token = rules.tokens.findIndex(({ id }) => id === name);
  return token < 0 ? 0 : view.seats[seat].tokens[token];
}

export const diplomacyOf = (model: TableModel, seat: SeatId): number => tokensOf(model, seat, 'diplomacy');

/** Of a board whose side is still to be chosen nobody knows how many it has. */
export const stageCount = (model: TableModel, seat: SeatId): number =>
  isSideOpen(model, seat) ? 0 : (model.rules.wonders[model.view.seats[seat].wonder]?.stages.length ?? 0);

/** Until its side is chosen a city has the name of its board, and neither a side nor stages. */
export function isSideOpen({ rules, view }: Pick<TableModel, 'rules' | 'view'>, seat: SeatId): boolean {
  const step = rules.steps.find(({ window }) => window === 'wonders.choose');
  return step !== undefined && view.seats[seat].tokens[step.token] > 0;
}

/** The team of a seat, counted from 0; null where everyone plays for themselves. */
export function teamOf({ rules }: TableModel, seat: SeatId): number | null {
  const team = rules.teams?.findIndex((seats) => seats.includes(seat)) ?? -1;
  return team < 0 ? null : team;
}
