/** `polis start`: what `npm start` shows until there is a web app: a game of four bots, and how to go on. */
import { randomBytes } from 'node:crypto';
import { bots, playOut } from '@polis/bots';
import { create, type GameEvent, score } from '@polis/engine';
import { type Command, readArgs } from '../command.ts';
import { eventText } from '../print/events.ts';
import { sheetText } from '../print/sheet.ts';
import { seatNames } from '../print/table.ts';
import { bold, dim } from '../print/text.ts';

const BOTS = 4;

const next = `How to go on:
  npx polis simulate --players 7 --games 1000    many games between bots, with statistics
  npx polis moves FILE --seat 0                  what can be done with each card of a hand, and what it costs
  npx polis score FILE                           the score sheet of a table you describe (docs/scenario.md)
  npx polis help                                 everything else`;

export const start: Command = {
  usage: '[--json]',
  summary: 'a game of four bots in the terminal, with its score sheet',
  run(args) {
    const { values } = readArgs(args, {});
    const events: GameEvent[] = [];
    const seed = randomBytes(16).toString('hex');
    const chairs = Array.from({ length: BOTS }, () => bots.random);
    const game = playOut(create({ seats: BOTS, seed }, events), chairs, 1, events);
    const result = score(game);
    if (values.json) {
      process.stdout.write(`${JSON.stringify({ seed, events, ...result })}\n`);
      return 0;
    }
    const nameOf = seatNames(game);
    process.stdout.write(`${bold('Polis: four bots play 7 Wonders')}\n`);
    for (const event of events) {
      const text = eventText(event, nameOf);
      if (event.event === 'age') process.stdout.write(`\n${bold(text as string)}\n`);
      else if (event.event === 'passed') process.stdout.write(dim(`  hands pass to the ${event.to}\n`));
      else if (text && event.event !== 'coins') process.stdout.write(`  ${text}\n`);
    }
    process.stdout.write(
      `\n${sheetText(
        result,
        result.sheets.map((_, seat) => nameOf(seat)),
      )}\n\n${next}\n`,
    );
    return 0;
  },
};
