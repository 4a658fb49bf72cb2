/** `polis arena`: many games between bots in all threads, with every deal played from every chair. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ArenaPlan, type ArenaResult, type Outcome, resultOf, seating } from '@polis/bots';
import { listed, readConfig } from '@polis/engine';
import { type Command, noFile, readArgs, UsageError, wholeNumber } from '../command.ts';
import { type Earlier, earlierIn, strangersOf } from '../games/strangers.ts';
import { playHere } from '../games/threads.ts';
import type { Play } from '../games/work.ts';
import { playByWorkers } from '../games/workers.ts';
import { interruptible } from '../interrupt.ts';
import { mixNames, readBots, readMix, TABLE_OPTIONS, TABLE_USAGE } from '../mix.ts';
import { progressBar } from '../print/progress.ts';
import { arenaReport } from '../print/report.ts';
import { bold, columns, dim } from '../print/text.ts';

export const arena: Command = {
  usage:
    `--bots architect,merchant,merchant [--games 400] ${TABLE_USAGE} [--seed 1] ` +
    '[--iterations N|architect=N,… | --ms N] [--threads N | --redis redis://…] [--earlier FILE] [--results FILE] ' +
    '[--report FILE.html] [--json]',
  summary:
    'win shares with 95 % intervals, ratings and mean scores; --results keeps the games and goes on from them; ' +
    '--redis lets workers play them; --earlier names bots of another revision, made by npm run earlier: earlier:architect',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      bots: { type: 'string', default: 'merchant,random,random' },
      games: { type: 'string', default: '400' },
      ...TABLE_OPTIONS,
      seed: { type: 'string', default: '1' },
      iterations: { type: 'string' },
      ms: { type: 'string' },
      threads: { type: 'string', default: String(os.availableParallelism()) },
      redis: { type: 'string' },
      earlier: { type: 'string' },
      results: { type: 'string' },
      report: { type: 'string' },
    });
    noFile(positionals);
    const earlier = await earlierOf(values);
    const strangers = earlier ? Object.keys(strangersOf(earlier)) : [];
    const bots = values.bots.split(',').flatMap((name) => (strangers.includes(name) ? [name] : readBots(name)));
    const games = wholeNumber(values.games, 'games', 1);
    const { players: _, modules, edition, ...more } = readMix({ ...values, players: String(bots.length) });
    const plan = checked({
      bots,
      games,
      modules,
      edition,
      ...more,
      seed: values.seed,
      ...(values.iterations === undefined ? {} : { iterations: triesIn(values.iterations, bots) }),
      ...(values.ms === undefined ? {} : { ms: wholeNumber(values.ms, 'ms', 1) }),
    });
    const refused = earlier?.refused(readConfig(seating(plan, 0).config));
    if (refused) throw new UsageError(refused);
    const threads = wholeNumber(values.threads, 'threads', 1);
    const play = values.redis === undefined ? playHere(threads) : playByWorkers(values.redis);
    const { outcomes, isComplete } = await playAll(plan, play, values, !values.json);
    const result = resultOf(plan, outcomes);
    if (values.report) fs.writeFileSync(values.report, arenaReport(plan, result, outcomes));
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : `${resultText(plan, result)}\n`);
    if (!isComplete) process.stderr.write(`polis: stopped after ${outcomes.length} of ${plan.games} games\n`);
    return isComplete ? 0 : 130;
  },
};

function checked(plan: ArenaPlan): ArenaPlan {
  if (plan.iterations !== undefined && plan.ms !== undefined)
    throw new UsageError('thinking is limited by --iterations or by --ms, not by both');
  return plan;
}

/** Another revision. Workers elsewhere do not have the file. */
async function earlierOf({ earlier, redis }: Files): Promise<Earlier | null> {
  if (earlier === undefined) return null;
  if (redis !== undefined) throw new UsageError('bots of another revision play here, not by --redis');
  return earlierIn(earlier);
}

interface Files {
  results?: string | undefined;
  earlier?: string | undefined;
  redis?: string | undefined;
}

/** `400`, or `scholar=400,architect=900`: those that are not named decide themselves. */
function triesIn(text: string, bots: readonly string[]): number | Record<string, number> {
  if (!text.includes('=')) return wholeNumber(text, 'iterations', 1);
  const pairs = text.split(',').map((part) => {
    const [bot, tries = '', ...more] = part.split('=');
    if (!bots.includes(bot) || more.length > 0)
      throw new UsageError(`--iterations takes bots of this arena, such as ${bots[0]}=400, not "${part}"`);
    return [bot, wholeNumber(tries, 'iterations', 1)] as const;
  });
  const twice = pairs.find(([bot], i) => pairs.findIndex(([other]) => other === bot) !== i);
  if (twice) throw new UsageError(`--iterations names ${twice[0]} twice`);
  return Object.fromEntries(pairs);
}

/** Plays the games that are not played yet. An interrupt drops the games under way and keeps those that ended. */
async function playAll(plan: ArenaPlan, play: Play, { results: file, earlier }: Files, wantsBar: boolean) {
  const work = earlier === undefined ? { arena: plan } : { arena: plan, earlier };
  const kept = file === undefined ? null : resultsIn(file, plan, earlier);
  const outcomes: Outcome[] = kept?.before ?? [];
  const done = new Set(outcomes.map(({ index }) => index));
  const waiting = Array.from({ length: plan.games }, (_, i) => i).filter((index) => !done.has(index));
  const bar = progressBar(plan.games, wantsBar);
  bar.to(outcomes.length);
  const take = (_: number, outcome: Outcome): void => {
    outcomes.push(outcome);
    kept?.add(outcome);
    bar.to(outcomes.length);
  };
  try {
    await interruptible((stop) => play(work, waiting, take, stop));
  } finally {
    bar.stop();
    outcomes.sort((a, b) => a.index - b.index);
    kept?.close(outcomes);
  }
  return { outcomes, isComplete: outcomes.length >= plan.games };
}

/** The plan in the first line, then one game a line: as they come, and by number when all is over. */
function resultsIn(file: string, plan: ArenaPlan, earlier: string | undefined) {
  const { games: _, ...same } = plan;
  const head = JSON.stringify(earlier === undefined ? same : { ...same, earlier: path.basename(earlier) });
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  if (lines.length > 0 && lines[0] !== head) throw new UsageError(`${file} holds the games of another arena`);
  const before = lines
    .slice(1)
    .flatMap((line): Outcome[] => whole(line))
    .filter(({ index }) => index < plan.games);
  const write = (outcomes: readonly Outcome[]): void => {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, `${[head, ...outcomes.map((outcome) => JSON.stringify(outcome))].join('\n')}\n`);
    fs.renameSync(draft, file);
  };
  write(before);
  const fd = fs.openSync(file, 'a');
  return {
    before,
    add: (outcome: Outcome) => fs.writeSync(fd, `${JSON.stringify(outcome)}\n`),
    close(outcomes: readonly Outcome[]) {
      fs.closeSync(fd);
      write(outcomes);
    },
  };
}

/** The last line of an interrupted run may be cut off. */
function whole(line: string): Outcome[] {
  try {
    return [JSON.parse(line) as Outcome];
  } catch {
    return [];
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const triesText = (tries: number | Readonly<Record<string, number>>): string =>
  typeof tries === 'number'
    ? `${tries} tries`
    : listed(Object.entries(tries).map(([bot, count]) => `${count} tries of ${bot}`));

function resultText(plan: ArenaPlan, { games, bots }: ArenaResult): string {
  const { bots: chairs, iterations, ms } = plan;
  const rows = bots.map((one) => [
    one.bot,
    String(one.seats),
    one.wins.toFixed(1),
    percent(one.share),
    `${percent(one.low)} to ${percent(one.high)}`,
    one.meanScore.toFixed(1),
    `${Math.round(one.rating)} ± ${Math.round(one.ratingError)}`,
  ]);
  const thinking = ms ? `, ${ms} ms a decision` : iterations ? `, ${triesText(iterations)} a decision` : '';
  return [
    bold(`${games} games of ${chairs.length} players: ${mixNames(plan)}${thinking}`),
    '',
    columns([['Bot', 'chairs', 'wins', 'share', '95 %', 'points', 'rating'], ...rows]),
    '',
    dim('The share is of all games, for all chairs of a bot together; even would be its chairs out of all chairs.'),
  ].join('\n');
}
