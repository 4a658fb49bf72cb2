/** What players see of the worth of things, from their first game on. */
import { quickWeights, type Weights } from '../weights.ts';

/**
 * A newcomer counts the points and coins in front of them. What comes later does not exist yet: chains, symbols and cards to
 * follow, later stages. Nor do the others: what they build, are paid or would like to have. Conflicts are a lottery.
 */
const newcomer: Weights = {
  coin: 0.5,
  cash: 2.2,
  rival: 0,
  deny: 0,
  resource: 0.6,
  unsold: 0,
  either: 0.48,
  sales: 0,
  doubt: 3,
  doubtPerTurn: 0.6,
  symbols: 0,
  symbolsHeld: 0,
  chain: 0,
  growth: 0.1,
  stage: 0,
  freeBuild: 2,
  dig: 2,
  copy: 2,
};

/** From a newcomer's weights, with 0, to the merchant's, with 1, but for what the next player would like to have. */
export function weightsSeen(sight: number): Weights {
  const seen = { ...quickWeights };
  for (const name of Object.keys(seen) as (keyof Weights)[])
    seen[name] = newcomer[name] + sight * (quickWeights[name] - newcomer[name]);
  return seen;
}
