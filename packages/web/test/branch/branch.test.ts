/** A branch finds the game that it came from, and both can be set side by side. */
import fs from 'node:fs';
import path from 'node:path';
import { type GameRecord, NONE, PolisError } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { beginningAt, isSetTable, settingsFor } from '../../src/branch/begin.ts';
import { afterParting, comparedOf, partingFor, seatProposed } from '../../src/compare/games.ts';
import { turnsNamed } from '../../src/game/turns.ts';
import { partedAt, playedBefore } from '../../src/record/branch.ts';
import { readGame } from '../../src/record/reading.ts';
import { logAt } from '../../src/record/seen.ts';
import { storyOf } from '../../src/record/steps.ts';
import { FIRST_DRAFT } from '../../src/setup/draft.ts';
import { branched, played, recorded } from './games.ts';

const GAME = played(['base', 'leaders'], 4);
const STEP = 12;
const BRANCH = branched(GAME, STEP, null);
const ANEW = branched(GAME, STEP, 2);

describe('where a branch came from', () => {
  test('the step of the other game is found, also if cards were dealt anew', () => {
    expect(partedAt(recorded(BRANCH), recorded(GAME))).toBe(STEP);
    expect(partedAt(recorded(ANEW), recorded(GAME))).toBe(STEP);
  });

  test('a branch of a branch is found in it, and in the first game too where that has stayed as it was', () => {
    const second = branched(BRANCH, 3, null);
    expect(partedAt(recorded(second), recorded(BRANCH))).toBe(3);
    const ofAnew = branched(ANEW, 3, null);
    expect(partedAt(recorded(ofAnew), recorded(ANEW))).toBe(3);
    expect(partedAt(recorded(ofAnew), recorded(GAME))).toBeNull();
  });

  test('another game is not taken for it', () => {
    expect(partedAt(recorded(BRANCH), recorded(played(['base', 'leaders'], 4, 9)))).toBeNull();
    expect(partedAt(recorded(GAME), recorded(BRANCH))).toBeNull();
  });

  test('what was played before is known without the other game', () => {
    const before = storyOf(playedBefore(BRANCH) as GameRecord);
    expect(before.damage).toBeNull();
    expect(before.steps).toHaveLength(STEP + 1);
    expect(before.steps.at(-1)?.game.state).toEqual(recorded(GAME).story.steps[STEP].game.state);
    expect(playedBefore(GAME)).toBeNull();
  });

  test('its steps begin where it began, and its turns have the names that they had there', () => {
    const { story } = recorded(BRANCH);
    const { age, turn } = story.steps[0].game.state;
    expect(story.damage).toBeNull();
    expect(age).toBeGreaterThan(1);
    const beginning = { is: 'game', of: null, name: null, age, turn, keeps: null } as const;
    const room = { beginning } as Parameters<typeof turnsNamed>[0]['room'];
    const turns = turnsNamed({ log: logAt(story, story.steps.length - 1, 0, true), room });
    expect(turns[0]).toMatchObject({ age, turn });
    expect(turns[1]).toMatchObject({ age, turn: turn + 1 });
    const whole = turnsNamed({ log: [...recorded(GAME).story.events], room: { ...room, beginning: null } });
    const last = whole.at(-1);
    expect(turns.at(-1)).toMatchObject({ age: last?.age, turn: last?.turn });
  });
});

describe('side by side', () => {
  const there = recorded(GAME);
  const compared = comparedOf(recorded(BRANCH), there);
  if (!compared) throw new Error('the branch is not one of this game');

  test('each seat chose something in both', () => {
    for (const seat of [0, 1, 2, 3]) {
      const parting = partingFor(compared, seat);
      expect(parting?.there.choice).toBe(there.story.steps[STEP].answers[seat]);
      expect(parting?.here.choice).toBe(recorded(BRANCH).story.steps[0].answers[seat]);
      expect(parting?.there.question.choices).toEqual(parting?.here.question.choices);
    }
    const seat = seatProposed(compared);
    expect(partingFor(compared, seat)?.there.choice).not.toBe(partingFor(compared, seat)?.here.choice);
  });

  test('where cards were dealt anew only the seat that kept its own has choices to compare', () => {
    const anew = comparedOf(recorded(ANEW), there);
    if (!anew) throw new Error('the branch is not one of this game');
    expect(partingFor(anew, 2)).not.toBeNull();
    expect(partingFor(anew, 0)).toBeNull();
    expect(seatProposed(anew)).toBe(2);
  });

  test('bots play on from right after the parting, knowing what the seat knows', () => {
    const view = afterParting(there, STEP, 1);
    expect(view?.seat).toBe(1);
    expect(view?.asks.every(({ sealed }) => sealed === NONE)).toBe(true);
    expect(view?.seats[0].piles.some(({ cards }) => cards === null)).toBe(true);
    expect(afterParting(there, there.story.steps.length - 1, 1)).toBeNull();
  });
});

describe('a table to begin with', () => {
  test('is the game up to the step; what it is played with follows from the record, and it is not rated', () => {
    expect(beginningAt(GAME, STEP, 1)).toMatchObject({ keeps: 1, game: GAME.config });
    const { modules, seats, rated, listed } = settingsFor(GAME, { where: 'friends' }, FIRST_DRAFT);
    expect({ modules, seats, rated, listed }).toEqual({
      modules: ['base', 'leaders'],
      seats: 4,
      rated: false,
      listed: false,
    });
  });

  const examples = path.resolve(import.meta.dirname, '../../../../docs/examples');

  test('a scenario is a game of one step, and a table that is set is begun with as it is', () => {
    const files = fs.readdirSync(examples).filter((file) => file.endsWith('.json'));
    const opened = files.flatMap((file) => {
      try {
        const read = readGame(fs.readFileSync(path.join(examples, file), 'utf8'));
        return read ? [read.record] : [];
      } catch (error) {
        // some end with the cards they tell, or make up cards
        if (error instanceof PolisError) return [];
        throw error;
      }
    });
    expect(opened.length).toBeGreaterThan(1);
    for (const record of opened) {
      expect(storyOf(record).steps).toHaveLength(1);
      expect(isSetTable(record, 0)).toBe(true);
      expect(beginningAt(record, 0, 0)).toBe(record.config.from);
    }
  });

  test('a scenario that cannot be says why', () => {
    expect(() => readGame('{"seats":[{"wonder":"gizza"},{},{}]}')).toThrow(/gizza/);
    expect(readGame('{"something":"else"}')).toBeNull();
  });
});
