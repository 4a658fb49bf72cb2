/** What the seats and the cards of a game are called in print. */
import { type Card, COLOURS, type Game, RESOURCES, type SeatId } from '@polis/engine';
import { coins, titled } from './text.ts';

export interface Names {
  seat(seat: SeatId): string;
  card(name: string): string;
  /** Null where everyone plays for themselves. */
  team(seat: SeatId): string | null;
  /** How a card comes into play. */
  builds(card: string): string;
  /** Those a seat can trade with. */
  neighbours(seat: SeatId): { left: string; right: string };
}

/** A seat goes by its board, or by its number where it has none. */
export function namesOf({ rules, state }: Game): Names {
  const seat = (id: SeatId): string => {
    const { city, side } = rules.wonders[state.seats[id].wonder];
    const name = /^city-\d+$/.test(city) ? `City ${id}` : `${titled(city)} ${side}`;
    return id < rules.players ? name : `${name} (Free City)`;
  };
  return {
    seat,
    team(id) {
      const team = rules.teams?.findIndex((seats) => seats.includes(id)) ?? -1;
      return team < 0 ? null : teamName(team);
    },
    card: (name) => (/^made-up-/.test(name) ? madeUp(rules.cards[rules.cardByName.get(name) as number]) : titled(name)),
    builds: (name) => (rules.cards[rules.cardByName.get(name) as number].score === 'leaders' ? 'recruits' : 'builds'),
    neighbours: (id) => ({ left: seat(rules.left[id]), right: seat(rules.right[id]) }),
  };
}

/** Teams are counted from 1: no seat has their number. */
export const teamName = (team: number): string => `Team ${team + 1}`;

function madeUp({ colour, cost }: Card): string {
  const resources = RESOURCES.flatMap((name, i) => (cost.demand[i] > 0 ? [`${cost.demand[i]} ${name}`] : []));
  const parts = cost.coins > 0 ? [...resources, coins(cost.coins)] : resources;
  return `${titled(COLOURS[colour])} structure (${parts.join(', ') || 'free'})`;
}
