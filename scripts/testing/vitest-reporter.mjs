// A reporter of vitest's for `npm test`: what became of the tests of each file, and why. Unlike vitest's own JSON it also knows
// what never ended because its process died, and errors that belong to no test.
import fs from 'node:fs';
import path from 'node:path';

/** Names the file it writes to. */
export const COUNT_FILE = 'POLIS_TEST_COUNT';

/**
 * @typedef {{ passed: number, skipped: number, failures: string[] }} FileCount `failures`: which ones, and why
 * @typedef {{ files: Record<string, FileCount>, outside: string[] }} VitestCount `outside`: errors of no test
 * @typedef {{ message?: string }} Said
 */
export default class CountReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<Said>} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {VitestCount} */
    const count = {
      files: Object.fromEntries(
        modules.map((module) => [path.relative(process.cwd(), module.moduleId), ofFile(module)]),
      ),
      outside: unhandled.map((error) => `outside of all tests: ${firstLine(error)}`),
    };
    const report = /** @type {string} */ (process.env[COUNT_FILE]);
    fs.mkdirSync(path.dirname(report), { recursive: true });
    fs.writeFileSync(report, JSON.stringify(count));
  }
}

/** @param {import('vitest/node').TestModule} module @returns {FileCount} */
function ofFile(module) {
  const file = path.relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests()];
  const suites = [...module.children.allSuites()];
  const ended = (/** @type {string} */ state) => tests.filter((test) => test.result().state === state).length;
  return {
    passed: ended('passed'),
    skipped: ended('skipped'),
    failures: [
      ...module.errors().map((error) => `${file}: ${firstLine(error)}`),
      ...suites.flatMap((suite) => suite.errors().map((error) => `${file} > ${suite.fullName}: ${firstLine(error)}`)),
      ...tests
        .filter((test) => !['passed', 'skipped'].includes(test.result().state))
        .map((test) => `${file} > ${test.fullName}: ${firstLine(test.result().errors?.[0])}`),
    ],
  };
}

/** Enough to know what to look for further up. @param {Said | undefined} said */
export function firstLine(said) {
  return (said?.message ?? 'did not end').trim().split('\n')[0].slice(0, 300);
}
