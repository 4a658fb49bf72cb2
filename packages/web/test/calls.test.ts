/** Calls to workers: answers, errors, and workers that break down or are stopped. */
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, callsTo, type WorkerLike } from '../src/local/calls.ts';

type Listener = (event: { data: unknown }) => unknown;
interface Fake extends WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  isEnded: boolean;
}

const functions = {
  double: (number: number) => number * 2,
  later: async (text: string) => `${text} later`,
  fails: (_: null): string => {
    throw new Error('no such table');
  },
  never: (_: null) => new Promise<string>(() => undefined),
};

afterEach(() => vi.unstubAllGlobals());

/** Workers that run here, of which each copies what it is sent. */
function workers() {
  const started: Fake[] = [];
  const start = (): Fake => {
    const listeners: Listener[] = [];
    const fake = {
      isEnded: false,
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      terminate: () => {
        fake.isEnded = true;
      },
      postMessage: (data: unknown) => {
        const copy = structuredClone(data);
        for (const hear of listeners) hear({ data: copy });
      },
    } as unknown as Fake;
    vi.stubGlobal('self', {
      addEventListener: (_: string, listener: Listener) => listeners.push(listener),
      postMessage: (data: unknown) => fake.onmessage?.({ data: structuredClone(data) } as MessageEvent),
    });
    answerCalls(functions);
    started.push(fake);
    return fake;
  };
  return { started, start };
}

const breaksDown = (fake: Fake): void => fake.onerror?.({ message: 'out of memory' } as ErrorEvent);

test('each call has its own answer, and only the first starts a worker', async () => {
  const { started, start } = workers();
  const { call } = callsTo<typeof functions>(start);
  expect(started).toHaveLength(0);
  expect(await Promise.all([call('later', 'a'), call('double', 4), call('later', 'b')])).toEqual([
    'a later',
    8,
    'b later',
  ]);
  expect(started).toHaveLength(1);
});

test('an error comes with its sentence, and the worker goes on', async () => {
  const { started, start } = workers();
  const { call } = callsTo<typeof functions>(start);
  await expect(call('fails', null)).rejects.toThrow('no such table');
  expect(await call('double', 1)).toBe(2);
  expect(started).toHaveLength(1);
});

test('a worker that breaks down refuses what waits, and another one takes its place', async () => {
  const { started, start } = workers();
  const broken = vi.fn();
  const { call } = callsTo<typeof functions>(start, { broken });
  const waiting = call('never', null);
  breaksDown(started[0]);
  await expect(waiting).rejects.toThrow('out of memory');
  expect(started[0].isEnded).toBe(true);
  expect(broken).toHaveBeenCalledOnce();
  expect(await call('double', 3)).toBe(6);
  // what the first one still says is nobody's concern
  breaksDown(started[0]);
  expect(broken).toHaveBeenCalledOnce();
  expect(started).toHaveLength(2);
});

test('who stops a worker is told of calls that will not be answered', async () => {
  const { started, start } = workers();
  const { call, end } = callsTo<typeof functions>(start);
  const waiting = call('never', null);
  end();
  await expect(waiting).rejects.toThrow('stopped');
  expect(started[0].isEnded).toBe(true);
});

test('what is no call is heard by others', () => {
  const { started, start } = workers();
  const heard = vi.fn();
  const { tell } = callsTo<typeof functions>(start, { heard });
  tell({ type: 'hello' });
  started[0].onmessage?.({ data: { type: 'said' } } as MessageEvent);
  expect(heard).toHaveBeenCalledWith({ type: 'said' });
});
