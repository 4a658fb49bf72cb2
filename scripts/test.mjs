// `npm test`: every check. `npm test -- FILE...`: only the tests named; those in a browser are
// called *.spec.ts. `npm run test:all`: also what takes long. `npm run test:quick`: lint, types, and the engine's rules,
// cards and golden records.
// Exits with the code of the first step that failed; the last line is always "N passed, M failed".
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const cache = path.join(root, 'node_modules/.cache');
/** What each of these steps counts, by its name. */
const reports = {
  tests: path.join(cache, 'tests.json'),
  servers: path.join(cache, 'servers.json'),
  browser: path.join(cache, 'playwright/report.json'),
};
for (const file of Object.values(reports)) fs.rmSync(file, { force: true });

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
    ...(isAny ? [step('tests', vitest('tests', 'alone', 'replacing'))] : []),
  ]);
  if (!isQuick && isAny) await step('servers', vitest('servers', 'with services'));
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

/** @param {'tests' | 'servers'} name @param {string[]} projects of vitest.config.ts */
function vitest(name, ...projects) {
  return tool(
    'vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...(only.length > 0 ? ['--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports[name]}`,
    ...(isQuick ? QUICK : others),
  );
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

/** @param {string} file @param {string[]} args @param {'inherit' | 'pipe'} output */
function start(file, args, output) {
  const script = path.join(root, 'node_modules', file);
  return spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['inherit', output, output] });
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
  const all = [counted('tests', fromVitest), counted('servers', fromVitest), counted('browser', fromPlaywright)];
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) => all.reduce((n, one) => n + one[what], 0);
  const names = (/** @type {'failures' | 'second'} */ what) => all.flatMap((one) => one[what]);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: names('failures'),
    second: names('second'),
  };
}

/**
 * A run that broke off counts as one failure.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], second: string[] }} Count
 *   `failures`: which ones, and why; `second`: what failed once
 * @param {keyof typeof reports} name
 * @param {(report: any) => Count} read
 * @returns {Count}
 */
function counted(name, read) {
  const file = reports[name];
  const broke = steps.some((one) => one.name === name && one.code !== 0);
  const found = fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, 'utf8'))) : null;
  const { failed, ...others } = found ?? { passed: 0, failed: 0, skipped: 0, failures: [], second: [] };
  return { ...others, failed: broke ? Math.max(failed, 1) : failed };
}

/** Enough to know what to look for further up. @param {string} said */
function firstLine(said) {
  return said.trim().split('\n')[0].slice(0, 300);
}

/**
 * A file that could not even be loaded counts as one failure.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @param {any} report @returns {Count}
 */
function fromVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const files = /** @type {VitestFile[]} */ (testResults);
  const unloadable = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const place = (/** @type {VitestFile} */ file) => path.relative(root, file.name);
  const named = (/** @type {string} */ wanted) =>
    files.flatMap((file) =>
      file.assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `${place(file)} > ${fullName}: ${firstLine(failureMessages[0])}`),
    );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...unloadable.map((file) => `${place(file)}: ${firstLine(file.message)}`), ...named('failed')],
    second: named('passed'),
  };
}

/**
 * @typedef {{ title: string, ok: boolean, tests: { status: string }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {any} report @returns {Count}
 */
function fromPlaywright({ stats, errors, suites }) {
  const { expected, flaky, unexpected, skipped } = stats;
  /** @param {(spec: Spec) => boolean} is @returns {(suite: Suite) => string[]} */
  const named = (is) => {
    /** @param {Suite} suite @returns {string[]} */
    const within = ({ file, specs = [], suites: inner = [] }) => [
      ...specs.filter(is).map(({ title }) => `${file} > ${title}`),
      ...inner.flatMap(within),
    ];
    return within;
  };
  const said = errors.map((/** @type {{ message: string }} */ one) => firstLine(one.message));
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [...suites.flatMap(named(({ ok }) => !ok)), ...said],
    second: suites.flatMap(named(({ tests }) => tests.some(({ status }) => status === 'flaky'))),
  };
}
