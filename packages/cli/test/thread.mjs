// Runs the built command line again and again in one thread, which keeps what it has loaded: to start a process takes
// far longer than most calls. Each call has an entry, arguments and streams of its own, as a process would.
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

/** @typedef {{ status: number | null, stdout: string, stderr: string }} Run */
/** @typedef {{ args: string[], input: string }} Call */

/** @type {{ port: import('node:worker_threads').MessagePort, isDone: Int32Array, program: string }} */
const { port, isDone, program } = workerData;
let calls = 0;

port.on('message', async (/** @type {Call} */ call) => {
  port.postMessage(await run(call));
  Atomics.store(isDone, 0, 1);
  Atomics.notify(isDone, 0);
});

/** @param {Call} call @returns {Promise<Run>} */
async function run({ args, input }) {
  const said = { stdout: '', stderr: '' };
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    process[name].removeAllListeners('error');
    process[name].write = (/** @type {string | Uint8Array} */ text) => {
      said[name] += text;
      return true;
    };
  }
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true });
  process.argv = [process.argv[0], program, ...args];
  process.exitCode = undefined;
  try {
    // a name of its own makes the entry run again; what it imports is there already
    await import(`${pathToFileURL(program).href}?call=${calls++}`);
  } catch (error) {
    return { ...said, status: 1, stderr: `${said.stderr}${error instanceof Error ? error.stack : error}\n` };
  }
  return { ...said, status: Number(process.exitCode ?? 0) };
}
