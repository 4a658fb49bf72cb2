/**
 * Calls to a worker, as if its functions were here. Each has a number, by which its answer is known. A worker that breaks
 * down takes the calls with it that wait; the next call starts another one.
 */

/** What a worker can be asked: the functions that it answers with. */
// biome-ignore lint/suspicious/noExplicitAny: a function of anything
type Functions = Record<string, (asked: any) => unknown>;

interface Call {
  call: number;
  name: string;
  asked: unknown;
}
/** `error` is a sentence, and then `value` is null. */
interface Answer {
  call: number;
  value: unknown;
  error: string | null;
}
interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A worker, as far as it is needed. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onmessageerror' | 'onerror'>;

interface Listeners {
  /** What the worker says without being asked. */
  heard?(said: unknown): void;
  broken?(): void;
}

export interface Calls<F extends Functions> {
  call<N extends keyof F & string>(name: N, asked: Parameters<F[N]>[0]): Promise<Awaited<ReturnType<F[N]>>>;
  /** Says something that is not answered. */
  tell(message: unknown): void;
  /** Stops the worker, and refuses the calls that wait. */
  end(): void;
}

/** The worker is started when it is first needed. */
export function callsTo<F extends Functions>(start: () => WorkerLike, { heard, broken }: Listeners = {}): Calls<F> {
  let worker: WorkerLike | null = null;
  let calls = 0;
  const waiting = new Map<number, Waiting>();

  function stop(why: string): void {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new Error(why));
  }

  function started(): WorkerLike {
    if (worker) return worker;
    const made = start();
    const breaks = (event: Event): void => {
      // one that was stopped may still complain
      if (worker !== made) return;
      event.preventDefault?.();
      stop(`the worker broke down${'message' in event ? `: ${event.message}` : ''}`);
      broken?.();
    };
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (worker !== made) return;
      if (!('call' in data)) return heard?.(data);
      const { call, value, error } = data;
      const asked = waiting.get(call);
      waiting.delete(call);
      if (error === null) asked?.resolve(value);
      else asked?.reject(new Error(error));
    };
    made.onerror = breaks;
    made.onmessageerror = breaks;
    worker = made;
    return made;
  }

  return {
    call: (name, asked) =>
      new Promise((resolve, reject) => {
        const call: Call = { call: calls++, name, asked };
        waiting.set(call.call, { resolve: resolve as (value: unknown) => void, reject });
        started().postMessage(call);
      }),
    tell: (message) => started().postMessage(message),
    end: () => stop('the worker was stopped'),
  };
}

/** In the worker: answers with these functions, and leaves other messages to others. */
export function answerCalls(functions: Functions): void {
  self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    if (!('call' in data)) return;
    const answer = (value: unknown, error: string | null): void =>
      self.postMessage({ call: data.call, value, error } satisfies Answer);
    try {
      answer(await functions[data.name](data.asked), null);
    } catch (error) {
      answer(null, (error as Error).message);
    }
  });
}
