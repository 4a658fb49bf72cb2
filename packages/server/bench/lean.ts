/**
 * A player who costs next to nothing: reads only what asks for an answer, keeps only what the answer needs. Thousands of
 * them share a machine with the server they are to measure; the app's own client keeps every table as a screen needs it.
 */
import type { Command, FromServer, Guest } from '@polis/client';
import { type ChoiceForm, type Dice, dice, type OwnAsk, roll, rulesOf, unpack, type View } from '@polis/engine';
import WebSocket from 'ws';

export interface LeanPlayer {
  command(table: string, command: Command): Promise<void>;
  /** Answers with any choice that is allowed, `pause` milliseconds after the question came. Resolves when it is over. */
  play(table: string, seed: number, pause: () => number): Promise<void>;
  /** What was acknowledged, as the record writes it, and after how many milliseconds. */
  acknowledged: { seat: number; choice: string; ms: number }[];
  close(): void;
}

export async function leanPlayer(address: string, { cookie }: Guest): Promise<LeanPlayer> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
  const waiting = new Map<string, { resolve(): void; reject(why: Error): void }>();
  const acknowledged: LeanPlayer['acknowledged'] = [];
  let ids = 0;
  let config: View['config'] | null = null;
  let asked = -1;
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
      if (text.includes('"view":{')) shown(JSON.parse(text) as Extract<FromServer, { type: 'shown' }>);
      return;
    }
    const message = JSON.parse(text) as FromServer;
    if (message.type !== 'done' && message.type !== 'refused') return;
    const sent = waiting.get(message.id ?? '');
    waiting.delete(message.id ?? '');
    if (message.type === 'done') sent?.resolve();
    else sent?.reject(new Error(`${message.code}: ${message.message}`));
  }

  function shown({ view, room }: { view?: View | null; room?: { status: string } }): void {
    if (room?.status === 'over') onOver();
    if (!view || view.question === asked) return;
    asked = view.question;
    config ??= view.config;
    onAsks(view.question, view.asks);
  }

  const send = (message: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = `${ids++}`;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, ...message }));
    });

  const command = (table: string, wanted: Command): Promise<void> => send({ type: 'command', table, command: wanted });

  function play(table: string, seed: number, pause: () => number): Promise<void> {
    const chance: Dice = dice(seed);
    return new Promise((resolve, reject) => {
      onOver = resolve;
      onAsks = (question, asks) => {
        for (const { seat, choices, sealed } of asks) {
          if (sealed >= 0 || choices.length === 0 || !config) continue;
          const choice = unpack(rulesOf(config), choices[roll(chance, choices.length)]);
          setTimeout(() => answer(table, seat, question, choice).catch(reject), pause());
        }
      };
      send({ type: 'watch', table, known: null }).catch(reject);
    });
  }

  async function answer(table: string, seat: number, question: number, choice: ChoiceForm): Promise<void> {
    const start = performance.now();
    await command(table, { do: 'answer', seat, question, choice });
    acknowledged.push({ seat, choice: JSON.stringify(choice), ms: performance.now() - start });
  }

  return { command, play, acknowledged, close: () => socket.close() };
}
