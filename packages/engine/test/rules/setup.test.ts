import { describe, expect, test } from 'vitest';
import type { ConfigInput } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import type { Game } from '../../src/game.ts';
import { BOX, deckOf, HAND } from '../../src/piles.ts';
import { seedFrom } from '../../src/rng.ts';
import type { Card } from '../../src/rules.ts';
import type { CardId } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import {
  asksOf,
  boards,
  build,
  expectRefused,
  MADE_UP,
  names,
  PASS,
  playOut,
  rule,
  sell,
  table,
  tabletop,
} from '../kit/index.ts';

const PLAYERS = [3, 4, 5, 6, 7];
const AGES = [1, 2, 3];
const CITIES = ['alexandria', 'babylon', 'ephesos', 'giza', 'halikarnassos', 'olympia', 'rhodos'];
const SIDES = ['A', 'B'] as const;

const fresh = (seats: number, seed = 0, more: Partial<ConfigInput> = {}): Game =>
  create({ seats, seed: seedFrom('setup', seed), ...more });

const cardsOf = ({ rules }: Game, ids: CardId[]): Card[] => ids.map((id) => rules.cards[id]);

/** All cards of an Age in a game that has just begun: those of Age I are dealt already. */
const ageCards = (game: Game, age: number): Card[] =>
  cardsOf(game, age === 1 ? game.state.seats.flatMap((seat) => seat.piles[HAND]) : game.state.piles[deckOf(age)]);

const countBy = (cards: Card[], key: (card: Card) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[key(card)] = (counts[key(card)] ?? 0) + 1;
  return counts;
};

describe('the circle', () => {
  rule(
    'B-1.1',
    'the left neighbour is the next seat clockwise, the right one the seat before, all around the table',
    () => {
      for (const players of PLAYERS)
        for (let buyer = 0; buyer < players; buyer++) {
          const left = (buyer + 1) % players;
          const right = (buyer + players - 1) % players;
          const seats = Array.from({ length: players }, (_, seat) => ({
            hand: seat === buyer ? [{ cost: 'stone loom', colour: 'blue' as const }] : ['theater'],
            coins: seat === buyer ? 4 : 0,
            makes: seat === left ? ['stone'] : seat === right ? ['loom'] : ['wood'],
          }));
          const before = table({ seats });
          const card = `made-up-${buyer}-0`;
          expect(before.offers(card, buyer)).toEqual([{ left: 2, right: 2 }]);
          const after = before.play({ [buyer]: build(card) });
          const coins = seats.map((_, seat) => after.seat(seat).coins);
          const sale = 3;
          expect(coins).toEqual(seats.map((_, s) => (s === buyer ? 0 : sale + (s === left || s === right ? 2 : 0))));
        }
    },
  );
});

describe('the decks', () => {
  /** The table "Deck sizes" of the rules: for 3 to 7 players. */
  const DECKS: Record<number, Record<string, number[]>> = {
    1: {
      brown: [6, 9, 12, 14, 14],
      grey: [3, 3, 3, 6, 6],
      blue: [3, 4, 5, 6, 8],
      yellow: [3, 4, 5, 6, 9],
      red: [3, 4, 5, 5, 6],
      green: [3, 4, 5, 5, 6],
    },
    2: {
      brown: [4, 8, 8, 8, 8],
      grey: [3, 3, 6, 6, 6],
      blue: [4, 4, 5, 6, 8],
      yellow: [3, 4, 5, 8, 10],
      red: [3, 4, 5, 7, 9],
      green: [4, 5, 6, 7, 8],
    },
    3: {
      blue: [5, 6, 8, 10, 11],
      yellow: [3, 5, 6, 8, 9],
      red: [3, 5, 7, 8, 10],
      green: [5, 6, 7, 8, 10],
      purple: [5, 6, 7, 8, 9],
    },
  };

  rule('B-1.2', 'the decks have as many cards of each colour as the table of deck sizes says', () => {
    PLAYERS.forEach((players, column) => {
      for (const age of AGES) {
        const expected = Object.entries(DECKS[age]).map(([colour, sizes]) => [colour, sizes[column]]);
        const found = countBy(ageCards(fresh(players), age), (card) => COLOURS[card.colour]);
        expect(found, `Age ${age} of ${players} players`).toEqual(Object.fromEntries(expected));
      }
    });
  });

  rule('B-1.2', 'a copy takes part from its number of players on: Taverns from 4, 5 and 7', () => {
    const taverns = PLAYERS.map(
      (players) => ageCards(fresh(players), 1).filter((card) => card.name === 'tavern').length,
    );
    expect(taverns).toEqual([0, 1, 2, 2, 3]);
  });

  rule('B-1.2', 'a deck has cards of its own Age only', () => {
    for (const players of PLAYERS)
      for (const age of AGES)
        expect(new Set(ageCards(fresh(players), age).map((card) => card.age))).toEqual(new Set([age]));
  });

  rule('B-1.3', 'two guilds more than players are in the deck of Age III, and the others of the ten stay out', () => {
    for (const players of PLAYERS) {
      const game = fresh(players);
      const drawn = ageCards(game, 3)
        .filter((card) => COLOURS[card.colour] === 'purple')
        .map((card) => card.name);
      const out = names(game, game.state.piles[BOX]);
      expect(drawn).toHaveLength(players + 2);
      expect(out).toHaveLength(8 - players);
      expect(new Set([...drawn, ...out]).size).toBe(10);
    }
  });

  rule('B-1.3', 'guilds are taken blindly: each of the ten is in some games and out of others', () => {
    const out = Array.from({ length: 60 }, (_, seed) => fresh(5, seed)).map((game) =>
      names(game, game.state.piles[BOX]),
    );
    for (const guild of new Set(out.flat())) expect(out.some((box) => !box.includes(guild))).toBe(true);
    expect(new Set(out.flat()).size).toBe(10);
  });

  rule('B-1.3', 'guilds are shuffled among the other cards of Age III', () => {
    const first = Array.from({ length: 60 }, (_, seed) => ageCards(fresh(3, seed), 3)[0]);
    const guilds = first.filter((card) => COLOURS[card.colour] === 'purple').length;
    expect(guilds).toBeGreaterThan(0);
    expect(guilds).toBeLessThan(60);
  });

  rule('B-1.3', 'nobody ever learns which guilds stay out, and they never come into play', () => {
    const game = fresh(4);
    const out = game.state.piles[BOX].slice();
    const over = playOut(game, 1, (now) => {
      for (const viewer of [null, 0, 1, 2, 3])
        expect(view(now, viewer).piles[BOX]).toEqual({ count: 4, backs: [0, 0, 0, 4], cards: null });
    });
    expect(over.state.piles[BOX]).toEqual(out);
    expect(view(over, 0).piles[BOX].cards).toBeNull();
    const played = [...over.state.seats.flatMap((seat) => seat.piles.flat()), ...over.state.piles[0]];
    for (const guild of out) expect(played).not.toContain(guild);
  });

  rule('B-1.4', 'every Age deck holds seven cards per player, and the deal uses it up', () => {
    for (const players of PLAYERS) {
      const game = fresh(players);
      for (const age of AGES) expect(ageCards(game, age)).toHaveLength(7 * players);
      const dealt: number[] = [];
      playOut(game, 1, ({ state }) => {
        if (state.turn !== 1 || dealt.includes(state.age)) return;
        dealt.push(state.age);
        expect(state.seats.map((seat) => seat.piles[HAND].length)).toEqual(new Array(players).fill(7));
        expect(state.piles[deckOf(state.age)]).toEqual([]);
      });
      expect(dealt).toEqual(AGES);
    }
  });
});

describe('the boards', () => {
  rule('B-1.5', 'by chance every seat may get every board and either side', () => {
    const dealt = Array.from({ length: 200 }, (_, seed) => boards(fresh(3, seed)));
    const all = CITIES.flatMap((city) => SIDES.map((side) => `${city} ${side}`));
    for (const seat of [0, 1, 2]) expect([...new Set(dealt.map((table) => table[seat]))].sort()).toEqual(all);
  });

  rule('B-1.5', 'two players never have the same board', () => {
    for (const players of PLAYERS)
      for (let seed = 0; seed < 40; seed++) {
        const cities = boards(fresh(players, seed)).map((board) => board.split(' ')[0]);
        expect(new Set(cities).size).toBe(players);
      }
  });

  rule('B-1.5', 'the table may agree on boards and sides', () => {
    const wonders = [
      { wonder: 'rhodos', side: 'B' },
      { wonder: 'giza', side: 'A' },
      { wonder: 'olympia', side: 'B' },
    ] as const;
    expect(boards(fresh(3, 0, { wonders: [...wonders] }))).toEqual(['rhodos B', 'giza A', 'olympia B']);
  });

  rule('B-1.5', 'a board left to chance is never one that another player has picked', () => {
    const picked = CITIES.slice(0, 5).map((wonder) => ({ wonder, side: 'A' as const }));
    const random = { wonder: 'random', side: 'random' as const };
    const dealt = Array.from({ length: 40 }, (_, seed) =>
      boards(fresh(7, seed, { wonders: [random, ...picked, random] })),
    );
    const left = ['olympia A', 'olympia B', 'rhodos A', 'rhodos B'];
    for (const seat of [0, 6]) expect([...new Set(dealt.map((all) => all[seat]))].sort()).toEqual(left);
    expect(dealt[0].slice(1, 6)).toEqual(CITIES.slice(0, 5).map((city) => `${city} A`));
  });

  rule('B-1.5', 'a board may be chosen and its side left to chance', () => {
    const giza = { wonder: 'giza', side: 'random' as const };
    const random = { wonder: 'random', side: 'A' as const };
    const sides = Array.from(
      { length: 30 },
      (_, seed) => boards(fresh(3, seed, { wonders: [giza, random, random] }))[0],
    );
    expect([...new Set(sides)].sort()).toEqual(['giza A', 'giza B']);
  });

  describe('with the side by choice', () => {
    const byChoice = () =>
      tabletop(
        fresh(3, 0, {
          wonders: [
            { wonder: 'giza', side: 'choice' },
            { wonder: 'random', side: 'choice' },
            { wonder: 'olympia', side: 'B' },
          ],
        }),
      );

    rule('B-1.5', 'those who may choose are asked for a side before the first deal, and nobody else', () => {
      const { state, rules } = byChoice().game;
      expect(asksOf({ state })).toEqual(['side', 'side', null]);
      const { A, B } = rules.wonderByCity.get('giza') ?? {};
      expect(state.asks[0]).toEqual({ ask: 'side', wonders: [A, B] });
      expect(state.age).toBe(0);
      expect(state.seats.map((seat) => seat.piles[HAND])).toEqual([[], [], []]);
    });

    rule('B-1.5', 'each gets the side asked for, and then the first Age begins', () => {
      for (const side of SIDES) {
        const other = side === 'A' ? 'B' : 'A';
        const t = byChoice().answer('me', { do: 'side', side }).answer('left', { do: 'side', side: other });
        const [mine, left, right] = boards(t.game);
        expect([mine, left.split(' ')[1], right]).toEqual([`giza ${side}`, other, 'olympia B']);
        expect(t.events.filter(({ event }) => event === 'side')).toHaveLength(2);
        expect([t.game.state.age, t.game.state.turn]).toEqual([1, 1]);
        expect(t.seat('me').hand).toHaveLength(7);
        expect(t.seat('me').tokens['wonders.choose']).toBe(0);
      }
    });

    rule('B-1.5', 'the side chosen is the one that is built', () => {
      const t = byChoice().answer('me', { do: 'side', side: 'B' }).answer('left', { do: 'side', side: 'A' });
      expect(t.game.rules.wonders[t.game.state.seats[0].wonder].stages).toHaveLength(4);
    });

    test('nothing but a side answers the question', () => {
      const t = byChoice();
      expectRefused(t, 'me', PASS, 'not-this-question');
      expectRefused(t, 'me', sell('theater'), 'not-this-question');
      for (const side of ['C', 'a', '', 0, null, undefined, ['A']])
        expectRefused(t, 'me', { do: 'side', side }, 'garbage');
      expectRefused(t, 'right', { do: 'side', side: 'A' }, 'not-asked');
    });
  });
});

describe('what everyone starts with', () => {
  rule('B-1.6', 'every treasury starts with 3 coins', () => {
    for (const players of PLAYERS) {
      const { state } = fresh(players);
      expect(state.seats.map((seat) => seat.coins)).toEqual(new Array(players).fill(3));
      expect(state.seats.map((seat) => seat.spendable)).toEqual(new Array(players).fill(3));
    }
  });

  rule('B-1.6', 'the bank pays out however much it has paid before', () => {
    const t = table({ me: { coins: 999 }, left: { coins: 999, hand: ['tavern'] }, right: { coins: 0 } });
    const after = t.play({ left: build('tavern') });
    expect((['me', 'left', 'right'] as const).map((place) => after.seat(place).coins)).toEqual([1002, 1004, 3]);
  });

  rule('B-1.7', 'every board makes one unit of its resource from the first turn on, on either side', () => {
    const makes = {
      alexandria: 'glass',
      babylon: 'clay',
      ephesos: 'papyrus',
      giza: 'stone',
      halikarnassos: 'loom',
      olympia: 'wood',
      rhodos: 'ore',
    };
    for (const [wonder, resource] of Object.entries(makes))
      for (const side of SIDES) {
        const hand = [resource, `2 ${resource}`].map((cost) => ({ cost, colour: 'blue' as const }));
        const t = table({ me: { wonder, side, hand }, left: { hand: hand.slice(0, 1), coins: 2 } });
        expect(t.offers(MADE_UP), `${wonder} ${side}`).toEqual([{}]);
        expect(t.offers('made-up-0-1'), `${wonder} ${side}, twice`).toEqual([]);
        expect(t.offers('made-up-1-0', 'left'), `${wonder} ${side}, bought`).toEqual([{ right: 2 }]);
      }
  });

  rule('B-1.7', 'a board makes nothing but its resource', () => {
    const others = ['wood', 'clay', 'ore', 'glass', 'loom', 'papyrus'].map((cost) => ({
      cost,
      colour: 'blue' as const,
    }));
    const t = table({ me: { wonder: 'giza', hand: others } });
    others.forEach((_, i) => {
      expect(t.offers(`made-up-0-${i}`)).toEqual([]);
    });
  });
});
