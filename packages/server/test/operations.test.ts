/** What operators are given names what there is: metrics, variables, files and scripts. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { complaints, findTool } from '../../../scripts/monitoring.mjs';
import { readOptions } from '../src/index.ts';
import { server } from './kit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const found = (text: string, what: RegExp): string[] => [...new Set([...text.matchAll(what)].map(([, one]) => one))];

const PAGES = [
  'docs/operations.md',
  'docs/server.md',
  'docs/runbook.md',
  'deploy/alerts.yml',
  'deploy/grafana-dashboard.json',
];

test('every metric in the dashboard, the alerts and the pages is measured', async () => {
  const { address } = await server();
  const measured = found(await (await fetch(`${address}/metrics`)).text(), /^# TYPE (\w+) /gm);
  const named = (file: string) =>
    found(read(file), /\b((?:polis|nodejs|process)_[a-z][a-z0-9_]*)\b(?!\.)/g).map((name) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    );
  for (const file of PAGES) {
    expect(named(file).length, file).toBeGreaterThan(3);
    expect(
      named(file).filter((name) => !measured.includes(name)),
      file,
    ).toEqual([]);
  }
  const own = measured.filter((name) => name.startsWith('polis_'));
  for (const file of ['docs/operations.md', 'deploy/grafana-dashboard.json'])
    expect(
      own.filter((name) => !named(file).includes(name)),
      `missing in ${file}`,
    ).toEqual([]);
});

test('answers, sign-ins that fail and what is left of the disk are counted', async () => {
  const { address } = await server();
  const body = JSON.stringify({ login: 'nobody', password: 'not this one', adopt: false });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${address}/api/sessions`, { method: 'POST', headers, body })).status).toBe(403);
  await fetch(`${address}/healthz`);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const value = (name: string): number =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  expect(value('polis_sign_in_failures_total{why="password"}')).toBe(1);
  expect(value('polis_http_responses_total{status="4xx"}')).toBe(1);
  expect(value('polis_http_responses_total{status="2xx"}')).toBe(1);
  expect(value('polis_http_responses_total{status="5xx"}')).toBe(0);
  expect(value('polis_disk_free_bytes')).toBeGreaterThan(0);
  expect(value('polis_disk_size_bytes')).toBeGreaterThan(value('polis_disk_free_bytes'));
});

test('every alert has its entry in the runbook, its trial, and someone to reach', () => {
  const alerts = read('deploy/alerts.yml');
  const names = found(alerts, /^ +- alert: (\w+)$/gm);
  expect(names.length).toBeGreaterThan(10);
  expect(found(read('docs/runbook.md'), /^### (\w+)$/gm).sort()).toEqual([...names].sort());
  for (const name of names) {
    expect(alerts).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}\n`);
    expect(read('deploy/alerts.test.yml')).toContain(`alertname="${name}"`);
  }
  expect(found(alerts, /severity: (\w+)/g).sort()).toEqual(['page', 'ticket']);
  expect(alerts.match(/severity:/g)).toHaveLength(names.length);
  const silenced = found(read('deploy/alertmanager.yml'), /(Polis\w+)/g);
  expect(silenced.filter((name) => !names.includes(name))).toEqual([]);
});

test.skipIf(!findTool('promtool') || !findTool('amtool'))(
  'promtool and amtool, where they are (npm run alerts fetches them), find nothing wrong',
  () => {
    expect(complaints((tool) => findTool(tool) ?? tool)).toEqual([]);
  },
);

test('every service has its exact version and its bounds', () => {
  const compose = read('compose.yaml');
  expect(compose.match(/^ {4}image: (?!polis$).*$/gm)?.filter((line) => !/:v?\d+\.\d+\.?\d*(-|$)/.test(line))).toEqual(
    [],
  );
  const services = compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    .split(/\n {2}(?=\w+:\n)/)
    .slice(1);
  expect(services.length).toBeGreaterThan(5);
  for (const service of services) {
    expect(service).toContain('<<: *guarded');
    expect(service).toContain('mem_limit:');
  }
  const bases = read('Dockerfile').match(/^FROM .*$/gm) ?? [];
  expect(bases.filter((line) => !/^FROM node:24\.\d+\.\d+-bookworm-slim( AS build)?$/.test(line))).toEqual([]);
});

test('every variable that is set or explained is one the server reads', () => {
  const variables = new Set<string>();
  readOptions(
    new Proxy({} as NodeJS.ProcessEnv, {
      get(_, name) {
        variables.add(String(name));
        return undefined;
      },
    }),
  );
  expect(variables.size).toBeGreaterThan(10);
  // what only Caddy, Postgres and Node read
  for (const name of [
    'POLIS_DOMAIN',
    'POLIS_ALERT_WEBHOOK',
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'NODE_ENV',
  ])
    variables.add(name);
  const named = /\b((?:POLIS|POSTGRES|REDIS|DATABASE|NODE)_[A-Z_]+)\b/g;
  for (const file of [
    'Dockerfile',
    'compose.yaml',
    'deploy/Caddyfile',
    'deploy/alerts.yml',
    'docs/operations.md',
    'docs/runbook.md',
  ])
    expect(
      found(read(file), named).filter((name) => !variables.has(name)),
      file,
    ).toEqual([]);
});

test('every file, script and service that is named is there', () => {
  const dockerfile = read('Dockerfile');
  const compose = read('compose.yaml');
  const page = `${read('docs/operations.md')}${read('docs/runbook.md')}`;
  const { scripts } = JSON.parse(read('package.json'));
  for (const script of found(`${dockerfile}${page}`, /npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty(script);
  const files = [
    ...found(compose, /- \.\/(\S+?):/g),
    ...found(read('deploy/prometheus.yml'), /rule_files: \[(\S+)\]/g).map((file) => `deploy/${file}`),
    ...found(page, /\]\((?!http)([^)#]+)/g).map((file) => path.join('docs', file)),
  ];
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  // the proxy, Prometheus and the page speak of nodes that compose starts, at the port the server listens on
  const nodes = found(compose, /^ {2}(app\d+): \*node$/gm);
  const { port } = readOptions({});
  for (const file of ['deploy/Caddyfile', 'deploy/prometheus.yml'])
    expect(found(read(file), /(app\d+:\d+)/g).sort(), file).toEqual(nodes.map((node) => `${node}:${port}`));
  expect(found(page, /\b(app\d+)\b/g).sort()).toEqual(nodes);
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  const profiles = found(compose, /profiles: \[(\w+)\]/g);
  expect(found(page, /--profile (\w+)/g).filter((name) => !profiles.includes(name))).toEqual([]);
});
