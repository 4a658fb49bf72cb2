import { describe, expect, test } from 'vitest';
import { describe as describeTable } from '../../../src/describe.ts';
import { PolisError } from '../../../src/errors.ts';
import { replay, save } from '../../../src/record.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario } from '../../../src/scenario-types.ts';
import { build, expectReplayed, facts, LEADERS, mix, pick, played, sell, stage, tabletop } from '../../kit/index.ts';

const { modules, newGame } = mix('leaders');

describe('a record of a game with leaders', () => {
  for (const players of [2, 3, 4, 5, 6, 7])
    test(`with ${players} players is replayed to the same table and the same result`, () => {
      const game = played(newGame(players), players);
      const record = expectReplayed(game);
      expect(record.config.modules).toEqual(modules);
      expect(record.result?.totals).toHaveLength(Math.max(3, players));
    });

  test('names leaders and what was done with them', () => {
    const { choices } = save(played(newGame(3), 9));
    const first = choices.slice(0, 3);
    for (const [, choice] of first) expect(choice).toMatchObject({ do: 'pick' });
    for (const [, choice] of choices.slice(0, 9)) expect(LEADERS).toContain('card' in choice ? choice.card : '');
    const recruiting = choices.slice(9, 12).map(([, choice]) => choice);
    for (const choice of recruiting) expect(['build', 'stage', 'sell']).toContain(choice.do);
  });

  test('can be played again in part, to each point of the draft', () => {
    const record = save(played(newGame(3), 4));
    for (const steps of [0, 1, 3, 6, 9, 12]) {
      const game = replay(record, steps);
      expect(game.moves.length).toBe(steps - (steps % 3));
    }
    expect(replay(record, 9).state).toMatchObject({ age: 1, turn: 0 });
    expect(replay(record, 12).state).toMatchObject({ age: 1, turn: 1 });
  });

  test('with a leader that was not offered is refused', () => {
    const record = save(played(newGame(3), 4));
    const [seat, choice] = record.choices[0];
    const taken = 'card' in choice ? choice.card : '';
    const other = record.choices.flatMap(([, form]) => ('card' in form && form.card !== taken ? [form.card] : []))[0];
    const forged = { ...record, choices: [[seat, { do: 'pick', card: other }, undefined], ...record.choices.slice(1)] };
    expect(() => replay(forged)).toThrow(PolisError);
  });
});

describe('a scenario with leaders', () => {
  const scenario: Scenario = {
    modules,
    age: 3,
    turn: 2,
    discard: ['walls'],
    seats: [
      {
        wonder: 'rome',
        side: 'B',
        stages: 1,
        coins: 9,
        city: ['courtesans-guild', 'altar'],
        hand: ['senate', 'study'],
        leaders: ['nero', 'sappho'],
        leaderHand: ['plato', 'midas'],
        courtesan: 'euclid',
        tokens: { victory: [1, 3], defeat: 1 },
      },
      {
        coins: 2,
        city: ['theater'],
        hand: ['baths', 'senate'],
        leaders: ['euclid'],
        tokens: { victory: [], defeat: 0 },
      },
      { coins: 4, city: [], hand: ['altar', 'baths'], leaders: ['tomyris'], tokens: { victory: [5], defeat: 0 } },
    ],
  };

  test('says what it says: leaders, leaders in hand, the copied leader, the box', () => {
    const t = tabletop(setTable(scenario));
    expect(t.pile('leaders')).toEqual(['nero', 'sappho']);
    expect(t.pile('leader-hand')).toEqual(['plato', 'midas']);
    expect(t.pile('courtesan')).toEqual(['euclid']);
    const held = ['nero', 'sappho', 'plato', 'midas', 'euclid', 'tomyris'];
    expect(t.onTable('leader-box').sort()).toEqual(LEADERS.filter((name) => !held.includes(name)));
    expect(t.score()).toMatchObject({ leaders: 2, science: 1 });
  });

  test('describe gives back what setTable was given', () => {
    const { discard, seats, age, turn, modules: told } = describeTable(setTable(scenario), scenario);
    expect({ modules: told, age, turn, discard }).toEqual({ modules, age: 3, turn: 2, discard: ['walls'] });
    expect(seats).toEqual(scenario.seats);
  });

  test('a table described and set again is the same table', () => {
    const t = tabletop(setTable(scenario));
    const again = tabletop(setTable(describeTable(t.game, scenario)));
    expect(facts(again)).toEqual(facts(t));
  });

  test('also after a recruitment turn and a turn of the Age', () => {
    const before: Scenario = {
      modules,
      age: 2,
      turn: 0,
      seats: [
        { wonder: 'giza', side: 'A', makes: ['stone'], leaderHand: ['nero', 'plato'], hand: ['altar', 'baths'] },
        { leaderHand: ['croesus', 'midas'], hand: ['theater', 'baths'] },
        { leaderHand: ['euclid', 'hiram'], hand: ['theater', 'pawnshop'] },
      ],
    };
    let t = tabletop(setTable(before));
    t = t.answer(0, stage('nero')).answer(1, build('croesus')).answer(2, sell('hiram'));
    const recruitedTable = tabletop(setTable(describeTable(t.game, before)));
    expect(recruitedTable.game.state.turn).toBe(1);
    expect(recruitedTable.seat(0).under).toEqual(['nero']);
    expect(recruitedTable.onTable('leader-box')).toEqual(t.onTable('leader-box').sort());
    expect([0, 1, 2].map((seat) => recruitedTable.pile('leaders', seat))).toEqual([[], ['croesus'], []]);
    expect([0, 1, 2].map((seat) => recruitedTable.pile('leader-hand', seat))).toEqual([
      ['plato'],
      ['midas'],
      ['euclid'],
    ]);
    expect(recruitedTable.seat(0).stage).toBe(1);
    expect([0, 1, 2].map((seat) => recruitedTable.seat(seat).coins)).toEqual([3, 8, 6]);
    t = t.play({});
    expect(tabletop(setTable(describeTable(t.game, before))).seat(0)).toMatchObject({ coins: 6, stage: 1 });
  });

  test('the recruitment turn is turn 0: with hands the Age goes on, without it ends there', () => {
    const seat = { leaderHand: ['nero'] };
    const without = tabletop(setTable({ modules, turn: 0, seats: [seat, {}, {}] }));
    expect(without.asked(0)).toBe('play');
    const done = without.answer(0, build('nero'));
    expect(done.game.state.at).toBe(done.game.rules.end);
    expect(describeTable(done.game, { seats: [seat, {}, {}] })).toMatchObject({ age: 1, turn: 1 });
    const hand = { hand: ['altar'] };
    const goesOn = tabletop(setTable({ modules, turn: 0, seats: [{ ...seat, ...hand }, hand, hand] }));
    expect(goesOn.answer(0, build('nero')).game.state.turn).toBe(1);
  });

  test('after the last turn of an Age the next thing is the recruitment turn', () => {
    const hand = { hand: ['altar'] };
    const last: Scenario = { modules, age: 1, turn: 6, seats: [hand, hand, hand] };
    const t = tabletop(setTable(last)).play({});
    expect(describeTable(t.game, last)).toMatchObject({ age: 2, turn: 0 });
  });

  test('without the module there are no leaders and no recruitment turn', () => {
    const hand = { hand: ['altar'] };
    const seats = [hand, hand, hand];
    expect(() => setTable({ turn: 0, seats })).toThrow(/no turn 0/);
    expect(() => setTable({ seats: [{ wonder: 'rome' }, {}, {}] })).toThrow(
      /^rome: this board comes with the module "leaders"$/,
    );
    expect(() => setTable({ modules, seats: [{ leaders: ['semiramis'] }, {}, {}] })).toThrow(PolisError);
  });

  test('a copied leader picked in play is told by describe', () => {
    const makes = ['wood', 'clay', 'glass', 'loom'];
    const before: Scenario = {
      modules,
      age: 3,
      seats: [
        { makes, hand: ['courtesans-guild', 'altar'] },
        { leaders: ['cleopatra'], hand: ['theater', 'baths'] },
        { hand: ['theater', 'baths'] },
      ],
    };
    const t = tabletop(setTable(before))
      .play({ me: build('courtesans-guild') })
      .answer(0, pick('cleopatra'));
    const told = describeTable(t.game, before);
    expect(told.seats[0]).toMatchObject({ courtesan: 'cleopatra', city: ['courtesans-guild'] });
    expect(tabletop(setTable(told)).score()).toEqual(t.score());
  });
});
