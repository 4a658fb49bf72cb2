/** Pawns of those who took part, by Age, also on the Edifices themselves; and debt of those who could not pay. */
import type { TokenDef } from '../../module.ts';
import { onceFor } from '../../once-for.ts';
import type { Rules } from '../../rules.ts';
import { stagesBuilt } from '../../stages.ts';
import type { Seat, TokenId } from '../../types.ts';

const DEBT = [-2, -3, -5];

/** Pawns of an Age that came with stages built, not by taking part. */
export function pawnsOfStages(rules: Rules, city: Seat, age: number): number {
  let pawns = 0;
  for (const { once } of stagesBuilt(rules, city))
    for (const together of once)
      for (const { effect } of together) if ((effect as { pawnFor?: number }).pawnFor === age) pawns++;
  return pawns;
}

export const tokens: TokenDef[] = [
  ...DEBT.map(
    (_, i): TokenDef => ({
      id: `pawn-${i + 1}`,
      points: 0,
      score: null,
      scenario: 'pawns',
      place: i,
      brought: (rules, city) => pawnsOfStages(rules, city, i + 1),
    }),
  ),
  ...DEBT.map(
    (points, i): TokenDef => ({
      id: `edifice-debt-${i + 1}`,
      points,
      score: 'edifice',
      scenario: 'edificeDebt',
      place: i,
    }),
  ),
];

type TokenNames = Pick<Rules, 'tokenByName'>;

const firstPawn = onceFor(({ tokenByName }: TokenNames) => tokenByName('pawn-1'));

/** The token of an Age's pawn; the others follow it in the order of `tokens`. */
export const pawnOf = (names: TokenNames, age: number): TokenId => firstPawn(names) + age - 1;
export const debtOf = (names: TokenNames, age: number): TokenId => pawnOf(names, age) + DEBT.length;
