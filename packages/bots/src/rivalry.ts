/** How likely a city has more of something at the end than each of its neighbours. */
import { grown } from './counts.ts';
import { surely } from './military.ts';
import type { City, Position } from './position.ts';
import type { Weights } from './weights.ts';
import { COINS, hasBuilt } from './wishes.ts';

/** `of`: a place in COLOURS, or COINS; `more`: with so many more of it. */
export function chanceOfMost(position: Position, weights: Weights, of: number, more: number): number {
  const { me, left, right, playsLeft } = position;
  const held = ({ coins, tally }: City): number => (of === COINS ? coins : tally.colours[of]);
  // coins come and go until the last turn, cards stay
  const doubt = of === COINS ? 0.7 + 1.2 * playsLeft : 0.3 + Math.sqrt(1.5 * grown(position, of, weights));
  const chances = [left, right].map((other) => surely((held(me) + more - held(other) - 0.5) / doubt));
  // who is ahead of one neighbour is the more likely ahead of the other
  return Math.min(...chances) * Math.sqrt(Math.max(...chances));
}

/** What so many more of it are worth to a city whose cards ask for having the most. */
export function worthOfLead(position: Position, weights: Weights, of: number, more: number): number {
  let worth = 0;
  for (const wish of position.knowledge.wishes.most) {
    if (wish.of !== of || !hasBuilt(position.me, wish.card)) continue;
    worth += wish.points * (chanceOfMost(position, weights, of, more) - chanceOfMost(position, weights, of, 0));
  }
  return worth;
}
