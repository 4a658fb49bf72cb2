import { describe, expect } from 'vitest';
import { create } from '../../../src/create.ts';
import { type Game, submit } from '../../../src/game.ts';
import { BOX, deckOf, HAND } from '../../../src/piles.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { Rules } from '../../../src/rules.ts';
import type { ChoiceInput } from '../../../src/types.ts';
import { redact, view } from '../../../src/view.ts';
import { COLOURS } from '../../../src/vocabulary.ts';
import {
  asksOf,
  build,
  cardIn,
  expectRefused,
  isGuild,
  LEADER_GUILDS,
  LEADERS,
  type Mix,
  mix,
  moreIn,
  names,
  PASS,
  pick,
  pilesOf,
  playOut,
  refusedWith,
  rule,
  sell,
  tabletop,
} from '../../kit/index.ts';

const { newGame, rulesFor } = mix('leaders');

const PLAYERS = [2, 3, 4, 5, 6, 7];
/** Two players are a little different: see two-players.test.ts. */
const CIRCLES = PLAYERS.slice(1);

const packs = (game: Game): string[][] => pilesOf(game, 'draft');
const held = (game: Game): string[][] => pilesOf(game, 'leader-hand');
const boxed = (game: Game): string[] => names(game, game.state.piles[game.rules.tablePile('leader-box')]);

/** Each player keeps one leader of the own pack: the one at this place. */
function keep(game: Game, places: number[]): Game {
  const offered = packs(game);
  return places.reduce((now, place, seat) => {
    const done = submit(now, seat, pick(offered[seat][place]));
    expect(done.error).toBeNull();
    return done.game;
  }, game);
}

describe('what is in the box', () => {
  rule('L-01', '36 different leaders are in the game, and the blank leader is not among them', () => {
    for (const players of PLAYERS) {
      const game = newGame(players);
      expect([...packs(game).flat(), ...boxed(game)].sort()).toEqual(LEADERS);
    }
    expect(new Set(LEADERS).size).toBe(36);
    const { cardByName } = rulesFor(7);
    expect([...cardByName.keys()].filter((name) => name.startsWith('semiramis'))).toEqual([]);
  });

  rule('L-01', 'Leaders adds these leaders, four guilds and one board, and nothing else', () => {
    const { cards, cities } = moreIn(mix('leaders'), mix());
    expect(cards.map(({ name }) => name).sort()).toEqual([...LEADERS, ...LEADER_GUILDS].sort());
    expect(cities).toEqual(['rome']);
    expect(moreIn(mix(), mix('leaders'))).toEqual({ cards: [], cities: [] });
  });

  rule('L-02', 'Rome cannot be picked without Leaders, and is not dealt either', () => {
    const wonders = ['rome', 'giza', 'rhodos'].map((wonder) => ({ wonder, side: 'A' as const }));
    expect(refusedWith(() => create({ seats: 3, seed: seedFrom('rome', 1), wonders })).code).toBe('board');
    expect(refusedWith(() => newGame(3, 1, { wonders })).code).toBe('accepted');
    const dealt = (of: Mix) =>
      new Set(
        Array.from({ length: 40 }, (_, n) => of.newGame(7, n)).flatMap(({ rules, state }) =>
          state.seats.map(({ wonder }) => rules.wonders[wonder].city),
        ),
      );
    expect(dealt(mix()).has('rome')).toBe(false);
    expect(dealt(mix('leaders')).has('rome')).toBe(true);
  });

  rule('L-03', 'leaders are white, cost coins and no resource, and belong to no Age', () => {
    const { rules } = newGame(3);
    for (const name of LEADERS) {
      const { colour, cost, age } = cardIn(rules, name);
      expect([name, COLOURS[colour], cost.units, age]).toEqual([name, 'white', 0, 0]);
      expect(cost.coins).toBeGreaterThan(0);
    }
  });

  rule('L-03', 'in whole games no hand, no deck and no discard pile has a leader in it', () => {
    for (const players of PLAYERS)
      playOut(newGame(players), players, (now) => {
        const { rules, state } = now;
        const hands = state.seats.flatMap(({ piles }) => piles[HAND]);
        const decks = [1, 2, 3].flatMap((age) => state.piles[deckOf(age)]);
        const found = names(now, [...hands, ...decks, ...state.piles[rules.tablePile('discard')]]);
        expect(found.filter((name) => LEADERS.includes(name))).toEqual([]);
      });
  });

  rule('L-04', 'two guilds more than players are in the deck of Age III, the others of the 14 stay out', () => {
    for (const players of CIRCLES) {
      const game = newGame(players);
      const drawn = names(game, game.state.piles[deckOf(3)]).filter(isGuild);
      const out = names(game, game.state.piles[BOX]);
      expect(drawn).toHaveLength(players + 2);
      expect(out).toHaveLength(14 - players - 2);
      expect(new Set([...drawn, ...out]).size).toBe(14);
      expect(game.state.piles[deckOf(3)]).toHaveLength(7 * players);
    }
  });

  rule('L-04', 'with five players 7 guilds are taken blindly from 14: each is in some games and out of others', () => {
    const drawn = Array.from({ length: 60 }, (_, n) => newGame(5, n)).map((game) =>
      names(game, game.state.piles[deckOf(3)]).filter(isGuild),
    );
    expect(new Set(drawn.map((guilds) => guilds.length))).toEqual(new Set([7]));
    expect(new Set(drawn.flat()).size).toBe(14);
    for (const guild of LEADER_GUILDS) expect(drawn.some((guilds) => !guilds.includes(guild))).toBe(true);
  });

  rule('X-36', 'without Leaders the leaders, the four guilds and Rome stay out', () => {
    const { cardByName, cities, lines } = mix().rulesFor(5);
    for (const name of [...LEADERS, ...LEADER_GUILDS]) expect(cardByName.has(name)).toBe(false);
    expect(cities).not.toContain('rome');
    expect(lines.map(({ id }) => id)).not.toContain('leaders');
    const { state } = create({ seats: 5, seed: seedFrom('plain', 1) });
    expect([state.age, state.turn, state.seats[0].coins]).toEqual([1, 1, 3]);
  });

  rule('L-R8', 'the Gamers Guild and the Architects Guild come only with Leaders too', () => {
    const guildsOf = ({ cardByName }: Rules) => [...cardByName.keys()].filter(isGuild);
    expect(guildsOf(mix().rulesFor(5))).toHaveLength(10);
    expect(guildsOf(rulesFor(5))).toHaveLength(14);
  });

  rule('X-37', 'with the cards of the base game Leaders is for two to seven players', () => {
    for (const seats of [1, 8, 9]) expect(refusedWith(() => newGame(seats)).code).toBe('seats');
    for (const players of PLAYERS) expect(newGame(players).rules.players).toBe(players);
  });

  rule('X-37', 'seven players are dealt 28 leaders and eight lie in the box', () => {
    const game = newGame(7);
    expect(packs(game).flat()).toHaveLength(28);
    expect(boxed(game)).toHaveLength(8);
  });
});

describe('a wrong answer', () => {
  rule('L-07', 'in the draft is told the question and the leaders of the pack', () => {
    const game = newGame(3);
    const pack = packs(game)[0];
    const offered = game.rules.cards.flatMap(({ name }) => (pack.includes(name) ? [name] : [])).join(', ');
    const asked = `asked is which leader to keep in the draft; offered are: ${offered}`;
    const told = (answer: unknown): string | undefined => submit(game, 0, answer as ChoiceInput).error?.message;
    for (const answer of [{ do: 'build', card: pack[0] }, { do: 'pass' }, { do: 'side', side: 'A' }])
      expect(told(answer)).toBe(asked);
    expect(told(pick(packs(game)[1][0]))).toBe(`${packs(game)[1][0]} is not offered; ${asked}`);
  });
});

describe('before the first Age', () => {
  rule('L-05', 'every player starts with 6 coins', () => {
    for (const players of CIRCLES)
      expect(newGame(players).state.seats.map(({ coins }) => coins)).toEqual(new Array(players).fill(6));
  });

  rule('L-06', 'each player is dealt four leaders and the others lie in the box', () => {
    for (const players of CIRCLES) {
      const game = newGame(players);
      expect(packs(game).map((pack) => pack.length)).toEqual(new Array(players).fill(4));
      expect(held(game).flat()).toEqual([]);
      expect(boxed(game)).toHaveLength(36 - 4 * players);
      expect(new Set([...packs(game).flat(), ...boxed(game)]).size).toBe(36);
    }
  });

  rule('L-06', 'chance gives the leaders: each of the 36 comes to each seat in some game', () => {
    const games = Array.from({ length: 200 }, (_, n) => newGame(3, n));
    for (let seat = 0; seat < 3; seat++)
      expect(new Set(games.flatMap((game) => packs(game)[seat])).size).toBe(LEADERS.length);
  });

  rule('L-06', 'nobody but their player sees the four leaders, and nobody what lies in the box', () => {
    const game = newGame(4);
    const draft = game.rules.seatPile('draft');
    for (const viewer of [0, 1, 2, 3, null]) {
      const { seats, piles, asks } = view(game, viewer);
      expect(seats.map((seat) => seat.piles[draft].cards !== null)).toEqual([0, 1, 2, 3].map((s) => s === viewer));
      expect(seats.map((seat) => seat.piles[draft].count)).toEqual([4, 4, 4, 4]);
      expect(piles[game.rules.tablePile('leader-box')]).toMatchObject({ count: 20, cards: null });
      expect(piles[game.rules.tablePile('leader-order')].cards).toBeNull();
      expect(asks.map(({ seat }) => seat)).toEqual(viewer === null ? [] : [viewer]);
    }
  });
});

describe('the draft', () => {
  rule('L-07', 'each keeps one of four and hands three to the right, and so on; the last leader is kept too', () => {
    for (const players of CIRCLES) {
      let game = newGame(players);
      const model = packs(game);
      const kept: string[][] = model.map(() => []);
      for (const size of [4, 3, 2]) {
        expect(packs(game)).toEqual(model);
        const places = model.map((_, seat) => (seat * 2 + size) % size);
        game = keep(game, places);
        model.forEach((pack, seat) => {
          kept[seat].push(...pack.splice(places[seat], 1));
        });
        // the right neighbour is the seat before: seat 1 gives to seat 0
        model.push(model.shift() as string[]);
      }
      model.forEach((pack, seat) => {
        kept[seat].push(...pack);
      });
      expect(held(game)).toEqual(kept);
      expect(packs(game).flat()).toEqual([]);
      expect(held(game).map((hand) => hand.length)).toEqual(new Array(players).fill(4));
    }
  });

  rule('L-07', 'the three that come are those of the left neighbour', () => {
    const game = newGame(5);
    const before = packs(game);
    const after = packs(keep(game, [0, 0, 0, 0, 0]));
    for (let seat = 0; seat < 5; seat++) expect(after[seat]).toEqual(before[(seat + 1) % 5].slice(1));
  });

  rule('L-07', 'nothing moves before all have chosen, and a choice can be changed until then', () => {
    const game = newGame(3);
    const [mine, left] = packs(game);
    let now = submit(game, 0, pick(mine[0])).game;
    now = submit(now, 1, pick(left[0])).game;
    expect(packs(now)).toEqual(packs(game));
    expect(held(now).flat()).toEqual([]);
    now = submit(now, 0, pick(mine[3])).game;
    now = submit(now, 2, pick(packs(game)[2][0])).game;
    expect(held(now)[0]).toEqual([mine[3]]);
  });

  rule('L-07', 'what is kept is secret: nobody else sees or hears of it', () => {
    const game = newGame(3);
    const offered = packs(game).map(([first]) => first);
    let now = game;
    const events = offered.flatMap((card, seat) => {
      const done = submit(now, seat, pick(card));
      now = done.game;
      return done.events;
    });
    const kept = events.filter(({ event }) => event === 'kept');
    expect(kept).toHaveLength(3);
    kept.forEach((event, seat) => {
      expect(redact(event, seat).secret).toEqual({ to: [seat], cards: [offered[seat]] });
      for (const other of [0, 1, 2, null].filter((viewer) => viewer !== seat))
        expect(JSON.stringify(redact(event, other))).not.toContain(offered[seat]);
    });
    const hand = now.rules.seatPile('leader-hand');
    for (const viewer of [0, 1, 2])
      expect(view(now, viewer).seats.map((seat) => seat.piles[hand].cards?.length ?? null)).toEqual(
        [0, 1, 2].map((seat) => (seat === viewer ? 1 : null)),
      );
  });

  rule('L-07', 'only a leader of the own pack can be kept, and one has to be', () => {
    const game = newGame(3);
    const [mine, left] = packs(game);
    const t = tabletop(game);
    expectRefused(t, 0, pick(left[0]), 'not-offered');
    expectRefused(t, 0, pick(boxed(game)[0]), 'not-offered');
    expectRefused(t, 0, pick('theater'), 'not-offered');
    expectRefused(t, 0, pick('nobody'), 'unknown-card');
    expectRefused(t, 0, PASS, 'not-this-question');
    expectRefused(t, 0, build(mine[0]), 'not-this-question');
    expectRefused(t, 0, sell(mine[0]), 'not-this-question');
    expectRefused(t, 0, 'a leader', 'garbage');
    expectRefused(t, 3, pick(mine[0]), 'no-such-seat');
  });

  rule('L-07', 'the sides of boards are chosen before the draft', () => {
    const sides = ['rome', 'giza', 'rhodos'].map((wonder) => ({ wonder, side: 'choice' as const }));
    const game = newGame(3, 0, { wonders: sides });
    expect(asksOf(game)).toEqual(['side', 'side', 'side']);
    const chosen = [0, 1, 2].reduce((now, seat) => submit(now, seat, { do: 'side', side: 'B' }).game, game);
    expect(asksOf(chosen)).toEqual(['pick', 'pick', 'pick']);
    const { city, side } = chosen.rules.wonders[chosen.state.seats[0].wonder];
    expect([city, side]).toEqual(['rome', 'B']);
    expect(chosen.state.seats[0].tally).not.toEqual(game.state.seats[0].tally);
  });
});

describe('after the draft', () => {
  const drafted = (players: number): Game => {
    let game = newGame(players);
    for (let round = 0; round < 3; round++) game = keep(game, new Array(players).fill(0));
    return game;
  };

  rule('X-43', 'the players recruit before the hands of the Age are dealt', () => {
    let game = drafted(4);
    const handSizes = () => game.state.seats.map(({ piles }) => piles[HAND].length);
    expect([game.state.age, game.state.turn]).toEqual([1, 0]);
    expect(handSizes()).toEqual([0, 0, 0, 0]);
    expect(game.state.piles[deckOf(1)]).toHaveLength(28);
    held(game).forEach(([first], seat) => {
      game = submit(game, seat, { do: 'sell', card: first }).game;
    });
    expect([game.state.age, game.state.turn]).toEqual([1, 1]);
    expect(handSizes()).toEqual([7, 7, 7, 7]);
  });

  rule('L-06', 'the box keeps its leaders until one is sold', () => {
    let game = drafted(4);
    const before = boxed(newGame(4));
    expect(boxed(game)).toEqual(before);
    const sold = held(game).map(([first]) => first);
    sold.forEach((card, seat) => {
      game = submit(game, seat, { do: 'sell', card }).game;
    });
    expect(boxed(game).sort()).toEqual([...before, ...sold].sort());
  });
});
