/** What the trials share: people who insist, and a look at the records afterwards. */
import type { Client } from '@polis/client';
import { create, type GameRecord, over, submit } from '@polis/engine';
import type { Answered } from './people.ts';

/** Does something at a table that has to be allowed. */
export async function stored(by: Client, table: string, command: Parameters<Client['command']>[1]): Promise<void> {
  const reply = await by.command(table, command);
  if (reply.type === 'refused') throw new Error(`${command.do}: ${reply.message}`);
}

const PATIENCE_MS = 60_000;

/** A request has no client that repeats it: while the server is down it is made again. */
export async function insist<T>(request: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((next) => setTimeout(next, 100));
  }
}

export const recordOf = (address: string, table: string): Promise<GameRecord> =>
  insist(async () => {
    const answer = await fetch(`${address}/api/games/${table}/record`);
    if (!answer.ok) throw new Error(`no record: ${answer.status}`);
    return (await answer.json()) as GameRecord;
  });

/** Every acknowledged choice has to be the one that the record has for that question and seat, and there is no other. */
export function compared(
  record: GameRecord,
  told: readonly Answered[],
  people: number,
): { lost: number; doubled: number } {
  const key = (question: number, seat: number): string => `${question}/${seat}`;
  const stored = new Map<string, string>();
  const byPeople = new Set<string>();
  let game = create(record.config);
  for (const [seat, choice] of record.choices) {
    const { question, controller } = game.state;
    stored.set(key(question, seat), JSON.stringify(choice));
    if (controller[seat] < people) byPeople.add(key(question, seat));
    const { game: next, error } = submit(game, seat, choice);
    if (error) throw new Error(error.message);
    game = next;
  }
  if (!over(game)) throw new Error('the record of a finished game does not end');
  let lost = 0;
  let doubled = 0;
  for (const { seat, question, choice } of told) {
    const at = key(question, seat);
    if (stored.get(at) !== JSON.stringify(choice)) lost++;
    else if (!byPeople.delete(at)) doubled++;
  }
  return { lost, doubled: doubled + byPeople.size };
}
