/** Where copies lie. A real S3 server, which checks signatures, is asked by `npm run drill -- s3`. */
import http from 'node:http';

import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type CopyPlace, openPlace } from '../../src/copying/places.ts';
import { readOptions } from '../../src/options.ts';
import { testFolder } from '../kit.ts';

/** As little of S3 as is used, for those who sign. */
async function bucket(): Promise<CopyPlace> {
  const kept = new Map<string, Buffer>();
  const server = http.createServer(async (request, response) => response.end(await answer(request, response)));
  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<string | Buffer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=me/')) response.statusCode = 403;
    else if (request.method === 'PUT') kept.set(pathname, await buffer(request));
    else if (request.method === 'DELETE') kept.delete(pathname);
    else if (searchParams.has('list-type')) {
      const keys = [...kept.keys()].map((key) => key.slice('/bucket/'.length));
      const found = keys.filter((key) => key.startsWith(searchParams.get('prefix') ?? ''));
      const contents = found.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
      return `<ListBucketResult><KeyCount>${found.length}</KeyCount>${contents}</ListBucketResult>`;
    } else return kept.get(pathname) ?? '';
    return '';
  }
  await new Promise<void>((next) => {
    server.listen(0, '127.0.0.1', next);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { to: `http://127.0.0.1:${port}/bucket/of/mine`, key: { id: 'me', secret: 'secret', region: 'auto' } };
}

const folder = async (): Promise<CopyPlace> => ({ to: path.join(testFolder(), 'a/b'), key: null });

test.each([
  ['folder', folder],
  ['bucket', bucket],
])('a %s keeps files by their names', async (_, made) => {
  const place = await openPlace(await made());
  expect(await place.list()).toEqual([]);
  const bytes = Buffer.from([0, 1, 254, 255]);
  for (const name of ['1/base-0.gz', '1/changes-1.gz', '2/base-0.gz']) await place.put(name, bytes);
  expect((await place.list()).sort()).toEqual(['1/base-0.gz', '1/changes-1.gz', '2/base-0.gz']);
  expect(Buffer.from(await place.get('1/changes-1.gz'))).toEqual(bytes);
  await place.remove(['1/base-0.gz', '1/changes-1.gz']);
  expect(await place.list()).toEqual(['2/base-0.gz']);
});

test('a bucket that refuses says so', async () => {
  const place = await bucket();
  const wrong = await openPlace({ ...place, key: { id: 'you', secret: 'secret', region: 'auto' } });
  await expect(wrong.put('1/base-0.gz', Buffer.from('x'))).rejects.toThrow();
});

test('what a server is told of its copies', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const POLIS_BACKUP_TO = 'https://s3.example.org/bucket/polis';
  expect(readOptions({}).copies).toBeNull();
  expect(readOptions({ POLIS_BACKUP_TO: '/copies', POLIS_BACKUP_DAYS: '30' }).copies).toEqual({
    place: { to: path.resolve('/copies'), key: null },
    seconds: 20,
    days: 30,
  });
  expect(readOptions({ POLIS_BACKUP_TO, ...keys }).copies?.place.key).toMatchObject({ id: 'id', region: 'auto' });
  expect(() => readOptions({ POLIS_BACKUP_TO })).toThrow('AWS_ACCESS_KEY_ID');
  expect(() => readOptions({ POLIS_BACKUP_TO: 'https://s3.example.org', ...keys })).toThrow('BUCKET');
  expect(() => readOptions({ POLIS_BACKUP_TO: '/copies', DATABASE_URL: 'postgres://here' })).toThrow('embedded');
});
