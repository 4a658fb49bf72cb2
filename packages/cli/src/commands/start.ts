/** `polis start`: a game of bots in the terminal, four unless told, and how to go on. */
import { randomBytes } from 'node:crypto';
import { bots, playOut } from '@polis/bots';
import { create, type Game, type GameEvent, score } from '@polis/engine';
import { type Command, noFile, readArgs } from '../command.ts';
import { configOf, MIX_OPTIONS, MIX_USAGE, type Mix, mixText, readMix } from '../mix.ts';
import { eventText } from '../print/events.ts';
import { namesOf } from '../print/names.ts';
import { scoreData, sheetText } from '../print/sheet.ts';
import { bold, dim } from '../print/text.ts';

/** In a clone it is started by another name. */
const POLIS = process.env.POLIS_COMMAND ?? 'polis';

const next = `How to go on:
  ${POLIS} simulate --players 7 --games 1000    many games between bots, with statistics
  ${POLIS} start --modules base,edifice         a game with an expansion, of base,leaders,cities,edifice or several
  ${POLIS} start --edition second               the second edition; --teams for teams of two
  ${POLIS} start --boards wonder-pack,catan     with further boards; help tells of boxes and experts
  ${POLIS} moves FILE --seat 0                  what can be done with each card of a hand, and what it costs
  ${POLIS} score FILE                           the score sheet of a table you describe (docs/scenario.md)
  ${POLIS} help                                 everything else`;

export const start: Command = {
  usage: `${MIX_USAGE} [--json]`,
  summary: 'a game of bots in the terminal, with its score sheet',
  run(args) {
    const { values, positionals } = readArgs(args, MIX_OPTIONS);
    noFile(positionals);
    const mix = readMix(values);
    const events: GameEvent[] = [];
    const seed = randomBytes(16).toString('hex');
    const chairs = Array.from({ length: mix.players }, () => bots.random);
    const game = playOut(create({ ...configOf(mix), seed }, events), chairs, 1, events);
    process.stdout.write(values.json ? `${asJson(game, seed, events)}\n` : `${asText(game, mix, events)}\n`);
    return 0;
  },
};

const asJson = (game: Game, seed: string, events: readonly GameEvent[]): string =>
  JSON.stringify({ seed, events, score: scoreData(score(game)) });

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function asText(game: Game, mix: Mix, events: readonly GameEvent[]): string {
  const names = namesOf(game);
  const lines = events.flatMap((event) => {
    const text = eventText(event, names);
    if (text === null || event.event === 'coins') return [];
    if (event.event === 'age') return ['', bold(text)];
    return event.event === 'passed' ? [dim(`  ${text}`)] : [`  ${text}`];
  });
  const title = bold(`Polis: ${NUMBERS[mix.players]} bots play 7 Wonders${mixText(mix)}`);
  return [title, ...lines, '', sheetText(score(game), names), '', next].join('\n');
}
