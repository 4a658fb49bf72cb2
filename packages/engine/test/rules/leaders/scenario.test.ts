/** A scenario with leaders that no table can look like is refused with a sentence. */
import { describe, expect, test } from 'vitest';
import { describe as describeTable } from '../../../src/describe.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import { expectNoTable, LEADERS, pick, rule, stage, tabletop } from '../../kit/index.ts';

const MODULES = ['base', 'leaders'];

/** Three seats, as far as they are told. */
const at = (seats: ScenarioSeat[], more: Omit<Scenario, 'seats'> = {}): Scenario => ({
  modules: MODULES,
  ...more,
  seats: [0, 1, 2].map((seat) => seats[seat] ?? {}),
});
const duel = (seats: ScenarioSeat[], more: Omit<Scenario, 'seats'> = {}): Scenario =>
  at(seats, { freeCity: { seat: 2, holder: 0 }, ...more });

const accepted = (scenario: Scenario): void => {
  expect(() => setTable(scenario)).not.toThrow();
};

describe('without the module', () => {
  test('what comes with it says so', () => {
    const base = (seat: ScenarioSeat): Scenario => ({ seats: [seat, {}, {}] });
    expectNoTable(base({ leaders: ['plato'] }), 'seats.0.leaders: this needs the module "leaders"');
    expectNoTable(base({ draft: ['plato'] }), 'seats.0.draft: this needs the module "leaders"');
    expectNoTable(base({ hand: ['plato'] }), 'plato: this card comes with the module "leaders"');
    expectNoTable(base({ city: ['gamers-guild'] }), 'gamers-guild: this card comes with the module "leaders"');
    expectNoTable(base({ wonder: 'rome' }), 'rome: this board comes with the module "leaders"');
    accepted(base({ leaders: [], leaderHand: [] }));
  });

  test('a module that is misspelt is guessed', () =>
    expectNoTable(at([], { modules: ['base', 'leader'] }), 'there is no module "leader"; did you mean leaders?'));
});

describe('where leaders lie', () => {
  rule('L-03', 'in no hand of an Age, and no Age card among leaders', () => {
    expectNoTable(
      at([{ hand: ['plato'] }]),
      'plato is a leader and not for the hand of an Age; leaders held are the "leaderHand"',
    );
    expectNoTable(at([{}, { leaders: ['altar'] }]), 'altar is no leader, and seat 1 has it as one');
    expectNoTable(at([{}, { leaderHand: ['altar'] }]), 'altar is no leader, and seat 1 has it as one');
    expectNoTable(at([{ draft: ['altar'] }], { age: 0 }), 'altar is no leader, and seat 0 has it as one');
    expectNoTable(
      at([{ city: ['courtesans-guild'], courtesan: 'altar' }]),
      'altar is no leader, and seat 0 has it as one',
    );
    expectNoTable(at([{ leaders: ['plto'] }]), 'there is no card "plto"; did you mean plato?');
  });

  rule('L-12', 'nor in the discard pile, in a city or in what is drawn for the Free City', () => {
    expectNoTable(
      at([], { discard: ['altar', 'plato'] }),
      'plato is a leader and not for the discard pile; leaders go back to the box',
    );
    expectNoTable(
      at([{ city: ['plato'] }]),
      'plato is a leader and not for the "city"; leaders recruited are "leaders"',
    );
    const freeCity = { seat: 2, holder: 0, drawPile: ['plato'] };
    expectNoTable(duel([], { freeCity }), 'plato is a leader and not for the draw pile');
  });

  rule('L-01', 'each of them is there once, whoever has it', () => {
    expectNoTable(at([{ leaders: ['plato', 'plato'] }]), 'plato is there only once, and seat 0 has it twice');
    expectNoTable(
      at([{ leaders: ['plato'] }, { leaderHand: ['plato'] }]),
      'plato is there only once, and seats 0 and 1 have it',
    );
    expectNoTable(
      at([{ leaders: ['plato'] }, {}, { draft: ['plato', 'midas'] }], { age: 0 }),
      'plato is there only once, and seats 0 and 2 have it',
    );
    expectNoTable(
      at([{ wonder: 'giza', stages: 1, under: ['plato'], leaderHand: ['plato'] }]),
      'plato is there only once, and seat 0 has it twice',
    );
    accepted(at([{ leaders: ['plato'] }, { city: ['courtesans-guild'], courtesan: 'plato' }]));
  });

  rule('L-07', 'packs go round before the first Age only', () =>
    expectNoTable(at([{}, { draft: ['plato'] }]), 'seat 1 has a pack of the draft, which is over in Age 1'),
  );
});

describe('a copied leader', () => {
  const guild = { city: ['courtesans-guild'] };

  rule('L-44', 'needs the guild, and is a leader of a neighbour', () => {
    expectNoTable(
      at([{ courtesan: 'plato' }, { leaders: ['plato'] }]),
      'seat 0 copies plato and has no courtesans-guild',
    );
    expectNoTable(
      at([{ ...guild, courtesan: 'plato' }, { leaderHand: ['plato'] }]),
      'seat 0 copies plato, and neither neighbour has recruited that leader',
    );
    expectNoTable(
      { ...at([]), seats: [{ ...guild, courtesan: 'plato' }, {}, { leaders: ['plato'] }, {}] },
      'seat 0 copies plato, and neither neighbour has recruited that leader',
    );
    for (const beside of [1, 3]) {
      const seats = [{ ...guild, courtesan: 'plato' }, {}, {}, {}];
      accepted({ ...at([]), seats: seats.with(beside, { leaders: ['plato'] } as ScenarioSeat) });
    }
  });

  rule('X-11', 'is never an own one', () =>
    expectNoTable(
      at([{ ...guild, courtesan: 'plato', leaders: ['plato'] }]),
      'seat 0 copies plato, a leader of its own',
    ),
  );
});

describe('two players', () => {
  rule('L-R4', 'the Free City is never Rome and has no leaders', () => {
    expectNoTable(duel([{}, {}, { wonder: 'rome' }]), 'rome is not for the Free City');
    accepted(duel([{ wonder: 'rome' }]));
    expectNoTable(duel([{}, {}, { leaders: ['plato'] }]), 'seat 2 is the Free City, which has no leaders');
    expectNoTable(duel([{}, {}, { leaderHand: ['plato'] }]), 'seat 2 is the Free City, which has no leaders');
    expectNoTable(duel([{}, {}, { draft: ['plato'] }], { age: 0 }), 'seat 2 is the Free City, which has no leaders');
  });

  rule('L-R4', 'but it copies one with the guild', () => {
    const guild = { city: ['courtesans-guild'], courtesan: 'plato' };
    accepted(duel([{}, { leaders: ['plato'] }, guild]));
    expectNoTable(duel([{}, {}, guild]), 'seat 2 copies plato, and neither neighbour has recruited that leader');
  });
});

describe('a whole table', () => {
  const NAMES = LEADERS.slice(0, 12);
  /** Each seat has so many leaders in hand, and as many in a pack. */
  const holding = (hands: number[], packs = [0, 0, 0]): ScenarioSeat[] =>
    hands.map((count, seat) => ({
      leaderHand: NAMES.slice(4 * seat, 4 * seat + count),
      draft: NAMES.slice(4 * seat + count, 4 * seat + count + packs[seat]),
    }));
  const strict = (age: number, turn: number, seats: ScenarioSeat[]): Scenario => at(seats, { strict: true, age, turn });
  const inTurn = (turn: number, seats: ScenarioSeat[]): ScenarioSeat[] =>
    seats.map((seat) => ({ hand: Array.from({ length: 8 - turn }, () => 'altar'), ...seat }));

  rule('L-09', 'has a leader less in each hand after each recruitment turn', () => {
    for (const [age, held] of [
      [1, 4],
      [2, 3],
      [3, 2],
    ]) {
      accepted(strict(age, 0, holding([held, held, held])));
      const left = age === 3 ? 0 : held - 1;
      accepted(strict(age, 2, inTurn(2, holding([left, left, left]))));
      expectNoTable(
        strict(age, 0, holding([held, held - 1, held])),
        `seat 1 holds leaders: ${held - 1}; at this time it can only be ${held}`,
      );
    }
    expectNoTable(
      strict(3, 2, inTurn(2, holding([1, 0, 0]))),
      'seat 0 holds leaders: 1; at this time it can only be 0',
    );
    accepted(at(inTurn(2, holding([1, 2, 3])), { age: 3, turn: 2 }));
  });

  rule('L-60', 'except in Rome B, where more may come and more may go', () => {
    const rome = (stages: number, held: number): ScenarioSeat => ({
      wonder: 'rome',
      side: 'B',
      stages,
      leaderHand: NAMES.slice(0, held),
    });
    const others = holding([0, 0, 0]).slice(1);
    accepted(strict(3, 2, inTurn(2, [rome(1, 4), ...others])));
    accepted(strict(3, 2, inTurn(2, [rome(0, 1), ...others])));
    expectNoTable(
      strict(2, 0, [rome(0, 4), ...holding([0, 3, 3]).slice(1)]),
      'seat 0 holds leaders: 4; at this time it can only be 3',
    );
    expectNoTable(
      strict(3, 2, inTurn(2, [{ ...rome(0, 1), side: 'A' }, ...others])),
      'seat 0 holds leaders: 1; at this time it can only be 0',
    );
  });

  rule('L-07', 'has equal packs in the draft, and four leaders for each player', () => {
    for (const held of [0, 1, 2])
      accepted(
        strict(
          0,
          0,
          holding(
            [held, held, held],
            [4, 4, 4].map((all) => all - held),
          ),
        ),
      );
    const sentence = 'in the draft everybody has 4, and packs are equal';
    expectNoTable(strict(0, 0, holding([1, 1, 1], [3, 2, 3])), `seat 1 holds leaders: 1, and a pack of 2; ${sentence}`);
    expectNoTable(strict(0, 0, holding([1, 2, 1], [3, 2, 3])), `seat 1 holds leaders: 2, and a pack of 2; ${sentence}`);
    expectNoTable(strict(0, 0, holding([4, 4, 4])), `seat 0 holds leaders: 4, and a pack of 0; ${sentence}`);
  });
});

describe('before the first Age', () => {
  const packs = (count: number): ScenarioSeat[] =>
    [0, 1, 2].map((seat) => ({
      draft: LEADERS.slice(4 * seat, 4 * seat + count),
      leaderHand: LEADERS.slice(4 * seat + count, 4 * seat + 4),
    }));

  rule('L-07', 'the draft goes on from its packs', () => {
    let t = tabletop(setTable(at(packs(3), { age: 0 })));
    expect(t.picks()).toEqual(LEADERS.slice(0, 3));
    t = t.answer(0, pick(LEADERS[0])).answer(1, pick(LEADERS[4])).answer(2, pick(LEADERS[8]));
    // to the right: seat 0 has what seat 1 has left
    expect(t.picks()).toEqual(LEADERS.slice(5, 7));
    expect(describeTable(t.game)).toMatchObject({ age: 0, turn: 0, seats: [{ draft: LEADERS.slice(5, 7) }, {}, {}] });
  });

  rule('X-08', 'who has kept four is asked to recruit, and the box has all others', () => {
    let t = tabletop(setTable(at(packs(2), { age: 0 })));
    t = t.answer(0, pick(LEADERS[0])).answer(1, pick(LEADERS[4])).answer(2, pick(LEADERS[8]));
    const told = describeTable(t.game);
    expect(told).toMatchObject({ age: 1, turn: 0 });
    const next = tabletop(setTable(told));
    expect([0, 1, 2].map((seat) => next.pile('leader-hand', seat).length)).toEqual([4, 4, 4]);
    expect(next.onTable('leader-box')).toEqual(LEADERS.slice(12));
  });

  rule('X-08', 'what Rome draws was in the box', () => {
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B', makes: ['wood', 'clay'] };
    const giza: ScenarioSeat = { wonder: 'giza', stages: 1, under: [LEADERS[2]] };
    const seats = [{ ...rome, leaderHand: [LEADERS[0]] }, { ...giza, leaders: [LEADERS[1]] }, {}];
    const t = tabletop(setTable(at(seats, { turn: 0 }))).answer(0, stage(LEADERS[0]));
    expect(t.pile('leader-hand')).toEqual(LEADERS.slice(3, 7));
    const again = tabletop(setTable(describeTable(t.game)));
    expect(again.onTable('leader-box')).toEqual(LEADERS.slice(7));
  });
});
