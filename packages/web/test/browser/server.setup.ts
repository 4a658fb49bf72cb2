/** Before the tests in browsers: one server for all of them, each of which brings its own people and tables. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../../../server/bench/process.ts';

const program = path.resolve(import.meta.dirname, '../../../../dist/polis.mjs');

export default async function setup(): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-browser-'));
  const server = await serve(program, {
    POLIS_DATA: folder,
    // so that all of it is shown; nothing is there that would take a mail
    POLIS_PUBLIC_URL: 'https://play.example.org',
    POLIS_WEBHOOK_HOSTS: 'discord.com,hooks.slack.com,ntfy.sh',
    POLIS_SMTP_URL: 'smtp://127.0.0.1:9',
    POLIS_MAIL_FROM: 'polis@example.org',
  });
  process.env.TEST_SERVER_URL = server.address;
  process.env.TEST_SERVER_DATA = folder;
  return async () => {
    await server.end('SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
