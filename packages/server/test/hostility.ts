/** Messages that nobody in their right mind sends, from a seed. */
import { type Dice, roll } from '@polis/engine';
import WebSocket from 'ws';
import { MOST_BYTES } from '../src/protocol/index.ts';

/** Text, bytes in a binary frame, bytes that claim to be text, or bytes on the bare connection. */
export interface Hostile {
  kind: string;
  as: 'text' | 'binary' | 'bytes as text' | 'no frame';
  body: string | Buffer;
}

/** What is known to someone who listens at the table. */
export interface Target {
  table: string;
  question: number;
}

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  99_999,
  '',
  'x'.repeat(41),
  '\u0000\u202e',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table journal; --",
  [],
  {},
  [[]],
  { $ne: null },
  { toString: 1, valueOf: null },
];
const CARDS = ['palace', 'baths', 'lumber-yard', 'altar', 'tavern', 'no-such-card', '__proto__', 'hasOwnProperty'];
const pay = { left: 0, right: 0, bank: 0 };

export function hostileMessage(chance: Dice, target: Target, before: Hostile | null): Hostile {
  const any = <T>(list: readonly T[]): T => list[roll(chance, list.length)];
  const junk = (): unknown => any(JUNK);
  const id = (): string => `h${roll(chance, 1_000_000)}`;

  /** Something that could be allowed, were it not sent by this one at this time. */
  function plausible(): Record<string, unknown> {
    const seat = roll(chance, 9);
    const question = Math.max(0, target.question + roll(chance, 3) - 1);
    const card = any(CARDS);
    const choice = any([
      { do: 'build', card, via: any(['paid', 'chain', 'toString']), pay },
      { do: 'stage', card, pay, join: any([true, false]), option: roll(chance, 9) },
      { do: 'sell', card },
      { do: 'pick', card },
      { do: 'pay', coins: roll(chance, 99) },
      { do: 'give', victory: [1, 3, 5] },
      { do: 'side', side: 'A' },
      { do: 'pass' },
    ]);
    const settings = { modules: ['base', any(['leaders', '__proto__'])], edition: 'first', seats: 2 + roll(chance, 7) };
    const command = any([
      { do: 'answer', seat, question, choice },
      { do: 'retract', seat, question },
      { do: 'sit', chair: roll(chance, 8) },
      { do: 'start', fill: 'random' },
      { do: 'set', settings: { ...settings, wonders: null, clock: null, listed: true } },
      { do: 'remove', chair: roll(chance, 8) },
      { do: 'order', order: [0, 0, 0] },
      { do: 'bot', chair: roll(chance, 8), bot: 'random' },
      { do: 'undo' },
      { do: 'agree', yes: true },
      { do: 'lend', chair: roll(chance, 4), bot: 'random' },
      { do: 'mute', person: any(['', 'nobody', '__proto__', '*']), muted: true },
      { do: 'say', text: any(['<script>alert(1)</script>', '\u202egnp', 'x'.repeat(400)]) },
      { do: 'rematch' },
    ]);
    const { table } = target;
    return any([
      { type: 'command', id: id(), table, command },
      { type: 'command', id: id(), table, command },
      { type: 'watch', id: id(), table, known: any([null, { told: 2 ** 40, undone: 7 }]) },
      { type: 'unwatch', id: id(), table },
    ]);
  }

  /** One field, however deep, is something else. */
  function mutated(message: Record<string, unknown>): Record<string, unknown> {
    const copy = structuredClone(message);
    let part: Record<string, unknown> = copy;
    for (;;) {
      const key = any(Object.keys(part));
      const inner = part[key];
      if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && roll(chance, 3) > 0)
        part = inner as Record<string, unknown>;
      else {
        if (roll(chance, 4) === 0) delete part[key];
        else part[key] = junk();
        return copy;
      }
    }
  }

  const noise = (length: number): Buffer => Buffer.from(Array.from({ length }, () => roll(chance, 256)));
  const text = (kind: string, body: unknown): Hostile => ({
    kind,
    as: 'text',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const kinds: (() => Hostile)[] = [
    () => text('not JSON', any(['', '{', 'null', '[]', '"text"', '1e999', '{"type":', 'undefined', '\u0000', '{}{}'])),
    () => text('cut off', JSON.stringify(plausible()).slice(0, 1 + roll(chance, 40))),
    () => text('noise', noise(1 + roll(chance, 200)).toString('latin1')),
    () => text('mutated', mutated(plausible())),
    () => text('mutated', mutated(plausible())),
    () => text('mutated', mutated(plausible())),
    () => text('wrong time or seat', plausible()),
    () => text('wrong time or seat', plausible()),
    () => text('unknown table', { ...plausible(), table: any(['nowhere', '__proto__', 'constructor', '../', ' ']) }),
    () => text('unknown type', { ...plausible(), type: any(['welcome', 'shown', 'admin', '__proto__', 7]) }),
    () =>
      text(
        'pollution',
        JSON.stringify(plausible()).replace(/\{/g, () =>
          any(['{', '{"__proto__":{"isHost":true},', '{"constructor":{"prototype":{"isHost":true}},']),
        ),
      ),
    () =>
      text(
        'deep',
        `{"type":"command","id":"deep","table":"${target.table}","command":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      ),
    () => text('deep', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
    () => text('long', { ...plausible(), id: 'x'.repeat(roll(chance, MOST_BYTES - 600)) }),
    () => ({ kind: 'binary', as: 'binary', body: noise(roll(chance, 100)) }),
    () => ({ kind: 'binary', as: 'binary', body: Buffer.from(JSON.stringify(plausible())) }),
    () => before ?? text('not JSON', ''),
  ];
  const deadly: (() => Hostile)[] = [
    () => text('huge', 'x'.repeat(MOST_BYTES + 1 + roll(chance, 100_000))),
    () => ({ kind: 'not UTF-8', as: 'bytes as text', body: Buffer.from([0xc3, 0x28, 0xff]) }),
    () => ({ kind: 'no frame', as: 'no frame', body: Buffer.concat([Buffer.from([0xff, 0xff]), noise(20)]) }),
  ];
  // each of the deadly ones ends a connection: a few are enough
  return any(roll(chance, 50) === 0 ? deadly : kinds)();
}

/** `done`, the code with which it was refused, or the one with which the connection was closed. */
export type Outcome = string;

/** Someone who sends them one after the other, over a new connection whenever one was closed. */
export function attacker(address: string, cookie: string) {
  let socket: WebSocket | null = null;
  let tell: ((outcome: Outcome) => void) | null = null;

  function open(): Promise<WebSocket> {
    const opening = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
    opening.on('error', () => undefined);
    opening.on('message', (data) => {
      const { type, code } = JSON.parse(String(data));
      if (type === 'done' || type === 'refused') tell?.(code ?? type);
    });
    opening.on('close', (code) => {
      socket = null;
      tell?.(`closed ${code}`);
    });
    return new Promise((resolve) => opening.once('message', () => resolve(opening)));
  }

  return {
    async send({ as, body }: Hostile): Promise<Outcome> {
      socket ??= await open();
      const to = socket;
      return new Promise((resolve) => {
        tell = resolve;
        if (as === 'no frame')
          (to as unknown as { _socket: { write(data: Buffer | string): void } })._socket.write(body);
        else to.send(body, { binary: as === 'binary' });
      });
    },
    close: () => socket?.terminate(),
  };
}
