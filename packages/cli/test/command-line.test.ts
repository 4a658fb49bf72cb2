/** The command line as such: help, wrong calls, pipes, colours, and the commands that read no file. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { json, output, polis, polisProcess, root, script } from './polis.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-cli-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const commands = ['simulate', 'arena', 'ladder', 'score', 'moves', 'conflict', 'play', 'replay', 'bench', 'start'];
const scenario = '{"seats": [{"wonder": "giza"}, {}, {}]}';

describe('help', () => {
  const help = output(['help']);

  test('lists every command', () => {
    for (const name of commands) expect(help).toMatch(new RegExp(`^  polis ${name} .*--json.*\n      \\w`, 'm'));
  });

  test('names every module', () => {
    expect(help).toContain(
      '\ngives one result per line. --modules takes names from base, leaders, cities, edifice, teams;\n',
    );
    expect(help).toContain('\n--teams adds the module teams; --edition is first or second.');
    expect(help).toContain('unless --boxes says otherwise, such as leaders=first,cities=first.');
    expect(help).toContain('--boards adds boards to those that are dealt: wonder-pack, catan.\n');
  });

  test('is also what a call without a command and --help print', () => {
    expect(output([])).toBe(help);
    expect(output(['-h'])).toBe(help);
  });

  test('of one command is its part', () => {
    const part = output(['moves', '--help']);
    expect(help).toContain(part);
    expect(part).toMatch(/^ {2}polis moves FILE/);
    expect(output(['help', 'moves'])).toBe(part);
  });

  test('--version is the version', () => {
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect(output(['--version'])).toBe(`${version}\n`);
  });
});

describe('a wrong call ends with 2 and a sentence', () => {
  test.each([
    [['conquer'], 'there is no command "conquer"; polis help lists them'],
    [['toString'], 'there is no command "toString"; polis help lists them'],
    [['score', '--jsn', '-'], "Unknown option '--jsn'"],
    [['score'], 'this command reads one FILE (or - for standard input)'],
    [['moves', '-', '--seat', 'one'], '--seat takes a whole number from 0 up, not "one"'],
    [['replay', '-', '--step', '1.5'], '--step takes a whole number from 0 up, not "1.5"'],
    [['start', 'now'], 'this command reads no file: "now" is too much'],
    [['start', '--players', '8'], 'base is for 2 to 7 players, not 8; the cards of cities are enough for 8'],
    [['start', '--edition', 'third'], 'there is no edition "third"; there is first and second'],
    [
      ['start', '--boxes', 'leaders'],
      '--boxes takes leaders or cities with an edition, such as leaders=first, not "leaders"',
    ],
    [['start', '--boxes', 'leaders=first,leaders=second'], '--boxes names leaders twice'],
    [
      ['start', '--boxes', 'edifice=first'],
      'there is no module with several boxes "edifice"; there is leaders, cities',
    ],
    [['start', '--boxes', 'cities=third'], 'a box is first or second, not "third"'],
    [
      ['start', '--modules', 'base,cities', '--boxes', 'cities=second'],
      'the second-edition box of cities is for the second edition of the game',
    ],
    [['simulate', '--boards', 'wonderpack'], 'there is no set of boards "wonderpack"; did you mean wonder-pack?'],
    [['arena', '--boards', 'catan,catan'], 'a set of boards is named twice'],
    [
      ['start', '--players', '8', '--modules', 'base,cities', '--edition', 'second'],
      'base + cities is for 3 to 7 players, not 8: the second-edition box of Cities is for 3 to 7; the first one can be asked for by "boxes"',
    ],
    [['bench', '--seconds', '0'], '--seconds takes a number above 0, not "0"'],
  ])('%j', (args, message) => {
    expect(polis(args)).toMatchObject({ status: 2, stdout: '', stderr: `polis: ${message}\n` });
  });

  test('a file that cannot be read', () => {
    const { status, stdout, stderr } = polisProcess(['score', path.join(folder, 'none.json')]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^polis: cannot read .*none\.json: ENOENT.*\n$/);
  });
});

describe('a file', () => {
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text);
    return file;
  };

  test('that is refused ends with 1, a sentence, and with --json the error as data', () => {
    const file = write('empty.json', '');
    const { status, stdout, stderr } = polisProcess(['score', file, '--json']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^polis: this is not JSON: .+\n$/);
    expect(JSON.parse(stdout).error).toMatchObject({ code: 'garbage', message: stderr.slice('polis: '.length).trim() });
  });

  test('may be written over several lines, with a mark of its encoding', () => {
    const file = write('marked.json', `\uFEFF${JSON.stringify(JSON.parse(scenario), null, 2)}\r\n`);
    expect(json(['score', file]).winners).toEqual([0, 1, 2]);
  });

  test('of complete lines gives one result per line', () => {
    const { status, stdout, stderr } = polis(['score', write('lines.jsonl', `${scenario}\n\n{}\n`), '--json']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line))),
    ).toEqual([['seats', 'winners'], ['error']]);
  });
});

describe('standard input', () => {
  test('without a line gives no result', () => {
    for (const nothing of ['', '\n  \n'])
      expect(polis(['score', '-'], nothing)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('answers the lines around one that is refused', () => {
    const { status, stdout, stderr } = polis(['conflict', '-'], `${scenario}\n{"seats"\n${scenario}\n`);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(
      /^Conflicts of Age I\n[\s\S]*none +0\n\nline 2 is refused: this is not JSON: .+\n\nConflicts of Age I\n/,
    );
  });

  test('is answered line by line, without waiting for its end', async () => {
    const child = spawn(process.execPath, [script, 'score', '-', '--json'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const results = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const coins of [3, 6]) {
      child.stdin.write(`{"seats": [{"coins": ${coins}}, {}, {}]}\n`);
      const { value } = await results.next();
      expect(JSON.parse(value).seats[0].treasury).toBe(coins / 3);
    }
    child.stdin.end();
    expect((await results.next()).done).toBe(true);
  });

  test('may be cut off by a reader that has seen enough', () => {
    const file = path.join(folder, 'many.jsonl');
    fs.writeFileSync(file, `${scenario}\n`.repeat(3000));
    const command = `{ "$NODE" "$SCRIPT" score - --json < "$FILE"; echo "code $?" >&2; } | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath, SCRIPT: script, FILE: file },
    });
    expect(JSON.parse(stdout).winners).toEqual([0, 1, 2]);
    expect(stderr).toBe('code 0\n');
  });
});

test('no colours where there is no terminal', () => {
  const colour = String.fromCharCode(27);
  for (const env of [{}, { NO_COLOR: '1' }]) {
    const { stdout, stderr } = polisProcess(['simulate', '--games', '2'], '', env);
    expect(stdout).toMatch(/^2 games of 4 players/);
    expect(stdout + stderr).not.toContain(colour);
    expect(stderr).toBe('');
  }
});

describe('bench', () => {
  const mixes = [
    ...[3, 4, 5, 7].map((players) => ({ players, modules: ['base'] })),
    { players: 4, modules: ['base', 'leaders'] },
    { players: 4, modules: ['base', 'cities'] },
    ...[4, 7].map((players) => ({ players, modules: ['base', 'edifice'] })),
    { players: 4, modules: ['base', 'teams'] },
    { players: 4, modules: ['base', 'leaders', 'cities'] },
    ...[4, 7].map((players) => ({ players, modules: ['base', 'leaders', 'cities', 'edifice'] })),
    { players: 4, modules: ['base', 'leaders', 'cities', 'edifice', 'teams'] },
    { players: 4, edition: 'second', modules: ['base'] },
    { players: 4, edition: 'second', modules: ['base', 'leaders', 'cities'] },
    { players: 4, edition: 'second', modules: ['base', 'leaders', 'cities'], boards: ['wonder-pack', 'catan'] },
  ].map((mix) => ({ edition: 'first', ...mix }));
  const thinking = [
    'decisions of apprentice',
    'tries of architect',
    'decisions of baseline',
    'decisions of merchant',
    'decisions of random',
    'tries of scholar',
  ].map((name) => ({ what: name, players: 5, edition: 'first', modules: ['base', 'leaders', 'cities', 'edifice'] }));
  const what = ['games through sample', 'games with all choices listed', 'clone', 'replay of a record'];

  test('--json: a calibration and a row per measure, number of players and mix of modules', () => {
    const { calibration, rows, ...rest } = json(['bench', '--seconds', '0.001']);
    expect(rest).toEqual({});
    expect(calibration).toBeGreaterThan(0);
    expect(rows.map(({ perSecond, ...row }: { perSecond: number }) => (perSecond > 0 ? row : perSecond))).toEqual([
      ...mixes.flatMap((mix) => what.map((name) => ({ what: name, ...mix }))),
      ...thinking,
    ]);
  });

  test('for people: a line each, and how to compare', () => {
    const [head, ...rest] = output(['bench', '--seconds', '0.001']).split('\n');
    expect(head).toMatch(/^Measure +modules +players +per second +each takes +per loop +of base$/);
    const rows = rest.slice(0, mixes.length * what.length);
    const thoughts = rest.slice(rows.length, rows.length + thinking.length);
    expect(thoughts.map((row) => row.split(/ {2,}/)[0])).toEqual(thinking.map((row) => row.what));
    for (const row of rows.slice(0, 16)) expect(row).toMatch(/^[a-z ]+ base +[3457] +[\d,]+ +[\d.]+ µs +\d+\.\d\d$/);
    for (const row of rows.slice(16))
      expect(row).toMatch(
        /^[a-z ]+ base( \+ [a-z-]+)*(, second edition)? +[47] +[\d,]+ +[\d.]+ µs +\d+\.\d\d +\d+\.\d\d$/,
      );
    const [blank, toBase, toMachines, ...nothing] = rest.slice(rows.length + thinking.length);
    expect([blank, ...nothing]).toEqual(['', '']);
    const share = (mix: string): string | undefined =>
      rows
        .find((row) => new RegExp(`^games through sample +${mix.replaceAll('+', '\\+')} +4 `).test(row))
        ?.split(/ +/)
        .at(-1);
    const [two, three] = ['base + leaders + cities', 'base + leaders + cities + edifice'];
    expect(toBase).toBe(
      `"Of base" compares with the base game in this run. At four players ${two} reaches ${share(two)} and ${three} reaches ${share(three)} of its games through sample.`,
    );
    expect(toMachines).toMatch(/a fixed loop, here run [\d,]+ times per second\.$/);
  });
});

describe('start', () => {
  test('plays a game of four and says how to go on', () => {
    const text = output(['start']);
    expect(text).toMatch(/^Polis: four bots play 7 Wonders\n\nAge I begins\n {2}\w+ [AB] (builds|sells) /);
    expect(text).toMatch(
      /\nAge II begins\n[\s\S]*\nAge III begins\n[\s\S]*\n {2}The game is over\n\nPoints +\w+ [AB] /,
    );
    expect(text).toMatch(/\n.+ (wins|share the win)\n\nHow to go on:\n {2}(npx )?polis simulate /);
  });

  test('--json: the seed, what happened and the score', () => {
    const { seed, events, score, ...rest } = json(['start']);
    expect(rest).toEqual({});
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(events.at(-1)).toMatchObject({ event: 'over', winners: score.winners });
    expect(score.seats).toHaveLength(4);
  });

  test('plays the second edition with Edifice, day and night', () => {
    const text = output(['start', '--modules', 'base,edifice', '--edition', 'second']);
    expect(text).toMatch(/^Polis: four bots play 7 Wonders with Edifice, second edition\n/);
    expect(text).toMatch(/\n {2}\w+ \((day|night)\) (builds|sells) /);
    expect(text.match(/^ {2}[\w ]+ (is finished and rewards .+|fails[;,] .+)$/gm)).toHaveLength(3);
    expect(text).toMatch(/\nEdifice +-?\d+ /);
  });

  test('plays the game that is asked for', () => {
    const text = output(['start', '--players', '8', '--modules', 'base,leaders,cities', '--teams']);
    expect(text).toMatch(/^Polis: eight bots play 7 Wonders in 4 teams with Leaders and Cities\n/);
    expect(text).toMatch(/\n {2}\w+ [AB] defeats \w+ [AB], \d+ to \d+, for (2 tokens|1 token) each\n/);
    expect(text).toMatch(/\nTeam 4 \(\w+ [AB] and \w+ [AB]\) +-?\d+\n\n.*Team \d \(.*\) (wins|share the win)\n/);
    const { events, score } = json(['start', '--teams']);
    expect(score.teams.map(({ seats }: { seats: number[] }) => seats)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(events.at(-1)).toMatchObject({ event: 'over', teams: score.teams });
  });
});
