/** What someone's games have in common. */
import type { Profile } from '../protocol/index.ts';
import type { OwnSeat } from '../store/kept.ts';

type Statistics = Pick<Profile, 'counted' | 'wins' | 'places' | 'means' | 'meanTotal' | 'boards'>;

export function statisticsOf(seats: readonly OwnSeat[]): Statistics {
  return {
    counted: seats.length,
    wins: seats.filter(hasWon).length,
    places: placesOf(seats),
    means: meansOf(seats),
    meanTotal: mean(seats.map(({ total }) => total)),
    boards: boardsOf(seats),
  };
}

const hasWon = ({ place }: OwnSeat): boolean => place === 1;

/** In teams of two there are half as many places. */
const placesIn = ({ players, team }: OwnSeat): number => (team === null ? players : players / 2);

function placesOf(seats: readonly OwnSeat[]): Statistics['places'] {
  const counts = new Map<number, number[]>();
  for (const seat of seats) {
    const places = placesIn(seat);
    const found = counts.get(places) ?? new Array<number>(places).fill(0);
    found[seat.place - 1]++;
    counts.set(places, found);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([players, found]) => ({ players, counts: found }));
}

function meansOf(seats: readonly OwnSeat[]): Record<string, number> {
  const lines = new Set(seats.flatMap(({ points }) => Object.keys(points)));
  return Object.fromEntries(
    [...lines].map((line) => [line, mean(seats.flatMap(({ points }) => (line in points ? [points[line]] : [])))]),
  );
}

/** Those played most come first. */
function boardsOf(seats: readonly OwnSeat[]): Statistics['boards'] {
  const boards = new Map<string, OwnSeat[]>();
  for (const seat of seats) boards.set(seat.wonder, [...(boards.get(seat.wonder) ?? []), seat]);
  return [...boards]
    .map(([wonder, played]) => ({
      wonder,
      games: played.length,
      wins: played.filter(hasWon).length,
      meanTotal: mean(played.map(({ total }) => total)),
    }))
    .sort((a, b) => b.games - a.games || b.wins - a.wins || (a.wonder < b.wonder ? -1 : 1));
}

/** To a tenth. */
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10) / 10;
