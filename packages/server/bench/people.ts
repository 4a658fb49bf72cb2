/** People as programs, for the load and the tests: real cookies, real sockets, and any choice that is allowed. */
import { type Client, type Connection, connect, type Guest, type Known, type Reply } from '@polis/client';
import { type ChoiceForm, type Dice, dice, roll, rulesOf, unpack } from '@polis/engine';
import WebSocket from 'ws';

/** `heard`: is told every message as it came. */
export function client(
  address: () => string,
  { cookie }: Guest,
  heard?: (text: string) => void,
  onConnection?: (state: Connection) => void,
): Client {
  return connect({
    open() {
      const socket = new WebSocket(`${address().replace('http', 'ws')}/socket`, { headers: { cookie } });
      if (heard) socket.on('message', (data) => heard(String(data)));
      return socket;
    },
    ...(onConnection ? { onConnection } : {}),
  });
}

export interface Answered {
  table: string;
  seat: number;
  question: number;
  choice: unknown;
  seq: number;
  ms: number;
  /** When the acknowledgement came. */
  at: number;
}

export interface Playing {
  /** Resolves when the game is over. */
  over: Promise<Known>;
  known(): Known | null;
  acknowledged: Answered[];
  /** What was refused although it was allowed when it was sent. */
  refused: Reply[];
  /** Resolves when nothing that was said waits for an answer. */
  settled(): Promise<void>;
}

/** Answers every question of the own seat with any choice that is allowed, `pause` milliseconds after it was seen. */
export function playOn(by: Client, table: string, seed: number, pause: () => number = () => 0): Playing {
  const chance: Dice = dice(seed);
  const acknowledged: Answered[] = [];
  const refused: Reply[] = [];
  const sent = new Set<string>();
  const waiting = new Set<Promise<void>>();
  let known: Known | null = null;
  const over = new Promise<Known>((resolve) => {
    by.watch(table, (now) => {
      known = now;
      if (now.room.status === 'over') return resolve(now);
      answerAll(now);
    });
  });

  function answerAll({ view, room }: Known): void {
    for (const { seat, choices, sealed } of view?.asks ?? []) {
      const key = `${room.undone}/${view?.question}/${seat}`;
      if (!view || sealed >= 0 || choices.length === 0 || sent.has(key)) continue;
      sent.add(key);
      const choice = unpack(rulesOf(view.config), choices[roll(chance, choices.length)]);
      const { question } = view;
      const said = new Promise((next) => setTimeout(next, pause()))
        .then(() => answer(seat, question, choice))
        .finally(() => waiting.delete(said));
      waiting.add(said);
    }
  }

  async function answer(seat: number, question: number, choice: ChoiceForm): Promise<void> {
    const start = performance.now();
    const reply = await by.command(table, { do: 'answer', seat, question, choice });
    if (reply.type === 'refused') refused.push(reply);
    else
      acknowledged.push({
        table,
        seat,
        question,
        choice,
        seq: reply.seq,
        ms: performance.now() - start,
        at: Date.now(),
      });
  }

  async function settled(): Promise<void> {
    while (waiting.size > 0) await Promise.all(waiting);
  }

  return { over, known: () => known, acknowledged, refused, settled };
}
