/** What the conflicts to come are worth. */
import { AGES } from '@polis/engine';
import type { City, Position } from './position.ts';
import type { Weights } from './weights.ts';

const VICTORY = [0, 1, 3, 5];

/** The same as things stand, worked out once. */
export function conflictsNow(position: Position, weights: Weights): number {
  if (Number.isNaN(position.memo.conflicts)) position.memo.conflicts = conflictsAhead(position, weights, 0, false);
  return position.memo.conflicts;
}

/** Points that the conflicts of all Ages to come can be expected to bring, with so many shields more; `skipping` this Age. */
export function conflictsAhead(position: Position, weights: Weights, more: number, skipping: boolean): number {
  const { rules, left, right, table } = position;
  const { teams } = rules;
  const ally = rules.setup.allies[position.seat];
  const mine = strengthOf(position, position.me) + more;
  let points = 0;
  let turns = 0;
  for (let age = Math.max(1, table.age); age <= AGES; age++) {
    turns += position.plays[age] ?? 0;
    if (skipping && age === table.age) continue;
    const doubt = weights.doubt + weights.doubtPerTurn * turns;
    if (ally !== rules.left[position.seat]) points += border(mine - strengthOf(position, left), doubt, VICTORY[age]);
    if (ally !== rules.right[position.seat]) points += border(mine - strengthOf(position, right), doubt, VICTORY[age]);
  }
  return teams ? 2 * points : points;
}

function strengthOf({ rules }: Position, { tally, tokens }: City): number {
  return tally.shields + tally.shieldsPerDefeat * tokens[rules.military.defeat];
}

/** A lead of so many shields, when so much can still change. */
function border(lead: number, doubt: number, victory: number): number {
  return victory * surely((lead - 0.5) / doubt) - surely((-lead - 0.5) / doubt);
}

/** Close to the normal distribution, and quick. */
const surely = (x: number): number => 1 / (1 + Math.exp(-1.7 * x));
