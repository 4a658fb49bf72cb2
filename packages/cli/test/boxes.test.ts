/** Second boxes, leaders for experts and further boards on the command line. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Effect, rulesOf } from '@polis/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { offerText } from '../src/print/effects.ts';
import { answers, json, lines, output, polis } from './polis.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-boxes-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const BOTH = ['--modules', 'base,leaders,cities', '--edition', 'second'];
const ALL = [...BOTH, '--expert', '--boards', 'wonder-pack,catan'];

describe('simulate', () => {
  const file = path.join(folder, 'games.jsonl');
  const call = ['simulate', '--players', '5', '--games', '8', '--seed', 'boxes', ...ALL];
  const summary = json([...call, '--save', file]);
  const records = fs.readFileSync(file, 'utf8').trimEnd().split('\n');

  test('plays what was asked for, and says so', () => {
    expect(summary).toMatchObject({
      edition: 'second',
      modules: ['base', 'leaders', 'cities'],
      expert: true,
      furtherBoards: ['wonder-pack', 'catan'],
    });
    expect(summary).not.toHaveProperty('boxes');
    const cities = Object.keys(summary.boards).map((board) => board.replace(/-(A|B|day|night)$/, ''));
    expect(
      cities.filter((city) => ['great-wall', 'manneken-pis', 'stonehenge', 'abu-simbel', 'catan'].includes(city)),
    ).not.toEqual([]);
    expect(JSON.parse(records[0]).config).toMatchObject({
      boxes: { leaders: 'second', cities: 'second' },
      boards: ['wonder-pack', 'catan'],
      expert: true,
    });
  });

  test('games that were saved replay and are verified', () => {
    for (const { hashes, over } of answers(
      ['replay'],
      records.map((record) => JSON.parse(record)),
    )) {
      expect({ hashes, over }).toEqual({ hashes: 'match', over: true });
    }
    const one = path.join(folder, 'one.json');
    fs.writeFileSync(one, records[0]);
    expect(json(['verify', one])).toMatchObject({ ok: true });
  });

  test('each table of a saved game is a scenario that can be read again', () => {
    const { choices } = JSON.parse(records[1]);
    for (let step = 0; step <= choices.length; step += 13) {
      const { scenario } = json(['replay', '-', '--step', String(step)], `${records[1]}\n`);
      expect(json(['score', '-'], lines([scenario])).seats).toHaveLength(5);
    }
  });

  test('boxes of the first edition', () => {
    const first = ['--boxes', 'leaders=first,cities=first'];
    const { boxes } = json(['simulate', '--players', '8', '--games', '2', ...BOTH, ...first]);
    expect(boxes).toEqual({ leaders: 'first', cities: 'first' });
    const text = output(['simulate', '--games', '2', ...BOTH, '--boxes', 'leaders=first', '--boards', 'catan']);
    expect(text).toMatch(
      /^2 games of 4 players with Leaders \(first box\), Cities and Catan, second edition, seed 1\n/,
    );
  });
});

test('arena has the same options, and its results are of one mix', () => {
  const file = path.join(folder, 'arena.jsonl');
  const call = ['arena', '--bots', 'merchant,random,random', '--games', '3', '--results', file];
  expect(output([...call, ...ALL])).toMatch(
    /^3 games of 3 players: base \+ leaders \+ cities \+ experts \+ wonder-pack \+ catan, second edition\n/,
  );
  expect(polis([...call, ...BOTH])).toMatchObject({
    status: 2,
    stderr: `polis: ${file} holds the games of another arena\n`,
  });
});

test('start plays with them', () => {
  expect(output(['start', ...ALL])).toMatch(
    /^Polis: four bots play 7 Wonders with Leaders, Cities, leaders for experts, Wonder Pack and Catan, second edition\n/,
  );
});

describe('a scenario', () => {
  const idle = [{}, {}];
  const refused = (scenario: object): string => answers(['score'], [scenario])[0].error.message;

  test.each([
    [{ boxes: { leaders: 'third' }, seats: idle }, 'boxes.leaders: this has to be "first" or "second"'],
    [{ boxes: { edifice: 'first' }, seats: idle }, 'boxes: there is no field "edifice" here'],
    [{ boxes: 'first', seats: idle }, 'boxes: this has to be an object'],
    [{ expert: 'yes', seats: idle }, 'expert: this has to be true or false'],
    [{ seats: [{ wonder: 'great-wall', stages: [5] }, ...idle] }, 'seats.0.stages.0: this has to be at most 4'],
    [{ seats: [{ wonder: 'great-wall', stages: 'two' }, ...idle] }, 'seats.0.stages: this has to be a whole number'],
    [{ seats: [{ from: 'above' }, ...idle] }, 'seats.0.from: this has to be "left" or "right"'],
    [
      { seats: [{ choice: { do: 'stage', card: 'altar', stage: 0 } }, ...idle] },
      'seats.0.choice.stage: this has to be at least 1',
    ],
  ])('%j is refused with a sentence', (scenario, sentence) => {
    expect(refused(scenario)).toBe(sentence);
  });

  test.each([
    { seats: [{ wonder: 'great-wall', stages: [1, 1] }, ...idle] },
    { seats: [{ wonder: 'giza', stages: [2] }, ...idle] },
    { seats: [{ wonder: 'giza', from: 'left' }, ...idle] },
    { seats: [{ wonder: 'abu-simbel' }, ...idle] },
    { seats: [{ wonder: 'catan', side: 'A' }, ...idle], modules: ['base', 'leaders'] },
    { seats: [{ entombed: ['croesus'] }, ...idle], modules: ['base', 'leaders'] },
    { seats: [{ leaders: ['gorgo'] }, ...idle], modules: ['base', 'leaders'] },
    { seats: [{}, ...idle], edition: 'first', modules: ['base', 'leaders'], boxes: { leaders: 'second' } },
  ])('%j makes no sense, and the engine says why', (scenario) => {
    expect(refused(scenario)).toMatch(/^[a-z"].{15,}$/i);
  });
});

describe('moves', () => {
  const wall = { wonder: 'great-wall', stages: [2], coins: 2, makes: ['3 stone', '2 wood'], hand: ['altar'] };
  const pis = { wonder: 'manneken-pis', stages: 2, options: [1], makes: ['glass', 'loom', 'papyrus'], hand: ['altar'] };
  const carthage = { wonder: 'carthage', side: 'night' };

  test('--json: the stage that is built, and whose it copies', () => {
    const [ofWall, ofPis] = answers(
      ['moves'],
      [{ seats: [wall, {}, {}] }, { seats: [pis, { wonder: 'giza' }, carthage] }],
    ).map(({ cards }) => cards[0].stage);
    const pay = { left: 0, right: 0, bank: 0 };
    expect(ofWall).toEqual([
      { stage: 1, pay },
      { stage: 3, pay },
    ]);
    expect(ofPis.map(({ from, option }: { from: string; option?: number }) => [from, option])).toEqual(
      expect.arrayContaining([['left', undefined]]),
    );
    expect(ofPis.every(({ from }: { from: string }) => ['left', 'right'].includes(from))).toBe(true);
  });

  test('for people: what each of them gives', () => {
    const text = output(['moves', '-', '--seat', '0'], JSON.stringify({ seats: [wall, {}, {}] }));
    expect(text).toContain('  stage  1, 8 coins: no coins needed\n  stage  3, 2 shields: no coins needed\n');
  });

  test('--suggest names the stage, and why', () => {
    const rich = { ...wall, hand: ['altar', 'theater'] };
    const table = { age: 3, turn: 6, seats: [rich, { shields: 1 }, { shields: 1 }] };
    const text = output(['moves', '-', '--suggest', '--iterations', '40'], JSON.stringify(table));
    expect(text).toMatch(
      /\d\. build stage 3 with (Altar|Theater): [\s\S]*\n {3}stage 3 of your wonder; makes you stronger/,
    );
  });
});

describe('play', () => {
  const sell = (hand: string[]) => ({ hand, choice: { do: 'sell', card: hand[0] } });

  test('raiders, gifts and losses of the second box of Cities are told', () => {
    const built = (card: string, more = {}) => ({ hand: [card], choice: { do: 'build', card }, ...more });
    const text = output(
      ['play', '-'],
      JSON.stringify({
        edition: 'second',
        modules: ['base', 'cities'],
        seats: [built('raider-camp'), built('customs'), built('opium-stash'), sell(['altar'])],
      }),
    );
    for (const line of [
      'City 0 takes a victory token of +1',
      'City 1 takes a debt token',
      'City 3 takes a debt token',
      'City 0 receives 1 coin for what another built',
      'City 0 loses 1 coin',
    ])
      expect(text).toContain(`\n${line}\n`);
  });

  const tomb = {
    modules: ['base', 'leaders'],
    age: 2,
    turn: 2,
    seats: [
      {
        wonder: 'abu-simbel',
        side: 'B',
        leaders: ['solomon'],
        makes: ['2 clay', 'loom'],
        hand: ['temple'],
        choice: [{ do: 'stage', card: 'temple' }] as object[],
      },
      sell(['walls']),
      sell(['forum']),
    ],
  };

  test('who does not say whom to entomb entombs nobody, and who names someone else is refused', () => {
    expect(output(['play', '-'], JSON.stringify(tomb))).not.toContain('entombs');
    tomb.seats[0].choice = [
      { do: 'stage', card: 'temple' },
      { do: 'pick', card: 'nero' },
    ];
    expect(answers(['play'], [tomb])[0].error.message).toBe(
      'seat 0: nero is not offered; asked is which leader of the city to entomb; offered are: solomon, pass',
    );
  });

  test('a leader in a tomb stays there when the table is read again', () => {
    tomb.seats[0].choice = [
      { do: 'stage', card: 'temple' },
      { do: 'pick', card: 'solomon' },
    ];
    const { scenario } = json(['play', '-'], JSON.stringify(tomb));
    expect(scenario.seats[0]).toMatchObject({ stages: 1, entombed: ['solomon'] });
    expect(json(['score', '-'], lines([scenario])).seats[0]).toMatchObject({ wonder: 6, leaders: 0 });
  });
});

test('every effect there is has words', () => {
  const rules = [
    rulesOf({ edition: 'second', modules: ['base', 'leaders', 'cities', 'edifice'], expert: true, seats: 4 }),
    rulesOf({ edition: 'first', modules: ['base', 'leaders', 'cities'], seats: 4 }),
  ];
  const gives = rules.flatMap(({ cards, wonders }) => [
    ...cards.map(({ effects }) => effects),
    ...wonders.flatMap(({ stages, gives: start }) => [
      start.effects,
      ...stages.flatMap(({ effects, options }) => [effects, ...options.map((one) => one.effects)]),
    ]),
  ]);
  const wordless = gives
    .flat()
    .filter((effect: Effect) => /undefined|NaN|\b[a-z]+[A-Z]/.test(offerText({ effects: [effect] })));
  expect(wordless).toEqual([]);
});
