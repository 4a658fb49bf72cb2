import { describe, expect, test } from 'vitest';
import { describe as describeTable } from '../../../src/describe.ts';
import { PolisError } from '../../../src/errors.ts';
import { type Game, legal, submit } from '../../../src/game.ts';
import { type GameRecord, replay, save } from '../../../src/record.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import { retally } from '../../../src/tally.ts';
import { unpack } from '../../../src/words.ts';
import {
  cardIn,
  edificesWith,
  expectReplayed,
  facts,
  give,
  join,
  mix,
  pick,
  played,
  ready,
  stage,
  stored,
  tabletop,
} from '../../kit/index.ts';

const { ageEnd, lastTurn, modules, newGame, table } = mix('edifice');

type Kind = 'join' | 'penalty' | 'give';
const isKind: Record<Kind, (choice: GameRecord['choices'][number][1]) => boolean> = {
  join: (choice) => choice.do === 'stage' && choice.join === true,
  penalty: (choice) => choice.do === 'pick',
  give: (choice) => choice.do === 'give',
};

/** The first game of so many players whose record has such a choice; without Halikarnassos, so that nobody digs. */
function withA(kind: Kind, players: number): Game {
  const boards = ['giza', 'rhodos', 'ephesos', 'alexandria', 'ur', 'olympia', 'babylon'].slice(0, players);
  const wonders = boards.map((wonder) => ({ wonder, side: 'A' as const }));
  for (let n = 0; n < 400; n++) {
    const start = newGame(players, n, { wonders });
    if (kind === 'give' && !tabletop(start).fates().projects.includes('concentric-castle')) continue;
    const game = played(start, n);
    if (save(game).choices.some(([, choice]) => isKind[kind](choice))) return game;
  }
  throw new Error(`no game has a ${kind}`);
}

describe('a record of a game with Edifice', () => {
  for (const players of [3, 4, 5, 6, 7])
    test(`with ${players} players is replayed to the same table and the same result`, () => {
      for (const kind of ['join', 'penalty'] as const) {
        const game = withA(kind, players);
        const record = expectReplayed(game);
        expect(record.config.modules).toEqual(modules);
        expect(record.result?.totals).toHaveLength(players);
      }
    });

  test('names taking part, the option of a stage and the tokens given back', () => {
    const { choices } = save(withA('give', 5));
    const given = choices.flatMap(([, choice]) => (choice.do === 'give' ? [choice.victory] : []));
    for (const victory of given) {
      expect(victory).toHaveLength(2);
      for (const value of victory) expect([1, 3, 5]).toContain(value);
    }
    const stages = choices.flatMap(([, choice]) => (choice.do === 'stage' ? [choice] : []));
    for (const { join: joined, option } of stages) {
      expect(typeof joined).toBe('boolean');
      expect([0, 1, 2, 3]).toContain(option);
    }
    const record = stored(withA('give', 5));
    expect(save(replay(record))).toEqual(record);
  });

  test('can be saved in the middle of a penalty, with what is sealed', () => {
    const record = save(withA('penalty', 4));
    const at = record.choices.findIndex(([, choice]) => choice.do === 'pick');
    const game = replay(record, at);
    const seat = game.state.asks.findIndex((ask) => ask !== null);
    const { game: sealed } = submit(game, seat, legal(game, seat)[0]);
    const again = replay(stored(sealed));
    expect(again.state).toEqual(sealed.state);
    expect(save(game).result).toBeNull();
  });

  test('with a forged choice is refused', () => {
    const record = save(withA('penalty', 4));
    const at = record.choices.findIndex(([, choice]) => choice.do === 'pick');
    const [seat, , then] = record.choices[at];
    for (const forged of [{ do: 'pass' }, { do: 'pick', card: 'outpost' }, { do: 'give', victory: [1, 1] }]) {
      const choices = record.choices.toSpliced(at, 1, [seat, forged as never, then]);
      expect(() => replay({ ...record, choices })).toThrow(PolisError);
    }
    const joined = save(withA('join', 4));
    const first = joined.choices.findIndex(([, choice]) => isKind.join(choice));
    const [who, choice, after] = joined.choices[first];
    const without = joined.choices.toSpliced(first, 1, [who, { ...choice, join: false } as never, after]);
    expect(() => replay({ ...joined, choices: without })).toThrow(PolisError);
  });

  test('each choice is the same as number and in words, all through a game', () => {
    for (const players of [3, 5])
      played(newGame(players, 7), 7, (game) => {
        const { asks } = game.state;
        const seat = asks.findIndex((ask) => ask !== null);
        for (const choice of legal(game, seat).slice(0, 12)) {
          const form = unpack(game.rules, choice);
          const [byNumber, byWords] = [submit(game, seat, choice), submit(game, seat, form)];
          expect(byWords.error).toBeNull();
          expect(byWords.game.state).toEqual(byNumber.game.state);
        }
      });
  });

  test('running totals are those told anew from the facts, coins add up and pawns are accounted for', () => {
    for (const players of [3, 5, 7])
      for (let n = 0; n < 3; n++)
        played(newGame(players, n), n, (game) => {
          const { rules, state } = game;
          for (const seat of state.seats) expect(seat.tally).toEqual(retally(rules, seat));
          expect(state.seats.reduce((sum, seat) => sum + seat.coins, state.bank)).toBe(0);
          const t = tabletop(game);
          const { projects, built, failed } = t.fates();
          expect([...projects, ...built, ...failed]).toHaveLength(3);
          for (const name of built) {
            const { age } = cardIn(rules, name);
            expect(t.pawnsLeft()[age - 1]).toBe(0);
            // one reward for each pawn
            for (const seat of state.seats.keys())
              expect(t.pile('rewards', seat).filter((mark) => mark === name)).toHaveLength(t.pawns(seat)[age - 1]);
          }
          for (const name of [...projects, ...failed])
            expect(t.pawnsLeft()[cardIn(rules, name).age - 1]).toBeGreaterThan(0);
          for (const name of failed) expect(cardIn(rules, name).age).toBeLessThanOrEqual(state.age);
        });
  });
});

describe('a scenario with Edifices', () => {
  const scenario: Scenario = {
    modules,
    age: 2,
    turn: 3,
    discard: ['walls'],
    seats: [
      {
        wonder: 'ur',
        side: 'A',
        stages: 2,
        options: [3],
        coins: 9,
        city: ['altar', 'loom-age1'],
        hand: ['theater', 'baths'],
        pawns: [1, 0, 1],
        tokens: { victory: [1, 3], defeat: 1 },
      },
      {
        wonder: 'carthage',
        side: 'B',
        stages: 2,
        options: [2, 2],
        coins: 2,
        city: [],
        hand: ['baths', 'altar'],
        pawns: [1, 1, 0],
        tokens: { victory: [], defeat: 0 },
      },
      {
        coins: 4,
        city: ['stockade'],
        hand: ['altar', 'baths'],
        edificeDebt: [1, 0, 0],
        tokens: { victory: [], defeat: 0 },
      },
    ],
    edifices: [
      { id: 'curtain-wall', left: 0, state: 'built' },
      { id: 'factory', left: 1, state: 'project' },
      { id: 'archives', left: 2, state: 'project' },
    ],
  };

  test('says what it says', () => {
    const t = tabletop(setTable(scenario));
    expect(t.fates()).toEqual({ projects: ['factory', 'archives'], built: ['curtain-wall'], failed: [] });
    expect(t.pawnsLeft()).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((seat) => t.pawns(seat))).toEqual([
      [1, 0, 1],
      [1, 1, 0],
      [0, 0, 0],
    ]);
    expect([0, 1, 2].map((seat) => t.pile('rewards', seat))).toEqual([['curtain-wall'], ['curtain-wall'], []]);
    expect(t.game.state.seats.map(({ tally }) => tally.shields)).toEqual([1, 1 + 2, 1]);
    expect(t.score(2).edifice).toBe(-2);
  });

  test('describe gives back what setTable was given', () => {
    const { seats, edifices, discard, age, turn, modules: told } = describeTable(setTable(scenario), scenario);
    expect({ modules: told, age, turn, discard }).toEqual({ modules, age: 2, turn: 3, discard: ['walls'] });
    expect(edifices).toEqual(scenario.edifices);
    expect(seats).toEqual(scenario.seats);
  });

  test('a table described and set again is the same table, also after a turn and after an Age', () => {
    const t = tabletop(setTable(scenario));
    expect(facts(tabletop(setTable(describeTable(t.game, scenario))))).toEqual(facts(t));
    const before: Scenario = {
      modules,
      turn: lastTurn,
      seats: [
        { ...ready('giza'), hand: ['theater'], city: ['stockade'] },
        { ...ready('ur'), side: 'B', hand: ['theater'] },
        { hand: ['theater'], city: ['barracks'] },
      ],
      edifices: edificesWith('outpost', 2, 'project'),
    };
    const after = tabletop(setTable(before)).quietTurn({ me: join('theater'), left: stage('theater') });
    expect(after.game.state.at).toBe(after.game.rules.end);
    const told = describeTable(after.game, before);
    expect(told).toMatchObject({
      age: 2,
      turn: 1,
      edifices: edificesWith('amphitheater', 2, 'project').toSpliced(0, 1, { id: 'outpost', left: 1, state: 'failed' }),
    });
    expect(told.seats.map((seat: ScenarioSeat) => seat.pawns)).toEqual([[1, 0, 0], [1, 0, 0], undefined]);
    const again = tabletop(setTable(told));
    expect([again.fates(), again.pawnsLeft(), again.purses()]).toEqual([
      after.fates(),
      after.pawnsLeft(),
      after.purses(),
    ]);
    expect(again.game.state.seats.map(({ tally }) => tally)).toEqual(after.game.state.seats.map(({ tally }) => tally));
    expect(again.seat(2).city).toEqual(['theater']);
  });

  test('two pawns of an Edifice that stands are two rewards, also when told again', () => {
    const two: Scenario = {
      ...scenario,
      seats: scenario.seats.with(0, { wonder: 'ur', side: 'B', stages: 1, pawns: [2, 0, 0] }),
    };
    const t = tabletop(setTable(two));
    expect([t.pile('rewards'), t.game.state.seats[0].tally.shields]).toEqual([['curtain-wall', 'curtain-wall'], 2]);
    expect(facts(tabletop(setTable(describeTable(t.game, two))))).toEqual(facts(t));
    // and they are not given again when the turn is over
    const money: Scenario = { ...two, edifices: edificesWith('money-changer', 0, 'built') };
    const hand = { hand: ['theater'] };
    const seats = money.seats.map((seat) => ({ ...seat, ...hand }));
    const after = tabletop(setTable({ ...money, age: 1, seats })).play({});
    expect([after.pile('rewards').length, after.seat().coins]).toEqual([2, 3 + 3]);
  });

  test('left may be left out: one pawn on a project, none on an Edifice that stands', () => {
    const short = [{ id: 'belvedere', state: 'built' }, { id: 'factory' }, { id: 'agora', state: 'project' }];
    const t = table({ edifices: short, age: 2 });
    expect([t.fates(), t.pawnsLeft()]).toEqual([
      { projects: ['factory', 'agora'], built: ['belvedere'], failed: [] },
      [0, 1, 1],
    ]);
  });

  for (const [what, edifices] of [
    ['no list', 'belvedere'],
    ['four of them', [...edificesWith('belvedere', 1, 'project'), { id: 'agora', left: 1 }]],
    ['an Edifice of another Age', [{ id: 'factory', left: 1 }]],
    ['a card that is no Edifice', [{ id: 'altar', left: 1 }]],
    ['a name that nothing has', [{ id: 'lighthouse of pharos', left: 1 }]],
    ['no name', [{ left: 1 }]],
    ['nothing', [null]],
    ['a fate that does not exist', [{ id: 'belvedere', left: 1, state: 'burnt' }]],
    ['a project without pawns', [{ id: 'belvedere', left: 0 }]],
    ['a failed one without pawns', [{ id: 'belvedere', left: 0, state: 'failed' }]],
    ['one that stands with a pawn left', [{ id: 'belvedere', left: 1, state: 'built' }]],
    ['half a pawn', [{ id: 'belvedere', left: 1.5 }]],
    ['fewer than no pawns', [{ id: 'belvedere', left: -1 }]],
    ['pawns in words', [{ id: 'belvedere', left: 'two' }]],
  ] as [string, unknown][])
    test(`is refused with a sentence: ${what}`, () => {
      const wrong = () => setTable({ modules, edifices: edifices as [], seats: [{}, {}, {}] });
      expect(wrong).toThrow(PolisError);
      expect(wrong).toThrow(/\w+ \w+ \w+/);
    });

  for (const [what, seat] of [
    ['no option for a stage that offers a choice', { wonder: 'ur', stages: 2 }],
    ['too many options', { wonder: 'ur', stages: 2, options: [1, 2] }],
    ['an option before its stage', { wonder: 'ur', stages: 1, options: [1] }],
    ['an option for a side that offers none', { wonder: 'ur', side: 'night', stages: 2, options: [1] }],
    ['an option that is not there', { wonder: 'ur', stages: 2, options: [4] }],
    ['option 0', { wonder: 'ur', stages: 2, options: [0] }],
    ['half an option', { wonder: 'ur', stages: 2, options: [1.5] }],
    ['fewer than no pawns', { pawns: [-1, 0, 0] }],
    ['half a debt', { edificeDebt: [0.5, 0, 0] }],
    ['an Edifice in a hand', { hand: ['belvedere'] }],
    ['an Edifice in a city', { city: ['belvedere'] }],
  ] as [string, ScenarioSeat][])
    test(`is refused: ${what}`, () => {
      const edifices = edificesWith('belvedere', 1, 'project');
      expect(() => setTable({ modules, edifices, seats: [seat, {}, {}] })).toThrow(PolisError);
    });

  test('is refused: an Edifice in the discard pile', () => {
    const edifices = edificesWith('belvedere', 1, 'project');
    const wrong = () => setTable({ modules, edifices, discard: ['factory'], seats: [{}, {}, {}] });
    expect(wrong).toThrow(PolisError);
  });

  test('without the module there are no Edifices and no Ur', () => {
    expect(() => setTable({ seats: [{ wonder: 'ur' }, {}, {}] })).toThrow(
      /^ur: this board comes with the module "edifice"$/,
    );
    expect(() => setTable({ seats: [{ tokens: { 'pawn-1': 1 } as never }, {}, {}] })).toThrow(
      /^pawn-1: this token comes with the module "edifice"$/,
    );
    const { edifices } = describeTable(setTable({ seats: [{}, {}, {}] }), { seats: [{}, {}, {}] });
    expect(edifices).toBeUndefined();
  });

  test('a penalty can be answered in a scenario and told afterwards', () => {
    const cards = ageEnd({ edifice: 'outpost', me: { city: ['stockade', 'barracks'] } }).answer('me', pick('stockade'));
    const seats = [{}, {}, {}];
    expect(describeTable(cards.game, { seats })).toMatchObject({
      discard: ['stockade'],
      seats: [{ city: ['barracks', 'theater'] }, { edificeDebt: [1, 0, 0] }, { edificeDebt: [1, 0, 0] }],
    });
    const given = ageEnd({ edifice: 'concentric-castle', me: { tokens: { victory: [1, 3, 5] } } }).answer(
      'me',
      give(1, 5),
    );
    expect(given.military()).toEqual([0, 1, 0, 0]);
    expect(describeTable(given.game, { seats }).seats[0]).toMatchObject({ tokens: { victory: [3], defeat: 0 } });
  });
});
