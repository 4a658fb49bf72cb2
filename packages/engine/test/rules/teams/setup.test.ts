import { describe, expect } from 'vitest';
import { create } from '../../../src/create.ts';
import { describe as described } from '../../../src/describe.ts';
import { over, score } from '../../../src/game.ts';
import { replay } from '../../../src/record.ts';
import { seedFrom } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario } from '../../../src/scenario-types.ts';
import { mix, playOut, refusedWith, ring, rule, stored, tabletop } from '../../kit/index.ts';

const { modules, newGame, table } = mix('teams');

const PLAYERS = [4, 6];
const NOT_FOR = [2, 3, 5, 7];
const seed = seedFrom('teams', 0);

describe('who plays in teams', () => {
  rule('C-64', 'four or six players, two to a team', () => {
    for (const seats of PLAYERS) {
      const teams = score(newGame(seats)).teams ?? [];
      expect(teams.map((team) => team.seats.length)).toEqual(new Array(seats / 2).fill(2));
      expect(teams.flatMap((team) => team.seats).sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    }
  });

  rule('C-64', 'the two of a team sit side by side', () => {
    for (const seats of PLAYERS) {
      const { rules } = newGame(seats);
      for (const team of rules.teams ?? []) expect(rules.left[team[0]]).toBe(team[1]);
    }
  });

  rule('T-R1', 'seats 0 and 1, seats 2 and 3, and so on', () => {
    const pairs = (seats: number) => score(newGame(seats)).teams?.map((team) => team.seats);
    expect(pairs(4)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(pairs(6)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
  });

  rule('T-R2', 'no other number of players: a sentence says which', () => {
    for (const seats of NOT_FOR) {
      const { code, message } = refusedWith(() => create({ seats, seed, modules }));
      expect(code).toBe('seats');
      expect(message).toMatch(new RegExp(`teams is for 4.* 6.* players, not ${seats}`));
    }
  });

  rule('T-R2', 'nor can such a table be described', () => {
    for (const count of NOT_FOR.slice(1)) {
      const { code, message } = refusedWith(() => table({ seats: ring(count) }));
      expect(code).toBe('scenario');
      expect(message).toMatch(new RegExp(`teams is for 4.* 6.* players, not ${count}`));
    }
    const freeCity = { seat: 2, holder: 0 };
    expect(refusedWith(() => table({ freeCity, seats: [{}, {}, { hand: [] }] })).message).toMatch(/not 2$/);
  });

  rule('T-R2', 'the base game alone has too few cards for eight', () => {
    expect(refusedWith(() => create({ seats: 8, seed, modules })).message).toMatch(/for 4 or 6 players, not 8/);
    expect(refusedWith(() => table({ seats: ring(8) })).message).toMatch(/for 4 or 6 players, not 8/);
  });

  rule('T-R2', 'teams are asked for: without asking everyone plays alone', () => {
    const game = create({ seats: 4, seed });
    expect(score(game).teams).toBeNull();
    expect(game.rules.teams).toBeNull();
    expect(table({ teams: false, seats: ring(5) }).game.rules.teams).toBeNull();
  });

  rule('T-R2', 'team play is a variant of a game, not a game', () => {
    expect(refusedWith(() => create({ seats: 4, seed, modules: ['teams'] })).code).toBe('module');
    expect(refusedWith(() => table({ modules: ['teams'], seats: ring(4) })).code).toBe('scenario');
  });
});

describe('a game in teams', () => {
  rule('T-R6', 'boards, hands, coins and turns are those of a game without teams', () => {
    for (const seats of PLAYERS) {
      const alone = create({ seats, seed });
      const { state, rules } = create({ seats, seed, modules });
      expect(state).toEqual(alone.state);
      expect(rules.steps.map((step) => step.window)).toEqual(alone.rules.steps.map((step) => step.window));
    }
  });

  rule('T-R6', 'hands move on to the teammate when it is the next seat', () => {
    const hands = [
      ['theater', 'altar'],
      ['theater', 'baths'],
      ['theater', 'tavern'],
      ['theater', 'pawnshop'],
    ];
    const next = (age: number) => {
      const t = table({ age, seats: hands.map((hand) => ({ hand })) }).play({});
      return [0, 1, 2, 3].map((seat) => t.seat(seat).hand[0]);
    };
    expect(next(1)).toEqual(['pawnshop', 'altar', 'baths', 'tavern']);
    expect(next(2)).toEqual(['baths', 'tavern', 'pawnshop', 'altar']);
  });

  rule('C-64', 'it can be played to its end, and its record replays', () => {
    for (const seats of PLAYERS) {
      expect(over(playOut(newGame(seats, 1), 1))).toBe(true);
      let t = tabletop(newGame(seats, 1));
      while (!over(t.game)) t = t.play({});
      const record = stored(t.game);
      expect(record.config.modules).toEqual(modules);
      expect(replay(record)).toEqual(t.game);
    }
  });
});

describe('a table described', () => {
  const seats = [{ shields: 1, coins: 7 }, { city: ['baths'] }, { tokens: { victory: [1, 1], defeat: 2 } }, {}].map(
    (seat) => ({ hand: ['theater', 'altar'], ...seat }),
  );

  rule('T-R1', 'teams may be asked for by a word of their own or by the module of that name', () => {
    const word = setTable({ seats, teams: true });
    expect(word.config.modules).toEqual(modules);
    for (const same of [
      { seats, modules },
      { seats, modules, teams: true },
      { seats, modules: ['base'], teams: true },
    ]) {
      const game = setTable(same);
      expect(game.config).toEqual(word.config);
      expect(game.state).toEqual(word.state);
      expect(game.rules.teams).toEqual([
        [0, 1],
        [2, 3],
      ]);
    }
  });

  rule('T-R1', 'a table in teams is described as one, and set up again it is the same', () => {
    const before: Scenario = { seats, teams: true, age: 2, turn: 3 };
    const t = tabletop(setTable(before));
    const told = described(t.game, before);
    const again = setTable(told);
    expect(again.rules.teams).toEqual(t.game.rules.teams);
    expect(again.config).toEqual(t.game.config);
    expect(again.state).toEqual(t.game.state);
    expect(described(again, told)).toEqual(told);
    const later = t.play({});
    const next = setTable(described(later.game, before));
    expect(next.rules.teams).toEqual(t.game.rules.teams);
    expect([0, 1, 2, 3].map((seat) => tabletop(next).seat(seat))).toEqual([0, 1, 2, 3].map((seat) => later.seat(seat)));
  });
});
