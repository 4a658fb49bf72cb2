/** `polis conflict`: the tokens each city would take if the conflicts were resolved now. */
import { beforeConflicts, conflictsNow, type Game, type GameEvent, setTable, strengthOf } from '@polis/engine';
import { type Command, oneFile, readArgs } from '../command.ts';
import { type Answer, answerEach } from '../files.ts';
import { eventText } from '../print/events.ts';
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
  const table = setTable(readScenario(text));
  const { game, events } = beforeConflicts(table);
  const seats = conflictsNow(table);
  return {
    data: { seats, ...(events.length > 0 ? { before: events } : {}) },
    text: () => [...beforeText(game, events), conflictText(game, seats)].join('\n'),
  };
}

/** What happens before the conflicts, such as a penalty. */
function beforeText(game: Game, events: readonly GameEvent[]): string[] {
  const names = namesOf(game);
  const told = events.flatMap((event) => eventText(event, names) ?? []);
  return told.length > 0 ? [...told, ''] : [];
}

/** `game`: right before they are fought. */
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
  const when = state.age > 0 ? `Conflicts of ${ageName(state.age)}` : 'No conflicts before the first Age';
  return `${bold(when)}\n${columns([['', 'strength', 'tokens', 'points'], ...rows])}`;
}
