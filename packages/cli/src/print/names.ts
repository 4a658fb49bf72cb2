/** What the seats and the cards of a game are called in print. */
import {
  type Card,
  COLOURS,
  type Direction,
  type Game,
  isRecruit,
  RESOURCES,
  type SeatId,
  type Stage,
  stageCopied,
  titled,
  type Wonder,
} from '@polis/engine';
import { offerText } from './effects.ts';
import { coins } from './text.ts';

export interface Names {
  seat(seat: SeatId): string;
  card(name: string): string;
  /** Null where everyone plays for themselves. */
  team(seat: SeatId): string | null;
  /** `side A`, or `the day side`. */
  side(seat: SeatId): string;
  /** What is chosen of a stage that offers a choice; stages and options are counted from 1. `from`: whose it copies. */
  offer(seat: SeatId, stage: number, option: number, from?: Direction): string;
  /** What a stage gives, before what is chosen of it. */
  stage(seat: SeatId, stage: number, from?: Direction): string;
  /** Who builds what brings coins to others: a neighbour, or with some cards anyone. */
  giver: string;
  /** How a card comes into play. */
  builds(card: string): string;
  /** Those a seat can trade with. */
  neighbours(seat: SeatId): { left: string; right: string };
}

/** A seat goes by its board, or by its number where it has none. */
export function namesOf({ rules, state }: Game): Names {
  const boardOf = (id: SeatId): Wonder => rules.wonders[state.seats[id].wonder];
  const givenBy = (id: SeatId, stage: number, from?: Direction): Stage | null => {
    const own = boardOf(id).stages[stage - 1];
    return from ? stageCopied(rules, state, id, own, from) : own;
  };
  const seat = (id: SeatId): string => {
    const board = boardOf(id);
    const name = /^city-\d+$/.test(board.city) ? `City ${id}` : boardText(boardKey(board));
    return id < rules.players ? name : `${name} (Free City)`;
  };
  return {
    seat,
    team(id) {
      const team = rules.teams?.findIndex((seats) => seats.includes(id)) ?? -1;
      return team < 0 ? null : teamName(team);
    },
    side(id) {
      const name = sideName(boardOf(id));
      return name.length > 1 ? `the ${name} side` : `side ${name}`;
    },
    offer: (id, stage, option, from) => offerText(givenBy(id, stage, from)?.options[option - 1] ?? NOTHING_GIVEN),
    stage: (id, stage, from) => offerText(givenBy(id, stage, from) ?? NOTHING_GIVEN),
    giver: rules.cards.some(givesToAll) ? 'another' : 'a neighbour',
    card: (name) => (/^made-up-/.test(name) ? madeUp(rules.cards[rules.cardByName.get(name) as number]) : titled(name)),
    builds: (name) => (isRecruit(rules.cards[rules.cardByName.get(name) as number]) ? 'recruits' : 'builds'),
    neighbours: (id) => ({ left: seat(rules.left[id]), right: seat(rules.right[id]) }),
  };
}

const givesToAll = ({ effects }: Card): boolean =>
  effects.some((effect) => effect.kind === 'gift' && effect.to === 'others');

/** A copy of what is not there. */
const NOTHING_GIVEN = { effects: [] };

/** Some boards have sides with names. */
const sideName = ({ side, dayAndNight }: Wonder): string => (dayAndNight ? { A: 'day', B: 'night' }[side] : side);

/** `giza-A`, `olympia-night` */
export const boardKey = (board: Wonder): string => `${board.city}-${sideName(board)}`;

/** `Giza A`, `Olympia (night)` */
export const boardText = (key: string): string =>
  titled(key).replace(/ (Day|Night)$/, (side) => ` (${side.trim().toLowerCase()})`);

/** Teams are counted from 1: no seat has their number. */
export const teamName = (team: number): string => `Team ${team + 1}`;

function madeUp({ colour, cost }: Card): string {
  const resources = RESOURCES.flatMap((name, i) => (cost.demand[i] > 0 ? [`${cost.demand[i]} ${name}`] : []));
  const parts = cost.coins > 0 ? [...resources, coins(cost.coins)] : resources;
  return `${titled(COLOURS[colour])} structure (${parts.join(', ') || 'free'})`;
}
