/** Setting up a table: which boxes and boards are meant, and what helps where a mix cannot be played. */
import { levelRatings } from '@polis/bots';
import { FIRST_BOXES, PLAIN_LEVELS, type PlainLevel, type Settings } from '@polis/client';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import {
  boardsFor,
  type Draft,
  draftOf,
  FIRST_DRAFT,
  isSideThere,
  picksOf,
  refusalOf,
  rulesToPick,
  settingsOf,
} from '../src/setup/draft.ts';
import { fixed, fixesFor, playersFor, secondBoxes } from '../src/setup/fixes.ts';
import { migrated } from '../src/setup/lastDraft.ts';
import { hasStyles, liftHere, ratingHere, styled, suitedTo } from '../src/setup/levels.ts';
import { boxesOf } from '../src/tables/describe.ts';

const t = ((id: string, { count, modules, boards }: Record<string, unknown> = {}) =>
  [id, count, modules, boards].filter((part) => part !== undefined).join(' ')) as unknown as TFunction;

const SECOND: Draft = { ...FIRST_DRAFT, where: 'friends', edition: 'second', modules: ['base', 'leaders', 'cities'] };

describe('boxes', () => {
  test('are those of the edition, unless the first ones are asked for', () => {
    expect(secondBoxes(FIRST_DRAFT)).toEqual([]);
    expect(secondBoxes({ ...SECOND, edition: 'first' })).toEqual([]);
    expect(secondBoxes(SECOND)).toEqual(['leaders', 'cities']);
    expect(secondBoxes({ ...SECOND, boxes: { leaders: 'first' } })).toEqual(['cities']);
  });

  test('of the first edition and experts without their box are not sent, but kept in the draft', () => {
    const draft: Draft = { ...SECOND, boxes: { leaders: 'first' }, expert: true };
    expect(settingsOf(draft)).toMatchObject({ boxes: { leaders: 'first' }, expert: false });
    expect(settingsOf({ ...draft, boxes: {} })).toMatchObject({ boxes: {}, expert: true });
    expect(settingsOf({ ...draft, edition: 'first' })).toMatchObject({ boxes: {}, expert: false });
  });

  test('of a table from before are the first ones, and stay so when it is changed', () => {
    const table = { ...settingsOf(SECOND), boxes: FIRST_BOXES };
    expect(settingsOf(draftOf(table, 'merchant')).boxes).toEqual(FIRST_BOXES);
    const first = draftOf({ ...table, edition: 'first' }, 'merchant');
    expect(secondBoxes({ ...first, edition: 'second' })).toEqual(['leaders', 'cities']);
  });

  test('of a table at a server that does not tell are the first ones', () => {
    const { boxes: _, boards: __, expert: ___, ...older } = settingsOf(SECOND);
    const draft = draftOf(older as Settings, 'merchant');
    expect(settingsOf(draft)).toMatchObject({ boxes: FIRST_BOXES, boards: [], expert: false });
    expect(boxesOf(t, older as Settings)).toHaveLength(1);
  });

  test('of a table that someone else has set up are taken over as they mean the same', () => {
    const table = { ...settingsOf(SECOND), boxes: { leaders: 'second', cities: 'first' } as const };
    expect(draftOf(table, 'merchant').boxes).toEqual({ cities: 'first' });
  });
});

describe('too many or too few players for a second box', () => {
  const helped = (draft: Draft) => fixesFor(draft).map((fix) => ({ ...draft, ...fixed(draft, fix) }));

  test.each([
    [2, { edition: 'first' }],
    [8, { module: null, isFirst: true }],
  ])('with %i players what is of the first edition helps at one tap, and so does every other way out', (seats, fix) => {
    const draft = { ...SECOND, seats };
    expect(refusalOf(settingsOf(draft))?.code).toBe('seats');
    expect(fixesFor(draft)).toContainEqual(fix);
    for (const draft of helped({ ...SECOND, seats })) expect(refusalOf(settingsOf(draft))).toBeNull();
  });

  test('where Cities would be enough for eight, it is its first box', () => {
    expect(fixesFor({ ...SECOND, modules: ['base'], seats: 8 })).toContainEqual({ module: 'cities', isFirst: true });
    expect(fixesFor({ ...SECOND, modules: ['base', 'leaders'], seats: 8 })).toEqual([
      { seats: 7 },
      { module: 'cities', isFirst: true },
    ]);
    expect(fixesFor({ ...SECOND, edition: 'first', modules: ['base'], seats: 8 })).toContainEqual({
      module: 'cities',
      isFirst: false,
    });
  });

  test('teams are four or six, or eight with the first boxes', () => {
    const teams = { ...SECOND, modules: [...SECOND.modules, 'teams'] };
    expect(playersFor(teams)).toEqual([4, 6]);
    expect(playersFor({ ...teams, boxes: FIRST_BOXES })).toEqual([4, 6, 8]);
  });
});

describe('boards to be picked', () => {
  const rules = (mix: Partial<Draft>) => {
    const found = rulesToPick({ ...FIRST_DRAFT, ...mix });
    if (!found) throw new Error('not played');
    return found;
  };

  test('are all that have a side with these modules, with their switch or without', () => {
    expect(boardsFor(rules({}), 0)).toEqual(
      expect.arrayContaining(['giza', 'great-wall', 'stonehenge', 'manneken-pis']),
    );
    for (const wonder of ['abu-simbel', 'catan']) {
      expect(boardsFor(rules({}), 0)).not.toContain(wonder);
      expect(boardsFor(rules({ modules: ['base', 'leaders'] }), 0)).toContain(wonder);
    }
    expect(isSideThere(rules({}), 'great-wall', 'B')).toBe(false);
    expect(isSideThere(rules({ modules: ['base', 'cities'] }), 'great-wall', 'B')).toBe(true);
  });

  test('are not all for the Free City', () => {
    const two = rules({ seats: 2, modules: ['base', 'leaders'] });
    expect(boardsFor(two, 1)).toEqual(expect.arrayContaining(['catan', 'manneken-pis']));
    for (const wonder of ['catan', 'manneken-pis']) expect(boardsFor(two, 2)).not.toContain(wonder);
  });

  test('are left to chance while their module is away', () => {
    const draft: Draft = {
      ...FIRST_DRAFT,
      boardsBy: 'pick',
      picks: [
        { wonder: 'catan', side: 'B' },
        { wonder: 'great-wall', side: 'B' },
        { wonder: 'giza', side: 'A' },
      ],
    };
    const any = { wonder: 'random', side: 'random' };
    expect(picksOf(draft, rules({}))).toEqual([any, { wonder: 'great-wall', side: 'random' }, draft.picks[2], any]);
    const both = { ...draft, modules: ['base', 'leaders', 'cities'] };
    expect(settingsOf(both).wonders).toEqual([...draft.picks, any]);
    for (const one of [draft, both]) expect(refusalOf(settingsOf(one))).toBeNull();
  });
});

test('a table tells what its edition does not say by itself', () => {
  const told = (draft: Partial<Draft>) => boxesOf(t, settingsOf({ ...SECOND, ...draft }));
  expect(told({})).toEqual([]);
  expect(told({ edition: 'first', boxes: FIRST_BOXES })).toEqual([]);
  expect(told({ boxes: { leaders: 'first' } })).toEqual(['setup.summary.firstBox 1 setup.module.leaders.title']);
  const [experts, boards] = told({ expert: true, boards: ['catan'] });
  expect([experts, boards]).toEqual(['setup.summary.expert', expect.stringMatching(/^setup.summary.further .*catan/)]);
});

describe('bots', () => {
  test('are suggested by the rating that is nearest to one’s own', () => {
    const unknown = () => null;
    for (const level of PLAIN_LEVELS) expect(suitedTo(levelRatings[level].rating + 1, unknown)).toBe(level);
    expect(suitedTo(0, unknown)).toBe('level-1');
    expect(suitedTo(9000, unknown)).toBe('level-8');
  });

  test('are placed among the people of a server by the games they have played there', () => {
    const rated = (level: PlainLevel, more: number, spread: number) =>
      new Map([[level, { value: levelRatings[level].rating + more, spread, provisional: spread > 250 }]]);
    const two = new Map([...rated('level-2', 90, 100), ...rated('level-6', 150, 50)]);
    const here = (level: PlainLevel) => two.get(level) ?? null;
    // the surer one counts four times
    expect(liftHere(here)).toBe(138);
    expect(ratingHere('level-4', here)).toBe(levelRatings['level-4'].rating + 138);
    for (const level of PLAIN_LEVELS) expect(suitedTo(levelRatings[level].rating + 138, here)).toBe(level);
    const unsure = rated('level-2', 400, 300);
    expect(liftHere((level) => unsure.get(level) ?? null)).toBe(0);
  });

  test('have a style from the third level on', () => {
    expect(PLAIN_LEVELS.filter(hasStyles)).toEqual(PLAIN_LEVELS.slice(2));
    expect(styled('level-5', 'science')).toBe('level-5-science');
    expect(styled('level-2', 'science')).toBe('level-2');
    expect(styled('level-5', '')).toBe('level-5');
  });

  test('that were chosen by name before are levels now, and what was kept besides stays', () => {
    const kept = { draft: { ...FIRST_DRAFT, seats: 6, level: 'architect' as const } };
    expect(migrated(kept, 1).draft).toEqual({ ...FIRST_DRAFT, seats: 6, level: 'level-6' });
    const { boardsBy, boards, ...oldest } = kept.draft;
    expect(migrated({ draft: { ...oldest, boards: 'side' } }, 0).draft).toMatchObject({
      boardsBy: 'side',
      level: 'level-6',
    });
  });
});
