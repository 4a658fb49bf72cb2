/** What others lose by an effect, those that one plays with counted against. */
import type { Position } from './position.ts';

/** Neighbours that one plays against, less those that one plays with. */
export function foesBeside({ rules, seat }: Position): number {
  const ally = rules.setup.allies[seat];
  return [rules.left[seat], rules.right[seat]].reduce((sum, next) => sum + (next === ally ? -1 : 1), 0);
}

/** What all others lose who have to give up a token: the least one that each has. */
export function disarmed({ rules, table, seat }: Position): number {
  const ally = rules.setup.allies[seat];
  return table.seats.reduce((sum, { tokens }, other) => {
    const least = rules.military.victories.findIndex((token) => tokens[token] > 0);
    if (other === seat || least < 0) return sum;
    return sum + (other === ally ? -1 : 1) * rules.tokens[rules.military.victories[least]].points;
  }, 0);
}
