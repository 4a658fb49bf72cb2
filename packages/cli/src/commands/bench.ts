/** `polis bench`: how fast the engine is, beside a fixed loop that says how fast the machine is. */
import { boardNames, type Edition, listed, moduleNames } from '@polis/engine';
import { type Command, noFile, positiveNumber, readArgs } from '../command.ts';
import { type Measured, measures } from '../measures.ts';
import { columns, dim } from '../print/text.ts';
import { THINKING, thinking } from '../thinking.ts';

interface Row extends Measured {
  what: string;
  perSecond: number;
}

interface Mix {
  edition: Edition;
  modules: string[];
  boards?: string[];
  players: number[];
}

/** The mixes whose speed is told as a share of the base game's. */
const TWO_EXPANSIONS = ['base', 'leaders', 'cities'];
const THREE_EXPANSIONS = ['base', 'leaders', 'cities', 'edifice'];

/**
 * What is measured: the base game at several player counts, every module, the expansions together, the second edition,
 * its boxes, and further boards.
 */
const MIXES: Mix[] = [
  { modules: ['base'], players: [3, 4, 5, 7] },
  ...moduleNames.slice(1).map((name) => ({ modules: ['base', name], players: name === 'edifice' ? [4, 7] : [4] })),
  { modules: TWO_EXPANSIONS, players: [4] },
  { modules: THREE_EXPANSIONS, players: [4, 7] },
  { modules: [...moduleNames], players: [4] },
].map((mix): Mix => ({ edition: 'first', ...mix }));
MIXES.push(
  { edition: 'second', modules: ['base'], players: [4] },
  { edition: 'second', modules: TWO_EXPANSIONS, players: [4] },
  { edition: 'second', modules: TWO_EXPANSIONS, boards: [...boardNames], players: [4] },
);

export const bench: Command = {
  usage: '[--seconds 2] [--json]',
  summary: 'random games per second through sample and with every choice listed, clone, replay, decisions of bots',
  async run(args) {
    const { values, positionals } = readArgs(args, { seconds: { type: 'string', default: '2' } });
    noFile(positionals);
    const seconds = positiveNumber(values.seconds, 'seconds');
    const calibration = rate(calibrate, seconds);
    const rows = MIXES.flatMap(({ players: counts, ...mix }) =>
      counts.flatMap((players) =>
        Object.entries(measures({ players, ...mix })).map(([what, once]): Row => {
          notice(`${what}, ${players} players, ${mixText(mix)} …`);
          return { what, players, ...mix, perSecond: rate(once, seconds) };
        }),
      ),
    );
    rows.push(...(await thoughts(seconds)));
    notice('');
    process.stdout.write(
      values.json ? `${JSON.stringify({ calibration, rows })}\n` : `${benchText(calibration, rows)}\n`,
    );
    return 0;
  },
};

/** Says what is going on, in one line of the terminal that is overwritten. */
function notice(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** The time is measured in so many parts, and the best one counts: other work on the machine disturbs it least. */
const PARTS = 10;

/** How often this can be done in a second, after warming up for half as long as is measured. */
function rate(once: (i: number) => void, seconds: number): number {
  const run = (until: number): number => {
    const start = performance.now();
    let count = 0;
    do once(count++);
    while (performance.now() - start < until);
    return count / ((performance.now() - start) / 1000);
  };
  run(500 * seconds);
  return Math.max(...Array.from({ length: PARTS }, () => run((1000 * seconds) / PARTS)));
}

/** A fixed amount of integer work: ratios to it can be compared between machines and runs. */
let sink = 0;
function calibrate(): void {
  let x = sink | 1;
  for (let i = 0; i < 100_000; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  sink = x;
}

/** `base + edifice`; the first edition goes without saying. */
function mixText({ edition, modules, boards = [] }: Pick<Row, 'edition' | 'modules' | 'boards'>): string {
  const names = [...modules, ...boards].join(' + ');
  return edition === 'first' ? names : `${names}, ${edition} edition`;
}

/** Decisions of each bot at one table, and tries of those that search. */
async function thoughts(seconds: number): Promise<Row[]> {
  return (await thinking()).map(({ what, once, count }): Row => {
    notice(`${what} …`);
    return { what, ...THINKING, perSecond: rate(once, seconds) * count };
  });
}

function benchText(calibration: number, rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    mixText(row),
    String(row.players),
    Math.round(row.perSecond).toLocaleString('en'),
    `${(1e6 / row.perSecond).toFixed(row.perSecond > 1e5 ? 2 : 0)} µs`,
    (row.perSecond / calibration).toFixed(2),
    isBase(row) || /^(decisions|tries) of /.test(row.what) ? '' : ofBase(row, rows).toFixed(2), // bots have no base to compare with
  ]);
  const loops = `${Math.round(calibration).toLocaleString('en')} times per second`;
  return [
    columns([['Measure', 'modules', 'players', 'per second', 'each takes', 'per loop', 'of base'], ...cells]),
    '',
    dim(`"Of base" compares with the base game in this run. ${sharesText(rows)}`),
    dim(`"Per loop" can be compared between machines: how often in the time of a fixed loop, here run ${loops}.`),
  ].join('\n');
}

const isBase = ({ edition, modules }: Row): boolean => edition === 'first' && modules.length === 1;

/** The speed of this measure beside that of the base game with as many players, in the same run. */
function ofBase({ what, players, perSecond }: Row, rows: readonly Row[]): number {
  const base = rows.find((row) => row.what === what && row.players === players && isBase(row));
  return base ? perSecond / base.perSecond : Number.NaN;
}

/** The speed with the expansions together, at four players, as a share of the base game's. */
function sharesText(rows: readonly Row[]): string {
  const shares = [TWO_EXPANSIONS, THREE_EXPANSIONS].map((mix) => {
    const row = rows.find(({ modules }) => modules === mix) as Row;
    return `${mixText(row)} reaches ${ofBase(row, rows).toFixed(2)}`;
  });
  return `At four players ${listed(shares)} of its ${rows[0].what}.`;
}
