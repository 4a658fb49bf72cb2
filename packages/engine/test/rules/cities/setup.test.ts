import { describe, expect } from 'vitest';
import { create } from '../../../src/create.ts';
import type { Game } from '../../../src/game.ts';
import { BOX, DISCARD, deckOf, HAND } from '../../../src/piles.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { Rules } from '../../../src/rules.ts';
import { setTable } from '../../../src/scenario.ts';
import { view } from '../../../src/view.ts';
import { COLOURS } from '../../../src/vocabulary.ts';
import {
  BLACK,
  boards,
  build,
  CITY_GUILDS,
  decks,
  isGuild,
  mix,
  moreIn,
  names,
  playOut,
  rule,
  sell,
} from '../../kit/index.ts';

const { lastTurn, modules, newGame, rulesFor, table } = mix('cities');

const PLAYERS = [3, 4, 5, 6, 7];
const AGES = [1, 2, 3] as const;
const ALL_BLACK = AGES.flatMap((age) => BLACK[age]);

/** Names of cards by Age and colour. */
const cardsOf = (rules: Rules, colour: string): string[] =>
  rules.cards.filter((card) => COLOURS[card.colour] === colour).map(({ name }) => name);

const isBlack = (name: string): boolean => ALL_BLACK.includes(name);

describe('what the expansion adds', () => {
  rule('C-01', '27 black cards, nine for each Age, and three guilds of Age III', () => {
    const { cards: added } = moreIn(mix('cities'), mix());
    for (const age of AGES) {
      const black = added.filter((card) => card.age === age && COLOURS[card.colour] === 'black');
      expect(black.map(({ name }) => name).sort()).toEqual(BLACK[age]);
    }
    const others = added.filter(({ name }) => !isBlack(name));
    expect(others.map(({ name, age, colour }) => [name, age, COLOURS[colour]]).sort()).toEqual(
      CITY_GUILDS.map((name) => [name, 3, 'purple']),
    );
    expect([ALL_BLACK.length, added.length]).toEqual([27, 30]);
  });

  rule('C-01', 'two boards, Petra and Byzantium, which may come to every seat', () => {
    expect(moreIn(mix('cities'), mix()).cities.sort()).toEqual(['byzantium', 'petra']);
    const tables = Array.from({ length: 120 }, (_, n) => boards(newGame(3, n)));
    for (const seat of [0, 1, 2])
      for (const board of ['petra A', 'petra B', 'byzantium A', 'byzantium B'])
        expect(tables.some((one) => one[seat] === board)).toBe(true);
  });

  rule('C-01', 'nobody has debt or a Diplomacy token at the start, and all have 3 coins', () => {
    const { rules, state } = newGame(5);
    for (const seat of state.seats) {
      expect(seat.tokens.every((count) => count === 0)).toBe(true);
      expect(seat.coins).toBe(3);
    }
    expect(rules.tokens.map(({ id }) => id)).toEqual(expect.arrayContaining(['debt', 'diplomacy']));
  });

  rule('C-06', 'a mark to sort cards by is no effect: only three black cards copy symbols', () => {
    const masks = ['pigeon-loft', 'spy-ring', 'torture-chamber'];
    const left = { city: ['apothecary', 'workshop'] };
    const rest = [...ALL_BLACK.filter((name) => !masks.includes(name)), ...CITY_GUILDS];
    expect(table({ age: 3, me: { city: rest }, left }).score().science).toBe(0);
    for (const mask of masks) expect(table({ age: 3, me: { city: [mask] }, left }).score().science).toBe(1);
  });

  rule('C-R10', 'without Cities there is no black card, none of the guilds and neither board', () => {
    const rules = mix().rulesFor(5);
    for (const name of [...ALL_BLACK, ...CITY_GUILDS]) expect(rules.cardByName.has(name)).toBe(false);
    for (const city of ['petra', 'byzantium']) expect(rules.wonderByCity.has(city)).toBe(false);
    const seats = [{ city: ['mourners-guild'] }, {}, {}];
    expect(() => setTable({ seats })).toThrow(/^mourners-guild: this card comes with the module "cities"$/);
    expect(() => setTable({ seats: [{ wonder: 'petra' }, {}, {}] })).toThrow(
      /^petra: this board comes with the module "cities"$/,
    );
    const picks = [{ wonder: 'petra', side: 'A' as const }, ...['giza', 'rhodos'].map(sideA)];
    const config = { seats: 3, seed: seedFrom('boards', 1), wonders: picks };
    expect(() => create(config)).toThrow(/no board "petra"/);
    expect(create({ ...config, modules }).state.seats).toHaveLength(3);
  });

  rule('C-R10', 'with Cities and without Leaders there is no leader, no recruitment and no guild of Leaders', () => {
    const rules = rulesFor(5);
    expect(cardsOf(rules, 'white')).toEqual([]);
    expect(rules.steps.some(({ window }) => window.startsWith('leaders'))).toBe(false);
    expect(cardsOf(rules, 'purple')).toHaveLength(13);
    for (const leader of ['berenice', 'semiramis', 'aspasia'])
      expect(() => setTable({ modules, seats: [{ city: [leader] }, {}, {}] })).toThrow(
        `${leader}: this card comes with the module "leaders"`,
      );
  });

  rule('X-40', 'without Cities nothing causes a loss, and there is no debt', () => {
    const rules = mix().rulesFor(4);
    expect(rules.steps.some(({ window }) => window.startsWith('cities'))).toBe(false);
    expect(rules.tokens.map(({ id }) => id)).not.toContain('debt');
    expect(rules.lines.map(({ id }) => id)).not.toContain('cities');
    const game = create({ seats: 4, seed: seedFrom('no losses', 1) });
    playOut(game, 1, ({ state }) => {
      for (const ask of state.asks) expect(ask?.ask).not.toBe('pay');
    });
  });
});

const sideA = (wonder: string) => ({ wonder, side: 'A' as const });

describe('the decks', () => {
  rule('C-02', 'each Age has as many black cards of that Age as there are players', () => {
    for (const players of PLAYERS)
      for (let n = 0; n < 5; n++) {
        const game = newGame(players, n);
        for (const age of AGES) {
          const black = decks(game)[age].filter(isBlack);
          expect(black).toHaveLength(players);
          expect(new Set(black).size).toBe(players);
          for (const card of black) expect(BLACK[age]).toContain(card);
        }
      }
  });

  rule('C-02', 'they are taken blindly: each of the nine is in some games and out of others, and in every seat', () => {
    const games = Array.from({ length: 80 }, (_, n) => newGame(4, n));
    for (const age of AGES) {
      const all = games.map((game) => decks(game)[age]);
      for (const card of BLACK[age]) {
        expect(all.some((deck) => deck.includes(card))).toBe(true);
        expect(all.some((deck) => !deck.includes(card))).toBe(true);
      }
    }
    const inHand = games.map(({ state, rules }) =>
      state.seats.map(({ piles }) => piles[HAND].filter((id) => isBlack(rules.cards[id].name)).length),
    );
    for (const seat of [0, 1, 2, 3]) {
      expect(inHand.some((counts) => counts[seat] === 0)).toBe(true);
      expect(inHand.some((counts) => counts[seat] > 1)).toBe(true);
    }
  });

  rule('C-02', 'the others play no part, and nobody learns which they are', () => {
    const game = newGame(4);
    const out = game.state.piles[BOX].slice();
    expect(names(game, out).filter(isBlack)).toHaveLength(3 * 5);
    const over = playOut(game, 3, (now) => {
      for (const viewer of [null, 0, 1, 2, 3])
        expect(view(now, viewer).piles[BOX]).toMatchObject({ count: out.length, cards: null });
    });
    expect(over.state.piles[BOX]).toEqual(out);
    const used = [...over.state.seats.flatMap((seat) => seat.piles.flat()), ...over.state.piles[DISCARD]];
    for (const card of out) expect(used).not.toContain(card);
  });

  rule('C-03', 'two guilds more than players, of thirteen', () => {
    for (const players of PLAYERS) {
      const game = newGame(players);
      const deck = decks(game)[3].filter(isGuild);
      const out = names(game, game.state.piles[BOX]).filter(isGuild);
      expect([deck.length, out.length]).toEqual([players + 2, 11 - players]);
      expect(new Set([...deck, ...out]).size).toBe(13);
    }
  });

  rule('C-03', 'the three guilds are among the others: each of the thirteen is in some games and out of others', () => {
    const drawn = Array.from({ length: 60 }, (_, n) => decks(newGame(5, n))[3].filter(isGuild));
    const all = new Set(drawn.flat());
    expect(all.size).toBe(13);
    for (const guild of CITY_GUILDS) expect(all.has(guild)).toBe(true);
    for (const guild of all) expect(drawn.some((deck) => !deck.includes(guild))).toBe(true);
  });

  rule('C-04', 'six players: no cards for seven, 6 black cards in each Age and 8 guilds', () => {
    const game = newGame(6);
    const plain = create({ seats: 6, seed: seedFrom('plain', 6) });
    const others = (of: Game, age: 1 | 2 | 3) =>
      decks(of)
        [age].filter((name) => !isBlack(name) && !isGuild(name))
        .sort();
    for (const age of AGES) {
      expect(others(game, age)).toEqual(others(plain, age));
      expect(decks(game)[age].filter(isBlack)).toHaveLength(6);
      expect(decks(game)[age]).toHaveLength(8 * 6);
    }
    expect(decks(game)[3].filter(isGuild)).toHaveLength(8);
    const taverns = (of: Game) => decks(of)[1].filter((name) => name === 'tavern').length;
    expect([taverns(game), taverns(newGame(7))]).toEqual([2, 3]);
  });
});

describe('hands', () => {
  rule('C-05', 'an Age begins with eight cards for each player and has seven turns', () => {
    for (const players of PLAYERS) {
      const moments: string[] = [];
      const boards = ['giza', 'rhodos', 'ephesos', 'petra', 'byzantium', 'alexandria', 'olympia'].slice(0, players);
      const game = newGame(players, 0, { wonders: boards.map(sideA) });
      playOut(game, 2, ({ rules, state }) => {
        if (rules.steps[state.at].window !== 'turn.choose') return;
        const hands = new Set(state.seats.map(({ piles }) => piles[HAND].length));
        moments.push(`${state.age}.${state.turn}: ${[...hands].join()}`);
        if (state.turn === 1) expect(state.piles[deckOf(state.age)]).toEqual([]);
      });
      expect(moments).toEqual(
        AGES.flatMap((age) => [1, 2, 3, 4, 5, 6, 7].map((turn) => `${age}.${turn}: ${9 - turn}`)),
      );
    }
  });

  rule('C-05', 'every deck has eight cards per player', () => {
    for (const players of PLAYERS)
      for (const age of AGES) expect(decks(newGame(players))[age]).toHaveLength(8 * players);
  });

  rule('C-05', 'the eighth card joins the discard pile and brings nothing', () => {
    const t = table({
      turn: lastTurn,
      me: { hand: ['altar', 'tavern'] },
      left: { hand: ['theater', 'walls'] },
      right: { hand: ['baths', 'militia'] },
    }).play({ me: build('altar') });
    expect(t.discard().sort()).toEqual(['baths', 'militia', 'tavern', 'theater', 'walls']);
    expect(t.purses()).toEqual([3, 6, 6]);
    expect(t.seat().city).toEqual(['altar']);
  });

  rule('C-05', 'in turn 6 nothing is discarded yet: the hands of two cards move on', () => {
    const t = table({
      turn: 6,
      me: { hand: ['altar', 'tavern', 'pawnshop'] },
      left: { hand: ['theater', 'walls', 'stockade'] },
      right: { hand: ['baths', 'militia', 'barracks'] },
    }).play({ me: sell('altar') });
    expect([t.game.state.turn, t.discard().sort()]).toEqual([7, ['altar', 'baths', 'theater']]);
    expect(t.seat('left').hand).toEqual(['tavern', 'pawnshop']);
  });

  rule('C-05', 'there is no turn 8, and without Cities no turn 7', () => {
    const seats = [{ hand: ['altar'] }, { hand: ['altar'] }, { hand: ['altar'] }];
    expect(() => setTable({ modules, turn: 8, seats })).toThrow(/no turn 8/);
    expect(() => setTable({ turn: 7, seats })).toThrow(/no turn 7/);
  });
});
