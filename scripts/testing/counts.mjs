// What became of all tests, from the reports that vitest and Playwright have written.
import fs from 'node:fs';
import { firstLine } from './vitest-reporter.mjs';

/**
 * @typedef {{ passed: number, skipped: number, failures: string[], second: string[] }} Count
 *   `failures`: which ones, and why; `second`: what failed once
 * @typedef {import('./vitest-reporter.mjs').VitestCount} VitestCount
 */

/** @param {string} file @returns {VitestCount | null} null: it broke off before it could report */
export function vitestReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

/** @param {string} file @param {string | null} first the report of a first try, of which only what failed was tried again */
export function fromVitest(file, first = null) {
  const report = vitestReport(file);
  const before = first === null ? null : vitestReport(first);
  const files = Object.values({ ...before?.files, ...report?.files });
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    skipped: files.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: report === null ? [] : failuresOf(report),
    second: before === null ? [] : failuresOf(before),
  };
}

/** @param {VitestCount} report */
function failuresOf({ files, outside }) {
  return [...Object.values(files).flatMap(({ failures }) => failures), ...outside];
}

/**
 * @typedef {{ title: string, ok: boolean, tests: { status: string }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {string} file @returns {Count}
 */
export function fromPlaywright(file) {
  if (!fs.existsSync(file)) return { passed: 0, skipped: 0, failures: [], second: [] };
  const { stats, errors, suites } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [...suites.flatMap(named(({ ok }) => !ok)), ...errors.map(firstLine)],
    second: suites.flatMap(named(({ tests }) => tests.some(({ status }) => status === 'flaky'))),
  };
}

/** @param {(spec: Spec) => boolean} is @returns {(suite: Suite) => string[]} */
function named(is) {
  return ({ file, specs = [], suites = [] }) => [
    ...specs.filter(is).map(({ title }) => `${file} > ${title}`),
    ...suites.flatMap(named(is)),
  ];
}
