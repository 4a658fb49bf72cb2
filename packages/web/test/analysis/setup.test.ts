/** Setting up a table by tapping: what is opened can be tapped, and what is tapped is a table. */
import { boardNames, COLOURS, create, over, type Scenario, seedFrom, describe as told } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft, handSize, readDraft, tableOfDraft, turnsIn } from '../../src/analysis/setup/draft.ts';
import { draftOfTable } from '../../src/analysis/setup/opened.ts';
import { cardsOfAge, elsewhereIn } from '../../src/analysis/setup/piles.ts';
import { type Setting, withKept, withOpened } from '../../src/analysis/setup/store.ts';
import { inGame } from '../../src/calculator/inGame.ts';
import { rulesOfSheet } from '../../src/calculator/sheet.ts';
import { studyOfTable } from '../../src/study/begin.ts';
import { tableOf } from '../../src/study/game.ts';
import { gameIn, turned } from './tables.ts';

const rulesFor = ({ sheet }: Draft) => rulesOfSheet(sheet) as NonNullable<ReturnType<typeof rulesOfSheet>>;

/** What of a table can be seen, without what nobody needs to tell. */
const plain = (table: Scenario) => {
  const { seats, state } = { seats: table.seats, state: tableOf(studyOfTable(table, 0)).state };
  return {
    age: state.age,
    turn: state.turn,
    seats: state.seats.map(({ piles, tokens, coins, stage, tally }, i) => ({
      hand: seats[i].hand ?? [],
      piles: [piles[0].length, piles[1]],
      tokens,
      coins,
      stage,
      tally,
    })),
  };
};

describe('a table on its way', () => {
  const MIXES = [
    { seats: 3, seed: seedFrom('setup', 1) },
    { seats: 5, modules: ['base', 'leaders', 'cities', 'edifice'], seed: seedFrom('setup', 2) },
    { seats: 4, modules: ['base', 'leaders'], edition: 'second' as const, seed: seedFrom('setup', 3) },
    { seats: 2, seed: seedFrom('setup', 4) },
    { seats: 6, modules: ['base', 'teams'], seed: seedFrom('setup', 5) },
  ];
  test.each(MIXES)('is the same after it was opened and tapped: %j', (config) => {
    for (const [age, turn] of [
      [1, 2],
      [3, 3],
    ]) {
      const table = told(gameIn(config, age, turn));
      const draft = draftOfTable(table, 1);
      expect(plain(tableOfDraft(draft, rulesFor(draft)))).toEqual(plain(table));
    }
  });
});

describe('a table that is opened to be changed', () => {
  const one = told(gameIn({ seats: 3, seed: seedFrom('setup', 1) }, 1, 2));
  const other = told(gameIn({ seats: 4, seed: seedFrom('setup', 2) }, 2, 3));
  const own: Setting = { draft: { ...emptyDraft(), turn: 4 }, isOwn: true, kept: [] };

  test('takes nothing away from what one was setting up', () => {
    const opened = withOpened(own, one, 0, []);
    expect(opened).toMatchObject({ isOwn: false, kept: [own.draft] });
    // another one takes the place of the first, which is in its link
    const next = withOpened(opened, other, 0, []);
    expect(next.kept).toEqual([own.draft]);
    expect(withKept(next)).toEqual(own);
  });

  test('is kept too once it was changed', () => {
    const changed: Setting = { ...withOpened(own, one, 0, []), isOwn: true };
    expect(withOpened(changed, other, 0, []).kept).toEqual([changed.draft, own.draft]);
    expect(withKept(changed)).toEqual({ ...own, kept: [changed.draft] });
  });

  test('is nothing else if it is just what one has set up', () => {
    const draft = draftOfTable(one, 0);
    const set: Setting = { draft, isOwn: true, kept: [] };
    expect(withOpened(set, tableOfDraft(draft, rulesFor(draft)), 1, [])).toEqual({
      ...set,
      draft: { ...draft, seat: 1 },
    });
  });

  test('takes the place of an empty table', () => {
    expect(withOpened({ draft: emptyDraft(), isOwn: false, kept: [] }, one, 0, []).kept).toEqual([]);
  });
});

describe('by tapping alone', () => {
  const ALL = ['base', 'leaders', 'cities', 'edifice'];
  const MIXES = [
    { seats: 3, modules: ALL },
    { seats: 7, modules: ALL },
    { seats: 4, modules: ALL, boards: [...boardNames] },
    {
      seats: 5,
      modules: ['base', 'leaders', 'cities'],
      edition: 'second' as const,
      boards: [...boardNames],
      expert: true,
    },
    { seats: 2, modules: ['base', 'cities'] },
  ];

  const WINDOWS = ['leaders.draft', 'turn.choose'];

  /** As it lies there for all to see, and in hands: without order, and without what is dealt anew. */
  const seen = ({ seats, edifices = [], ...table }: Scenario) => ({
    ...table,
    discard: [],
    freeCity: table.freeCity && { ...table.freeCity, drawPile: [] },
    edifices: edifices.map(({ id, state, left }) => ({ id, state, left: state === 'failed' ? 0 : left })),
    seats: seats.map(({ under: _, tokens, ...seat }) =>
      Object.entries({ ...seat, ...tokens })
        .map(([field, value]) => `${field} ${Array.isArray(value) ? value.toSorted().join(' ') : value}`)
        .sort(),
    ),
  });

  test.each(MIXES)('any turn of a game is told, also the draft and the recruiting: %j', (mix) => {
    let game = create({ ...mix, seed: seedFrom('tapping', mix.seats) });
    const found = new Set<string>();
    for (let moment = 0; !over(game); moment++, game = turned(game)) {
      const { window = '' } = game.rules.steps[game.state.at] ?? {};
      const hands = told(game).seats.slice(0, game.rules.players);
      // the last card of an Age, and what is asked in the middle of a turn
      const isOther = game.state.turn > 0 && hands.some(({ hand = [] }) => hand.length < 2);
      if (!WINDOWS.includes(window) || isOther) continue;
      found.add(game.state.turn === 0 ? `${window} first` : window);
      const table = told(game);
      // as it is kept, and nothing else of what was opened
      const draft = readDraft(JSON.parse(JSON.stringify(draftOfTable(table, 0))));
      const again = told(tableOf(studyOfTable(tableOfDraft(draft, rulesFor(draft)), 0)));
      expect(seen(again), `moment ${moment}`).toEqual(seen(table));
    }
    expect([...found]).toEqual(
      mix.modules.includes('leaders') ? ['leaders.draft first', 'turn.choose first', 'turn.choose'] : ['turn.choose'],
    );
  });

  test('what lies under a stage that counts its colour is a card of it', () => {
    const wonder = { wonder: 'stonehenge', side: 'B' as const, stages: 2, under: 'red' };
    const empty = emptyDraft();
    const columns = empty.sheet.columns.with(0, { ...empty.sheet.columns[0], ...wonder });
    const draft = { ...empty, age: 2, turn: 3, sheet: { ...empty.sheet, columns } };
    const { state, rules } = tableOf(studyOfTable(tableOfDraft(draft, rulesFor(draft)), 0));
    const [, last] = state.seats[0].piles[rules.seatPile('under')];
    expect(rules.cards[last]).toMatchObject({ colour: COLOURS.indexOf('red') });
    expect(draftOfTable(tableOfDraft(draft, rulesFor(draft)), 0).sheet.columns[0].under).toBe('red');
  });

  test('fewer stages than a table was opened with take their cards along', () => {
    const table = told(gameIn({ seats: 3, seed: seedFrom('setup', 1) }, 3, 3));
    const seat = table.seats.findIndex(({ stages = 0 }) => Number(stages) > 0);
    const draft = draftOfTable(table, seat);
    const { columns } = draft.sheet;
    const fewer = { ...draft.sheet, columns: columns.with(seat, { ...columns[seat], stages: 0 }) };
    const { state } = tableOf(studyOfTable(tableOfDraft({ ...draft, sheet: fewer }, rulesFor(draft)), seat));
    expect(state.seats[seat].stage).toBe(0);
  });
});

test('an empty draft is a table: all of it is imagined', () => {
  const draft = emptyDraft();
  const { state, rules } = tableOf(studyOfTable(tableOfDraft(draft, rulesFor(draft)), 0));
  expect(state).toMatchObject({ age: 1, turn: 1 });
  expect(state.seats[0].piles[rules.seatPile('hand')]).toHaveLength(7);
});

test('without leaders there is no draft, whatever was told before', () => {
  const draft = { ...emptyDraft(), age: 0 };
  expect(tableOfDraft(draft, rulesFor(draft))).toMatchObject({ age: 1, turn: 1 });
});

test('turns and hands are those of the rules', () => {
  const rules = rulesFor(emptyDraft());
  expect(turnsIn(rules, 2)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(handSize(rules, 1)).toBe(7);
  expect(handSize(rules, 6)).toBe(2);
  const leaders = emptyDraft();
  leaders.sheet = { ...leaders.sheet, modules: ['base', 'leaders'] };
  expect(turnsIn(rulesFor(leaders), 1)).toContain(0);
});

test('a card is there as often as it is printed, wherever it lies', () => {
  const draft = { ...emptyDraft(), hands: emptyDraft().hands.with(1, ['baths']), discard: ['baths'] };
  const rules = rulesFor(draft);
  const baths = rules.cards[rules.cardByName.get('baths') as number];
  expect(elsewhereIn(draft, rules, { hand: 0 })(baths)).toBe(2);
  expect(elsewhereIn(draft, rules, { hand: 1 })(baths)).toBe(1);
  expect(elsewhereIn(draft, rules, { discard: true })(baths)).toBe(1);
  expect(cardsOfAge(inGame(draft.sheet), 1).every(({ card }) => card.age === 1)).toBe(true);
});

test('what an older app has kept is read with suspicion', () => {
  expect(readDraft(null)).toEqual(emptyDraft());
  expect(readDraft({ sheet: {}, age: 9, turn: -1, hands: 'x', seat: 99 })).toMatchObject({ age: 3, turn: 0, seat: 7 });
  expect(readDraft({ sheet: {}, peace: [99, 'x'], used: [['caligula', 7]] })).toMatchObject({
    age: 1,
    peace: [20, 0, 0, 0, 0, 0, 0, 0],
    used: [['caligula'], [], [], [], [], [], [], []],
  });
  const draft = { ...emptyDraft(), hands: emptyDraft().hands.with(0, ['baths']), age: 2 };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
