/** What a program is told on its way to a table, by a server and by what is none. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { becomeGuest, createTable, findTable } from '../src/index.ts';

const ANN = { person: { id: 'p1', name: 'Ann' }, cookie: 'polis=ann' };

/** Answers every request alike, and keeps what was asked. */
async function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`.trim());
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a guest is who the server says, with the cookie and nothing else of its line', async () => {
  const { asked, address } = await answering(201, '{"id":"p1","name":"Ann"}', {
    'set-cookie': 'polis=ann; HttpOnly; Path=/',
  });
  expect(await becomeGuest(`${address}/`, 'Ann')).toEqual(ANN);
  expect(asked).toEqual(['POST /api/guests']);
});

test('a table is found by its code, whatever signs it has, by the one who asks', async () => {
  const { asked, address } = await answering(200, '{"id":"t1","code":"A B/C","status":"gathering"}');
  expect(await findTable(address, ANN, 'A B/C')).toEqual({ id: 't1', code: 'A B/C' });
  expect(asked).toEqual(['GET /api/codes/A%20B%2FC polis=ann']);
});

test('a refusal carries the code and the sentence of the server', async () => {
  const { address } = await answering(400, '{"code":"seats","message":"there are too many"}');
  await expect(createTable(address, ANN, {} as never)).rejects.toMatchObject({
    name: 'RefusedError',
    code: 'seats',
    message: 'there are too many',
    status: 400,
  });
});

test('what is no server of Polis is said to be none', async () => {
  for (const [status, body] of [
    [404, '<html>Not found</html>'],
    [200, 'null'],
  ] as const) {
    const { address } = await answering(status, body);
    await expect(becomeGuest(address, 'Ann')).rejects.toMatchObject({
      code: 'no-server',
      message: `${address} is no server of Polis`,
      status,
    });
  }
});
