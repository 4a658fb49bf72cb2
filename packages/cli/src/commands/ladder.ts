/** `polis ladder`: each level against the next, two of each at a table, and what rating that gives them. */
import fs from 'node:fs';
import os from 'node:os';
import { type LadderPlan, ladderOf, ladderPlans, levelNames, type Outcome, type Rung, type Step } from '@polis/bots';
import { type Command, noFile, readArgs, UsageError, wholeNumber } from '../command.ts';
import { playTasks } from '../games/threads.ts';
import { interruptible } from '../interrupt.ts';
import { readBots } from '../mix.ts';
import { progressBar } from '../print/progress.ts';
import { bold, columns, dim } from '../print/text.ts';

export const ladder: Command = {
  usage:
    '[--levels level-1,…] [--games 1200] [--searched 48] [--seed 1] [--iterations N | --ms N] [--threads N] ' +
    '[--write FILE] [--json]',
  summary:
    'neighbouring levels, two of each at tables of four, with all kinds of games: the share of the stronger ones, and ' +
    'ratings with 95 % intervals; --games for each step, --searched for those with bots that search; --write keeps the ratings',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      levels: { type: 'string', default: levelNames.join(',') },
      games: { type: 'string', default: '1200' },
      searched: { type: 'string', default: '48' },
      seed: { type: 'string', default: '1' },
      iterations: { type: 'string' },
      ms: { type: 'string' },
      threads: { type: 'string', default: String(os.availableParallelism()) },
      write: { type: 'string' },
    });
    noFile(positionals);
    const plan = checked({
      bots: readBots(values.levels),
      games: wholeNumber(values.games, 'games', 1),
      searched: wholeNumber(values.searched, 'searched', 1),
      seed: values.seed,
      ...(values.iterations === undefined ? {} : { iterations: wholeNumber(values.iterations, 'iterations', 1) }),
      ...(values.ms === undefined ? {} : { ms: wholeNumber(values.ms, 'ms', 1) }),
    });
    if (values.write !== undefined && plan.bots.join() !== levelNames.join())
      throw new UsageError('--write keeps the ratings of all levels, and needs all of them');
    const result = await climbed(plan, wholeNumber(values.threads, 'threads', 1), !values.json);
    if (result === null) {
      process.stderr.write('polis: stopped before all games were played\n');
      return 130;
    }
    if (values.write !== undefined) fs.writeFileSync(values.write, ratingsFile(result.rungs));
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : `${resultText(result)}\n`);
    return 0;
  },
};

function checked(plan: LadderPlan): LadderPlan {
  if (plan.bots.length < 2 || new Set(plan.bots).size < plan.bots.length)
    throw new UsageError('--levels takes two bots or more, each once, the weakest first');
  if (plan.iterations !== undefined && plan.ms !== undefined)
    throw new UsageError('thinking is limited by --iterations or by --ms, not by both');
  return plan;
}

type Result = ReturnType<typeof ladderOf>;

/** Null when it was interrupted. */
async function climbed(plan: LadderPlan, threads: number, wantsBar: boolean): Promise<Result | null> {
  const plans = ladderPlans(plan);
  const tasks = plans.flatMap((arena, of) =>
    Array.from({ length: arena.games }, (_, index) => ({ work: { arena }, index, of })),
  );
  const outcomes: Outcome[][] = plans.map(() => []);
  const bar = progressBar(tasks.length, wantsBar);
  let done = 0;
  const take = (task: number, outcome: Outcome): void => {
    outcomes[tasks[task].of].push(outcome);
    bar.to(++done);
  };
  try {
    await interruptible((stop) => playTasks(threads, tasks, take, stop));
  } finally {
    bar.stop();
  }
  if (done < tasks.length) return null;
  // as they come depends on the threads: the intervals would too
  for (const series of outcomes) series.sort((a, b) => a.index - b.index);
  return ladderOf(plan, plans, outcomes);
}

/** The source file that the app shows ratings from. */
const ratingsFile = (
  rungs: readonly Rung[],
): string => `/** What the levels are worth, as \`polis ladder --write\` has measured it: do not edit. */
import type { LevelName } from './all.ts';

/** The rating of each level, on the scale of chess ratings with 1500 as their mean, and its 95 % interval. */
export const levelRatings: Readonly<Record<LevelName, { rating: number; low: number; high: number }>> = {
${rungs.map(({ bot, ...rest }) => `  '${bot}': { ${numbers(rest)} },`).join('\n')}
};
`;

const numbers = (row: Omit<Rung, 'bot'>): string =>
  Object.entries(row)
    .map(([name, value]) => `${name}: ${Math.round(value)}`)
    .join(', ');

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function resultText({ rungs, steps }: Result): string {
  const rows = rungs.map(({ bot, rating, low, high }, i) => [
    bot,
    String(Math.round(rating)),
    `${Math.round(low)} to ${Math.round(high)}`,
    ...(i === 0 ? ['', '', ''] : stepCells(steps[i - 1])),
  ]);
  const games = steps.reduce((sum, step) => sum + step.games, 0);
  return [
    bold(`${games} games, two of each level and two of the next`),
    '',
    columns([['Level', 'rating', '95 %', 'games', 'against the one below', '95 %'], ...rows]),
    '',
    dim('The share is that of the games which the two stronger ones win together; even would be 50 %.'),
  ].join('\n');
}

const stepCells = ({ games, share, low, high }: Step): string[] => [
  String(games),
  percent(share),
  `${percent(low)} to ${percent(high)}`,
];
