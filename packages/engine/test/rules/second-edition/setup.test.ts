import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { submit } from '../../../src/game.ts';
import { BOX, deckOf, HAND } from '../../../src/piles.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario } from '../../../src/scenario-types.ts';
import type { ChoiceInput, WonderPick } from '../../../src/types.ts';
import { view } from '../../../src/view.ts';
import { boards, expectRefused, names, playOut, refusedWith, rule, secondEdition, tabletop } from '../../kit/index.ts';

const { newGame, table } = secondEdition();

const PLAYERS = [3, 4, 5, 6, 7];
const CITIES = ['alexandria', 'babylon', 'ephesos', 'giza', 'halikarnassos', 'olympia', 'rhodos'];

/** What `create` says against a configuration. */
const refused = (more: Record<string, unknown>) => refusedWith(() => newGame(3, 0, more));
const refusedTable = (scenario: unknown) => refusedWith(() => setTable(scenario as Scenario));

/** Sides by their names of the second edition, which the type of a configuration does not know. */
const picks = (...sides: [wonder: string, side: string][]): WonderPick[] =>
  sides.map(([wonder, side]) => ({ wonder, side: side as 'A' }));

describe('who can play', () => {
  for (const players of PLAYERS)
    rule('B-11.1', `${players} players`, () => {
      const game = newGame(players);
      expect(game.config).toMatchObject({ edition: 'second', modules: ['base'], seats: players });
      expect(game.rules).toMatchObject({ edition: 'second', players, seats: players });
      expect(game.state.seats.map((seat) => [seat.coins, seat.piles[HAND].length])).toEqual(
        new Array(players).fill([3, 7]),
      );
      const over = playOut(game, players);
      expect(over.state.age).toBe(3);
    });

  rule('B-11.1', 'not two: it is refused with the reason', () => {
    const { code, message } = refused({ seats: 2 });
    expect([code, message]).toEqual([
      'seats',
      'base is for 3 to 7 players, not 2: the second edition has no game for two',
    ]);
  });

  rule('B-11.R7', 'in a scenario there is no Free City either', () => {
    const freeCity = { seat: 2, holder: 0 };
    const seats = [{ hand: ['theater', 'altar'] }, { hand: ['theater'] }, {}];
    expect(setTable({ edition: 'first', freeCity, seats }).rules.players).toBe(2);
    const { code, message } = refusedTable({ edition: 'second', freeCity, seats });
    expect([code, message]).toEqual([
      'scenario',
      'base is for 3 to 7 players, not 2: the second edition has no game for two',
    ]);
    expect(refusedTable({ edition: 'second', seats: seats.slice(0, 2) }).code).toBe('scenario');
  });

  rule('B-11.1', 'nor none, one, eight or nine, nor two and a half', () => {
    for (const seats of [-1, 0, 1, 8, 9, 2.5, '3', null, Number.NaN]) expect(refused({ seats }).code).toBe('seats');
    expect(refusedTable({ edition: 'second', seats: new Array(8).fill({}) }).code).toBe('scenario');
  });
});

describe('which edition', () => {
  test('is first or second, and nothing else', () => {
    for (const edition of ['third', 'Second', '', '2', 2, null, true, ['second'], {}, 'first ']) {
      const { code, message } = refused({ edition });
      expect(code).toBe('edition');
      expect(message).toMatch(/there is first and second$/);
      expect(refusedTable({ edition, seats: [{}, {}, {}] }).code).toBe('scenario');
    }
  });

  test('is first if nothing is said', () => {
    const seed = '0'.repeat(32);
    expect(readConfig({ seats: 3, seed }).edition).toBe('first');
    expect(create({ seats: 3, seed }).rules.edition).toBe('first');
    expect(setTable({ seats: [{}, {}, {}] }).rules.edition).toBe('first');
  });

  test('is no module: it cannot be asked for by that name', () => {
    for (const edition of ['first', 'second'] as const)
      for (const name of ['first-edition', 'second-edition'])
        expect(refused({ edition, modules: ['base', name] }).code).toBe('module');
  });

  test('is no module in a scenario either', () => {
    for (const edition of ['first', 'second'] as const)
      for (const name of ['first-edition', 'second-edition'])
        expect(refusedTable({ edition, modules: ['base', name], seats: [{}, {}, {}] }).code).toBe('scenario');
  });

  test('is told to everyone at the table, and to those who watch', () => {
    const game = newGame(3);
    for (const viewer of [null, 0, 1, 2]) expect(view(game, viewer).config.edition).toBe('second');
  });

  test('changes the game of a seed, but not how it is set up', () => {
    const [one, other] = (['first', 'second'] as const).map((edition) => newGame(5, 0, { edition }));
    expect(boards(one)).toEqual(boards(other));
    expect(one.rules.steps.map((step) => step.window)).toEqual(other.rules.steps.map((step) => step.window));
    expect(names(one, one.state.piles[deckOf(3)])).not.toEqual(names(other, other.state.piles[deckOf(3)]));
  });
});

describe('the boards', () => {
  rule('B-11.1', 'the sides of all seven boards are called day and night', () => {
    const { wonders, cities } = newGame(7).rules;
    expect(cities).toEqual(CITIES);
    for (const city of CITIES)
      expect(
        wonders.filter((board) => board.city === city).map(({ side, dayAndNight }) => [side, dayAndNight]),
      ).toEqual([
        ['A', true],
        ['B', true],
      ]);
  });

  rule('B-11.1', 'a side may be picked by its name or by its letter: A is day and B is night', () => {
    const named = newGame(4, 0, {
      wonders: picks(['giza', 'day'], ['olympia', 'night'], ['rhodos', 'A'], ['babylon', 'B']),
    });
    expect(boards(named)).toEqual(['giza A', 'olympia B', 'rhodos A', 'babylon B']);
    expect(named.config.wonders?.map(({ side }) => side)).toEqual(['A', 'B', 'A', 'B']);
    const lettered = newGame(4, 0, {
      wonders: picks(['giza', 'A'], ['olympia', 'B'], ['rhodos', 'day'], ['babylon', 'night']),
    });
    expect(lettered.state).toEqual(named.state);
  });

  rule('B-11.1', 'no other word is a side', () => {
    for (const side of ['Day', 'dawn', 'a', '', 'toString', 'constructor', 0, null, ['day'], {}]) {
      const wonders = [{ wonder: 'giza', side }, ...picks(['random', 'random'], ['random', 'random'])];
      expect(refused({ wonders }).code).toBe('side');
      expect(refusedTable({ edition: 'second', seats: [{ wonder: 'giza', side }, {}, {}] }).code).toBe('scenario');
    }
  });

  rule('B-11.1', 'who may choose a side says day or night, A or B', () => {
    const wonders = picks(['giza', 'choice'], ['rhodos', 'night'], ['olympia', 'choice']);
    for (const [said, side] of [
      ['day', 'A'],
      ['night', 'B'],
      ['A', 'A'],
      ['B', 'B'],
    ]) {
      const t = tabletop(newGame(3, 0, { wonders }));
      const one = submit(t.game, 0, { do: 'side', side: said } as ChoiceInput);
      expect(one.error).toBeNull();
      const { game, events } = submit(one.game, 2, { do: 'side', side: said } as ChoiceInput);
      expect(boards(game)).toEqual([`giza ${side}`, 'rhodos B', `olympia ${side}`]);
      expect(events).toContainEqual({ event: 'side', seat: 0, wonder: 'giza', side });
      for (const wrong of ['Night', 'dusk', 'toString', null])
        expectRefused(t, 'me', { do: 'side', side: wrong }, 'garbage');
    }
  });

  rule('B-11.1', 'in a scenario the two names of a side mean the same', () => {
    for (const [said, letter] of [
      ['day', 'A'],
      ['night', 'B'],
    ] as const)
      for (const wonder of CITIES) {
        const [one, other] = [said, letter].map((side) => table({ me: { wonder, side, stages: 1 } }));
        expect(one.game.state).toEqual(other.game.state);
        expect(one.game.rules.wonders[one.game.state.seats[0].wonder]).toMatchObject({ side: letter, city: wonder });
      }
    expect(table({ me: { wonder: 'giza' } }).game.state.seats[0].wonder).toBe(
      table({ me: { wonder: 'giza', side: 'day' } }).game.state.seats[0].wonder,
    );
  });

  rule('B-1.7', 'each makes its resource: Babylon wood, Olympia clay, the others as ever', () => {
    const makes = {
      alexandria: 'glass',
      babylon: 'wood',
      ephesos: 'papyrus',
      giza: 'stone',
      halikarnassos: 'loom',
      olympia: 'clay',
      rhodos: 'ore',
    };
    for (const [wonder, own] of Object.entries(makes))
      for (const side of ['day', 'night'] as const) {
        const goods = Object.values(makes);
        const hand = goods.map((cost) => ({ cost, colour: 'blue' as const }));
        const t = table({ me: { wonder, side, hand } });
        expect(goods.filter((_, i) => t.vias(`made-up-0-${i}`).length > 0)).toEqual([own]);
      }
  });

  rule('B-1.5', 'by chance each of the seven comes with either side, and Carthage does not', () => {
    const dealt = Array.from({ length: 60 }, (_, n) => boards(newGame(7, n)));
    for (const table of dealt) expect(table.map((board) => board.split(' ')[0]).sort()).toEqual(CITIES);
    expect(new Set(dealt.flat()).size).toBe(14);
  });

  rule('B-11.R6', 'Carthage can be picked in both editions, with day and night', () => {
    for (const edition of ['first', 'second'] as const) {
      const wonders = picks(['carthage', 'night'], ['giza', 'day'], ['olympia', 'A']);
      const game = newGame(3, 0, { edition, wonders });
      expect(boards(game)[0]).toBe('carthage B');
      expect(game.rules.wonders[game.state.seats[0].wonder].dayAndNight).toBe(true);
      playOut(game, 1);
    }
  });
});

describe('the decks', () => {
  rule('B-1.4', 'hold seven cards per player in each Age, and two guilds more than players in the third', () => {
    for (const players of PLAYERS) {
      const { rules, state } = newGame(players);
      const dealt = state.seats.flatMap((seat) => seat.piles[HAND]).length;
      expect([dealt, state.piles[deckOf(2)].length, state.piles[deckOf(3)].length]).toEqual(
        new Array(3).fill(7 * players),
      );
      const guilds = [...state.piles[deckOf(3)], ...state.piles[BOX]].filter((id) =>
        rules.cards[id].name.endsWith('-guild'),
      );
      expect([guilds.length, new Set(guilds).size, state.piles[BOX].length]).toEqual([10, 10, 8 - players]);
    }
  });
});
