/** Games that bots play on from what a seat sees, with other hidden cards each time: how often it wins, with how many points. */
import { bots, playOut } from '@polis/bots';
import { determinize, dice, score, type View } from '@polis/engine';

/** Thinks for less than a moment, and not always the same, as people do. */
const PLAYER = bots['level-3'];

export interface PlayoutTask {
  /** From a seat: nothing that it could not know is used. */
  view: View;
  games: number;
  seed: number;
}

export interface Playout {
  hasWon: boolean;
  points: number;
}

export function playouts({ view, games, seed }: PlayoutTask): Playout[] {
  const { seat } = view;
  if (seat === null) throw new Error('games are played on from the view of a seat');
  return Array.from({ length: games }, (_, i) => {
    const start = determinize(view, dice(seed + i));
    const players = Array.from({ length: start.rules.players }, () => PLAYER);
    const { winners, sheets } = score(playOut(start, players, seed + i));
    return { hasWon: winners.includes(seat), points: sheets[seat].total };
  });
}
