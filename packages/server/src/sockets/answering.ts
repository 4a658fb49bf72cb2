/** What people at sockets are told. Whoever does not read it, or has nearly everything refused, is cut off. */
import { ELSEWHERE, type FromServer } from '@polis/client';
import { textFrame, writeTogether } from '../frames.ts';
import type { Metrics } from '../metrics.ts';
import type { noOnlookers } from '../tables/onlookers.ts';
import type { Connection } from './connection.ts';

export interface Answering {
  /** Has something sent, unless too much waits there already. */
  deliver(to: Connection, send: () => void): void;
  answer(to: Connection, message: FromServer): void;
  refuse(to: Connection, id: string | null, code: Refused['code'], message: string, until?: number | null): void;
  /** For all connections the same: what tables do with those who look at them. */
  forOnlookers: Pick<Connection, 'send' | 'comeAgain' | 'sentAway'>;
}

type Refused = Extract<FromServer, { type: 'refused' }>;

/** Bytes that may wait for someone who does not read; with more they are cut off. */
const MOST_UNREAD = 1_000_000;
/** Refusals in a row after which someone is cut off: so many are no accident. */
export const MOST_REFUSED = 50;
const POLICY = 1008;

export function answering(metrics: Metrics): Answering {
  function deliver({ socket }: Connection, send: () => void): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      metrics.cutOff.inc();
      socket.terminate();
    } else {
      metrics.sent.inc();
      send();
    }
  }

  const say = (connection: Connection, text: string): void =>
    deliver(connection, () => writeTogether(connection.wire, textFrame(text)));

  const answer = (connection: Connection, message: FromServer): void => say(connection, JSON.stringify(message));

  function refuse(
    to: Connection,
    id: string | null,
    code: Refused['code'],
    message: string,
    until?: number | null,
  ): void {
    metrics.refused.inc({ code });
    answer(to, { type: 'refused', id, code, message, ...(until === undefined ? {} : { until }) });
    // what the server cannot do is nobody's fault
    if (code !== 'unavailable' && ++to.refusedInARow > MOST_REFUSED) to.socket.close(POLICY, 'too much was refused');
  }

  const forOnlookers = {
    send(this: Connection, text: string): void {
      say(this, text);
    },
    comeAgain(this: Connection): void {
      this.socket.close(ELSEWHERE, 'another server looks after this table');
    },
    sentAway(this: Connection, table: string, why: typeof noOnlookers): void {
      const id = this.watched.get(table) ?? null;
      this.watched.delete(table);
      answer(this, { type: 'refused', id, ...why });
    },
  };

  return { deliver, answer, refuse, forOnlookers };
}
