/** `polis simulate`: many games between bots, and what came of them. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { bots as allBots, type Bot, playOut } from '@polis/bots';
import { create, save, score, seedFrom } from '@polis/engine';
import { type Command, noFile, readArgs, UsageError, wholeNumber } from '../command.ts';
import { MIX_OPTIONS, MIX_USAGE, type Mix, mixText, readMix } from '../mix.ts';
import { boardText, teamName } from '../print/names.ts';
import { progressBar } from '../print/progress.ts';
import { bold, columns, count, dim, listed, titled } from '../print/text.ts';
import { type Summary, Tally } from '../tally.ts';

interface Plan extends Mix {
  bots: string[];
  games: number;
  seed: string;
}

export const simulate: Command = {
  usage: `${MIX_USAGE} [--games 100] [--seed 1] [--bots random,…] [--save FILE] [--json]`,
  summary: 'plays games between bots: mean scores, win shares by seat, team and board, games per second',
  run(args) {
    const { values, positionals } = readArgs(args, {
      ...MIX_OPTIONS,
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      save: { type: 'string' },
    });
    noFile(positionals);
    const plan: Plan = {
      ...readMix(values),
      bots: values.bots.split(','),
      games: wholeNumber(values.games, 'games', 1),
      seed: values.seed,
    };
    const result = { ...plan, ...playAll(plan, !values.json, values.save) };
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : `${summaryText(result)}\n`);
    return 0;
  },
};

function playAll(plan: Plan, wantsBar: boolean, file: string | undefined): Summary & { gamesPerSecond: number } {
  const { players, edition, modules, games, seed } = plan;
  const chairs = seated(plan);
  const keep = file === undefined ? null : recordsIn(file);
  const tally = new Tally();
  const bar = progressBar(games, wantsBar);
  const started = performance.now();
  for (let index = 0; index < games; index++) {
    const game = create({ seats: players, edition, modules, seed: seedFrom(seed, index) });
    const end = playOut(game, chairs, chanceOf(seed, index));
    tally.add(end, score(end));
    keep?.add(save(end));
    bar.to(index + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  bar.stop();
  keep?.close();
  return { ...tally.summary(), gamesPerSecond: games / seconds };
}

/** The bots' own chance, which has nothing to do with how the cards fall. */
const chanceOf = (seed: string, index: number): number =>
  Number.parseInt(seedFrom(`bots ${seed}`, index).slice(0, 8), 16);

/** The bots named take turns in the chairs. */
function seated({ bots, players }: Plan): Bot[] {
  const unknown = bots.find((name) => !Object.hasOwn(allBots, name));
  if (unknown !== undefined)
    throw new UsageError(`there is no bot "${unknown}"; there is ${Object.keys(allBots).join(', ')}`);
  if (bots.length > players) throw new UsageError(`${bots.length} bots are named for ${players} players`);
  return Array.from({ length: players }, (_, seat) => allBots[bots[seat % bots.length]]);
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

function summaryText(result: Plan & Summary & { gamesPerSecond: number }): string {
  const { players, games, seed, bots, meanScores, winShareBySeat, teams, boards, gamesPerSecond } = result;
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
    bold(`${count(games, 'game')} of ${players} players${mixText(result)}, seed ${seed}`),
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
