/** Empty databases of both engines. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

export interface Place {
  /** The address of an empty database. */
  fresh(): Promise<string>;
  /** Opens a store, in a fresh database unless told where; it is closed after the test. */
  open(url?: string): Promise<Store>;
}

const server = process.env.TEST_DATABASE_URL ?? '';

export function onBothEngines(tests: (place: Place) => void): void {
  describe('SQLite', () => tests(closing(sqliteFiles())));
  describe.skipIf(server === '')('Postgres', () => tests(closing(postgresSchemas())));
}

export function sqliteFiles(): () => Promise<string> {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  return async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'polis-store-'));
    folders.push(folder);
    return path.join(folder, 'polis.db');
  };
}

/** Each in a schema of its own, so that tests neither meet one another nor what else the server holds. */
export function postgresSchemas(): () => Promise<string> {
  const schemas: string[] = [];
  afterAll(async () => {
    for (const schema of schemas) await command(`drop schema ${schema} cascade`);
  });
  return async () => {
    const schema = `polis_test_${randomBytes(6).toString('hex')}`;
    await command(`create schema ${schema}`);
    schemas.push(schema);
    const url = new URL(server);
    url.searchParams.set('options', `-c search_path=${schema}`);
    return url.href;
  };
}

async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text);
  await client.end();
}

function closing(fresh: () => Promise<string>): Place {
  const stores: Store[] = [];
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });
  return {
    fresh,
    async open(url) {
      const store = await openStore(url ?? (await fresh()));
      stores.push(store);
      return store;
    },
  };
}
