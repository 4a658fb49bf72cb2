/** `polis conflict`: the tokens each city would take if the conflicts were resolved now. */
import { conflictsNow, type Game, setTable } from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { type Answer, answerEach } from '../files.ts';
import { namesOf } from '../print/names.ts';
import { ageName, bold, columns, signed } from '../print/text.ts';
import { readScenario } from '../scenario-schema.ts';

export const conflict: Command = {
  usage: 'FILE [--json]',
  summary: 'the conflicts of a scenario, as if the Age ended now',
  run(args) {
    const { values, positionals } = readArgs(args, {});
    return answerEach(oneFile(positionals), values.json, conflictsOf);
  },
};

function conflictsOf(text: string): Answer {
  const game = setTable(readScenario(text));
  const seats = conflictsNow(game);
  return { data: { seats }, text: () => conflictText(game, seats) };
}

function conflictText(game: Game, seats: ReturnType<typeof conflictsNow>): string {
  const names = namesOf(game);
  const rows = seats.map(({ won, lost }, seat) => {
    const tokens = [...won, ...Array<number>(lost).fill(-1)];
    const points = tokens.reduce((sum, value) => sum + value, 0);
    const { shields } = game.state.seats[seat].tally;
    return [names.seat(seat), String(shields), tokens.map(signed).join(' ') || 'none', signed(points)];
  });
  return `${bold(`Conflicts of ${ageName(game.state.age)}`)}\n${columns([['', 'shields', 'tokens', 'points'], ...rows])}`;
}
