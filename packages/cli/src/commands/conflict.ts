/** `polis conflict`: the tokens each city would take if the conflicts were resolved now. */
import { conflictsNow, type Game, strengthOf } from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { type Answer, answerEach } from '../files.ts';
import { namesOf } from '../print/names.ts';
import { ageName, bold, columns, signed } from '../print/text.ts';
import { tableOf } from '../scenario.ts';
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
  const game = tableOf(readScenario(text));
  const seats = conflictsNow(game);
  return { data: { seats }, text: () => conflictText(game, seats) };
}

function conflictText(game: Game, seats: ReturnType<typeof conflictsNow>): string {
  const { rules, state } = game;
  const names = namesOf(game);
  const absent = (seat: number): boolean =>
    rules.teams === null && rules.abstains.some((rule) => rule({ rules, state, log: null }, seat));
  const rows = seats.map(({ won, lost }, seat) => {
    const tokens = [...won, ...Array<number>(lost).fill(-1)];
    const points = tokens.reduce((sum, value) => sum + value, 0);
    const taken = tokens.map(signed).join(' ') || (absent(seat) ? 'absent' : 'none');
    return [names.seat(seat), String(strengthOf(rules, state, seat)), taken, signed(points)];
  });
  return `${bold(`Conflicts of ${ageName(state.age)}`)}\n${columns([['', 'strength', 'tokens', 'points'], ...rows])}`;
}
