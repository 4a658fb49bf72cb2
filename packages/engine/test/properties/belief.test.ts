/** A determinized game fits all that a viewer knows, and nothing that it does not. */
import { describe, expect, test } from 'vitest';
import { determinize } from '../../src/belief.ts';
import { sell } from '../../src/choice.ts';
import { create } from '../../src/create.ts';
import type { Game } from '../../src/game.ts';
import { over, submit } from '../../src/game.ts';
import { goneIn, UNKNOWN } from '../../src/memory.ts';
import { HAND } from '../../src/piles.ts';
import { dice, roll, seedFrom } from '../../src/rng.ts';
import { clone } from '../../src/state.ts';
import type { CardId, SeatId } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { cardsOn, FREE_CITY, newGame, playOut, table, teamOf } from '../kit/index.ts';
import { sorted, without } from './card-lists.ts';
import { inEveryGame, lastMoment, type Mixes, moments, OF_TWO, questions, type Story, TABLES } from './random-game.ts';
import { wellRemembered } from './remembered.ts';

type Law = (imagined: Game, game: Game, viewer: SeatId | null) => void;

/** Checks a law on a world imagined by each player and by a spectator at every question of random games. */
const inEveryImagination = (law: Law, part: number, mixes?: Mixes): void =>
  inEveryGame(
    (story) => {
      const chance = dice(story.picks.length);
      for (const game of questions(story)) {
        law(determinize(view(game, null), chance), game, null);
        for (let viewer = 0; viewer < game.rules.players; viewer++)
          law(determinize(view(game, viewer), chance), game, viewer);
      }
    },
    part,
    mixes,
  );

/** Of a hand that the viewer has held before, only cards drawn since then may be others. */
const hasPossibleHands: Law = ({ state }, game, viewer) => {
  const seen = viewer === null ? null : game.state.seats[viewer].seen;
  seen?.slice(0, game.rules.players).forEach((known, seat) => {
    if (viewer === null || teamOf(game, viewer).includes(seat)) return;
    if (known.length === 0) return;
    const unseen = without(state.seats[seat].piles[0], known);
    expect(unseen.length).toBeLessThanOrEqual(known.filter((card) => card === UNKNOWN).length);
  });
};

describe.each(TABLES)('%s, what a viewer imagines at any question', (_, mixes) => {
  test('looks to it exactly like the real table', () =>
    inEveryImagination(
      (imagined, game, viewer) => {
        expect(JSON.stringify(view(imagined, viewer))).toBe(JSON.stringify(view(game, viewer)));
      },
      0.12,
      mixes,
    ));

  test('has every card of the game once, and every coin', () =>
    inEveryImagination(
      (imagined, game) => {
        expect(sorted(cardsOn(imagined)).join()).toBe(sorted(cardsOn(game)).join());
        expect(imagined.state.bank + imagined.state.seats.reduce((sum, { coins }) => sum + coins, 0)).toBe(0);
      },
      0.12,
      mixes,
    ));

  test('has in the box what was not drawn, so many cards of each colour and Age', () =>
    inEveryImagination(
      (imagined, game) => {
        expect(boxOf(imagined)).toEqual(boxOf(game));
      },
      0.12,
      mixes,
    ));

  test('has the real cards of the viewer and of a teammate', () =>
    inEveryImagination(
      ({ rules, state }, game, viewer) => {
        const hidden = rules.seatPiles.map(({ visible }) => visible === 'allies');
        for (const seat of viewer === null ? [] : teamOf(game, viewer))
          expect(state.seats[seat].piles.filter((_, id) => hidden[id])).toEqual(
            game.state.seats[seat].piles.filter((_, id) => hidden[id]),
          );
      },
      0.12,
      mixes,
    ));

  test('gives nobody a hand that the viewer knows it cannot be', () =>
    inEveryImagination(hasPossibleHands, 0.12, mixes));

  test('has in the discard pile what the viewer knows to lie there', () =>
    inEveryImagination(
      ({ rules, state }, game, viewer) => {
        const seen = viewer === null ? null : game.state.seats[viewer].seen;
        if (seen) expect(without(seen[rules.seats], state.piles[rules.tablePile('discard')])).toEqual([]);
      },
      0.12,
      mixes,
    ));

  test('has nothing in the deck or in the box that the viewer or a teammate has held in its hand in this Age', () =>
    inEveryGame(
      (story) => {
        const chance = dice(story.picks.length);
        const held = new Map<SeatId, CardId[]>();
        let age = 0;
        for (const game of questions(story)) {
          if (game.state.age !== age) held.clear();
          age = game.state.age;
          if (age === 0) continue;
          for (let viewer = 0; viewer < game.rules.players; viewer++) {
            const before = held.get(viewer) ?? [];
            const now = teamOf(game, viewer).flatMap((seat) => game.state.seats[seat].piles[0]);
            const known = [...before, ...without(now, before)];
            held.set(viewer, known);
            const { rules, state } = determinize(view(game, viewer), chance);
            const away = [`age-${age}`, 'box'].flatMap((name) => state.piles[rules.tablePile(name)]);
            const elsewhere = without(cardsOn(game), known); // a second copy of a card may well lie there
            expect(without(away, elsewhere).map((card) => rules.cards[card].name)).toEqual([]);
          }
        }
      },
      0.12,
      mixes,
    ));

  test('keeps the answer that the viewer has given already', () =>
    inEveryGame(
      (story) => {
        const chance = dice(story.picks.length);
        for (const game of moments(story))
          for (let viewer = 0; viewer < game.rules.players; viewer++) {
            const real = view(game, viewer);
            const imagined = view(determinize(real, chance), viewer);
            expect(JSON.stringify({ ...imagined, answered: real.answered })).toBe(JSON.stringify(real));
          }
      },
      0.06,
      mixes,
    ));
});

test('what a viewer imagines in the middle of a turn has what is left of the turn for every city', () => {
  let count = 0;
  inEveryGame((story) => {
    for (const game of questions(story)) {
      if (over(game) || game.rules.steps[game.state.at].window === 'turn.choose') continue;
      const state = clone(game.state);
      state.seats.forEach((city, seat) => {
        city.bonus += 1 + seat;
        city.spendable += 2 + seat;
        city.used ^= 1 << seat;
      });
      for (let viewer = 0; viewer < game.rules.players; viewer++) {
        const real = view({ ...game, state }, viewer);
        expect(view(determinize(real, dice(story.picks.length)), viewer)).toEqual(real);
        count++;
      }
    }
  }, 0.2);
  expect(count).toBeGreaterThan(0);
});

/** What lies in the box, by the Age and the colour of the cards. */
const boxOf = ({ rules, state }: Game): string[] =>
  state.piles[rules.tablePile('box')]
    .map((id) => `${COLOURS[rules.cards[id].colour] ?? 'colourless'} card of Age ${rules.cards[id].age}`)
    .sort();

/** Halikarnassos builds a card that was sold from a hand the viewer has seen; another hand holds a second copy of it. */
const dugUpAgain: Story = {
  config: { seats: 4, seed: '720bda9d2f18aff12c1aae81f05531e6', wonders: null },
  picks: [
    0, 3, 115499777, 868541273, 1543277307, 7, 1107922131, 0, 24, 0, 19, 0, 805306365, 977609540, 885563273, 1837687145,
    1633690895, 2, 258029923, 1887748511, 877795661, 1947476295, 23, 726414026, 210036430, 1175737989, 22, 888732600,
    454247560, 1191000142, 559554927, 1960178283, 2147483634, 1226551920, 1866707687, 1159303103, 24, 1389403741, 6,
    186884345, 0, 26, 186947159, 599024151,
  ],
};

/** Halikarnassos digs in a pile of which the others may think that it has nothing it could build. */
const nearlyNothingToDig: Story = {
  config: {
    seats: 4,
    seed: 'aeb12fd331bae918c05c4bb6cfcb5a8d',
    wonders: ['halikarnassos', 'random', 'random', 'random'].map((wonder) => ({ wonder, side: 'B' })),
  },
  picks: [0, 3, 26, 2, 1, 9, 13, 11],
};

describe('many imaginations of one game', () => {
  const imagine = (story: Story, law: Law): void => {
    for (const game of questions(story))
      for (let viewer = 0; viewer < game.rules.players; viewer++)
        for (let i = 0; i < 50; i++) law(determinize(view(game, viewer), dice(i)), game, viewer);
  };

  test('give nobody an impossible hand when a card has been dug up', () => imagine(dugUpAgain, hasPossibleHands));

  test('always leave the one who digs something to build', () =>
    imagine(nearlyNothingToDig, ({ state }, game) => {
      expect(state.asks.map((ask) => ask?.ask ?? null)).toEqual(game.state.asks.map((ask) => ask?.ask ?? null));
    }));

  test('differ in what is hidden', () => {
    const worlds = new Set<string>();
    imagine({ ...dugUpAgain, picks: [] }, ({ state }) => worlds.add(JSON.stringify(state.piles)));
    expect(worlds.size).toBeGreaterThanOrEqual(50);
  });

  test('let every card of a hand seen before be the one that is gone about equally often', () => {
    let game = create({ seats: 3, seed: seedFrom('gone', 1) });
    for (let turn = 0; turn < 2; turn++)
      for (const { seat, card } of game.state.seats.map(({ piles }, seat) => ({ seat, card: piles[0][0] })))
        game = submit(game, seat, sell(card)).game;
    const sees = view(game, 0);
    const known = sees.seen?.[2] ?? [];
    expect(known).toHaveLength(6);
    const gone = new Map(known.map((card) => [card, 0]));
    for (let i = 0; i < 600; i++) {
      const [card] = without(known, determinize(sees, dice(i)).state.seats[2].piles[0]);
      gone.set(card, (gone.get(card) ?? 0) + 1);
    }
    expect(gone.size).toBe(6);
    for (const times of gone.values()) expect(times).toBeGreaterThan(60);
  });
});

test('whatever is remembered of the hands, they are hands that they can be, and every card is there once', () => {
  for (const seats of [3, 4, 5]) {
    const game = newGame(seats, seats);
    const chance = dice(seats);
    playOut(game, seats, () => {
      const real = wellRemembered(game, 0, chance);
      const { state } = determinize(real, chance);
      expect(sorted(cardsOn({ ...game, state }))).toEqual(sorted(cardsOn(game)));
      for (let seat = 1; seat < seats; seat++) {
        const hand = state.seats[seat].piles[HAND];
        expect(hand).toHaveLength(game.state.seats[seat].piles[HAND].length);
        expect(without(hand, real.seen?.[seat] ?? [])).toEqual([]);
      }
    });
  }
});

test('a view that contradicts itself is imagined two hundred times and no more', () => {
  const real = view(newGame(4, 1), 0);
  const [often, once] = [dice(1), dice(1)];
  determinize({ ...real, asked: real.asked.map((isAsked) => !isAsked) }, often);
  for (let i = 0; i < 200; i++) determinize(real, once);
  expect(roll(often, 2 ** 20)).toBe(roll(once, 2 ** 20));
});

test('a card that is gone from a hand lies anywhere if nobody has put anything away', () => {
  const game = newGame(3, 1);
  const real = view(game, 0);
  const gone = game.state.seats[1].piles[HAND][0];
  const seen = real.seen?.map((pile, at) => (at === goneIn(3) ? [gone] : pile)) ?? null;
  for (let i = 0; i < 20; i++) {
    const imagined = view(determinize({ ...real, seen }, dice(i)), 0);
    expect(imagined.piles).toEqual(real.piles);
    expect(imagined.seats).toEqual(real.seats);
  }
});

test('what has been imagined begins with no moves, and nobody else remembers anything', () => {
  for (const game of questions({ ...dugUpAgain, picks: dugUpAgain.picks.slice(0, 20) })) {
    const real = view(game, 1);
    const { moves, state } = determinize(real, dice(1));
    expect(moves).toEqual([]);
    expect(state.seats.map(({ seen }) => seen)).toEqual([null, real.seen, null, null]);
  }
});

test('what is imagined is played without a trace in the view', () =>
  inEveryGame((story) => {
    const game = lastMoment(story);
    const real = view(game, 0);
    const before = JSON.stringify(real);
    playOut(determinize(real, dice(1)), 1);
    expect(JSON.stringify(real)).toBe(before);
  }, 0.5));

test('a scenario may have more cards in the hands than there are', () => {
  const hand = Array.from({ length: 12 }, () => ({ colour: 'blue' as const, cost: '' }));
  const { game } = table({ age: 1, me: { hand: ['altar'] }, left: { hand }, right: { hand } });
  const { state: imagined } = determinize(view(game, 0), dice(1), game.rules);
  for (const { piles } of imagined.seats) for (const pile of piles) expect(pile.every(Number.isInteger)).toBe(true);
});

test('what a viewer imagines can be played to the end', () =>
  inEveryGame((story) => {
    const game = lastMoment(story);
    for (let viewer = 0; viewer < game.rules.players; viewer++) {
      const imagined = determinize(view(game, viewer), dice(story.picks.length));
      const before = sorted(cardsOn(imagined));
      playOut(imagined, story.picks.length);
      expect(over(imagined)).toBe(true);
      expect(sorted(cardsOn(imagined))).toEqual(before);
    }
  }));

test('a card that a player has buried for the Free City lies there in all that the player imagines', () =>
  inEveryGame(
    (story) => {
      const buried: [SeatId, CardId][] = [];
      let before: Game | null = null;
      for (const game of questions(story)) {
        const { rules, state } = game;
        const under = rules.seatPile('under');
        const cards = state.seats[FREE_CITY].piles[under];
        if (before && cards.length > buried.length)
          buried.push([before.state.controller[FREE_CITY], cards[cards.length - 1]]);
        for (const viewer of [0, 1]) {
          const imagined = determinize(view(game, viewer), dice(story.picks.length));
          const mine = buried.filter(([by]) => by === viewer).map(([, card]) => card);
          expect(without(mine, imagined.state.seats[FREE_CITY].piles[under])).toEqual([]);
        }
        before = game;
      }
    },
    0.3,
    OF_TWO,
  ));
