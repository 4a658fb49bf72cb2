/** `polis simulate`: many games between bots, and what came of them. */
import { writeFileSync } from 'node:fs';
import { bots as allBots, type Bot, playOut } from '@polis/bots';
import { create, type GameRecord, readConfig, save, score, seedFrom } from '@polis/engine';
import { type Command, readArgs, UsageError, wholeNumber } from '../command.ts';
import { progressBar } from '../print/progress.ts';
import { bold, columns, dim, titled } from '../print/text.ts';
import { type Summary, Tally } from '../tally.ts';

export const simulate: Command = {
  usage: '--players 4 --games 1000 [--seed 7] [--bots random,…] [--modules base,…] [--save FILE] [--json]',
  summary: 'plays games between bots: mean scores, win shares by seat and board, games per second',
  run(args) {
    const { values, positionals } = readArgs(args, {
      players: { type: 'string', default: '4' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      modules: { type: 'string', default: 'base' },
      save: { type: 'string' },
    });
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not an option`);
    const games = wholeNumber(values.games, 'games', 1);
    const names = values.bots.split(',');
    const setup = { seats: wholeNumber(values.players, 'players', 0), modules: values.modules.split(',') };
    readConfig({ ...setup, seed: seedFrom(values.seed, 0) }); // a bad mix is refused before the bar is drawn
    const players = chairs(names, setup.seats);
    const records: GameRecord[] = [];
    const tally = new Tally();
    const bar = progressBar(games, !values.json);
    const started = performance.now();
    for (let index = 0; index < games; index++) {
      const game = playOut(create({ ...setup, seed: seedFrom(values.seed, index) }), players, index);
      tally.add(game, score(game));
      if (values.save) records.push(save(game));
      bar.to(index + 1);
    }
    const seconds = (performance.now() - started) / 1000;
    bar.stop();
    if (values.save) writeFileSync(values.save, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const summary = tally.summary();
    const result = { ...setup, games, seed: values.seed, bots: names, ...summary, gamesPerSecond: games / seconds };
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : `${summaryText(result)}\n`);
    return 0;
  },
};

/** The bots named take turns in the chairs. */
function chairs(names: readonly string[], seats: number): Bot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat % names.length];
    const bot = allBots[name];
    if (!bot) throw new UsageError(`there is no bot "${name}"; there is ${Object.keys(allBots).join(', ')}`);
    return bot;
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function summaryText({
  games,
  gamesPerSecond,
  meanScores,
  winShareBySeat,
  boards,
}: Summary & { games: number; gamesPerSecond: number }): string {
  const means = Object.entries(meanScores).map(([name, mean]) => [titled(name), mean.toFixed(2)]);
  const seats = winShareBySeat.map((share, seat) => [`seat ${seat}`, percent(share)]);
  const rows = Object.entries(boards).map(([board, { games: played, winShare, meanTotal }]) => [
    titled(board),
    String(played),
    percent(winShare),
    meanTotal.toFixed(1),
  ]);
  return [
    bold('Mean score'),
    columns(means),
    '',
    bold('Wins by seat'),
    columns(seats),
    '',
    bold('Wins by board'),
    columns([['', 'games', 'wins', 'points'], ...rows]),
    '',
    dim(`${games} games, ${Math.round(gamesPerSecond)} per second`),
  ].join('\n');
}
