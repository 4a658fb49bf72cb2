/** `polis simulate`: many games between bots, and what came of them. */

import { closeSync, openSync, writeSync } from 'node:fs';
import { type BotName, ready } from '@polis/bots';
import { listed, titled } from '@polis/engine';
import { type Command, noFile, readArgs, UsageError, wholeNumber } from '../command.ts';
import { type Simulated, type SimulationPlan, simulated } from '../games/work.ts';
import { playByWorkers } from '../games/workers.ts';
import { interruptible } from '../interrupt.ts';
import { MIX_OPTIONS, MIX_USAGE, type Mix, mixText, readBots, readMix } from '../mix.ts';
import { boardText, teamName } from '../print/names.ts';
import { progressBar } from '../print/progress.ts';
import { bold, columns, count, dim } from '../print/text.ts';
import { type Summary, Tally } from '../tally.ts';

interface Plan extends Mix {
  bots: BotName[];
  games: number;
  seed: string;
}

export const simulate: Command = {
  usage: `${MIX_USAGE} [--games 100] [--seed 1] [--bots random,…] [--redis redis://…] [--save FILE] [--json]`,
  summary:
    'plays games between bots: mean scores, win shares by seat, team and board, games per second; --redis lets workers play them',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      ...MIX_OPTIONS,
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      redis: { type: 'string' },
      save: { type: 'string' },
    });
    noFile(positionals);
    const plan: Plan = checked({
      ...readMix(values),
      bots: readBots(values.bots),
      games: wholeNumber(values.games, 'games', 1),
      seed: values.seed,
    });
    const summary = await playAll(plan, values.redis, !values.json, values.save);
    if (summary === null) {
      process.stderr.write('polis: stopped before all games were played\n');
      return 130;
    }
    process.stdout.write(values.json ? `${summaryJson(plan, summary)}\n` : `${summaryText(plan, summary)}\n`);
    return 0;
  },
};

/** Null when it was interrupted. */
async function playAll(
  plan: Plan,
  redis: string | undefined,
  wantsBar: boolean,
  file: string | undefined,
): Promise<Timed | null> {
  const { games, ...same } = plan;
  const simulation: SimulationPlan = { ...same, keeps: file !== undefined };
  const keep = file === undefined ? null : recordsIn(file);
  const tally = new Tally();
  const bar = progressBar(games, wantsBar);
  let done = 0;
  const add = (one: Simulated): void => {
    tally.add(one);
    keep?.add(one.record);
    bar.to(++done);
  };
  const started = performance.now();
  try {
    if (redis === undefined) {
      await ready(...simulation.bots);
      for (let index = 0; index < games; index++) add(simulated(simulation, index));
    } else {
      const numbers = Array.from({ length: games }, (_, index) => index);
      await interruptible((stop) => playByWorkers(redis)({ simulation }, numbers, inOrder(add), stop));
    }
  } finally {
    bar.stop();
    keep?.close();
  }
  const seconds = (performance.now() - started) / 1000;
  return done < games ? null : { ...tally.summary(), gamesPerSecond: games / seconds };
}

/** Games that come in any order, passed on by their number. */
function inOrder(add: (one: Simulated) => void): (index: number, one: Simulated) => void {
  const early = new Map<number, Simulated>();
  let next = 0;
  return (index, one) => {
    early.set(index, one);
    for (let due = early.get(next); due; due = early.get(next)) {
      early.delete(next++);
      add(due);
    }
  };
}

function checked(plan: Plan): Plan {
  const { bots, players } = plan;
  if (bots.length > players) throw new UsageError(`${bots.length} bots are named for ${players} players`);
  return plan;
}

/** One record per line. */
function recordsIn(file: string) {
  let fd: number;
  try {
    fd = openSync(file, 'w');
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}`);
  }
  return { add: (record: unknown) => writeSync(fd, `${JSON.stringify(record)}\n`), close: () => closeSync(fd) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

type Timed = Summary & { gamesPerSecond: number };

/** `boards` are those that were played, with how they did; what was asked for has another name. */
const summaryJson = ({ boards: furtherBoards, ...plan }: Plan, summary: Timed): string =>
  JSON.stringify({ ...plan, ...(furtherBoards && { furtherBoards }), ...summary });

function summaryText(plan: Plan, summary: Timed): string {
  const { players, games, seed, bots } = plan;
  const { meanScores, winShareBySeat, teams, boards, gamesPerSecond } = summary;
  const means = Object.entries(meanScores).map(([name, mean]) => [titled(name), mean.toFixed(2)]);
  const seats = winShareBySeat.map((share, seat) => [
    `Seat ${seat}`,
    bots[seat % bots.length] as string,
    percent(share),
  ]);
  const rows = Object.entries(boards).map(([board, { games: played, winShare, meanTotal }]) => [
    boardText(board),
    String(played),
    percent(winShare),
    meanTotal.toFixed(1),
  ]);
  return [
    bold(`${count(games, 'game')} of ${players} players${mixText(plan)}, seed ${seed}`),
    '',
    columns([['Category', 'mean points'], ...means]),
    '',
    columns([['Seat', 'bot', 'games won'], ...seats]),
    '',
    ...(teams ? [teamsText(teams), ''] : []),
    columns([['Board', 'games', 'games won', 'mean points'], ...rows]),
    '',
    dim(`${Math.round(gamesPerSecond).toLocaleString('en')} games per second`),
  ].join('\n');
}

function teamsText(teams: NonNullable<Summary['teams']>): string {
  const rows = teams.map(({ seats, winShare, meanTotal }, team) => [
    teamName(team),
    listed(seats.map(String)),
    percent(winShare),
    meanTotal.toFixed(1),
  ]);
  return [
    columns([['Team', 'seats', 'games won', 'mean points'], ...rows]),
    dim('The win of a team counts in full for both of its members.'),
  ].join('\n');
}
