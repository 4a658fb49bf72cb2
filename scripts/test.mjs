// `npm test`: every check. `npm test -- FILE...`: only the tests named; those in a browser are
// called *.spec.ts. `npm run test:all`: also what takes long. `npm run test:quick`: lint, types, and the engine's rules,
// cards and golden records.
// Exits with the code of the first step that failed; the last line is always "N passed, M failed".
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { fromPlaywright, fromVitest, vitestReport } from './testing/counts.mjs';
import { COUNT_FILE } from './testing/vitest-reporter.mjs';

const cache = path.join(root, 'node_modules/.cache');
/** What each of these steps counts, by its name; `first`: what the servers' tests counted before a second try. */
const reports = {
  tests: path.join(cache, 'tests.json'),
  servers: path.join(cache, 'servers.json'),
  first: path.join(cache, 'servers-first.json'),
  browser: path.join(cache, 'playwright/report.json'),
};
for (const file of Object.values(reports)) fs.rmSync(file, { force: true });

/** Files that are tried again: more of them are no bad luck. */
const UNLUCKY = 3;

const isQuick = process.argv.includes('--quick');
const QUICK = ['rules', 'cards', 'golden'].map((part) => `packages/engine/test/${part}/`);
const only = process.argv.slice(2).filter((word) => !['--all', '--quick'].includes(word));
if (process.argv.includes('--all')) process.env.POLIS_ALL = '1';
const specs = only.filter((file) => file.includes('.spec'));
const others = only.filter((file) => !specs.includes(file));

/** @type {{ name: string, code: number, seconds: number }[]} */
const steps = [];

await step('install', () => ensureInstalled({ dev: true }));
if (steps[0].code === 0) {
  if (!isQuick) await step('build', ensureBuilt);
  const areNamed = only.length > 0;
  const isAny = !areNamed || others.length > 0;
  await Promise.all([
    ...(areNamed ? [] : checks()),
    ...(isAny ? [step('tests', () => vitest('tests', ['alone', 'replacing'], isQuick ? QUICK : others))] : []),
  ]);
  if (!isQuick && isAny) await step('servers', servers);
  if (!isQuick && (!areNamed || specs.length > 0)) await step('browser', inBrowser);
}

const { passed, failed, skipped, failures, second } = count();
console.log('\nSummary');
for (const { name, code, seconds } of steps) {
  console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s`);
}
if (skipped > 0) console.log(`  ${skipped} tests skipped`);
for (const one of second) console.log(`  passed at the second try only: ${one}`);
for (const one of failures) console.log(`  FAILED ${one}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = steps.find(({ code }) => code !== 0)?.code ?? 0;

/**
 * @param {string} name
 * @param {() => number | void | Promise<number | void>} work returns an exit code, or throws
 */
async function step(name, work) {
  console.log(`\n> ${name}`);
  const start = performance.now();
  let code = 0;
  try {
    code = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    code = 1;
  }
  steps.push({ name, code, seconds: (performance.now() - start) / 1000 });
}

function checks() {
  return [
    step('lint', quietly('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')),
    step('styles', quietly('stylelint/bin/stylelint.mjs', 'packages/web/src/**/*.css')),
    step('types', quietly('typescript/bin/tsc', '-p', 'tsconfig.json')),
    step('web types', quietly('typescript/bin/tsc', '-p', 'packages/web')),
    ...(isQuick ? [] : [step('unused', quietly('knip/bin/knip.js', '--no-progress', '--no-config-hints'))]),
  ];
}

/** Real services on a machine of strangers: a second try of what failed; whoever works here sees the first. */
async function servers() {
  const code = await vitest('servers', ['with services'], others);
  const files = Object.entries(vitestReport(reports.servers)?.files ?? {});
  const failed = files.filter(([, { failures }]) => failures.length > 0).map(([file]) => file);
  if (!process.env.CI || code === 0 || failed.length === 0 || failed.length > UNLUCKY) return code;
  console.log(`\n> servers, a second try: ${failed.join(', ')}`);
  fs.renameSync(reports.servers, reports.first);
  return vitest('servers', ['with services'], failed);
}

/**
 * @param {'tests' | 'servers'} name
 * @param {string[]} projects of vitest.config.ts
 * @param {string[]} files
 */
function vitest(name, projects, files) {
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...(only.length > 0 ? ['--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=./scripts/testing/vitest-reporter.mjs',
    ...files,
  ];
  return ended(start('vitest/vitest.mjs', args, 'inherit', { [COUNT_FILE]: reports[name] }));
}

/** Shows what it says while it works. @param {string} file @param {string[]} args */
function tool(file, ...args) {
  return () => ended(start(file, args, 'inherit'));
}

/** Shows what it has said when it is done, since others work beside it. @param {string} file @param {string[]} args */
function quietly(file, ...args) {
  return async () => {
    const child = start(file, args, 'pipe');
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data));
    const code = await ended(child);
    if (said.trim() !== '') process.stdout.write(`\n${path.basename(file)}:\n${said}`);
    return code;
  };
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} output
 * @param {Record<string, string>} env
 */
function start(file, args, output, env = {}) {
  const script = path.join(root, 'node_modules', file);
  const options = { cwd: root, env: { ...process.env, ...env } };
  return spawn(process.execPath, [script, ...args], { ...options, stdio: ['inherit', output, output] });
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function ended(child) {
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/** Where no browser is to be had the tests in it are left out, but not where everything has to be tested. */
async function inBrowser() {
  const { findBrowser } = await import('./browser.mjs');
  try {
    const { source } = await findBrowser();
    console.log(`in ${source}`);
  } catch (error) {
    if (process.env.CI) throw error;
    console.log(`left out: ${error instanceof Error ? error.message : error}`);
    return 0;
  }
  return tool('@playwright/test/cli.js', 'test', '-c', 'packages/web', ...specs)();
}

function count() {
  const first = fs.existsSync(reports.first) ? reports.first : null;
  const all = {
    tests: fromVitest(reports.tests),
    servers: fromVitest(reports.servers, first),
    browser: fromPlaywright(reports.browser),
  };
  // a run that broke off counts as one failure
  const failed = Object.entries(all).map(([name, { failures }]) => {
    const broke = steps.some((one) => one.name === name && one.code !== 0);
    return broke ? Math.max(failures.length, 1) : failures.length;
  });
  const counts = Object.values(all);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((one, other) => one + other, 0);
  return {
    passed: sum(counts.map(({ passed }) => passed)),
    failed: sum(failed),
    skipped: sum(counts.map(({ skipped }) => skipped)),
    failures: counts.flatMap(({ failures }) => failures),
    second: counts.flatMap(({ second }) => second),
  };
}
