/** Whether two reviews of one game name the same decisions: games of middling bots, one seat's decisions, looked at as the app does. */
import { type Assessment, assess, bots, playOut, ready, scholarsMind } from '@polis/bots';
import { create, dice, type Game, save, seedFrom } from '@polis/engine';
import { storyOf } from '../src/record/steps.ts';
import { type Costly, costliest, costOf, marginOf, mayBeCostly } from '../src/review/costs.ts';
import { type Decision, decisionsOf } from '../src/review/decisions.ts';
import { inRounds } from '../src/review/rounds.ts';

const LEVEL = 'level-4';
const MIXES = [['base'], ['base', 'leaders', 'cities', 'edifice']];

export interface ReviewedTwice {
  decisions: number;
  /** What each review names, the costliest first: which decision, and what it cost. */
  named: readonly (readonly Costly[])[];
  isSame: boolean;
  /** Or what only one of them names might as well be named by the other, as far as that is sure of it. */
  isTie: boolean;
  /** Milliseconds of the processor for one review, on one core. */
  ms: number;
}

type Found = readonly (Assessment | null)[];

/** `tries`: of a whole review. */
export async function reviewTwice(index: number, tries: number): Promise<ReviewedTwice> {
  await ready(LEVEL, 'scholar');
  const decisions = decisionsOf(storyOf(save(played(index))), 0);
  const start = process.cpuUsage();
  const one = await reviewed(decisions, tries, 10_000);
  const other = await reviewed(decisions, tries, 20_000);
  const { user, system } = process.cpuUsage(start);
  const apart = [...namedOnlyBy(one, other), ...namedOnlyBy(other, one)];
  return {
    decisions: decisions.length,
    named: [one, other].map(costliest),
    isSame: apart.length === 0,
    isTie: apart.every(Boolean),
    ms: (user + system) / 2000,
  };
}

/** For each decision that only the first review names: whether the second might as well. */
function namedOnlyBy(one: Found, other: Found): boolean[] {
  const named = costliest(other);
  return costliest(one)
    .filter(({ number }) => named.every((costly) => costly.number !== number))
    .map(({ number }) => {
      const seen = other[number];
      if (!seen || !mayBeCostly(seen)) return false;
      const last = named[NAMED - 1];
      return !last || costOf(seen) + marginOf(seen) >= last.cost - marginOf(last);
    });
}

const NAMED = 3;

function played(index: number): Game {
  const config = { seats: 4, modules: MIXES[index % MIXES.length], seed: seedFrom('reviews', index) };
  return playOut(create(config), new Array(4).fill(bots[LEVEL]), index);
}

function reviewed(decisions: readonly Decision[], tries: number, seed: number): Promise<Found> {
  let looks = seed;
  return inRounds(
    decisions.map((_, number) => number),
    decisions.map(() => null),
    async (numbers, share) =>
      numbers.map((number) => {
        const { view, question, chosen } = decisions[number];
        const iterations = Math.ceil((share * tries) / numbers.length);
        return assess(view, question, chosen, { dice: dice(looks++), iterations }, scholarsMind());
      }),
  );
}
