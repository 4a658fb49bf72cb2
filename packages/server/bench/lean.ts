/**
 * A player who costs next to nothing: reads only what asks for an answer, keeps only what the answer needs. Thousands of
 * them share a machine with the server they are to measure; the app's own client keeps every table as a screen needs it.
 */
import { type Command, type FromServer, type Guest, withChanges } from '@polis/client';
import { type ChoiceForm, type Dice, dice, type OwnAsk, roll, rulesOf, unpack, type View } from '@polis/engine';
import WebSocket from 'ws';

export interface LeanPlayer {
  /** Resolves with the table that was opened by it, if one was. */
  command(table: string, command: Command): Promise<string | null>;
  watch(table: string): Promise<void>;
  /** Answers with any choice that is allowed, `pause` milliseconds after the question came. Resolves when it is over. */
  play(table: string, seed: number, pause: () => number): Promise<void>;
  /** Looks at the table no more. */
  leave(table: string): Promise<void>;
  /** For how many milliseconds an answer has been waiting for its acknowledgement. */
  waitsFor(): number;
  /** What was acknowledged, as the record writes it, and after how many milliseconds. */
  acknowledged: { seat: number; choice: string; ms: number }[];
  close(): void;
}

export async function leanPlayer(address: string, { cookie }: Guest): Promise<LeanPlayer> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
  const waiting = new Map<string, { resolve(table: string | null): void; reject(why: Error): void }>();
  const acknowledged: LeanPlayer['acknowledged'] = [];
  let ids = 0;
  let playing = '';
  let config: View['config'] | null = null;
  let open: View | null = null;
  let asked = -1;
  let since = Number.POSITIVE_INFINITY;
  let onAsks: (question: number, asks: readonly OwnAsk[]) => void = () => undefined;
  let onOver: () => void = () => undefined;

  await new Promise<void>((resolve, reject) => {
    socket.once('message', () => resolve());
    socket.once('error', reject);
  });
  socket.on('message', (data) => read(String(data)));

  function read(text: string): void {
    if (text.startsWith('{"type":"shown"')) {
      // between two questions others' answers are told, and nothing is asked
      if (/"(view|open|changed)":\{/.test(text)) shown(JSON.parse(text) as Extract<FromServer, { type: 'shown' }>);
      return;
    }
    const message = JSON.parse(text) as FromServer;
    if (message.type !== 'done' && message.type !== 'refused') return;
    const sent = waiting.get(message.id ?? '');
    waiting.delete(message.id ?? '');
    if (message.type === 'done') sent?.resolve(message.table ?? null);
    else sent?.reject(new Error(`${message.code}: ${message.message}`));
  }

  function shown({ table, room, ...told }: Extract<FromServer, { type: 'shown' }>): void {
    if (table !== playing) return;
    if (told.open) open = told.open;
    else if (open && told.changed) open = withChanges(open, told.changed);
    // a server from before there were changes tells the whole view
    const known = told.view ?? withChanges(open, told.own ?? null);
    if (room?.status === 'over') onOver();
    if (!known || known.question === asked) return;
    asked = known.question;
    config = known.config;
    onAsks(known.question, known.asks);
  }

  const send = (message: object): Promise<string | null> =>
    new Promise((resolve, reject) => {
      const id = `${ids++}`;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, ...message }));
    });

  const command = (table: string, wanted: Command): Promise<string | null> =>
    send({ type: 'command', table, command: wanted });

  const watch = async (table: string): Promise<void> => {
    await send({ type: 'watch', table, known: null, changes: true });
  };

  function play(table: string, seed: number, pause: () => number): Promise<void> {
    const chance: Dice = dice(seed);
    asked = -1;
    open = null;
    playing = table;
    return new Promise((resolve, reject) => {
      onOver = resolve;
      onAsks = (question, asks) => {
        for (const { seat, choices, sealed } of asks) {
          if (sealed >= 0 || choices.length === 0 || !config) continue;
          const choice = unpack(rulesOf(config), choices[roll(chance, choices.length)]);
          setTimeout(() => answer(table, seat, question, choice).catch(reject), pause());
        }
      };
      watch(table).catch(reject);
    });
  }

  async function answer(table: string, seat: number, question: number, choice: ChoiceForm): Promise<void> {
    const start = performance.now();
    since = Math.min(since, start);
    await command(table, { do: 'answer', seat, question, choice });
    since = Number.POSITIVE_INFINITY;
    acknowledged.push({ seat, choice: JSON.stringify(choice), ms: performance.now() - start });
  }

  return {
    command,
    watch,
    play,
    acknowledged,
    async leave(table) {
      await send({ type: 'unwatch', table });
    },
    waitsFor: () => Math.max(0, performance.now() - since),
    close: () => socket.close(),
  };
}
