/** What operators are given names what there is: metrics, variables, files and scripts. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from '../src/index.ts';
import { server } from './kit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const found = (text: string, what: RegExp): string[] => [...new Set([...text.matchAll(what)].map(([, one]) => one))];

const PAGES = ['docs/operations.md', 'docs/server.md', 'deploy/alerts.yml', 'deploy/grafana-dashboard.json'];

test('every metric in the dashboard, the alerts and the pages is measured', async () => {
  const { address } = await server();
  const measured = found(await (await fetch(`${address}/metrics`)).text(), /^# TYPE (\w+) /gm);
  const named = (file: string) =>
    found(read(file), /\b((?:polis|nodejs|process)_[a-z][a-z0-9_]*)\b(?!\.)/g).map((name) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    );
  for (const file of PAGES) {
    expect(named(file).length, file).toBeGreaterThan(4);
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
  for (const name of ['POLIS_DOMAIN', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'NODE_ENV'])
    variables.add(name);
  const named = /\b((?:POLIS|POSTGRES|REDIS|DATABASE|NODE)_[A-Z_]+)\b/g;
  for (const file of ['Dockerfile', 'compose.yaml', 'deploy/Caddyfile', 'deploy/alerts.yml', 'docs/operations.md'])
    expect(
      found(read(file), named).filter((name) => !variables.has(name)),
      file,
    ).toEqual([]);
});

test('every file, script and service that is named is there', () => {
  const dockerfile = read('Dockerfile');
  const compose = read('compose.yaml');
  const page = read('docs/operations.md');
  const { scripts } = JSON.parse(read('package.json'));
  for (const script of found(`${dockerfile}${page}`, /npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty(script);
  const files = [
    ...found(dockerfile, /^COPY --from=build \/app\/(\S+)/gm).filter(
      (file) => !['node_modules', 'dist'].includes(file),
    ),
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
