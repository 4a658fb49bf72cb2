/** State is plain data: JSON tells all of it, and a copy has nothing in common with it. */
import { describe, expect, test } from 'vitest';
import { step } from '../../src/flow.ts';
import { type Game, legal, sample, score, submit } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { save } from '../../src/record.ts';
import { dice } from '../../src/rng.ts';
import { clone } from '../../src/state.ts';
import type { GameEvent } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { awaited } from '../kit/index.ts';
import { inEveryGame, lastMoment, moments, onRandomTurns, questions, type Story } from './random-game.ts';

/** The path to the first thing inside that JSON would lose or change; null if there is none. */
function unplain(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object') return path;
  const isList = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype)) return path;
  const names = Reflect.ownKeys(value).filter((name) => !(isList && name === 'length'));
  if (isList && names.length !== value.length) return path;
  for (const name of names) {
    const inside = unplain((value as Record<PropertyKey, unknown>)[name], `${path}.${String(name)}`);
    if (inside) return inside;
  }
  return null;
}

const thereAndBack = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('JSON loses nothing', () => {
  const survives = (what: (game: Game, story: Story) => unknown): void =>
    inEveryGame((story) => {
      for (const game of moments(story)) expect(unplain(what(game, story))).toBeNull();
      const last = what(lastMoment(story), story);
      expect(thereAndBack(last)).toEqual(last);
    }, 0.2);

  test('of a state', () => survives(({ state }) => state));
  test('of the moves made', () => survives(({ moves }) => moves));
  test('of a record', () => survives(save));
  test('of a view', () => survives((game, { picks }) => view(game, picks.length % game.config.seats)));
  test('of a score', () => survives(score));

  test('of what happened', () =>
    inEveryGame((story) => {
      const log: GameEvent[] = [];
      for (const _ of moments(story, log));
      expect(unplain(log)).toBeNull();
    }));
});

test('a game can go on from a state that was written down', () =>
  inEveryGame((story) => {
    for (const game of questions(story)) {
      const read: Game = { ...game, state: thereAndBack(game.state) };
      expect(hash(read)).toBe(hash(game));
      for (const seat of awaited(game)) expect(legal(read, seat)).toEqual(legal(game, seat));
      for (const each of [game, read]) playOn(each);
      expect(read.state).toEqual(game.state);
    }
  }, 0.3));

/** Every seat does the same thing each time, in place. */
function playOn({ rules, state }: Game): void {
  if (state.at === rules.steps.length) return;
  const chance = dice(1);
  for (let seat = 0; seat < rules.seats; seat++)
    if (state.asks[seat]) state.sealed[seat] = sample(rules, state, seat, chance);
  step(rules, state, state.sealed.slice(), null);
}

describe('a clone', () => {
  test('is equal, down to the hash', () =>
    inEveryGame((story) => {
      for (const { rules, state } of moments(story)) {
        expect(JSON.stringify(clone(state))).toBe(JSON.stringify(state));
        expect(hash({ rules, state: clone(state) })).toBe(hash({ rules, state }));
      }
    }, 0.5));

  test('shares nothing that is ever changed', () =>
    inEveryGame((story) => {
      const isFixed = (path: string): boolean =>
        /\.asks\.\d+$|\.tally\.(own|fixed|rawForSale|madeForSale|waived|gains|marks)$/.test(path);
      for (const { state } of questions(story))
        expect(shared(state, clone(state)).filter((at) => !isFixed(at))).toEqual([]);
    }, 0.5));

  test('can be played on without a trace in the original', () =>
    inEveryGame((story) => {
      for (const game of questions(story)) {
        const before = JSON.stringify(game.state);
        playOn({ ...game, state: clone(game.state) });
        expect(JSON.stringify(game.state)).toBe(before);
      }
    }));
});

/** Paths of the objects that both have. */
function shared(one: unknown, other: unknown, path = '$'): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path];
  return Object.keys(one).flatMap((name) =>
    shared((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name], `${path}.${name}`),
  );
}

test('no question and no answer changes the game it is put to', () =>
  onRandomTurns((game, seat) => {
    freeze(game.state);
    freeze(game.moves);
    for (const choice of legal(game, seat)) submit(game, seat, choice);
    for (const other of awaited(game)) view(game, other);
    score(game);
    save(game);
  }));

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inside of Object.values(value)) freeze(inside);
}
