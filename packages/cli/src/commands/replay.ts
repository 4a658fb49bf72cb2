/** `polis replay`: plays a saved record again, checks its hashes, and prints the table at a point. */
import { type GameRecord, over, PolisError, replay as replayed, score, view } from '@polis/engine';
import { type Command, oneFile, readArgs, wholeNumber } from '../command.ts';
import { readText } from '../files.ts';
import { sheetText } from '../print/sheet.ts';
import { seatNames, tableText } from '../print/table.ts';
import { dim } from '../print/text.ts';
import { parseJson } from '../scenario-schema.ts';

export const replay: Command = {
  usage: 'FILE [--step N] [--json]',
  summary: 'replays a saved game, checks every hash, prints the table (after N choices)',
  run(args) {
    const { values, positionals } = readArgs(args, { step: { type: 'string' } });
    const record = parseJson(readText(oneFile(positionals))) as GameRecord;
    const steps = values.step === undefined ? undefined : wholeNumber(values.step, 'step', 0);
    const game = replayed(record, steps);
    const total = record.choices.length;
    if (steps !== undefined && steps > total)
      throw new PolisError('record', `the record has ${total} choices, not ${steps}`);
    const { sheets, winners } = score(game);
    if (values.json) {
      const { age, turn, seats, piles } = view(game, null);
      const table = { age, turn, over: over(game), seats, piles };
      process.stdout.write(
        `${JSON.stringify({ choices: total, replayed: steps ?? total, hashes: 'match', table, sheets, winners })}\n`,
      );
      return 0;
    }
    const nameOf = seatNames(game);
    process.stdout.write(`${tableText(game)}\n\n`);
    if (over(game))
      process.stdout.write(
        `${sheetText(
          { sheets, winners },
          sheets.map((_, seat) => nameOf(seat)),
        )}\n\n`,
      );
    process.stdout.write(dim(`${steps ?? total} of ${total} choices replayed, every hash matches\n`));
    return 0;
  },
};
