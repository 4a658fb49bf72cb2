/** What operators, browsers and programs rely on besides the tables. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BASE, json, rawSocket, server, sharedServer, sitter, upgradeStatus } from './kit.ts';

const shared = sharedServer();

test('pages of other sites can neither open sockets nor change anything', async () => {
  const { address, port } = await server({ origins: ['https://friends.example'] });
  const { cookie } = await sitter(address, 'Ann');
  const cases: [Record<string, string>, boolean][] = [
    [{}, true],
    [{ origin: address }, true],
    [{ origin: 'https://friends.example' }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: `http://127.0.0.1:${port + 1}` }, false],
    [{ origin: `http://127.0.0.1:${port}.evil.example` }, false],
    [{ origin: 'https://friends.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
  ];
  for (const [headers, isAllowed] of cases) {
    const of = JSON.stringify(headers);
    expect(await upgradeStatus(address, { cookie, ...headers }), of).toBe(isAllowed ? 101 : 403);
    const request = (method: string, place: string, body?: object) =>
      fetch(`${address}${place}`, {
        method,
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
      });
    expect((await request('POST', '/api/guests', { name: 'Bob' })).status, of).toBe(isAllowed ? 201 : 403);
    expect((await request('POST', '/api/tables', BASE)).status, of).toBe(isAllowed ? 201 : 403);
    expect((await request('PATCH', '/api/me', { name: 'Anna' })).status, of).toBe(isAllowed ? 200 : 403);
    expect((await request('GET', '/api/me')).status, of).toBe(200);
  }
});

test('every answer tells the browser to be strict', async () => {
  const { address } = shared();
  for (const place of ['/healthz', '/api/options', '/nowhere', '/api/me']) {
    const { headers } = await fetch(`${address}${place}`);
    const policy = headers.get('content-security-policy');
    for (const part of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
      expect(policy).toContain(part);
    // sums may be compiled, scripts may not
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy?.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const secure = await server({ secure: true });
  const { headers } = await fetch(`${secure.address}/healthz`);
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
});

test('the page of the app may have its own styles and no others', async () => {
  const web = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-web-'));
  onTestFinished(() => fs.rmSync(web, { recursive: true }));
  fs.writeFileSync(path.join(web, 'index.html'), '<style>p { color: red }</style>');
  const { address } = await server({ web });
  const { headers } = await fetch(address);
  const hash = createHash('sha256').update('p { color: red }').digest('base64');
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test('a wrong address is told by the app to people, and by a code to programs', async () => {
  const web = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-web-'));
  onTestFinished(() => fs.rmSync(web, { recursive: true }));
  fs.writeFileSync(path.join(web, 'index.html'), '<p>Polis</p>');
  const { address } = await server({ web });
  const page = await fetch(`${address}/nowhere`, { headers: { accept: 'text/html,*/*' } });
  expect([page.status, await page.text()]).toEqual([404, '<p>Polis</p>']);
  const answer = await fetch(`${address}/nowhere`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }]);
});

interface Operation {
  summary?: string;
  requestBody?: { content: Record<string, { schema: object }> };
  parameters?: { name: string; schema: object }[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const ROUTES = `
  GET /api/care/log
  GET /api/care/measures
  DELETE /api/care/people/{id}/measures/{kind}
  GET /api/care/reports
  GET /api/care/reports/{id}
  POST /api/care/reports/{id}/verdict
  GET /api/codes/{code}
  GET /api/exercises
  GET /api/exercises/daily
  GET /api/exercises/{id}
  POST /api/exercises/{id}/attempts
  GET /api/games/{id}
  GET /api/games/{id}/branches
  GET /api/games/{id}/ratings
  GET /api/games/{id}/record
  POST /api/guests
  GET /api/me
  PATCH /api/me
  DELETE /api/me
  GET /api/me/account
  GET /api/me/blocks
  POST /api/me/blocks
  DELETE /api/me/blocks/{id}
  GET /api/me/exercises
  GET /api/me/export
  GET /api/me/holidays
  POST /api/me/holidays
  DELETE /api/me/holidays/{id}
  GET /api/me/notices
  DELETE /api/me/notices/{id}
  GET /api/me/nudges
  DELETE /api/me/nudges/channels/{id}
  POST /api/me/nudges/channels/{id}/test
  POST /api/me/nudges/mail
  PUT /api/me/nudges/muted/{table}
  DELETE /api/me/nudges/muted/{table}
  POST /api/me/nudges/push
  POST /api/me/nudges/webhooks
  PUT /api/me/nudges/wish
  POST /api/me/passkeys
  POST /api/me/passkeys/options
  DELETE /api/me/passkeys/{id}
  PUT /api/me/password
  POST /api/me/proof
  POST /api/me/proof/passkey
  POST /api/me/proof/passkey/options
  DELETE /api/me/session
  DELETE /api/me/sessions
  DELETE /api/me/sessions/{id}
  GET /api/me/tables
  GET /api/options
  GET /api/people
  GET /api/people/{id}
  GET /api/people/{id}/games
  GET /api/people/{id}/ratings
  GET /api/ratings
  POST /api/nudges/confirm
  POST /api/nudges/end/{token}
  POST /api/reports
  POST /api/sessions
  POST /api/sessions/passkey
  POST /api/sessions/passkey/options
  GET /api/tables
  POST /api/tables
  GET /api/tables/{id}
  GET /healthz
  GET /readyz
  DELETE /api/me/friends/{id}
  DELETE /api/me/invitations/{id}
  DELETE /api/me/match
  DELETE /api/tables/{id}/invitations/{person}
  GET /api/me/invitations
  GET /api/me/match
  GET /api/me/people
  GET /api/me/played
  GET /api/tables/{id}/invitations
  POST /api/me/friends
  POST /api/me/match/away
  POST /api/me/match/ready
  POST /api/tables/{id}/invitations
  PUT /api/me/friends/{id}
  PUT /api/me/match
  PUT /api/me/people/wish`;

const NO_JSON = [
  'POST /api/me/match/away',
  'POST /api/tables/{id}/invitations',
  'PUT /api/me/friends/{id}',
  'PUT /api/me/people/wish',
  'GET /api/me/export',
  'PUT /api/me/password',
  'POST /api/me/proof',
  'POST /api/me/proof/passkey',
  'POST /api/reports',
  'POST /api/me/blocks',
  'PUT /api/me/nudges/muted/{table}',
  'PUT /api/me/nudges/wish',
  'POST /api/nudges/confirm',
  'POST /api/nudges/end/{token}',
  'POST /api/care/reports/{id}/verdict',
];

/** The address says all. */
const NO_BODY = [
  'PUT /api/me/friends/{id}',
  'POST /api/me/match/away',
  'POST /api/me/nudges/channels/{id}/test',
  'PUT /api/me/nudges/muted/{table}',
  'POST /api/nudges/end/{token}',
];

/** What a schema is about; one of several forms, all of which are the same kind of thing. */
function kindsOf(schema: unknown): unknown[] {
  const { type, anyOf, oneOf } = Object(schema) as { type?: string; anyOf?: unknown[]; oneOf?: unknown[] };
  return [...new Set((anyOf ?? oneOf)?.flatMap(kindsOf) ?? [type])];
}

test('the OpenAPI document has every route, with what it takes and gives', async () => {
  const { address } = shared();
  const { openapi, paths } = await json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>(
    address,
    '/openapi.json',
  );
  expect(openapi).toMatch(/^3\./);
  const routes = Object.entries(paths).flatMap(([place, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${place}`, operation })),
  );
  const lines = ROUTES.trim().split(/\n\s*/);
  expect(routes.map(({ route }) => route).sort()).toEqual(lines.sort());
  for (const { route, operation } of routes) {
    expect(operation.summary, route).toBeTruthy();
    for (const name of route.match(/(?<=\{)\w+/g) ?? [])
      expect(operation.parameters, route).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }));
    if (/^(POST|PATCH|PUT)/.test(route) && !NO_BODY.includes(route))
      expect(kindsOf(operation.requestBody?.content['application/json'].schema), route).toEqual(['object']);
    const [, given] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
    // a stream of lines, or nothing
    if (!route.startsWith('DELETE') && !NO_JSON.includes(route))
      expect(kindsOf(given?.content?.['application/json'].schema), route).toEqual(['object']);
  }
});

test('alive, ready, and how it is doing', async () => {
  const { address } = await server();
  await rawSocket(address, { cookie: (await sitter(address, 'Ann')).cookie });
  expect(await json(address, '/healthz')).toEqual({ status: 'ok' });
  expect(await json(address, '/readyz')).toEqual({ status: 'ok' });
  const metrics = await (await fetch(`${address}/metrics`)).text();
  for (const name of [
    'connections',
    'tables',
    'acknowledge_seconds_bucket',
    'refused_total',
    'lines_total',
    'bot_questions_waiting',
  ])
    expect(metrics).toContain(`polis_${name}`);
  expect(metrics).toContain('polis_connections 2');
  expect(await json(address, '/api/options')).toMatchObject({
    boxes: ['leaders', 'cities'],
    boards: ['wonder-pack', 'catan'],
    editions: ['first', 'second'],
    version: { protocol: 1 },
    // it listens to its own machine only
    addresses: [],
  });
});

test('it is alive but not ready while it closes, and takes no new sockets', async () => {
  const { address, close } = await server();
  const ann = await sitter(address, 'Ann');
  const slow = await rawSocket(address, { cookie: ann.cookie });
  slow.socket.pause(); // hears no goodbye, so that closing takes a while
  const closing = close();
  const [ready, alive, socket] = await Promise.all([
    fetch(`${address}/readyz`),
    fetch(`${address}/healthz`),
    upgradeStatus(address, { cookie: ann.cookie }),
  ]);
  expect([ready.status, alive.status, socket]).toEqual([503, 200, 503]);
  await closing;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
