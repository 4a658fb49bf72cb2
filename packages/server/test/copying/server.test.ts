/** A server that copies its database while it is used, and once more when it ends. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { check, restoreCopy } from '../../src/index.ts';
import { openStore } from '../../src/store/open.ts';
import { server, sitter, testFolder } from '../kit.ts';

test('what people did up to the end of a server is in its copy', async () => {
  const folder = testFolder();
  const place = { to: path.join(folder, 'copies'), key: null };
  const { address, close } = await server({ copies: { place, seconds: 1, days: 1 } });
  const age = async (): Promise<number> =>
    Number(/^polis_copy_age_seconds (.*)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1]);
  const early = await sitter(address, 'Ann');
  await expect.poll(() => fs.existsSync(place.to) && fs.readdirSync(place.to).length, { timeout: 20_000 }).toBe(1);
  expect(await age()).toBeGreaterThan(0);
  const late = await sitter(address, 'Ben');
  await close();
  const file = path.join(folder, 'restored.db');
  await restoreCopy(file, place, Number.POSITIVE_INFINITY);
  expect((await check(file)).faults).toEqual([]);
  const store = await openStore(file);
  for (const { person } of [early, late]) expect(await store.person(person.id)).toMatchObject({ name: person.name });
  await store.close();
});
