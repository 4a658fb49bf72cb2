import { describe, expect } from 'vitest';
import { create } from '../../../src/create.ts';
import { PolisError } from '../../../src/errors.ts';
import { score } from '../../../src/game.ts';
import { DISCARD, HAND } from '../../../src/piles.ts';
import { seedFrom } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { BLACK, build, decks, isGuild, mix, playOut, ring, rule } from '../../kit/index.ts';

const { modules, newGame, table } = mix('cities');

const AGES = [1, 2, 3] as const;
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight cities, those named with something special. */
const eight = (turn: number, special: Record<number, ScenarioSeat>) => table({ turn, seats: ring(8, special) });

describe('eight players', () => {
  rule('C-62', '56 cards in each Age: all of the base game, 7 black cards, 9 guilds in Age III', () => {
    const seven = create({ seats: 7, seed: seedFrom('seven', 1) });
    for (let n = 0; n < 5; n++) {
      const game = newGame(8, n);
      for (const age of AGES) {
        const deck = decks(game)[age];
        const black = deck.filter((name) => BLACK[age].includes(name));
        expect([deck.length, black.length, new Set(black).size]).toEqual([56, 7, 7]);
        expect(deck.filter(isGuild)).toHaveLength(age === 3 ? 9 : 0);
        const plain = (cards: string[]) => cards.filter((name) => !isGuild(name) && !BLACK[age].includes(name)).sort();
        expect(plain(deck)).toEqual(plain(decks(seven)[age]));
      }
    }
  });

  rule('C-62', 'need Cities: without it there are too few cards', () => {
    const config = { seats: 8, seed: seedFrom('eight', 1) };
    expect(() => create(config)).toThrow(PolisError);
    expect(() => create(config)).toThrow(/not 8; the cards of cities are enough for 8/);
    expect(() => setTable({ seats: SEATS.map(() => ({})) })).toThrow(PolisError);
    expect(() => create({ seats: 9, seed: seedFrom('nine', 1), modules })).toThrow(/not 9/);
    expect(newGame(8).state.seats).toHaveLength(8);
  });

  rule('C-62', 'there are boards for all, each one time', () => {
    for (let n = 0; n < 20; n++) {
      const { rules, state } = newGame(8, n);
      expect(new Set(state.seats.map(({ wonder }) => rules.wonders[wonder].city)).size).toBe(8);
    }
  });

  rule('C-63', 'each is dealt seven cards and uses six of them in an Age', () => {
    const boards = ['giza', 'rhodos', 'ephesos', 'petra', 'byzantium', 'alexandria', 'olympia'];
    const sideA = (wonder: string) => ({ wonder, side: 'A' as const });
    const moments: string[] = [];
    const start = newGame(8, 0, {
      wonders: [...boards, 'random'].map((name) => (name === 'random' ? sideA('random') : sideA(name))),
    });
    const discards: number[] = [];
    playOut(start, 4, ({ rules, state }) => {
      if (rules.steps[state.at].window !== 'turn.choose' || rules.steps[state.at].kind !== 'play') return;
      const hands = new Set(state.seats.map(({ piles }) => piles[HAND].length));
      moments.push(`${state.age}.${state.turn}: ${[...hands].join()}`);
      if (state.turn === 1) discards.push(state.piles[DISCARD].length);
    });
    expect(moments).toEqual(AGES.flatMap((age) => [1, 2, 3, 4, 5, 6].map((turn) => `${age}.${turn}: ${8 - turn}`)));
    expect(discards[0]).toBe(0);
    expect(discards[1]).toBeGreaterThanOrEqual(8);
  });

  rule('C-63', 'the seventh card joins the discard pile after turn 6, and there is no turn 7', () => {
    const hand = ['theater', 'altar'];
    const t = eight(6, Object.fromEntries(SEATS.map((seat) => [seat, { hand, shields: seat }]))).play({});
    expect(t.discard().sort()).toEqual([...SEATS.map(() => 'altar'), ...SEATS.map(() => 'theater')]);
    // the conflicts have been fought
    expect(t.military(7)).toEqual([2, 0, 0, 0]);
    expect(() => eight(7, {})).toThrow(/no turn 7/);
  });

  rule('C-63', 'eight may play each for themselves: one winner, and everyone meets both neighbours', () => {
    const over = playOut(newGame(8, 1), 5);
    const { winners, teams, sheets } = score(over);
    expect([sheets.length, teams]).toEqual([8, null]);
    expect(winners.length).toBeGreaterThan(0);
    const t = eight(6, Object.fromEntries(SEATS.map((seat) => [seat, { shields: seat % 2 }]))).play({});
    expect(SEATS.map((seat) => t.military(seat))).toEqual(
      SEATS.map((seat) => (seat % 2 ? [2, 0, 0, 0] : [0, 0, 0, 2])),
    );
  });

  rule('C-07', 'of eight players seven lose', () => {
    const hand = ['altar', 'baths'];
    const t = eight(1, {
      ...Object.fromEntries(SEATS.map((seat) => [seat, { hand }])),
      3: { hand: ['hideout', 'altar'] },
    });
    const deeds = Object.fromEntries(SEATS.map((seat) => [seat, build(seat === 3 ? 'hideout' : 'altar')]));
    const lost = t.play(deeds);
    expect(lost.dues()).toEqual([1, 1, 1, 0, 1, 1, 1, 1]);
    expect(lost.settle({ 6: 0 }).count('debt')).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
  });

  rule('X-28', 'Babylon’s last card is the seventh', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, hand: ['theater', 'altar'] };
    const t = eight(6, { 2: babylon }).play({});
    expect(SEATS.map((seat) => t.asked(seat))).toEqual(SEATS.map((seat) => (seat === 2 ? 'play' : null)));
    expect(t.answer(2, build('altar')).seat(2).city).toEqual(['altar']);
  });
});
