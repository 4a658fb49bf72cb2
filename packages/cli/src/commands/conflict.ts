/** `polis conflict`: the tokens each city would take if the conflicts were resolved now. */
import { conflictsNow, setTable } from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { answerScenarios } from '../files.ts';
import { seatNames } from '../print/table.ts';
import { columns } from '../print/text.ts';

export const conflict: Command = {
  usage: 'FILE [--json]',
  summary: 'the conflicts of a scenario, as if the Age ended now',
  run(args) {
    const { values, positionals } = readArgs(args, {});
    return answerScenarios(oneFile(positionals), values.json, {
      answer: (scenario) => ({ seats: conflictsNow(setTable(scenario)) }),
      print({ seats }, scenario) {
        const game = setTable(scenario);
        const nameOf = seatNames(game);
        const rows = seats.map(({ won, lost }, seat) => [
          nameOf(seat),
          String(game.state.seats[seat].tally.shields),
          won.map((value) => `+${value}`).join(' ') || '-',
          lost > 0 ? `${lost} x -1` : '-',
        ]);
        return columns([['', 'shields', 'won', 'lost'], ...rows]);
      },
    });
  },
};
