/** What people ask on a socket: to look at a table, to look no more, and what they do there. */
import type { Command, FromClient } from '@polis/client';
import { heldBackFrom } from '../care/held-back.ts';
import type { SocketSetup } from '../sockets.ts';
import { Elsewhere } from '../tables/elsewhere.ts';
import type { Answering } from './answering.ts';
import type { Connection } from './connection.ts';

export interface Requests {
  take(from: Connection, message: FromClient): void;
  /** Gone, or looking away again, while the table was being read. */
  unwatchIfGone(connection: Connection, table: string): void;
  /** How many are not answered yet. */
  pending(): number;
  /** Drops what need not be counted any more. */
  sweep(): void;
}

const MOST_TABLES = 8;
const CHAT_PER_SECOND = 0.5;
/** What moderators can keep someone from. All that shows a name is among it. */
const HELD_BACK: Partial<Record<Command['do'], readonly ('ban' | 'mute')[]>> = {
  say: ['ban', 'mute'],
  sit: ['ban'],
  start: ['ban'],
  reclaim: ['ban'],
  rematch: ['ban'],
};

export function requests(setup: SocketSetup, { answer, refuse }: Answering): Requests {
  const { tables, store, quota, counting, metrics, log } = setup;
  const perTalker = counting.buckets('chat', CHAT_PER_SECOND);
  let pending = 0;

  function take(from: Connection, message: FromClient): void {
    pending++;
    handle(from, message)
      .catch((error) => {
        // unanswered: it is sent again, and then to another node
        if (error instanceof Elsewhere) return from.comeAgain();
        log.error({ err: error }, 'a message could not be handled');
        refuse(from, message.id, 'unavailable', 'this could not be done now; try again');
      })
      .finally(() => {
        pending--;
      });
  }

  async function handle(from: Connection, message: FromClient): Promise<void> {
    const { id, table } = message;
    switch (message.type) {
      case 'watch':
        return watch(from, message);
      case 'unwatch':
        from.watched.delete(table);
        tables.unwatch(table, from);
        return answer(from, { type: 'done', id, seq: 0 });
      case 'command':
        return command(from, message);
    }
  }

  async function watch(from: Connection, message: Extract<FromClient, { type: 'watch' }>): Promise<void> {
    const { id, table, known, changes = false } = message;
    if (!from.watched.has(table) && from.watched.size >= MOST_TABLES)
      return refuse(from, id, 'too-many-tables', `nobody can look at more than ${MOST_TABLES} tables at once`);
    from.watched.set(table, id);
    from.readsChanges = changes;
    const refused = await tables.watch(table, from, known);
    if (refused) {
      from.watched.delete(table);
      return refuse(from, id, refused.code, refused.message);
    }
    unwatchIfGone(from, table);
    answer(from, { type: 'done', id, seq: 0 });
  }

  function unwatchIfGone(connection: Connection, table: string): void {
    const { socket, watched } = connection;
    if (socket.readyState !== socket.OPEN || !watched.has(table)) tables.unwatch(table, connection);
  }

  async function command(from: Connection, message: Extract<FromClient, { type: 'command' }>): Promise<void> {
    const { id, table, command: wanted } = message;
    const { person, address } = from;
    const kinds = HELD_BACK[wanted.do];
    const held = await heldBackFrom(setup, person.id, kinds ?? []);
    if (held) return refuse(from, id, held.code, held.message, held.until);
    if (wanted.do === 'say' && !perTalker.take(person.id))
      return refuse(from, id, 'too-many', 'not so many words at once');
    // a moderator may have given them another since they connected
    const name = (kinds && (await store.person(person.id))?.name) ?? person.name;
    const stop = metrics.acknowledged.startTimer();
    const work = () => tables.command(table, { id: person.id, name }, id, wanted);
    const outcome = await (wanted.do === 'start' ? quota.begin({ person: person.id, address }, table, work) : work());
    if ('tooMany' in outcome) return refuse(from, id, 'too-many-games', outcome.tooMany);
    const { seq, refused, table: next } = outcome;
    if (refused) return refuse(from, id, refused.code, refused.message);
    from.refusedInARow = 0;
    stop();
    answer(from, { type: 'done', id, seq, ...(next === undefined ? {} : { table: next }) });
  }

  return { take, unwatchIfGone, pending: () => pending, sweep: perTalker.sweep };
}
