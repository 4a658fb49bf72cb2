// `npm run lighthouse [RUNS]`: home and two running tables under Lighthouse's slow phone; writes what it found to
// packages/web/bench/LIGHTHOUSE.md. Lighthouse brings 180 MB, so that it is installed apart when it is first asked for.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installedApart } from './apart.mjs';
import { root } from './ensure.mjs';
import { freePort } from './services.mjs';
import { withBrowser } from './with-browser.mjs';

const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const FIGURES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'layout shift',
};
const LEAST = 95;
const RUNS = Number(process.argv[2] ?? 3);

const results = path.join(root, 'packages/web/bench');

/** @typedef {{ name: string, scores: Record<string, number>, figures: Record<string, number>, costs: string[] }} Result */

const port = await freePort();
const { default: lighthouse } = await import(
  pathToFileURL(path.join(installedApart('lighthouse', VERSION), 'core/index.js')).href
);
/** @type {Result[]} */
const found = [];

await withBrowser(
  async (_, address, bundled) => {
    const { sites } = await bundled('packages/web/bench/lighthouse.ts', 'lighthouse');
    const { chromium } = await import('@playwright/test');
    // what Lighthouse opens has the profile of the browser itself
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = await browser.contexts()[0].newPage();
    const places = await sites(page, address);
    await page.close();
    for (const { name, address } of places) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await look(name, address));
      runs.sort((a, b) => a.scores.performance - b.scores.performance);
      found.push(runs[Math.floor(RUNS / 2)]);
    }
    await browser.close();
  },
  [`--remote-debugging-port=${port}`],
);

const report = written(found);
console.log(report);
fs.writeFileSync(path.join(results, 'LIGHTHOUSE.md'), report);
fs.writeFileSync(path.join(results, 'lighthouse.json'), `${JSON.stringify(found, null, 2)}\n`);
if (found.some(({ scores }) => Object.values(scores).some((score) => score < LEAST))) process.exitCode = 1;

/** @param {string} name @param {string} address @returns {Promise<Result>} */
async function look(name, address) {
  const { lhr } = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`);
  if (process.env.POLIS_LIGHTHOUSE)
    fs.writeFileSync(path.join(process.env.POLIS_LIGHTHOUSE, `${name}.json`), JSON.stringify(lhr, null, 1));
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)]));
  const figures = Object.fromEntries(Object.keys(FIGURES).map((id) => [id, round(lhr.audits[id].numericValue)]));
  const costs = CATEGORIES.flatMap((id) => lhr.categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && !(id in FIGURES) && lhr.audits[id].score !== null)
    .filter(({ id }) => lhr.audits[id].score < 0.9)
    .map(({ id }) => lhr.audits[id].title);
  console.error(name, JSON.stringify(scores), JSON.stringify(figures), costs.join('; '));
  return { name, scores, figures, costs };
}

/** @param {Result[]} all */
function written(all) {
  const heads = [...CATEGORIES.map((id) => id.replace('-', ' ')), ...Object.values(FIGURES)];
  const rows = all.map(({ name, scores, figures }) => [
    name,
    ...CATEGORIES.map((id) => `**${scores[id]}**`),
    ...Object.keys(FIGURES).map((id) => (id.endsWith('shift') ? figures[id] : `${figures[id]} ms`)),
  ]);
  const line = (/** @type {unknown[]} */ cells) => `| ${cells.join(' | ')} |`;
  return `# What Lighthouse says

\`npm run lighthouse\` opens each screen as on a first visit, with Lighthouse ${VERSION} and its default profile: a phone of
412 by 823 points, a processor four times slower, 1.6 Mbit/s with 150 ms there and back. Of ${RUNS} runs the one in the
middle is shown. The table on this device has eight cities and three modules in the third Age; the one on the server has
four, with bots. The goal is ${LEAST} of 100 everywhere.

${[line(['', ...heads]), line(['---', ...heads.map(() => '---')]), ...rows.map(line)].join('\n')}
`;
}

/** @param {number} value */
function round(value) {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
