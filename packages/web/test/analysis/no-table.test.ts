/** What the engine says of tables that cannot be is said in every language, with names in place of ids. */
import { PolisError, type Scenario } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { studyOfTable } from '../../src/study/begin.ts';
import { tableOf } from '../../src/study/game.ts';
import { faultText } from '../../src/study/noTable.ts';
import { noTable as en } from '../../src/text/en/no-table.ts';
import { LANGUAGES, type Language, speak, startTexts } from '../../src/text/index.ts';

const others = [{}, {}];
const LEADERS = { modules: ['base', 'leaders'] };
/** A table for each sentence. */
const TABLES: Record<string, object> = {
  hand: { seats: [{ hand: ['baths'] }, ...others] },
  notDealt: { ...LEADERS, turn: 0, seats: [{ hand: ['baths'] }, ...others] },
  copies: { turn: 3, seats: [{ city: ['baths'] }, { city: ['baths'] }, {}] },
  later: { seats: [{ city: ['palace'] }, ...others], turn: 2 },
  otherAge: { age: 2, turn: 6, seats: [{ hand: ['baths', 'altar'] }, ...others] },
  drawn: {
    age: 3,
    turn: 6,
    seats: [
      { city: ['workers-guild', 'craftsmens-guild', 'traders-guild'] },
      { city: ['spies-guild', 'magistrates-guild'] },
      { city: ['builders-guild'] },
    ],
  },
  used: { seats: [{ city: ['baths', 'altar', 'theater', 'stockade'] }, ...others], turn: 2 },
  nothingLeft: { age: 3, turn: 6, seats: [{ hand: [] }, { hand: [] }, { hand: [] }] },
  leaders: { ...LEADERS, strict: true, age: 2, turn: 0, seats: [{ leaderHand: ['plato'] }, ...others] },
  draft: { ...LEADERS, age: 0, seats: [{ draft: ['plato', 'hypatia'], leaderHand: ['midas'] }, ...others] },
  once: { ...LEADERS, seats: [{ leaders: ['plato'] }, { leaders: ['plato'] }, {}] },
  twice: { seats: [{ city: ['baths', 'baths'] }, ...others] },
  copiesLeader: { ...LEADERS, age: 3, turn: 3, seats: [{ courtesan: 'plato' }, { leaders: ['plato'] }, {}] },
  noCard: { seats: [{ city: ['bats'] }, ...others] },
  noBoard: { seats: [{ wonder: 'gizza' }, ...others] },
  noField: { seats: [{ wander: 'giza' }, ...others] },
  cardOfModule: { seats: [{ city: ['hideout'] }, ...others] },
  boardOfModule: { seats: [{ wonder: 'petra' }, ...others] },
  boardOnce: { seats: [{ wonder: 'giza' }, { wonder: 'giza' }, {}] },
  seats: { seats: [{}, {}] },
  stages: { seats: [{ wonder: 'giza', stages: 4 }, ...others] },
  pawns: { modules: ['base', 'edifice'], age: 2, turn: 2, seats: [{ wonder: 'giza', pawns: [3, 0, 0] }, ...others] },
  madeUp: { turn: 3, seats: [{ city: [{ cost: 'wood', colour: 'red' }] }, ...others] },
};

function sentence(table: object): string {
  try {
    tableOf(studyOfTable(table as Scenario, 0));
  } catch (error) {
    if (error instanceof PolisError) return error.message;
    throw error;
  }
  return 'it is a table';
}

beforeAll(() => startTexts('en', true));

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(Object.entries(TABLES))('%s', (id, table) => {
    const message = sentence(table);
    const said = faultText(i18next.t, message);
    expect(said, message).not.toBeNull();
    expect(said).not.toMatch(/[{}]|undefined|noTable/);
    const english = Object.entries(en).filter(([key]) => key.replace(/_\w+$/, '') === id);
    expect(english.length, id).toBeGreaterThan(0);
    // another sentence would begin or end otherwise
    const pattern = (text: string): RegExp =>
      new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+')}$`);
    if (language === 'en')
      expect(
        english.map(([, text]) => pattern(text).test(said ?? '')),
        said ?? '',
      ).toContain(true);
  });
});

test('every sentence has a table here, and what is not known is left as it is said', () => {
  const ids = new Set(Object.keys(en).map((key) => key.replace(/_(zero|one|other)$/, '')));
  ids.delete('inEnglish');
  expect(Object.keys(TABLES).sort()).toEqual([...ids].sort());
  expect(faultText(i18next.t, 'something quite different')).toBeNull();
});
