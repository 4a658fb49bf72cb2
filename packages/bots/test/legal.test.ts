/** No bot ever offers what is not allowed, at every table there can be. */
import {
  boardNames,
  type ConfigInput,
  create,
  EDITIONS,
  type Edition,
  moduleNames,
  over,
  PolisError,
  readConfig,
  seedFrom,
} from '@polis/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { repetitions } from '../../../test/repetitions.ts';
import { type Bot, bots, playOut, ready, searchingBots } from '../src/index.ts';
import { names } from './some-bots.ts';

const GAMES = repetitions('botGames');
/** One game in so many has bots that search, with a few tries; the number shares no factor with that of the tables. */
const SEARCHED = 19;
const quick = names.filter((name) => !searchingBots.includes(name));

beforeAll(() => ready(...names));

const SIZES = [2, 3, 4, 5, 6, 7, 8];
const MIXES = moduleNames
  .slice(1)
  .reduce((mixes, name) => mixes.concat(mixes.map((mix) => [...mix, name])), [['base']]);

type Box = Omit<ConfigInput, 'seed'>;

/** With what is new and without: boxes as the edition has them or the first ones, further boards, leaders for experts. */
const WAYS: Partial<Box>[] = [
  {},
  { boxes: { leaders: 'first', cities: 'first' } },
  { boards: [...boardNames], expert: true },
  { boxes: { cities: 'first' }, boards: [...boardNames], expert: true },
];

/** Every mix of modules that this number of players can use, in both editions, with each box that it has. */
const boxesFor = (seats: number): Box[] =>
  EDITIONS.flatMap((edition: Edition) =>
    MIXES.flatMap((modules) => WAYS.map((way): Box => ({ seats, modules, edition, ...way })))
      .filter(isPossible)
      .filter(isNotYetThere()),
  );

/** Says of each box whether the game it makes was there before. */
function isNotYetThere(): (box: Box) => boolean {
  const before = new Set<string>();
  return (box) => {
    const text = JSON.stringify(readConfig({ ...box, seed: seedFrom('', 0) }));
    return !before.has(text) && before.add(text) !== null;
  };
}

function isPossible(box: Box): boolean {
  try {
    readConfig({ ...box, seed: seedFrom('', 0) });
    return true;
  } catch (error) {
    if (error instanceof PolisError) return false;
    throw error;
  }
}

const tables = SIZES.map((seats) => ({ seats, boxes: boxesFor(seats) }));
const all = tables.reduce((sum, { boxes }) => sum + boxes.length, 0);
const each = Math.ceil(GAMES / all);
/** One table in so many, where there are more tables than games. */
const stride = Math.ceil(all / GAMES);

test('there are tables of every size', () => {
  for (const { boxes } of tables) expect(boxes.length).toBeGreaterThan(3);
});

describe.each(tables)('with $seats players', ({ seats, boxes }) => {
  test('all kinds of bots sit together and never offer what is not allowed', () => {
    for (let i = 0; i < each * boxes.length; i += stride) {
      const some = i % SEARCHED === 0 ? names : quick;
      const first = i + Math.floor(i / boxes.length);
      const chairs = Array.from({ length: seats }, (_, seat): Bot => bots[some[(first + seat) % some.length]]);
      const game = create({ ...boxes[i % boxes.length], seed: seedFrom(`legal ${seats}`, i) });
      expect(over(playOut(game, chairs, i, null, { iterations: 3 }))).toBe(true);
    }
  }, 240_000);
});
