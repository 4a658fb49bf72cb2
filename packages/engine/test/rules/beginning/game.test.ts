/** A game that begins in the middle of another one: how it is written down, and what is refused. */
import { describe, expect, test } from 'vitest';
import { branchOf } from '../../../src/branch.ts';
import { type ConfigInput, readConfig } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { hash } from '../../../src/hash.ts';
import { type GameRecord, replay } from '../../../src/record.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { Beginning, GameConfig } from '../../../src/types.ts';
import { played, refusedWith, stored } from '../../kit/index.ts';

const seed = seedFrom('a branch', 1);
const record: GameRecord = stored(played(create({ seats: 3, seed: seedFrom('a game', 1) }), 1));

const inGame = (changes: object): ConfigInput => {
  const config = branchOf(record, 4, null, seed);
  return { ...config, from: { ...config.from, ...changes } as Beginning };
};

test('its configuration is that of the other game, but for the seed', () => {
  const { from, ...config } = readConfig(branchOf(record, 4, 1, seed));
  const { wonders, version, modules } = record.config;
  expect(config).toMatchObject({ wonders, version, modules, seats: 3, seed });
  const choices = record.choices.slice(0, 12).map(([seat, choice]) => [seat, choice]);
  expect(from).toEqual({ game: record.config, choices, keeps: 1 });
});

test('it begins at the question that so many were asked before', () => {
  const { state, moves } = create(branchOf(record, 4, null, seed));
  expect([state.age, state.turn, moves.length]).toEqual([1, 5, 0]);
  expect(hash(create(branchOf(record, 0, null, seed)))).toBe(hash(create(record.config)));
  expect(hash(create(branchOf(record, 4, null, seed)))).toBe(hash(replay(record, 12)));
});

test('a branch of a branch begins in the first game where all stayed as it was dealt, and else in the branch', () => {
  const grown = (keeps: number | null): GameRecord => stored(played(create(branchOf(record, 4, keeps, seed)), 1));
  const within = ({ from }: ConfigInput): GameConfig | null => (from && 'game' in from ? from.game : null);
  const kept = branchOf(grown(null), 2, 0, seed);
  expect(within(kept)).toEqual(record.config);
  expect(create(kept).state.turn).toBe(1);
  const anew = branchOf(grown(1), 2, 0, seed);
  expect(within(anew)).toEqual(grown(1).config);
});

describe('refused, with a sentence, is', () => {
  let deep = branchOf(record, 1, 0, seed);
  for (let i = 0; i < 8; i++) deep = { seats: 3, seed, from: { game: deep as GameConfig, choices: [], keeps: 0 } };
  const end = record.choices.map(([seat, choice]): [number, typeof choice] => [seat, choice]);
  const circle: Record<string, unknown> = {};
  circle.game = circle;

  test.each<[string, () => ConfigInput, string, string | RegExp]>([
    [
      'a step that was not played',
      () => branchOf(record, 99, null, seed),
      'beginning',
      '18 questions of this game were answered, not 99',
    ],
    [
      'a step that is no number',
      () => branchOf(record, -1, null, seed),
      'beginning',
      'a step is a number from 0, not -1',
    ],
    ['the end of a game', () => branchOf(record, 18, null, seed), 'beginning', 'that game is over after these choices'],
    [
      'choices after the end',
      () => inGame({ choices: [...end, end[0]] }),
      'record',
      `choice ${end.length}: the game is over`,
    ],
    [
      'a choice that does not fit',
      () => inGame({ choices: [[0, { do: 'build', card: 'palace' }]] }),
      'record',
      /^choice 0 of seat 0: /,
    ],
    ['a seat that is not there', () => inGame({ choices: [[7, { do: 'pass' }]] }), 'record', /^choice 0: /],
    [
      'a choice that is none',
      () => inGame({ choices: ['altar'] }),
      'beginning',
      'choice 0 is not a list of seat and choice',
    ],
    [
      'no list of choices',
      () => inGame({ choices: null }),
      'beginning',
      '"choices" are a list: a seat and its choice each',
    ],
    [
      'half a question',
      () => inGame({ choices: end.slice(0, 4) }),
      'beginning',
      /^the last question is not answered by all/,
    ],
    [
      'a seat that keeps and is not there',
      () => inGame({ keeps: 3 }),
      'beginning',
      'there is no player at seat 3 who could keep what was seen',
    ],
    [
      'a seat that is no number',
      () => inGame({ keeps: 'me' }),
      'beginning',
      '"keeps" is a seat, or null if all stays as it was dealt',
    ],
    [
      'another field',
      () => inGame({ seed }),
      'beginning',
      'a beginning in a game has "game", "choices" and "keeps", and no "seed"',
    ],
    [
      'no game',
      () => inGame({ game: undefined }),
      'beginning',
      'a beginning has a "table", or a "game" with its "choices"',
    ],
    ['a game that is none', () => inGame({ game: 7 }), 'config', 'a configuration is an object'],
    ['a game without a seed', () => inGame({ game: { seats: 3 } }), 'seed', 'a seed is 32 hexadecimal digits'],
    [
      'a table and a game',
      () => inGame({ table: { seats: [{}, {}, {}] } }),
      'beginning',
      /^a beginning at a table has a "table", and no "/,
    ],
    [
      'no object',
      () => ({ seats: 3, seed, from: 'here' as unknown as Beginning }),
      'beginning',
      /^a beginning is an object/,
    ],
    ['a list', () => ({ seats: 3, seed, from: [] as unknown as Beginning }), 'beginning', /^a beginning is an object/],
    ['null', () => ({ seats: 3, seed, from: null as unknown as Beginning }), 'beginning', /^a beginning is an object/],
    [
      'what cannot be written down',
      () => ({ seats: 3, seed, from: circle as unknown as Beginning }),
      'beginning',
      /cannot be written down/,
    ],
    [
      'too much of it',
      () => inGame({ choices: [[0, 'x'.repeat(200_000)]] }),
      'beginning',
      /^a beginning has at most 200000 letters, not \d+$/,
    ],
    ['too many within each other', () => deep, 'beginning', 'a game begins in another one at most 8 times over'],
    [
      'other players',
      () => ({ ...inGame({}), seats: 4 }),
      'beginning',
      '"seats" follows from where the game begins: leave it out',
    ],
    [
      'another edition',
      () => ({ ...inGame({}), edition: 'second' }),
      'beginning',
      '"edition" follows from where the game begins: leave it out',
    ],
  ])('%s', (_, make, code, sentence) => {
    expect(refusedWith(() => create(make()))).toEqual({
      code,
      message: sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
    });
  });
});
