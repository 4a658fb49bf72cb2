/** What a verdict changes at once, besides what is written down: at tables, and for those who are connected. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasureKind } from '@polis/client';
import type { Store } from '../store/store.ts';
import type { Log } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';
import type { Renaming } from './renaming.ts';

/** Longer than people have to tell what they add to a deal: meanwhile nobody leaves. */
const DEALING_MS = 10_000;
const AGAIN_MS = 250;

interface Around {
  store: Pick<Store, 'unfinished'>;
  tables: Pick<Tables, 'command'>;
  renaming: Pick<Renaming, 'showName'>;
  log: Log;
  /** Tells all nodes that something was decided about these. */
  cared(people: readonly string[], isNews: boolean): void;
}

/** `others`: who is told that it was looked at. `table`: where it was, if it was at one. */
export async function carryOut(
  around: Around,
  person: string,
  kinds: readonly MeasureKind[],
  { others, table }: { others: readonly string[]; table: string | null },
): Promise<void> {
  // first of all they cannot go on
  around.cared([person, ...others], true);
  if (kinds.includes('ban')) await leaveTables(around, person);
  // also where it was reported: there they may have spoken without a chair
  if (kinds.includes('name')) await around.renaming.showName(person, table);
}

/** Nobody waits for them: their chair is free again, or a bot plays on it until they take it back. */
async function leaveTables({ store, tables, log }: Around, person: string): Promise<void> {
  for (const table of await store.unfinished(person))
    await leave(tables, table, person).catch((error) =>
      log.error({ err: error, table }, 'the chair of someone who was banned is not free yet'),
    );
}

async function leave(tables: Around['tables'], table: string, person: string): Promise<void> {
  for (let waited = 0; waited < DEALING_MS; waited += AGAIN_MS) {
    const { refused } = await tables.command(table, { id: person, name: '' }, null, { do: 'leave' });
    if (refused?.code !== 'dealing') return;
    await sleep(AGAIN_MS);
  }
}
