/** `polis score`: the score sheet of a table as it stands. */
import { score as scoreOf, setTable } from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { type Answer, answerEach } from '../files.ts';
import { namesOf } from '../print/names.ts';
import { scoreData, sheetText } from '../print/sheet.ts';
import { readScenario } from '../scenario-schema.ts';

export const score: Command = {
  usage: 'FILE [--json]',
  summary: 'the score sheet of a scenario',
  run(args) {
    const { values, positionals } = readArgs(args, {});
    return answerEach(oneFile(positionals), values.json, sheetOf);
  },
};

function sheetOf(text: string): Answer {
  const game = setTable(readScenario(text));
  const result = scoreOf(game);
  return { data: scoreData(result), text: () => sheetText(result, namesOf(game)) };
}
