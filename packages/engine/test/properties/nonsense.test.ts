/** Whatever comes in from outside is answered by a sentence, never by a crash. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { create } from '../../src/create.ts';
import { PolisError } from '../../src/errors.ts';
import { legal, retract, submit } from '../../src/game.ts';
import { replay } from '../../src/record.ts';
import type { ChoiceInput, SeatId } from '../../src/types.ts';
import { unpack } from '../../src/words.ts';
import { lastTurn, share, stories } from './random-game.ts';

/** Anything, and among it what JSON can say but nobody can print, and the name of what every list has. */
const nonsense = fc.oneof(fc.anything(), fc.constantFrom({ toString: null, valueOf: null }, 'length'));

function saysWhy(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof PolisError)) throw error;
    expect(error.message).toMatch(/\w+ \w+/);
  }
}

const config = { seats: 3, seed: '0'.repeat(32) };

describe('nonsense is refused', () => {
  test('as an answer', () =>
    fc.assert(
      fc.property(stories(), nonsense, (story, answer) => {
        const [game, seat] = lastTurn(story);
        if (Number.isInteger(answer)) return;
        const done = submit(game, seat, answer as ChoiceInput);
        expect(done.error?.message).toMatch(/\w+ \w+/);
        expect(done.game).toBe(game);
      }),
    ));

  test('in one field of an answer', () => {
    const field = fc.constantFrom('do', 'card', 'via', 'pay', 'join', 'side', 'coins');
    fc.assert(
      fc.property(stories(), fc.nat(), field, nonsense, (story, at, name, value) => {
        const [game, seat] = lastTurn(story);
        const choices = legal(game, seat);
        const form: Record<string, unknown> = { ...unpack(game.rules, choices[at % choices.length]) };
        if (!(name in form) || value === undefined || value === form[name]) return;
        const { error } = submit(game, seat, { ...form, [name]: value } as ChoiceInput);
        const isPayment = name === 'pay' && typeof value === 'object'; // in which what is left out is zero
        const isAmount = name === 'coins' && Number.isInteger(value);
        if (!isPayment && !isAmount) expect(error).not.toBeNull();
      }),
      share(3),
    );
  });

  test('as a seat or a question', () =>
    fc.assert(
      fc.property(stories(), nonsense, (story, value) => {
        const [game, seat] = lastTurn(story);
        if (Number.isInteger(value) || value === undefined) return;
        const [choice] = legal(game, seat);
        expect(submit(game, value as SeatId, choice).error?.code).toBe('no-such-seat');
        expect(submit(game, seat, choice, value as number).error?.code).toBe('stale');
        expect(retract(game, value as SeatId).error?.code).toBe('no-such-seat');
      }),
    ));

  test('as a configuration', () =>
    fc.assert(fc.property(nonsense, (value) => saysWhy(() => create(value as typeof config)))));

  test('in one field of a configuration', () => {
    const field = fc.constantFrom('version', 'edition', 'modules', 'seats', 'seed', 'wonders');
    fc.assert(
      fc.property(field, nonsense, (name, value) => saysWhy(() => create({ ...config, [name]: value }))),
      share(3),
    );
  });

  test('as a list of modules or of boards', () =>
    fc.assert(
      fc.property(fc.array(nonsense, { minLength: 3, maxLength: 3 }), (values) => {
        saysWhy(() => create({ ...config, modules: values as string[] }));
        saysWhy(() => create({ ...config, wonders: values as never }));
        saysWhy(() => create({ ...config, wonders: values.map((wonder) => ({ wonder })) as never }));
        saysWhy(() => create({ ...config, wonders: values.map((side) => ({ side })) as never }));
      }),
    ));

  test('as a record', () =>
    fc.assert(
      fc.property(nonsense, (value) => {
        saysWhy(() => replay(value));
        saysWhy(() => replay({ config: value, choices: [] }));
        saysWhy(() => replay({ config, choices: value }));
        saysWhy(() => replay({ config, choices: [value] }));
        saysWhy(() => replay({ config, choices: [[value, { do: 'pass' }, '']] }));
        saysWhy(() => replay({ config, choices: [[0, value, '']] }));
      }),
    ));
});
