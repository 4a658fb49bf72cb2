/** Where in a game one looks, and from which chair. The address says it, so that a link opens the very same. */
import type { SeatId } from '@polis/engine';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { END } from '../record/end.ts';

export interface Viewpoint {
  /** The step, counted from 0; addresses count from 1. */
  at: number;
  seat: SeatId;
  /** All hands lie open. */
  isOpen: boolean;
}

/** Browsers do not let a page change its address as often as a scrubber moves. */
const SETTLED_MS = 200;

export function addressOf(game: string, { at, seat, isOpen }: Viewpoint): string {
  return `/replay/${game}/${at + 1}?seat=${seat + 1}${isOpen ? '&hands=all' : ''}`;
}

/** What the address says, where it makes sense. */
export function viewpointOf(
  turn: string | null,
  search: string,
  steps: number,
  players: number,
  mine: SeatId | null,
): Viewpoint {
  return {
    at: turn === END ? steps - 1 : (within(turn, steps) ?? 0),
    seat: seatOf(search, players) ?? mine ?? 0,
    isOpen: new URLSearchParams(search).get('hands') === 'all',
  };
}

export const seatOf = (search: string, players: number): SeatId | null =>
  within(new URLSearchParams(search).get('seat'), players);

/** Counted from 1 in the text and from 0 in the program. */
function within(text: string | null, most: number): number | null {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 ? Math.min(number, most) - 1 : null;
}

export function useViewpoint(
  game: string,
  turn: string | null,
  steps: number,
  players: number,
  mine: SeatId | null,
): [Viewpoint, (to: Partial<Viewpoint>) => void] {
  const [, navigate] = useLocation();
  const search = useSearch();
  const [viewpoint, setViewpoint] = useState(() => viewpointOf(turn, search, steps, players, mine));
  useEffect(() => {
    const timer = setTimeout(() => {
      // whoever has gone elsewhere meanwhile stays there, also while that is being loaded
      if (location.pathname.startsWith('/replay')) navigate(addressOf(game, viewpoint), { replace: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [game, viewpoint, navigate]);
  const look = useCallback(
    (to: Partial<Viewpoint>) =>
      setViewpoint((was) => ({ ...was, ...to, at: Math.min(steps - 1, Math.max(0, to.at ?? was.at)) })),
    [steps],
  );
  return [viewpoint, look];
}
