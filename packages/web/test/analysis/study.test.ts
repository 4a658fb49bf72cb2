/** Studies: a table and its branches, in an address and back; and what is wrong is said. */
import { choices, create, legal, PolisError, save, seedFrom, describe as told, unpack, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../../src/game/model.ts';
import { storyOf } from '../../src/record/steps.ts';
import { studyOfStory, studyOfTable, studyOfView } from '../../src/study/begin.ts';
import { gameAt, moveOf, openSeats, playable, tableOf } from '../../src/study/game.ts';
import { analysisOf, packedStudy, unpackedStudy } from '../../src/study/link.ts';
import { studyOfText } from '../../src/study/reading.ts';
import { movesAfter, pathTo, ROOT, readStudy, type Study, withMove, withoutMove } from '../../src/study/study.ts';
import { gameIn, turned } from './tables.ts';

const CONFIG = { seats: 3, seed: seedFrom('study', 1) };
const MIXED = { seats: 5, modules: ['base', 'leaders', 'cities', 'edifice'], seed: seedFrom('study', 2) };

const first = async (game: ReturnType<typeof create>, seat: number): Promise<number> => legal(game, seat)[0];

/** A table in Age I, with a branch of two moves and one of one. */
async function branched(): Promise<Study> {
  const study = studyOfTable(told(gameIn(CONFIG, 1, 2)), 0, ['Ann']);
  const table = tableOf(study);
  const [one, other] = legal(table, 0);
  const a = withMove(study, await moveOf(table, new Map([[0, one]]), first)) as Study;
  const b = withMove(a, await moveOf(gameAt(a, a.at), new Map(), first)) as Study;
  return withMove({ ...b, at: ROOT }, await moveOf(table, new Map([[0, other]]), first)) as Study;
}

describe('a study', () => {
  test('is the same after a journey through an address', async () => {
    const study = await branched();
    const packed = (await packedStudy(study)) as string;
    expect(packed.length).toBeLessThan(1500);
    expect(await unpackedStudy(packed)).toEqual(study);
    expect(await analysisOf(study)).toBe(`/analysis#${packed}`);
  });

  test.each(['', 'x', '1.', '1.nonsense', '2.abc', '1.q1YqVrJSKkhMz0kFAA'])(
    'no study is read from %j',
    async (text) => {
      expect(await unpackedStudy(text)).toBeNull();
    },
  );

  test('moves that cannot be played are left out with all that follows them, and the others stay', async () => {
    const study = await branched();
    expect(playable(study)).toBe(study);
    const wrong = (place: number): Study => ({
      ...study,
      moves: study.moves.with(place, { ...study.moves[place], answers: [[0, { do: 'sell', card: 'palace' }]] }),
    });
    expect(playable(wrong(1)).moves).toEqual([study.moves[0], study.moves[2]]);
    expect(playable({ ...wrong(0), at: 1 })).toMatchObject({ moves: [study.moves[2]], at: ROOT });
    expect(() => playable({ ...study, from: { table: { seats: [] } } })).toThrow(PolisError);
  });

  test('what is out of bounds is no study', async () => {
    const study = await branched();
    expect(readStudy(study)).toEqual(study);
    const wrong: Record<string, unknown>[] = [
      { ...study, seed: 'x' },
      { ...study, seat: 8 },
      { ...study, seat: 0.5 },
      { ...study, at: 3 },
      { ...study, from: null },
      { ...study, moves: [{ after: 0, answers: [] }] },
      { ...study, moves: [{ after: ROOT, answers: [[9, { do: 'pass' }]] }] },
      { ...study, moves: Array.from({ length: 200 }, () => study.moves[0]) },
    ];
    for (const one of wrong) expect(readStudy(one)).toBeNull();
    expect(readStudy({ ...study, names: [{}, 'x'.repeat(99)] })?.names).toEqual(['', 'x'.repeat(24)]);
  });

  test('branches: the same move is not played twice, and a removed one takes what follows with it', async () => {
    const study = await branched();
    expect(movesAfter(study, ROOT)).toEqual([0, 2]);
    expect(pathTo(study, 1)).toEqual([0, 1]);
    expect(withMove({ ...study, at: ROOT }, study.moves[0].answers)).toEqual({ ...study, at: 0 });
    expect(gameAt(study, 1).state.turn).toBe(4);
    const left = withoutMove({ ...study, at: 1 }, 0);
    expect(left.moves).toEqual([{ ...study.moves[2], after: ROOT }]);
    expect(left.at).toBe(ROOT);
    expect(withoutMove({ ...study, at: 2 }, 0).at).toBe(0);
  });

  test('a move that is none is refused by the engine, in words', async () => {
    const study = await branched();
    const broken = { ...study, moves: [{ after: ROOT, answers: [[0, { do: 'sell', card: 'pantheon' }]] }], at: 0 };
    expect(() => gameAt(broken as unknown as Study, 0)).toThrow(PolisError);
    const half = { ...study, moves: [{ after: ROOT, answers: study.moves[0].answers.slice(0, 1) }], at: 0 };
    expect(() => gameAt(half, 0)).toThrow('everyone who is asked');
  });
});

test('a game that was played becomes a study of all its steps', () => {
  let game = create(MIXED);
  for (let i = 0; i < 14; i++) game = turned(game);
  const story = storyOf(save(game));
  const study = studyOfStory(story, 9, 2, [{ name: 'Ann', bot: null }]);
  expect(study).toMatchObject({ seat: 2, at: 8, names: ['Ann'] });
  expect(study.moves).toHaveLength(14);
  for (const at of [ROOT, 8, 13]) {
    const { state } = gameAt(study, at);
    expect(state).toEqual(story.steps[at + 1].game.state);
    expect(view(gameAt(study, at), 1)).toMatchObject({ seats: view(story.steps[at + 1].game, 1).seats });
  }
});

test('of a game that is played, only what its viewer sees goes along', () => {
  const game = gameIn(MIXED, 2, 3);
  const study = studyOfView(modelOf(view(game, 1)), []);
  const other = studyOfView(modelOf(view(turnedOtherwise(game), 1)), []);
  // what the others hold makes no difference
  expect(other).toEqual(study);
  const table = tableOf(study);
  expect(view(table, 1).seats[1]).toEqual({ ...view(game, 1).seats[1], used: expect.anything() });
  expect(openSeats(table)).toEqual([0, 1, 2, 3, 4]);
});

/** The same game with other cards in the hands that seat 1 does not see. */
function turnedOtherwise(game: ReturnType<typeof create>): ReturnType<typeof create> {
  const hand = game.rules.seatPile('hand');
  const [a, b] = [2, 4].map((seat) => game.state.seats[seat].piles[hand]);
  const seats = game.state.seats.map((seat, id) => ({
    ...seat,
    piles: seat.piles.map((pile, at) => (at === hand && id === 2 ? b : at === hand && id === 4 ? a : pile)),
  }));
  return { ...game, state: { ...game.state, seats } };
}

describe('a text', () => {
  const scenario = told(gameIn(CONFIG, 1, 2));

  test('of a scenario or a record is read', () => {
    expect(studyOfText(JSON.stringify(scenario))).toMatchObject({ from: { table: scenario }, seat: 0 });
    const record = save(turned(turned(create(CONFIG))));
    const study = studyOfText(JSON.stringify(record)) as Study;
    expect(study.moves).toHaveLength(2);
    expect(study.at).toBe(ROOT);
  });

  test('of neither kind is neither', () => {
    for (const text of ['', 'nonsense', '[]', '{}', '{"cards":[]}', 'null'])
      expect(studyOfText(text), text).toBe('neither');
  });

  test('of a table that cannot be says why', () => {
    const twice = { ...scenario, seats: scenario.seats.with(1, { ...scenario.seats[1], city: ['baths', 'baths'] }) };
    const wrong = studyOfText(JSON.stringify(twice));
    expect(wrong).toBeInstanceOf(PolisError);
    expect((wrong as PolisError).message).toContain('baths twice');
    expect(studyOfText('{"seats":3}')).toBeInstanceOf(PolisError);
  });
});

test('the choices of a move are those that were chosen, and for the others what is said', async () => {
  const table = gameIn(CONFIG, 1, 2);
  const sold = choices.sell(legal(table, 1).map(choices.cardOf)[0]);
  const answers = await moveOf(table, new Map([[1, sold]]), first);
  expect(answers.map(([seat]) => seat)).toEqual([0, 1, 2]);
  expect(answers[1][1]).toEqual(unpack(table.rules, sold));
});
