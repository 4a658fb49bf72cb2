/** `polis replay`: plays a saved record again, checks its hashes, and prints the table at a point. */
import { describe, type GameRecord, isHashed, over, PolisError, replay as replayed, score } from '@polis/engine';
import { type Command, oneFile, readArgs, wholeNumber } from '../command.ts';
import { type Answer, answerEach, parseJson } from '../files.ts';
import { namesOf } from '../print/names.ts';
import { scoreData, sheetText } from '../print/sheet.ts';
import { tableText } from '../print/table.ts';
import { dim } from '../print/text.ts';

export const replay: Command = {
  usage: 'FILE [--step N] [--json]',
  summary: 'replays a saved game, checks every hash, prints the table at the end or after N choices',
  run(args) {
    const { values, positionals } = readArgs(args, { step: { type: 'string' } });
    const step = values.step === undefined ? null : wholeNumber(values.step, 'step', 0);
    return answerEach(oneFile(positionals), values.json, (text) => retold(parseJson(text) as GameRecord, step));
  },
};

function retold(record: GameRecord, step: number | null): Answer {
  const game = replayed(record, step ?? undefined);
  const choices = record.choices.length;
  if (step !== null && step > choices)
    throw new PolisError('record', `there is no choice ${step}: the game has ${choices}`);
  const result = score(game);
  const isChecked = isHashed(game.config);
  return {
    data: {
      choices,
      replayed: step ?? choices,
      hashes: isChecked ? 'match' : 'of an older version',
      over: over(game),
      scenario: describe(game),
      score: scoreData(result),
    },
    text: () =>
      [
        tableText(game),
        ...(over(game) ? [sheetText(result, namesOf(game))] : []),
        dim(
          `${step ?? choices} of ${choices} choices replayed, ${isChecked ? 'every hash matches' : 'each of them possible; its hashes are of an older version'}`,
        ),
      ].join('\n\n'),
  };
}
