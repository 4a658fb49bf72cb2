/** The journal of a table: the room that it makes, what was asked already, and its next line. */
import { type Fact, peopleNamed, type Room, readLines, rebuilding } from '../room/index.ts';
import type { Line, Written } from '../store/store.ts';
import { actionsOf } from './actions.ts';
import { isNews, peopleOf, rowOf } from './rows.ts';
import { inSlices, pausing } from './slices.ts';
import type { Surroundings } from './surroundings.ts';
import { turnsOf } from './turns.ts';

/** The room that a journal makes, without keeping others waiting. */
export const roomOf = (id: string, lines: readonly Line[], { after }: Pick<Surroundings, 'after'>): Promise<Room> =>
  inSlices(rebuilding(id, readLines(lines)), pausing(after));

export interface Journal {
  /** Another node has written this line. */
  add(line: Line): void;
  /** The number of the line with which this was done already; null if it was not. */
  lineOf(action: string): Promise<number | null>;
  /** The line that makes `next` of `room`. */
  write(room: Room, next: Room, fact: Fact, action: string | null, at: number): Promise<Written>;
  /** All lines, of which some may have changed. */
  readAnew(): Promise<Line[]>;
}

/** `lines`: those that are known of it. */
export function journalOf(id: string, lines: readonly Line[], around: Pick<Surroundings, 'journals'>): Journal {
  const actions = actionsOf(lines);
  /** Of whom the store knows that the journal names them, as far as this has come up here. */
  const named = new Set<string>();

  return {
    add: actions.add,
    async lineOf(action) {
      const first = actions.perhaps(action);
      if (first === null) return null;
      const found = await around.journals.lines(id, first);
      return found.find((line) => line.action === action)?.seq ?? null;
    },
    async write(room, next, fact, action, at) {
      const newcomers = peopleNamed({ action, fact }).filter((person) => !named.has(person));
      const line = { seq: next.seq, at, action, body: JSON.stringify(fact) };
      const written = await around.journals.write({
        table: id,
        line,
        row: isNews(room, next) ? rowOf(next) : null,
        people: next.chairs === room.chairs ? null : peopleOf(next),
        named: newcomers,
        turns: turnsOf(room, next, action),
      });
      if (written === 'written') {
        for (const person of newcomers) named.add(person);
        actions.add(line);
      }
      return written;
    },
    async readAnew() {
      const written = await around.journals.lines(id);
      actions.clear();
      named.clear();
      for (const line of written) actions.add(line);
      return written;
    },
  };
}
