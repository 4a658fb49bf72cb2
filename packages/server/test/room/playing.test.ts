import { asksOf, type ChoiceForm, type Game, legal, NONE, unpack } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { botAnswer, questionFor, thinking } from '../../src/room/index.ts';
import { type Sitting, started, table } from './kit.ts';

const stateOf = ({ room }: Sitting): Game['state'] => (room.game as Game).state;

describe('an answer', () => {
  test('is sealed until the last one has answered', () => {
    const at = started();
    const { question } = stateOf(at);
    at.does('Ann', at.answer('Ann'));
    at.does('Cid', at.answer('Cid'));
    expect(stateOf(at).question).toBe(question);
    expect(stateOf(at).sealed.map((choice) => choice !== NONE)).toEqual([true, false, true]);
    at.does('Bob', at.answer('Bob'));
    expect(stateOf(at).question).toBe(question + 1);
  });

  test('may be given anew or taken back meanwhile', () => {
    const at = started();
    const { question } = stateOf(at);
    const [first, second] = [at.answer('Ann', 0), at.answer('Ann', 1)];
    at.does('Ann', first);
    at.does('Ann', second);
    expect(stateOf(at).sealed[0]).toBe(legal(at.room.game as Game, 0)[1]);
    at.does('Ann', { do: 'retract', seat: 0, question });
    expect(stateOf(at).sealed[0]).toBe(NONE);
    expect(at.refused('Ann', { do: 'retract', seat: 0, question })).toBe('nothing-sealed');
  });

  test('is for the question it names', () => {
    const at = started();
    const late = at.answer('Ann', 0);
    at.settles();
    expect(at.refused('Ann', late)).toBe('stale');
    expect(at.refused('Ann', { do: 'retract', seat: 0, question: late.question })).toBe('stale');
    expect(at.refused('Ann', { ...late, question: late.question + 2 })).toBe('stale');
  });

  test('is for the own seat', () => {
    const at = started();
    const hers = at.answer('Ann');
    expect(at.refused('Bob', hers)).toBe('not-yours');
    expect(at.refused('Zoe', hers)).toBe('not-seated');
    at.does('Ann', hers);
    expect(at.refused('Bob', { do: 'retract', seat: 0, question: hers.question })).toBe('not-yours');
    for (const seat of [3, 8, -1]) expect(at.refused('Ann', { ...hers, seat })).toBe('not-yours');
  });

  test('needs a game', () => {
    const command = { do: 'answer', seat: 0, question: 1, choice: { do: 'pass' } } as const;
    expect(table().refused('Ann', command)).toBe('not-playing');
    const at = started({}, ['Bob']);
    while (at.room.status === 'playing') at.settles();
    expect(at.refused('Ann', command)).toBe('not-playing');
    expect(at.refused('Ann', { do: 'concede' })).toBe('not-playing');
    expect(at.refused('Ann', { do: 'leave' })).toBe('not-playing');
  });

  test.each([
    [{ do: 'sell', card: 'no such card' }, 'unknown-card'],
    [{ do: 'pick', card: 'theater' }, 'not-this-question'],
    [{ do: 'dance' }, 'garbage'],
    [null, 'garbage'],
    [-1, 'garbage'],
  ])('that the engine refuses changes nothing: %j', (said: unknown, code) => {
    const at = started();
    const choice = said as ChoiceForm;
    expect(at.refused('Ann', { do: 'answer', seat: 0, question: stateOf(at).question, choice })).toBe(code);
  });

  test('from a seat that is not asked is refused', () => {
    const side = { wonder: 'random', side: 'A' } as const;
    const at = started({ wonders: [{ wonder: 'random', side: 'choice' }, side, side] });
    const { question } = stateOf(at);
    expect(at.refused('Bob', { do: 'answer', seat: 1, question, choice: { do: 'side', side: 'A' } })).toBe('not-asked');
    at.does('Ann', { do: 'answer', seat: 0, question, choice: { do: 'side', side: 'B' } });
    expect(stateOf(at).age).toBe(1);
  });
});

describe('two players and the Free City', () => {
  test('whoever holds it answers for it, after the own city', () => {
    const at = started({ seats: 2 }, ['Bob']);
    const game = at.room.game as Game;
    const { question } = game.state;
    expect(asksOf(game, 0).map(({ seat, choices }) => [seat, choices.length > 0])).toEqual([
      [0, true],
      [2, false],
    ]);
    const own = at.answer('Ann', 0);
    const card = unpack(game.rules, legal(game, 0)[5]);
    expect(at.refused('Ann', { do: 'answer', seat: 2, question, choice: card })).toBe('wait');
    expect(at.refused('Bob', { do: 'answer', seat: 2, question, choice: card })).toBe('not-yours');
    at.does('Ann', own);
    at.does('Ann', at.answer('Ann'));
    expect(stateOf(at).sealed.map((choice) => choice !== NONE)).toEqual([true, false, true]);
    at.does('Ann', { do: 'retract', seat: 0, question });
    expect(stateOf(at).sealed).toEqual([NONE, NONE, NONE]);
    at.answers('Ann');
    at.answers('Bob');
    expect(asksOf(at.room.game as Game, 1).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('a bot answers for both, one after the other', () => {
    const at = started({ seats: 2 }, []);
    at.answers('Ann');
    at.botsAnswer();
    expect(thinking(at.room).map(({ seat }) => seat)).toEqual([1]);
    at.botsAnswer();
    expect(thinking(at.room).map(({ seat }) => seat)).toEqual([2]);
    at.botsAnswer();
    expect(thinking(at.room)).toEqual([]);
  });
});

describe('a bot', () => {
  const pass: ChoiceForm = { do: 'pass' };

  test('is asked for its own chairs, with what that chair may see', () => {
    const at = started({}, ['Bob']);
    const { question } = stateOf(at);
    expect(thinking(at.room)).toEqual([{ seat: 2, question, bot: 'random' }]);
    expect(questionFor(at.room, 2)?.view.seat).toBe(2);
    expect(questionFor(table().room, 0)).toBe(null);
  });

  test('answers once, in time, and for no person', () => {
    const at = started({}, ['Bob']);
    const { question } = stateOf(at);
    const code = (seat: number, asked = question) => botAnswer(at.room, seat, asked, pass).refused?.code;
    expect(code(0)).toBe('not-yours');
    expect(code(2, question - 1)).toBe('stale');
    at.botsAnswer();
    expect(code(2)).toBe('not-yours');
    expect(botAnswer(table().room, 0, 0, pass).refused?.code).toBe('not-playing');
    expect(botAnswer({ ...at.room, frozen: 'why' }, 2, question, pass).refused?.code).toBe('not-playing');
  });
});

test('a game of people and bots goes to its end, and then nothing is asked', () => {
  const at = started({ modules: ['base', 'leaders', 'cities'], seats: 4 }, ['Bob']);
  while (at.room.status === 'playing') at.settles();
  expect(at.room.status).toBe('over');
  expect(thinking(at.room)).toEqual([]);
});
