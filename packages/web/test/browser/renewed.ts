/** A server whose app is built anew: the same one, but every file has another name, and those of before are gone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../../../server/bench/process.ts';

const dist = path.resolve(import.meta.dirname, '../../../../dist');
const NAME = /-([\w-]{8})\.(js|css|woff2)$/;
const TEXT = /\.(js|css|html)$/;

export interface Renewable {
  address: string;
  /** Stops the server, and starts one with another build at the same address. */
  renew(): Promise<void>;
  end(): Promise<void>;
}

export async function renewable(): Promise<Renewable> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-renewed-'));
  // where the program finds what it imports
  const folder = fs.mkdtempSync(path.join(dist, '../node_modules/.cache/renewed-'));
  fs.cpSync(dist, folder, { recursive: true });
  const start = (port?: number) => serve(path.join(folder, 'polis.mjs'), { POLIS_DATA: data }, port);
  let server = await start();
  const { address, port } = server;
  return {
    address,
    async renew() {
      await server.end('SIGTERM');
      rename(path.join(folder, 'web'));
      server = await start(port);
    },
    async end() {
      await server.end('SIGTERM');
      for (const one of [data, folder]) fs.rmSync(one, { recursive: true, force: true });
    },
  };
}

function rename(web: string): void {
  const files = fs.readdirSync(web, { recursive: true, encoding: 'utf8' }).map((file) => path.join(web, file));
  for (const file of files) if (/\.(br|gz)$/.test(file)) fs.rmSync(file);
  const names = files.map((file) => path.basename(file)).filter((name) => NAME.test(name));
  const renamed = (text: string): string =>
    names.reduce((sum, name) => sum.replaceAll(name, name.replace(NAME, '-renewed$1.$2')), text);
  for (const file of files) {
    if (TEXT.test(file)) fs.writeFileSync(file, renamed(fs.readFileSync(file, 'utf8')));
    if (NAME.test(file)) fs.renameSync(file, renamed(file));
  }
  const worker = path.join(web, 'offline.js');
  fs.writeFileSync(worker, fs.readFileSync(worker, 'utf8').replace(/(index\.html",revision:")/, '$1renewed'));
}
