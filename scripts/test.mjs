// `npm test`: every check, one after the other. `npm test -- FILE...`: only the tests named.
// Exits with the code of the first step that failed; the last line is always "N passed, M failed".
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const report = path.join(root, 'node_modules/.cache/vitest.json');
fs.rmSync(report, { force: true });

const only = process.argv.slice(2);
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...only];

/** @type {{ name: string, code: number, seconds: number }[]} */
const steps = [];

await step('install', () => ensureInstalled({ dev: true }));
if (steps[0].code === 0) {
  await step('build', ensureBuilt);
  if (only.length === 0) {
    await step('lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'));
    await step('types', tool('typescript/bin/tsc', '-p', 'tsconfig.json'));
    await step('unused', tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'));
  }
  await step('tests', tool('vitest/vitest.mjs', ...vitest));
}

const { passed, failed, skipped } = count();
console.log('\nSummary');
for (const { name, code, seconds } of steps) {
  console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
}
if (skipped > 0) console.log(`  ${skipped} tests skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = steps.find(({ code }) => code !== 0)?.code ?? 0;

/**
 * @param {string} name
 * @param {() => number | void | Promise<void>} work returns an exit code, or throws
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

/** @param {string} file @param {string[]} args */
function tool(file, ...args) {
  return () => {
    const script = path.join(root, 'node_modules', file);
    const done = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
    return done.status ?? 1;
  };
}

/** A file that could not even be loaded, or a run that broke off, counts as one failure. */
function count() {
  const broke = steps.some(({ name, code }) => name === 'tests' && code !== 0);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  );
  /** @param {{ status: string, assertionResults: { status: string }[] }} file */
  const unloadable = (file) =>
    file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
  const failed = numFailedTests + testResults.filter(unloadable).length;
  return {
    passed: numPassedTests,
    failed: broke ? Math.max(failed, 1) : failed,
    skipped: numPendingTests + numTodoTests,
  };
}
