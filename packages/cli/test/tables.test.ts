/** Every table that a game comes to is a scenario that the commands read again, from before its first Age to its end. */
import { bots, playOut } from '@polis/bots';
import {
  clone,
  create,
  describe as describeTable,
  type Game,
  type GameConfig,
  type GameRecord,
  retrace,
  type Scenario,
  save,
  score,
  seedFrom,
  setTable,
} from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { readScenario } from '../src/scenario-schema.ts';
import { answers, json, output } from './polis.ts';

type Mix = Pick<GameConfig, 'seats' | 'edition' | 'modules'>;

/** Boards whose side is chosen before the first Age, and what asks further questions in a turn. */
const MIXES: Mix[] = [
  { seats: 2, edition: 'first', modules: ['base', 'leaders', 'cities'] },
  { seats: 3, edition: 'first', modules: ['base'] },
  { seats: 4, edition: 'first', modules: ['base', 'leaders', 'cities', 'edifice', 'teams'] },
  { seats: 7, edition: 'second', modules: ['base', 'leaders', 'edifice'] },
];

function randomGame({ seats, edition, modules }: Mix): GameRecord {
  const cities = Array.from({ length: Math.max(3, seats) }, (_, seat) => seat);
  const boards = ['halikarnassos', 'babylon', modules.includes('leaders') ? 'rome' : 'olympia'];
  const wonders = cities.map((seat) => ({
    wonder: seat < seats ? (boards[seat] ?? 'random') : 'random',
    side: 'choice' as const,
  }));
  const chairs = Array.from({ length: seats }, () => bots.random);
  return save(playOut(create({ seats, edition, modules, wonders, seed: seedFrom('tables', seats) }), chairs, seats));
}

/** As it is read from a file. */
const read = (game: Game) => readScenario(JSON.stringify(describeTable(game)));

describe.each(MIXES)('a record of $seats players with $modules', (mix) => {
  const record = randomGame(mix);
  const tables = Array.from(retrace(record), (game) => ({ ...game, state: clone(game.state) }));

  test('is read at every step', () => {
    for (const game of tables) expect(read(game)).toEqual(JSON.parse(JSON.stringify(describeTable(game))));
  });

  test('has the same score sheets at each', () => {
    const sheets = answers(['score'], tables.map(read));
    tables.forEach((game, step) => {
      const totals = score(game).sheets.map(({ total }) => total);
      // a reward of Edifice that is due in the middle of a turn is counted
      const before = sheets[step].seats.map(({ total, edifice = 0 }: Record<string, number>) => total - edifice);
      const due = score(game).sheets.map(({ edifice = 0 }, seat) => totals[seat] - edifice);
      expect(before, `after ${step} choices`).toEqual(due);
    });
  });

  test('is understood by the other commands', () => {
    const some = tables.filter((_, step) => step % 7 === 0 || step < 12).map(read);
    for (const result of answers(['conflict'], some)) expect(result).toHaveProperty('seats');
    for (const result of answers(['moves', '--seat', '1'], some)) expect(result).toHaveProperty('cards');
    const hints = answers(['moves', '--suggest', '--iterations', '2'], some.slice(0, 15));
    for (const result of hints) expect(result).toHaveProperty('suggestions');
    for (const result of answers(['play'], some))
      expect(result.error?.message ?? '').toMatch(/^$|nobody holds|does not say/);
  });

  test('what comes before the first Age is played as the record has it', () => {
    const last = tables.findIndex(({ state }) => state.age > 0);
    const seats = read(tables[0]).seats.map((seat, id) => ({
      ...seat,
      choice: record.choices.slice(0, last).flatMap(([who, choice]) => (who === id ? [choice] : [])),
    }));
    const [{ scenario }] = answers(['play'], [{ ...read(tables[0]), seats }]);
    const dealt = describeTable(tables[last]);
    const undealt: Scenario = { ...dealt, seats: dealt.seats.map((seat) => ({ ...seat, hand: [] })) };
    expect(scenario).toEqual(mix.modules.includes('leaders') ? dealt : undealt);
  });
});

describe('before the first Age', () => {
  const giza = { wonder: 'giza', side: 'choice' };
  const draft = {
    modules: ['base', 'leaders'],
    age: 0,
    seats: [{ wonder: 'giza', draft: ['nero', 'solomon'] }, { draft: ['caesar', 'sappho'] }, {}],
  };

  test('for people: what is asked then', () => {
    const asked = (scenario: object) => output(['moves', '-'], JSON.stringify(scenario)).split('\n').at(-2);
    expect(asked({ age: 0, seats: [giza, {}, {}] })).toBe('It is asked which side of the board to play: A or B.');
    expect(asked(draft)).toBe('It is asked which leader to keep in the draft: nero or solomon.');
    expect(asked({ age: 0, seats: [{}, {}, {}] })).toBe('It holds no cards.');
    expect(output(['conflict', '-'], JSON.stringify(draft))).toMatch(/^No conflicts before the first Age\n/);
  });

  test('a side is chosen by name, and the table is at the first Age', () => {
    const choice = { do: 'side', side: 'night' };
    const { scenario } = json(['play', '-'], JSON.stringify({ age: 0, seats: [{ ...giza, choice }, {}, {}] }));
    expect(scenario).toMatchObject({ age: 1, turn: 1, seats: [{ wonder: 'giza', side: 'B' }, {}, {}] });
  });
});

describe('what the file says reaches the table', () => {
  test('strict', () => {
    const hand = ['altar', 'baths'];
    const [loose, strict] = answers(
      ['score'],
      [{ seats: [{ hand }, {}, {}] }, { strict: true, turn: 6, seats: [{ hand }, { hand }, {}] }],
    );
    expect(loose).toHaveProperty('seats');
    expect(strict.error.message).toBe('seat 2 holds 0 cards; in turn 6 everybody holds 2 or 0');
  });

  test('drawn, under and draft', () => {
    const hand = ['altar', 'baths'];
    const seats = [{ hand }, { hand, wonder: 'giza', stages: 1, under: ['press'] }, {}];
    const scenario = readScenario(
      JSON.stringify({ age: 2, freeCity: { seat: 2, holder: 0, drawPile: ['forum'], drawn: true }, seats }),
    );
    const told = describeTable(setTable(scenario));
    expect(told.seats[0].hand).toEqual(hand);
    expect(told.seats[1].under).toEqual(['press-age2']);
  });
});
