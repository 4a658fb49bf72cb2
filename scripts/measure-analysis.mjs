// `npm run measure:analysis [TABLES]`: how soon the analysis board has something to say at five players with all
// expansions, and how soon it says what it still says after ten seconds: the same best choice, or one within its doubt,
// and a chance within the doubt of both, or half a percent. The first judgement has tried every choice four times. One thread; the app
// uses several. Then how soon the board and exercises are open in the app, also in the processor's own time.
import { loadBundled } from './bundle.mjs';
import { withBrowser } from './with-browser.mjs';

const [tables = '8'] = process.argv.slice(2);
const MS = 10_000;
const MARKS = [300, 1000, 2000, 3000, 5000, MS];
/** Nineteen of twenty others would be nearer. */
const ERRORS = 2;
/** Less is not written. */
const WRITTEN = 0.005;
const WORLDS = 4;
const MOST_OPENING_MS = 300;

const engine = await loadBundled('packages/engine/src/index.ts', 'measured-engine');
const { analyse, bots, byEvaluation, ready, scholarsMind } = await loadBundled(
  'packages/bots/src/index.ts',
  'measured-bots',
);

const woken = performance.now();
await ready('scholar');
console.log(`the scholar is awake after ${Math.round(performance.now() - woken)} ms`);
for (const [name, mind] of [
  ['evaluation', byEvaluation],
  ['scholar', scholarsMind()],
]) {
  console.log(`\nby the ${name}`);
  const firsts = [];
  const stables = [];
  for (let table = 0; table < Number(tables); table++) {
    const sees = engine.view(gameOf(table), 0);
    const looks = looked(sees, mind, table);
    const last = looks[looks.length - 1];
    const stable = looks.find((_, i) => looks.slice(i).every((look) => isAsGood(look, last))) ?? last;
    firsts.push(looks[0].ms);
    stables.push(stable.ms);
    console.log(
      `Age ${sees.age} turn ${sees.turn}: ${last.found.length} choices, first after ${Math.round(looks[0].ms)} ms, ` +
        `stable after ${Math.round(stable.ms)} ms, ${last.tries} tries in ${MS / 1000} s, ` +
        `best ${(100 * last.found[0].chance).toFixed(1)} % ± ${(100 * ERRORS * last.found[0].doubt).toFixed(1)}`,
    );
  }
  console.log(`slowest first judgement ${Math.round(Math.max(...firsts))} ms`);
  console.log(`slowest stable judgement ${Math.round(Math.max(...stables))} ms`);
}

await withBrowser(async (browser, address, bundled) => {
  const { measureStudy } = await bundled('packages/web/bench/analysis.ts', 'measured-study');
  const table = JSON.stringify(engine.describe(gameOf(4)));
  const { machine, pages } = await measureStudy(browser, address, table);
  console.log(
    `\nin the app, from its cache: middle and slowest of several, from the address (at most ${MOST_OPENING_MS} ms on a laptop at ` +
      `rest; here a loop of always the same takes ${Math.round(machine.loop)} ms of the processor, and ` +
      `${machine.crowd.toFixed(1)} times as long by the clock)`,
  );
  for (const { name, seen, judged, work } of pages) {
    console.log(`${name}: seen after ${spread(seen)} ms, ${spread(work)} ms of the processor on the main thread`);
    if (judged.length > 0) console.log(`  and judged after ${spread(judged)} ms`);
  }
});

/** @param {number[]} all */
function spread(all) {
  return `${Math.round(middle(all))} (${Math.round(Math.max(...all))})`;
}

/** @param {number[]} all */
function middle(all) {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
}

/** A table on its way, in another Age and turn each time. @param {number} table */
function gameOf(table) {
  const seed = engine.seedFrom('analysis', table);
  let game = engine.create({ seats: 5, modules: ['base', 'leaders', 'cities', 'edifice'], seed });
  const dice = engine.dice(table);
  const age = (table % 3) + 1;
  const turn = (table % 5) + 1;
  while (game.state.age < age || game.state.turn < turn || !isHand(game)) {
    const { question } = game.state;
    for (let seat = 0; seat < 5 && game.state.question === question; seat++) {
      const sees = engine.view(game, seat);
      if (sees.asks.length > 0) game = engine.submit(game, seat, bots.merchant(sees, sees.asks[0], { dice })).game;
    }
  }
  return game;
}

/** @param {any} game */
function isHand({ rules, state }) {
  const { window, kind } = rules.steps[state.at];
  return window === 'turn.choose' && kind === 'play';
}

/** What was found by when. @param {any} sees @param {any} mind @param {number} seed */
function looked(sees, mind, seed) {
  const start = performance.now();
  const { deepen, found } = analyse(sees, sees.asks[0], { dice: engine.dice(seed) }, mind);
  const looks = [];
  let worlds = 0;
  for (let marks = [0, ...MARKS]; marks.length > 0; ) {
    const tries = deepen();
    if (++worlds < WORLDS) continue;
    const ms = performance.now() - start;
    if (ms < marks[0]) continue;
    marks = marks.filter((mark) => mark > ms);
    looks.push({ ms, tries, found: found() });
  }
  return looks;
}

/** @param {any} look @param {any} last */
function isAsGood(look, last) {
  const [best] = look.found;
  const then = last.found.find((/** @type {any} */ one) => one.choice === best.choice);
  const top = last.found[0];
  return (
    top.chance - then.chance <= Math.max(WRITTEN, ERRORS * Math.hypot(top.doubt, then.doubt)) &&
    Math.abs(best.chance - then.chance) <= Math.max(WRITTEN, ERRORS * Math.hypot(best.doubt, then.doubt))
  );
}
