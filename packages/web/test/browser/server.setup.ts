/** Before the tests in browsers: one server for all of them, each of which brings its own people and tables. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../../../server/bench/process.ts';

const program = path.resolve(import.meta.dirname, '../../../../dist/polis.mjs');

export default async function setup(): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-browser-'));
  const server = await serve(program, { POLIS_DATA: folder });
  process.env.TEST_SERVER_URL = server.address;
  process.env.TEST_SERVER_DATA = folder;
  return async () => {
    await server.end('SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
