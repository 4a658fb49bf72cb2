/** A record is shown step by step, and of a damaged one as much as fits. */
import {
  create,
  dice,
  type Game,
  type GameRecord,
  legal,
  NONE,
  over,
  readConfig,
  replay,
  roll,
  save,
  submit,
} from '@polis/engine';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { courseOf } from '../../src/record/course.ts';
import { readRecord } from '../../src/record/reading.ts';
import { logAt, viewAt } from '../../src/record/seen.ts';
import { stepName } from '../../src/record/stepName.ts';
import { storyOf } from '../../src/record/steps.ts';
import { addressOf, viewpointOf } from '../../src/replay/viewpoint.ts';

/** Boards that ask nothing beyond the turns. */
const PLAIN = ['rhodos', 'alexandria', 'ephesos', 'giza'].map((wonder) => ({ wonder, side: 'A' as const }));

function played(
  modules: string[],
  seats: number,
  isEnough: (game: Game) => boolean = over,
  boards: readonly { wonder: string; side: 'A' | 'B' }[] = PLAIN,
  luck = 7,
): Game {
  const chance = dice(luck);
  let game = create(
    readConfig({
      modules,
      seats,
      edition: 'first',
      wonders: seats === 2 ? null : boards.slice(0, seats),
      seed: '7'.padStart(32, '0'),
    }),
  );
  while (!over(game) && !isEnough(game)) {
    const seat = game.state.asks.findIndex((ask, of) => ask && game.state.sealed[of] < 0 && legal(game, of).length > 0);
    const choices = legal(game, seat);
    game = submit(game, seat, choices[roll(chance, choices.length)]).game;
  }
  return game;
}

const BASE = save(played(['base'], 4));
const copyOf = (record: GameRecord): GameRecord => structuredClone(record);

describe('the steps of a record', () => {
  test('there is one for each question, and the end', () => {
    const { steps, damage } = storyOf(BASE);
    expect(damage).toBeNull();
    expect(steps).toHaveLength(19);
    expect(steps.map(({ game }) => game.state.turn)).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 0]);
    for (const { game } of steps.slice(0, -1)) expect(game.state.sealed.every((one) => one === NONE)).toBe(true);
    expect(over(steps[18].game)).toBe(true);
    expect(steps[18].totals).toEqual(BASE.result?.totals);
  });

  test('leaders are recruited before the turns of an Age, not after them', () => {
    const { steps } = storyOf(save(played(['base', 'leaders'], 3)));
    const t = ((id: string) => id) as TFunction;
    const named = steps.filter(({ game: { state } }) => state.age === 2).map((step) => stepName(t, step));
    expect(named[0]).toBe('replay.before');
    expect(named).not.toContain('replay.after');
  });

  test('the last card of an Age is not called like the turn before it', () => {
    const boards = [{ wonder: 'babylon', side: 'B' as const }, ...PLAIN];
    const { steps } = storyOf(save(played(['base'], 3, over, boards, 1)));
    const t = ((id: string, { age, turn }: Record<string, unknown> = {}) => `${id} ${age} ${turn}`) as TFunction;
    const named = steps.map((step) => stepName(t, step));
    expect(named.some((name) => name.startsWith('replay.lastCard'))).toBe(true);
    expect(new Set(named).size).toBe(named.length);
  });

  test('every step has the answers that lead to the next one', () => {
    const { steps } = storyOf(BASE);
    steps.slice(0, -1).forEach(({ game, answers }, i) => {
      let next = game;
      answers.forEach((answer, seat) => {
        next = submit(next, seat, answer).game;
      });
      expect(save(next)).toEqual(save(steps[i + 1].game));
    });
  });

  test('modules and cities without a player have more questions than turns', () => {
    const record = save(played(['base', 'leaders', 'cities', 'edifice'], 4));
    const two = save(played(['base'], 2));
    for (const one of [record, two]) {
      const { steps, damage } = storyOf(one);
      expect(damage).toBeNull();
      expect(steps.length).toBeGreaterThan(18);
      expect(save(steps[steps.length - 1].game)).toEqual(one);
    }
    expect(storyOf(record).steps[0].game.state.age).toBe(0);
  });

  test('a seat sees its own answer and its own hand; with all hands open, all of them', () => {
    const { steps } = storyOf(BASE);
    const hand = steps[3].game.rules.seatPile('hand');
    const own = viewAt(steps[3], 2);
    expect(own.asks.map(({ sealed }) => sealed)).toEqual([steps[3].answers[2]]);
    expect(own.seats.map(({ piles }) => piles[hand].cards !== null)).toEqual([false, false, true, false]);
    const open = viewAt(steps[3], 2, true);
    expect(open.seats.map(({ piles }) => piles[hand].cards?.length)).toEqual([4, 4, 4, 4]);
    expect(viewAt(steps[3], 2)).toBe(own);
  });

  test('the log ends where the step begins, and keeps the secrets of others', () => {
    const story = storyOf(BASE);
    expect(logAt(story, 0, 0, false).filter(({ event }) => event === 'built')).toEqual([]);
    const log = logAt(story, 18, 1, false);
    expect(log).toHaveLength(story.events.length);
    expect(log.every(({ secret }) => !secret || secret.to.includes(1))).toBe(true);
    expect(logAt(story, 18, 1, true).some(({ secret }) => secret && !secret.to.includes(1))).toBe(true);
  });

  test('the course has the start, every turn and the end', () => {
    const course = courseOf(storyOf(BASE));
    expect(course).toHaveLength(19);
    expect(course[0]).toMatchObject({ age: 1, turn: 1 });
    expect(course[18]).toEqual({ age: 0, turn: 0, totals: BASE.result?.totals });
  });

  test('a game that was not finished ends where it stood', () => {
    const record = save(played(['base'], 3, ({ state }) => state.age === 2 && state.turn === 3));
    const { steps, damage } = storyOf(record);
    expect(damage).toBeNull();
    expect(steps.at(-1)?.game.state).toMatchObject({ age: 2, turn: 3 });
  });
});

describe('damage', () => {
  test('a choice that does not fit: what came before is shown', () => {
    const record = copyOf(BASE);
    record.choices[4 * 11 + 2][1] = { do: 'build', card: 'palace', via: 'paid', pay: { left: 0, right: 0, bank: 0 } };
    const { steps, damage } = storyOf(record);
    expect(damage).toEqual({ is: 'step', step: 12 });
    expect(steps).toHaveLength(11);
    expect(() => replay(record)).toThrow();
  });

  test('another choice that would be possible is found by what the table was', () => {
    const record = copyOf(BASE);
    const at = record.choices.findIndex(([, choice]) => choice.do === 'build');
    const { card } = record.choices[at][1] as { card: string };
    record.choices[at][1] = { do: 'sell', card };
    expect(storyOf(record).damage).toEqual({ is: 'step', step: Math.floor(at / 4) + 1 });
  });

  test('choices that are missing or no choices at all', () => {
    const missing = copyOf(BASE);
    missing.choices.splice(4 * 17 + 1);
    expect(storyOf(missing)).toMatchObject({ damage: { is: 'step', step: 18 } });
    const odd = copyOf(BASE);
    (odd.choices as unknown[])[0] = 'nothing';
    expect(storyOf(odd)).toMatchObject({ damage: { is: 'step', step: 1 }, steps: [] });
  });

  test('another result', () => {
    const record = copyOf(BASE);
    if (record.result) record.result.totals[0]++;
    const { steps, damage } = storyOf(record);
    expect(damage).toEqual({ is: 'result' });
    expect(steps).toHaveLength(19);
  });
});

describe('files', () => {
  test('a whole one is read as it is, with who sat there', () => {
    const players = [
      { name: 'Ann', bot: null },
      { name: null, bot: 'merchant' },
    ];
    expect(readRecord(JSON.stringify({ ...BASE, commitment: 'abc', players }, null, 2))).toEqual({
      record: { ...BASE, commitment: 'abc', players },
      isCut: false,
    });
  });

  test('of one that breaks off, the choices that are whole are saved', () => {
    for (const text of [JSON.stringify(BASE), JSON.stringify(BASE, null, 1)]) {
      const read = readRecord(text.slice(0, text.length * 0.6));
      expect(read?.isCut).toBe(true);
      const { steps, damage } = storyOf((read as NonNullable<typeof read>).record, true);
      expect(steps.length).toBeGreaterThan(8);
      expect(damage).toEqual({ is: 'step', step: steps.length + 1 });
    }
  });

  test('anything else is none', () => {
    for (const text of ['', 'hello', '{}', '[]', 'null', '{"config":null,"choices":[]}', '{"config":{}}'])
      expect(readRecord(text), text).toBeNull();
  });
});

describe('addresses', () => {
  test('they lead back to the same place', () => {
    const place = { at: 11, seat: 2, isOpen: true };
    const [path, search] = addressOf('abc', place).split('?');
    expect(path).toBe('/replay/abc/12');
    expect(viewpointOf('12', search, 19, 4, 0)).toEqual(place);
  });

  test('one leads to the result', () => {
    expect(viewpointOf('end', '', 19, 4, null)).toEqual({ at: 18, seat: 0, isOpen: false });
  });

  test('what makes no sense is left out', () => {
    expect(viewpointOf('99', 'seat=9', 19, 4, null)).toEqual({ at: 18, seat: 3, isOpen: false });
    expect(viewpointOf('x', 'seat=-1', 19, 4, 1)).toEqual({ at: 0, seat: 1, isOpen: false });
    expect(viewpointOf(null, '', 19, 4, null)).toEqual({ at: 0, seat: 0, isOpen: false });
  });
});
