import { describe, expect } from 'vitest';
import { create } from '../../../src/create.ts';
import { PolisError } from '../../../src/errors.ts';
import { type Game, submit } from '../../../src/game.ts';
import { HAND } from '../../../src/piles.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { view } from '../../../src/view.ts';
import {
  asksOf,
  build,
  expectRefused,
  FREE_CITY,
  LEADERS,
  MADE_UP,
  mix,
  names,
  PASS,
  pick,
  pilesOf,
  playOut,
  rule,
  sell,
  stage,
} from '../../kit/index.ts';

const { duel, modules, newGame } = mix('leaders');

const GUILD = 'courtesans-guild';

const packs = (game: Game): string[][] => pilesOf(game, 'draft');
const held = (game: Game): string[][] => pilesOf(game, 'leader-hand');

describe('setup and draft', () => {
  rule('L-16', 'each of the two players is dealt four leaders, the Free City none', () => {
    const game = newGame(2);
    expect(packs(game).map((pack) => pack.length)).toEqual([4, 4, 0]);
    expect(game.state.piles[game.rules.tablePile('leader-box')]).toHaveLength(28);
    expect(asksOf(game)).toEqual(['pick', 'pick', null]);
  });

  rule('L-16', 'each keeps one and the players exchange what is left, until both have four', () => {
    let game = newGame(2);
    const model = packs(game).slice(0, 2);
    const kept: string[][] = [[], []];
    for (const size of [4, 3, 2]) {
      expect(packs(game)).toEqual([...model, []]);
      for (const seat of [0, 1]) {
        const [card] = model[seat].splice((seat + size) % size, 1);
        kept[seat].push(card);
        game = submit(game, seat, pick(card)).game;
      }
      model.reverse();
    }
    kept[0].push(...model[0]);
    kept[1].push(...model[1]);
    expect(held(game)).toEqual([...kept, []]);
    expect(packs(game).flat()).toEqual([]);
    expect([...held(game).flat(), ...names(game, game.state.piles[game.rules.tablePile('leader-box')])].sort()).toEqual(
      LEADERS,
    );
  });

  rule('L-17', 'the two players start with 6 coins, the Free City with 3', () => {
    expect(newGame(2).state.seats.map(({ coins }) => coins)).toEqual([6, 6, 3]);
  });

  rule('L-04', 'five guilds of the 14 are in the deck of Age III, as for three players', () => {
    const game = newGame(2);
    const deck = names(game, game.state.piles[game.rules.tablePile('age-3')]);
    expect(deck.filter((name) => name.endsWith('-guild'))).toHaveLength(5);
    expect(game.state.piles[game.rules.tablePile('box')]).toHaveLength(9);
  });

  rule('L-R4', 'the Free City never has the board of Rome', () => {
    const cities = Array.from({ length: 120 }, (_, n) => newGame(2, n)).map(({ rules, state }) =>
      state.seats.map(({ wonder }) => rules.wonders[wonder].city),
    );
    expect(cities.some(([one, two]) => one === 'rome' || two === 'rome')).toBe(true);
    expect(cities.some(([, , free]) => free === 'rome')).toBe(false);
    const wonders = ['giza', 'rhodos', 'rome'].map((wonder) => ({ wonder, side: 'A' as const }));
    const config = { seats: 2, seed: seedFrom('rome', 1), modules };
    expect(() => create({ ...config, wonders })).toThrow(PolisError);
    expect(() => create({ ...config, wonders })).toThrow(/not for the Free City/);
    expect(create({ ...config, wonders: [wonders[2], wonders[0], wonders[1]] }).state.seats).toHaveLength(3);
  });
});

describe('recruitment', () => {
  rule('L-18', 'both players have their recruitment turns; the Free City has none', () => {
    const t = duel({ turn: 0, one: { leaderHand: ['nero', 'plato'] }, two: { leaderHand: ['sappho', 'midas'] } });
    expect([0, 1, 2].map((seat) => t.asked(seat))).toEqual(['play', 'play', null]);
    expectRefused(t, FREE_CITY, sell('nero'), 'not-asked');
    const after = t.play({ 0: build('nero'), 1: build('sappho') });
    expect([after.pile('leaders', 0), after.pile('leaders', 1), after.pile('leaders', 2)]).toEqual([
      ['nero'],
      ['sappho'],
      [],
    ]);
    expect(after.game.state.turn).toBe(1);
  });

  rule('L-18', 'in a whole game each player has a recruitment turn before each Age, and the Free City never', () => {
    const turns: string[] = [];
    const end = playOut(newGame(2), 5, ({ rules, state }) => {
      const { kind, window } = rules.steps[state.at];
      if (kind !== 'leaders.recruit' || window !== 'turn.choose') return;
      turns.push(`${state.age}: ${state.asks.map((ask) => (ask ? 'asked' : '-')).join(' ')}`);
      expect(state.seats.map(({ piles }) => piles[HAND].length)).toEqual([0, 0, 0]);
    });
    expect(turns).toEqual(['1: asked asked -', '2: asked asked -', '3: asked asked -']);
    expect(end.state.seats[FREE_CITY].piles[end.rules.seatPile('leaders')]).toEqual([]);
  });

  rule('L-18', 'no card is drawn for the Free City in a recruitment turn, and its holder stays', () => {
    for (const holder of [0, 1]) {
      const t = duel({
        turn: 0,
        holder,
        drawPile: ['stockade', 'barracks'],
        one: { leaderHand: ['nero'], hand: ['theater'] },
        two: { leaderHand: ['sappho'], hand: ['theater'] },
      });
      const pile = () => t.game.state.piles[t.game.rules.tablePile('age-1')].length;
      expect([pile(), t.seat(0).hand, t.seat(1).hand]).toEqual([2, ['theater'], ['theater']]);
      const after = t.play({});
      expect(after.game.state.controller[FREE_CITY]).toBe(holder);
      expect(after.seat(holder).hand).toEqual(['theater', 'stockade']);
      expect(after.seat(1 - holder).hand).toEqual(['theater']);
    }
  });

  rule('L-18', 'the holder of an Age’s first turn is the one of the base game', () => {
    const holders: number[] = [];
    playOut(newGame(2, 1), 6, ({ rules, state }) => {
      const { kind, window } = rules.steps[state.at];
      if (window === 'turn.choose' && (kind === 'leaders.recruit' || (kind === 'play' && state.turn === 1)))
        holders.push(state.controller[FREE_CITY]);
    });
    expect(holders).toEqual([0, 0, 1, 1, 0, 0]);
  });

  rule('L-14', 'with two players the second leader of Age III goes to the box', () => {
    const t = duel({
      age: 3,
      turn: 0,
      one: { leaderHand: ['nero', 'plato'] },
      two: { leaderHand: ['sappho', 'midas'] },
    });
    const after = t.play({ 0: build('nero'), 1: build('sappho') });
    expect([after.pile('leader-hand', 0), after.pile('leader-hand', 1)]).toEqual([[], []]);
    expect(after.onTable('leader-box').sort()).toEqual(expect.arrayContaining(['plato', 'midas']));
  });

  rule('L-57', 'Rome B next door: the other player pays 1 coin less, and the Free City is a neighbour of both', () => {
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B', coins: 9, leaderHand: ['caesar'] };
    const t = duel({ turn: 0, one: rome, two: { coins: 9, leaderHand: ['pericles'] } });
    expect([t.offers('caesar', 0), t.offers('pericles', 1)]).toEqual([[{ bank: 3 }], [{ bank: 5 }]]);
  });

  rule('L-30', 'the Free City is a seller like any neighbour', () => {
    const one: ScenarioSeat = {
      leaders: ['hatshepsut'],
      coins: 9,
      hand: [{ cost: 'stone ore', colour: 'blue' }, 'altar'],
    };
    const t = duel({ one, two: { makes: ['stone'] }, city: { makes: ['ore'] } })
      .answer(0, build(MADE_UP))
      .answer(FREE_CITY, build('altar'))
      .answer(1, sell('theater'));
    expect(t.seat(0).coins).toBe(9 - 4 + 2);
  });
});

describe('the Courtesans Guild of the Free City', () => {
  const city: ScenarioSeat = { makesPrivately: ['wood', 'clay', 'glass', 'loom'] };

  rule('L-R4', 'the holder of the turn picks the leader, among those of both players', () => {
    for (const holder of [0, 1]) {
      const hand = ['pawnshop', GUILD];
      const seats = [
        { leaders: ['nero'], hand: holder === 0 ? hand : ['theater'] },
        { leaders: ['cleopatra', 'croesus'], hand: holder === 1 ? hand : ['theater'] },
      ];
      let t = duel({ age: 3, holder, one: seats[0], two: seats[1], city });
      t = t
        .answer(holder, sell('pawnshop'))
        .answer(FREE_CITY, build(GUILD))
        .answer(1 - holder, sell('theater'));
      expect([t.asked(0), t.asked(1)]).toEqual([null, null]);
      expect(t.picks(FREE_CITY)).toEqual(['cleopatra', 'croesus', 'nero']);
      expect(view(t.game, holder).asks.map(({ seat }) => seat)).toEqual([FREE_CITY]);
      expect(view(t.game, 1 - holder).asks).toEqual([]);
      expectRefused(t, FREE_CITY, PASS, 'not-this-question');
      expectRefused(t, FREE_CITY, pick('plato'), 'not-offered');
      const after = t.answer(FREE_CITY, pick('cleopatra'));
      expect(after.pile('courtesan', FREE_CITY)).toEqual(['cleopatra']);
      expect(after.score(FREE_CITY).guilds).toBe(5);
      expect(t.answer(FREE_CITY, pick('croesus')).seat(FREE_CITY).coins).toBe(3 + 6);
    }
  });

  rule('L-R4', 'with Solomon copied the holder digs for the Free City', () => {
    const t = duel({ age: 3, discard: ['walls'], one: { leaders: ['solomon'], hand: ['pawnshop', GUILD] }, city })
      .answer(0, sell('pawnshop'))
      .answer(FREE_CITY, build(GUILD))
      .answer(1, sell('theater'))
      .answer(FREE_CITY, pick('solomon'));
    expect(t.picks(FREE_CITY)).toEqual(['pawnshop', 'theater', 'walls']);
    expect(view(t.game, 0).asks.map(({ seat }) => seat)).toEqual([FREE_CITY]);
    expect(t.answer(FREE_CITY, pick('walls')).seat(FREE_CITY).city).toEqual([GUILD, 'walls']);
  });

  rule('X-11', 'without a recruited leader of a player it copies nothing', () => {
    const t = duel({ age: 3, one: { hand: ['pawnshop', GUILD] }, city })
      .answer(0, sell('pawnshop'))
      .answer(FREE_CITY, build(GUILD))
      .answer(1, sell('theater'));
    expect([t.pile('courtesan', FREE_CITY), t.game.state.at]).toEqual([[], t.game.rules.end]);
  });

  rule('L-R4', 'the leaders of the Free City are none: a player’s guild copies only those of the other player', () => {
    const one: ScenarioSeat = { ...city, hand: [GUILD, 'altar'] };
    const t = duel({ age: 3, one, two: { leaders: ['cleopatra'] } })
      .answer(0, build(GUILD))
      .answer(FREE_CITY, build('altar'))
      .answer(1, sell('theater'));
    expect(t.picks(0)).toEqual(['cleopatra']);
  });
});

describe('stages of the two players', () => {
  rule('L-58', 'Rome B1 draws from the box of two players', () => {
    const rome: ScenarioSeat = { wonder: 'rome', side: 'B', makesPrivately: ['wood', 'clay'], leaderHand: ['nero'] };
    const t = duel({ age: 2, turn: 0, one: rome, two: { leaderHand: ['plato'] } }).play({ 0: stage('nero') });
    expect(t.pile('leader-hand', 0)).toHaveLength(4);
  });
});
