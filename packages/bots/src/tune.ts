/** Looks for better weights: changes one at a time, and keeps what wins more games on the same deals. */
import { create, score, seedFrom } from '@polis/engine';
import { bots } from './all.ts';
import type { Bot } from './bot.ts';
import { merchantWith } from './merchant.ts';
import { playOut } from './play.ts';
import { type Weights, weights } from './weights.ts';

interface Match {
  modules: string[];
  /** The others at the table. */
  others: Bot[];
  games: number;
  /** How much it counts. */
  share: number;
}

/** The share of games won by these weights, each deal played from every chair. */
function winShare(by: Weights, { modules, others, games }: Match, seed: string): number {
  const players = others.length + 1;
  const mine = merchantWith(by);
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const chairs = others.toSpliced(i % players, 0, mine);
    const game = create({ seats: players, modules, seed: seedFrom(seed, Math.floor(i / players)) });
    const { winners } = score(playOut(game, chairs, i));
    if (winners.includes(i % players)) wins += 1 / winners.length;
  }
  return wins / games;
}

const matches = (now: Weights, games: number): Match[] => {
  const rival = merchantWith(now);
  return [
    { modules: ['base'], others: [bots.baseline, bots.baseline], games, share: 1 },
    { modules: ['base'], others: [rival, rival, rival], games, share: 1 },
    { modules: ['base', 'leaders', 'cities', 'edifice'], others: [rival, rival, rival], games: games / 2, share: 0.5 },
  ];
};

/** One round through all weights. `told` hears of every try. */
export function tune(start: Weights, games: number, seed: string, told: (text: string) => void): Weights {
  let best = start;
  const field = matches(start, games);
  const worth = (by: Weights): number => field.reduce((sum, match) => sum + match.share * winShare(by, match, seed), 0);
  let most = worth(best);
  told(`start ${most.toFixed(4)}`);
  for (const name of Object.keys(start) as (keyof Weights)[])
    for (const factor of [0.6, 1.6]) {
      const other = { ...best, [name]: best[name] * factor };
      const share = worth(other);
      const isBetter = share > most + 0.004;
      told(
        `${name} ${best[name].toFixed(3)} -> ${other[name].toFixed(3)}: ${share.toFixed(4)}${isBetter ? ' kept' : ''}`,
      );
      if (isBetter) [best, most] = [other, share];
      if (isBetter) break;
    }
  return best;
}

export const startWeights = weights;
