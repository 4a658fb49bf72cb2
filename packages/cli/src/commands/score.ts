/** `polis score`: the score sheet of a table as it stands. */
import { score as scoreOf, setTable } from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { answerScenarios } from '../files.ts';
import { sheetText } from '../print/sheet.ts';
import { seatNames } from '../print/table.ts';

export const score: Command = {
  usage: 'FILE [--json]',
  summary: 'the score sheet of a scenario',
  run(args) {
    const { values, positionals } = readArgs(args, {});
    return answerScenarios(oneFile(positionals), values.json, {
      answer(scenario) {
        const { sheets, winners } = scoreOf(setTable(scenario));
        return { seats: sheets.map(({ total, ...lines }) => ({ ...lines, total })), winners };
      },
      print({ seats, winners }, scenario) {
        const nameOf = seatNames(setTable(scenario));
        return sheetText(
          { sheets: seats, winners },
          seats.map((_, seat) => nameOf(seat)),
        );
      },
    });
  },
};
