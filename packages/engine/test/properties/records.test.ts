/** The record is the choices: replaying it rebuilds everything, and one that was tampered with is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/choice.ts';
import { create } from '../../src/create.ts';
import { PolisError } from '../../src/errors.ts';
import { type Game, legal, over, score } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { type GameRecord, replay, save } from '../../src/record.ts';
import type { ChoiceForm, GameEvent, SeatId } from '../../src/types.ts';
import { unpack } from '../../src/words.ts';
import { answered, awaited, stored } from '../kit/index.ts';
import { finished, inEveryGame, lastMoment, moments, type Story, share, stories } from './random-game.ts';

/** The code with which this record is refused, or null. */
function refusalOf(record: GameRecord): string | null {
  try {
    replay(record);
    return null;
  } catch (error) {
    if (error instanceof PolisError) return error.code;
    throw error;
  }
}

describe('a record replays to the identical game', () => {
  test('wherever it breaks off', () =>
    inEveryGame((story) => {
      const game = lastMoment(story);
      expect(replay(stored(game))).toEqual(game);
      expect(hash(replay(stored(game)))).toBe(hash(game));
    }));

  test('when the game is over, to the same result', () =>
    inEveryGame((story) => {
      const game = lastMoment(finished(story));
      const record = stored(game);
      const again = replay(record);
      expect(again).toEqual(game);
      const { sheets, winners } = score(again);
      expect(record.result).toEqual({ totals: sheets.map(({ total }) => total), winners });
      expect(save(again)).toEqual(record);
    }));

  test('with the same events', () =>
    inEveryGame((story) => {
      const log: GameEvent[] = [];
      let game: Game | null = null;
      for (const moment of moments(story, log)) game = moment;
      const again: GameEvent[] = [];
      replay(stored(game as Game), undefined, again);
      expect(again).toEqual(log);
    }));

  test('as far as one wants', () =>
    fc.assert(
      fc.property(stories(), fc.nat(), (story, n) => {
        const record = stored(lastMoment(story));
        const steps = n % (record.choices.length + 1);
        expect(replay(record, steps)).toEqual(
          replay({ ...record, choices: record.choices.slice(0, steps), result: null }),
        );
      }),
    ));

  test('also without its hashes', () =>
    inEveryGame((story) => {
      const game = lastMoment(story);
      const { config, choices } = stored(game);
      expect(replay({ config, choices: choices.map(([seat, form]) => [seat, form]) })).toEqual(game);
    }, 0.5));

  test('also when seats have changed their minds on the way', () => {
    const change = fc.tuple(fc.nat(), fc.nat());
    const games = fc.tuple(stories(), fc.array(change, { maxLength: 40 }));
    fc.assert(
      fc.property(games, ([{ config }, changes]) => {
        let game = create(config);
        const choices: [SeatId, ChoiceForm][] = [];
        for (const [who, what] of changes) {
          const able = awaited(game).filter((seat) => legal(game, seat).length > 0);
          const seat = able[who % able.length];
          const all = legal(game, seat);
          choices.push([seat, unpack(game.rules, all[what % all.length])]);
          game = answered(game, seat, all[what % all.length]);
        }
        expect(replay({ config, choices }).state).toEqual(game.state);
      }),
    );
  });
});

describe('a record is refused', () => {
  /** A finished game, and the index of one of its choices. */
  const recorded = fc.tuple(stories(), fc.nat()).map(([story, n]): [Story, number] => [finished(story), n]);
  const inEveryRecord = (law: (record: GameRecord, at: number) => void, part = 1): void =>
    fc.assert(
      fc.property(recorded, ([story, n]) => {
        const record = stored(lastMoment(story));
        law(record, n % record.choices.length);
      }),
      share(part),
    );
  const changed = (record: GameRecord, at: number, entry: GameRecord['choices'][number][]): GameRecord => ({
    ...record,
    choices: record.choices.toSpliced(at, 1, ...entry),
  });

  test('when a choice is another one, unless it comes to the same', () =>
    inEveryRecord((record, at) => {
      const [seat, , expected] = record.choices[at];
      const before = replay(record, at);
      const table = tableAfter(before, record, at);
      for (const choice of legal(before, seat)) {
        const other = changed(record, at, [[seat, unpack(before.rules, choice), expected]]);
        if (tableAfter(before, other, at) !== table) expect(['hash', 'record']).toContain(refusalOf(other));
      }
    }, 0.3));

  /** The hash once everyone has answered the question to which choice `at` belongs; the others' choices as recorded. */
  function tableAfter(before: Game, { choices }: GameRecord, at: number): string {
    let game = before;
    for (let i = at; game.state.question === before.state.question && !over(game); i++) {
      const [seat, form] = choices[i];
      if (legal(game, seat).every((choice) => JSON.stringify(unpack(game.rules, choice)) !== JSON.stringify(form)))
        return 'not possible';
      game = answered(game, seat, form);
    }
    return hash(game);
  }

  test('when a hash is another one', () =>
    inEveryRecord((record, at) => {
      const [seat, form, expected] = record.choices[at];
      const other = expected.startsWith('0') ? `1${expected.slice(1)}` : `0${expected.slice(1)}`;
      expect(refusalOf(changed(record, at, [[seat, form, other]]))).toBe('hash');
      expect(refusalOf(changed(record, at, [[seat, form, null as never]]))).toBe('hash');
    }));

  test('when a choice is missing in the middle', () =>
    inEveryRecord((record, at) => {
      if (at < record.choices.length - 1) expect(refusalOf(changed(record, at, []))).not.toBeNull();
    }));

  test('when a choice belongs to another seat', () =>
    inEveryRecord((record, at) => {
      const [seat, form, expected] = record.choices[at];
      for (let other = 0; other <= record.config.seats; other++)
        if (other !== seat) expect(refusalOf(changed(record, at, [[other, form, expected]]))).not.toBeNull();
    }));

  test('when it goes on after the end', () =>
    inEveryRecord((record) => {
      const choices = [...record.choices, record.choices[record.choices.length - 1]];
      expect(refusalOf({ ...record, choices })).toBe('record');
    }, 0.3));

  test('when it was dealt from another seed', () =>
    inEveryRecord((record) => {
      const seed = [...record.config.seed].reverse().join('');
      if (seed === record.config.seed) return;
      expect(refusalOf({ ...record, config: { ...record.config, seed } })).not.toBeNull();
    }, 0.3));

  test('when its result is another one', () =>
    inEveryRecord((record) => {
      const { totals, winners } = record.result as NonNullable<GameRecord['result']>;
      expect(refusalOf({ ...record, result: { totals: totals.map((n) => n + 1), winners } })).not.toBeNull();
    }, 0.1));
});

test('a sealed answer is part of the record and survives the replay', () =>
  inEveryGame((story) => {
    for (const game of moments(story))
      if (game.state.sealed.some((choice) => choice !== NONE)) {
        expect(replay(stored(game)).state.sealed).toEqual(game.state.sealed);
        return;
      }
  }, 0.5));
