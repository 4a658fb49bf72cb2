/** The ladder: each bot against the next one, two of each at a table, and what rating that gives them. */
import { type Dice, dice, roll } from '@polis/engine';
import { type BotName, searchingBots } from './all.ts';
import { type ArenaPlan, type Outcome, ratingsOf, resultOf } from './arena.ts';

/** Who climbs the ladder, and how many games are played for each step of it. */
export interface LadderPlan {
  /** The weakest first. */
  bots: BotName[];
  /** For each two neighbours, at least; a step with a bot that searches takes long, and has its own number. */
  games: number;
  searched: number;
  seed: string;
  /** For bots that search. */
  iterations?: number;
  ms?: number;
}

/** The kinds of game that are played in turn: the base game, each expansion and all of them, in both editions. */
const MIXES: readonly Pick<ArenaPlan, 'modules' | 'edition'>[] = [
  { modules: ['base'], edition: 'first' },
  { modules: ['base', 'leaders'], edition: 'first' },
  { modules: ['base', 'cities'], edition: 'first' },
  { modules: ['base', 'edifice'], edition: 'first' },
  { modules: ['base', 'leaders', 'cities', 'edifice'], edition: 'first' },
  { modules: ['base', 'leaders', 'cities', 'edifice'], edition: 'second' },
];

/** Two of each. */
const CHAIRS = 4;

/** The games of the ladder: for each step a series of each kind, with every deal from every chair. */
export function ladderPlans({ bots, games, searched, ...rest }: LadderPlan): ArenaPlan[] {
  return bots.slice(1).flatMap((stronger, i) => {
    const weaker = bots[i];
    const isSearched = [weaker, stronger].some((name) => searchingBots.includes(name));
    const deals = Math.ceil((isSearched ? searched : games) / (CHAIRS * MIXES.length));
    return MIXES.map((mix) => ({ ...rest, ...mix, bots: [weaker, weaker, stronger, stronger], games: CHAIRS * deals }));
  });
}

/** A bot on the ladder: its strength on the scale of chess ratings, the mean of all being 1500, with its 95 % interval. */
export interface Rung {
  bot: BotName;
  rating: number;
  low: number;
  high: number;
}

/** Two neighbours: the share of games that the stronger ones won together, with its 95 % interval. */
export interface Step {
  weaker: BotName;
  stronger: BotName;
  games: number;
  share: number;
  low: number;
  high: number;
}

/** Where everyone stands, from the outcomes of each plan. */
export function ladderOf(
  { bots }: LadderPlan,
  plans: readonly ArenaPlan[],
  outcomes: readonly (readonly Outcome[])[],
): { rungs: Rung[]; steps: Step[] } {
  const ofStep = bots.slice(1).map((stronger, i) => {
    const isOfStep = (plan: ArenaPlan): boolean => plan.bots.includes(bots[i]) && plan.bots.includes(stronger);
    return outcomes.filter((_, of) => isOfStep(plans[of]));
  });
  const ratings = ratingsOf(bots, outcomes.flat());
  const spread = resampled(bots, ofStep);
  const rungs = bots.map((bot): Rung => {
    const sorted = spread.map((one) => one.get(bot)?.rating ?? 0).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))];
    return { bot, rating: ratings.get(bot)?.rating ?? 0, low: at(0.025), high: at(0.975) };
  });
  const steps = ofStep.map((series, i): Step => {
    const [weaker, stronger] = bots.slice(i, i + 2);
    const { games, bots: results } = resultOf({ ...plans[0], bots: [weaker, stronger] }, series.flat());
    const { share, low, high } = results[1];
    return { weaker, stronger, games, share, low, high };
  });
  return { rungs, steps };
}

const SAMPLES = 200;

/**
 * Ratings as they might have come out with other deals. The games of a deal and the duels of a game are alike, so that an
 * interval that takes them for independent would be too narrow.
 */
function resampled(
  bots: readonly BotName[],
  ofStep: readonly (readonly (readonly Outcome[])[])[],
): ReturnType<typeof ratingsOf>[] {
  const chance = dice(1);
  const steps = ofStep.map((series) => series.flatMap(byDeal));
  return Array.from({ length: SAMPLES }, () =>
    ratingsOf(
      bots,
      steps.flatMap((deals) => drawn(deals, chance)),
    ),
  );
}

function byDeal(outcomes: readonly Outcome[]): Outcome[][] {
  const deals = new Map<number, Outcome[]>();
  for (const outcome of outcomes) {
    const deal = Math.floor(outcome.index / CHAIRS);
    deals.set(deal, [...(deals.get(deal) ?? []), outcome]);
  }
  return [...deals.values()];
}

const drawn = (deals: readonly Outcome[][], chance: Dice): Outcome[] =>
  deals.flatMap(() => deals[roll(chance, deals.length)]);
