import { describe, expect } from 'vitest';
import { create } from '../../../src/create.ts';
import { over, score } from '../../../src/game.ts';
import { HAND } from '../../../src/piles.ts';
import { replay } from '../../../src/record.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { GameEvent } from '../../../src/types.ts';
import { redact, view } from '../../../src/view.ts';
import {
  build,
  expectRefused,
  mix,
  NO_TOKENS,
  opponent,
  pay,
  playOut,
  refusedWith,
  ring,
  rule,
  stage,
  stored,
  type Tabletop,
  tabletop,
  teammate,
  took,
} from '../../kit/index.ts';

const { fought, modules, newGame, table } = mix('cities', 'teams');

const shields = (count: number, diplomacy = 0): ScenarioSeat => ({ shields: count, diplomacy });

describe('eight players', () => {
  const seed = seedFrom('teams', 8);

  rule('C-64', 'play in four teams', () => {
    expect(score(newGame(8)).teams?.map((team) => team.seats)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ]);
  });

  rule('T-R2', 'need Cities, as the refusal says', () => {
    const without = () => create({ seats: 8, seed, modules: ['base', 'teams'] });
    expect(refusedWith(without)).toMatchObject({ code: 'seats', message: expect.stringMatching(/cities.* for 8/) });
    expect(refusedWith(() => mix('teams').table({ seats: ring(8) })).message).toMatch(/cities.* for 8/);
    expect(create({ seats: 8, seed, modules }).rules.teams).toHaveLength(4);
  });

  rule('T-R2', 'with Cities too there are no other numbers: four, six or eight', () => {
    for (const seats of [2, 3, 5, 7]) {
      const { code, message } = refusedWith(() => create({ seats, seed, modules }));
      expect([code, message]).toEqual(['seats', `base + cities + teams is for 4, 6 or 8 players, not ${seats}`]);
    }
    for (const seats of [4, 6, 8]) expect(newGame(seats).rules.teams).toHaveLength(seats / 2);
    expect(refusedWith(() => table({ seats: ring(5) })).message).toMatch(/4, 6 or 8 players, not 5/);
  });

  rule('T-R2', 'may also play each for themselves', () => {
    expect(create({ seats: 8, seed, modules: ['base', 'cities'] }).rules.teams).toBeNull();
  });

  rule('C-69', 'each city has one conflict', () => {
    expect(fought(1, { seats: ring(8) }).meetings()).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [0, 7],
    ]);
  });

  for (let seat = 0; seat < 8; seat++)
    rule('C-69', `only the strength of city ${opponent(8, seat)} matters to city ${seat}`, () => {
      const t = fought(3, { seats: ring(8, { [seat]: shields(1) }) });
      const expected = ring(8).map((_, at) =>
        at === seat ? took(3, 2, 0) : at === opponent(8, seat) ? took(3, 0, 2) : NO_TOKENS,
      );
      expect(t.militaries()).toEqual(expected);
    });

  rule('C-65', 'teammates see each other’s hands, and nobody else’s', () => {
    const game = newGame(8);
    for (let viewer = 0; viewer < 8; viewer++)
      for (let of = 0; of < 8; of++) {
        const { count, cards } = view(game, viewer).seats[of].piles[HAND];
        expect(count).toBe(7);
        expect(cards !== null).toBe(viewer === of || viewer === teammate(of));
      }
  });

  rule('C-76', 'the team with the highest sum wins', () => {
    const worth = (points: number): ScenarioSeat => ({ coins: 0, tokens: { victory: new Array(points).fill(1) } });
    const t = table({ seats: [4, 1, 0, 5, 3, 3, 6, 0].map(worth) });
    expect(score(t.game).teams?.map((team) => team.total)).toEqual([5, 5, 6, 6]);
    expect(t.winners()).toEqual([4, 5, 6, 7]);
  });

  rule('T-R6', 'a game has six turns an Age, comes to its end, and its record replays', () => {
    for (const seats of [4, 6, 8]) {
      expect(over(playOut(newGame(seats, 1), 1))).toBe(true);
      expect(newGame(seats).rules.setup.plays).toBe(seats === 8 ? 6 : 7);
    }
    let t = tabletop(newGame(8, 1));
    while (!over(t.game)) t = t.play({});
    expect(replay(stored(t.game))).toEqual(t.game);
  });
});

describe('losing coins', () => {
  /** This seat builds the card, the others sell theirs; those who lose coins have not said yet how. */
  const causes = (seat: number, card: string, seats: ScenarioSeat[], age = 1): Tabletop => {
    const city = { makes: ['2 wood', '3 ore', 'glass', 'loom', 'clay', 'papyrus'], hand: [card] };
    return table({ age, seats: seats.with(seat, { ...city, ...seats[seat] }) }).play({ [seat]: build(card) });
  };
  const due = ({ game }: Tabletop): number[] => game.state.asks.map((ask) => (ask?.ask === 'pay' ? ask.coins : 0));

  for (const count of [4, 6, 8])
    for (let seat = 0; seat < count; seat++)
      rule('C-68', `of ${count} players, teammate ${teammate(seat)} of ${seat} loses coins like all others`, () => {
        const t = causes(seat, 'hideout', ring(count));
        expect(due(t)).toEqual(ring(count).map((_, at) => (at === seat ? 0 : 1)));
      });

  rule('C-68', 'every card with a loss', () => {
    const seats = ring(4, { 1: { wonder: 'giza', stages: 2, tokens: { victory: [1] } } });
    for (const [card, age, coinsDue] of [
      ['hideout', 1, 1],
      ['lair', 2, 2],
      ['brotherhood', 3, 3],
      ['builders-union', 3, 2],
      ['counterfeiters-guild', 3, 3],
    ] as [string, number, number][])
      expect(due(causes(0, card, seats, age))[1]).toBe(coinsDue);
  });

  rule('C-68', 'a stage with a loss too', () => {
    const petra: ScenarioSeat = { wonder: 'petra', side: 'B', makes: ['2 clay', '2 ore'] };
    const t = table({ seats: [{}, petra, {}, {}] }).play({ 1: stage('theater') });
    expect(due(t)).toEqual([2, 0, 2, 2]);
  });

  rule('C-68', 'teammates who both cause one lose by each other', () => {
    const both = [0, 1].map(() => ({ hand: ['hideout'] }));
    const t = table({ seats: [...both, {}, {}] }).play({
      0: build('hideout'),
      1: build('hideout'),
    });
    expect(due(t)).toEqual([1, 1, 2, 2]);
  });

  rule('X-22', 'the teammate divides the loss freely between coins and debt', () => {
    const t = causes(0, 'brotherhood', ring(4, { 1: { coins: 5 } }), 3);
    expect(due(t)).toEqual([0, 3, 3, 3]);
    for (const paid of [0, 1, 2, 3]) {
      const after = [2, 3].reduce((now, seat) => now.answer(seat, pay(3)), t.answer(1, pay(paid)));
      expect(after.purses()).toEqual([3, 5 + 3 - paid, 3, 3]);
      expect(after.count('debt')).toEqual([0, 3 - paid, 0, 0]);
      expect(after.events).toContainEqual({ event: 'lost', seat: 1, paid, debt: 3 - paid });
    }
    expectRefused(t, 1, pay(4), 'wrong-payment');
    expectRefused(t, 0, pay(0), 'not-asked');
  });

  rule('X-22', 'a teammate without coins takes debt unasked', () => {
    const poor: ScenarioSeat = { coins: 0, hand: ['altar'] };
    const t = table({ seats: [{ hand: ['hideout'] }, poor, {}, {}] }).play({
      0: build('hideout'),
      1: build('altar'),
    });
    expect(t.awaited()).toEqual([2, 3]);
    expect(t.count('debt')).toEqual([0, 1, 0, 0]);
  });

  rule('X-22', 'the coins go to the bank, not to the teammate', () => {
    const t = causes(0, 'hideout', ring(4));
    const after = [1, 2, 3].reduce((now, seat) => now.answer(seat, pay(1)), t);
    expect(after.purses()).toEqual([3, 5, 5, 5]);
    expect(after.game.state.bank).toBe(t.game.state.bank + 3);
  });

  rule('T-R3', 'how teammates divide it is theirs to know until all have answered', () => {
    const t = causes(0, 'hideout', ring(4));
    for (const viewer of [0, 2, 3, null]) {
      const worlds = [0, 1].map((paid) => view(t.answer(1, pay(paid)).game, viewer));
      expect(JSON.stringify(worlds[0])).toBe(JSON.stringify(worlds[1]));
      expect(worlds[0].answered).toEqual([false, true, false, false]);
    }
    expect(view(t.game, 0).asks).toEqual([]);
    expect(view(t.game, 1).asks.map(({ seat }) => seat)).toEqual([1]);
    expect(view(t.game, 2).asks.map(({ seat }) => seat)).toEqual([2]);
  });

  rule('C-76', 'debt counts in the sum of the team', () => {
    const t = table({ seats: [{ coins: 0, city: ['altar'] }, { coins: 0, debt: 3 }, { coins: 0 }, { coins: 0 }] });
    expect(score(t.game).teams?.map((team) => team.total)).toEqual([-1, 0]);
    expect(t.winners()).toEqual([2, 3]);
  });

  rule('X-32', 'and does not matter for equal points: only coins are compared', () => {
    // 2 points, 3 debt tokens and 5 coins against nothing and 4 coins
    const t = table({ seats: [{ coins: 5, city: ['altar'] }, { coins: 0, debt: 3 }, { coins: 2 }, { coins: 2 }] });
    expect(score(t.game).teams?.map((team) => team.total)).toEqual([0, 0]);
    expect(t.winners()).toEqual([0, 1]);
  });
});

describe('a teammate is a neighbour', () => {
  rule('T-R6', 'the Gambling Den pays the teammate', () => {
    for (const seat of [0, 1]) {
      const t = table({ seats: ring(4, { [seat]: { hand: ['gambling-den'] } }) }).play({
        [seat]: build('gambling-den'),
      });
      const expected = [6, 6, 6, 6].map((sum, at) =>
        at === seat ? 9 : at === teammate(seat) || at === opponent(4, seat) ? sum + 1 : sum,
      );
      expect(t.purses()).toEqual(expected);
    }
  });

  rule('T-R6', 'a mask copies a green card of the teammate', () => {
    const mask = { city: ['pigeon-loft', 'apothecary'] };
    expect(table({ seats: [mask, { city: ['dispensary'] }, {}, {}] }).score(0).science).toBe(4);
    expect(table({ seats: [mask, {}, { city: ['dispensary'] }, {}] }).score(0).science).toBe(1);
  });

  rule('T-R6', 'the Guild of Shadows counts the teammate’s black cards', () => {
    const t = table({
      seats: [{ city: ['guild-of-shadows'] }, { city: ['militia', 'hideout'] }, {}, { city: ['lair'] }],
    });
    expect(t.score(0).guilds).toBe(3);
  });

  rule('T-R3', 'a black card under a wonder is told to the teammate, and to nobody else', () => {
    const rhodos: ScenarioSeat = { wonder: 'rhodos', side: 'A', makes: ['2 wood'], hand: ['militia'] };
    const t = table({ seats: ring(4, { 2: rhodos }) }).play({ 2: stage('militia') });
    const event = t.events.find((one) => one.event === 'stage') as GameEvent;
    expect([0, 1, 2, 3, null].map((viewer) => redact(event, viewer).secret?.cards)).toEqual([
      undefined,
      undefined,
      ['militia'],
      ['militia'],
      undefined,
    ]);
  });
});
