/** What the pages promise is what the code has. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../src/protocol/index.ts';

const read = (file: string): string => fs.readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');

test('docs/protocol.md tells every command, code and message', () => {
  const page = read('docs/protocol.md');
  for (const { shape } of command.options) expect(page).toContain(`{"do": "${shape.do.value}"`);
  const types = `${read('packages/client/src/commands.ts')}${read('packages/client/src/messages.ts')}`;
  const codes = /export type RoomCode =([^;]*);/.exec(types)?.[1] ?? '';
  const socketCodes = /export type SocketCode =([^;]*);/.exec(types)?.[1] ?? '';
  const named = [...`${codes}${socketCodes}`.matchAll(/'([\w-]+)'/g)].map(([, code]) => code);
  expect(named.length).toBeGreaterThan(20);
  for (const code of named) expect(page).toContain(`\`${code}\``);
});

test('docs/server.md tells every variable', () => {
  const page = read('docs/server.md');
  const names = [...read('packages/server/src/options.ts').matchAll(/(?:env\.|env, ')([A-Z_]+)/g)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(page).toContain(`\`${name}\``);
});
