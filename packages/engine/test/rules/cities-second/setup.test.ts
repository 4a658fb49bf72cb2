/** What the second-edition box of Cities has in it, and what is dealt of it. */
import { describe, expect } from 'vitest';
import { BOX } from '../../../src/piles.ts';
import { COLOURS } from '../../../src/vocabulary.ts';
import {
  BLACK,
  BLACK_SECOND,
  CITY_GUILDS,
  cardIn,
  decks,
  isGuild,
  mix,
  names,
  pilesOf,
  playOut,
  rule,
  secondEdition,
} from '../../kit/index.ts';

const { lastTurn, newGame, rulesFor } = secondEdition('cities');

const AGES = [1, 2, 3] as const;
const PLAYERS = [3, 4, 5, 6, 7];
const ALL = AGES.flatMap((age) => BLACK_SECOND[age]);
const isBlack = (name: string): boolean => ALL.includes(name);

/** The cards of the first box that have a new name here. */
const RENAMED: Record<string, string> = {
  'pigeon-loft': 'pigeonhole',
  'gates-of-the-city': 'city-gates',
  'clandestine-dock-east': 'clandestine-wharf-east',
  'clandestine-dock-west': 'clandestine-wharf-west',
  'gambling-den': 'dive',
  'gambling-house': 'gambling-den',
  'spy-ring': 'band-of-spies',
  'architect-cabinet': 'architect-firm',
  'builders-union': 'chamber-of-builders',
  'secret-society': 'secret-network',
};

describe('the box', () => {
  rule('C2-1', 'has 42 black cards, 14 for each Age', () => {
    const { cards } = rulesFor(5);
    for (const age of AGES) {
      const black = cards.filter((card) => card.age === age && COLOURS[card.colour] === 'black');
      expect(black.map(({ name }) => name).sort()).toEqual(BLACK_SECOND[age]);
      expect(black).toHaveLength(14);
    }
    expect(cards.filter(({ colour }) => COLOURS[colour] === 'black')).toHaveLength(42);
  });

  rule('C2-2', 'each deck has as many black cards of its Age as there are players; the others play no part', () => {
    for (const players of PLAYERS)
      for (let n = 0; n < 4; n++) {
        const game = newGame(players, n);
        const dealt = decks(game);
        for (const age of AGES) {
          const black = dealt[age].filter(isBlack);
          expect(black).toHaveLength(players);
          expect(new Set(black).size).toBe(players);
          for (const name of black) expect(BLACK_SECOND[age]).toContain(name);
        }
        const all = [...dealt[1], ...dealt[2], ...dealt[3], ...dealt.box].filter(isBlack);
        expect(all.sort()).toEqual([...ALL].sort());
        const before = names(game, game.state.piles[BOX]).filter(isBlack).sort();
        const after = playOut(game, n);
        expect(names(after, after.state.piles[BOX]).filter(isBlack).sort()).toEqual(before);
      }
  });

  rule('C2-2', 'which ones is chance: each of them comes into some game', () => {
    const seen = new Set(
      Array.from({ length: 60 }, (_, n) => decks(newGame(3, n))).flatMap((dealt) => [
        ...dealt[1],
        ...dealt[2],
        ...dealt[3],
      ]),
    );
    for (const card of ALL) expect(seen).toContain(card);
  });

  rule('C2-3', 'a hand has eight cards, and seven turns follow', () => {
    expect(lastTurn).toBe(7);
    for (const players of PLAYERS) {
      const game = newGame(players);
      expect(pilesOf(game, 'hand').map((hand) => hand.length)).toEqual(new Array(players).fill(8));
      const turns = game.rules.steps.filter(
        ({ window, kind, age }) => window === 'turn.choose' && kind === 'play' && age === 2,
      );
      expect(turns).toHaveLength(7);
    }
  });

  rule('C2-4', '27 of the cards are those of the first box, with the same Age and cost; 15 are new', () => {
    const [first, second] = [mix('cities').rulesFor(5), rulesFor(5)];
    const kept = AGES.flatMap((age) => BLACK[age]).map((name) => [name, RENAMED[name] ?? name]);
    expect(kept).toHaveLength(27);
    for (const [older, newer] of kept) {
      const { age, cost } = cardIn(second, newer);
      expect([newer, age, cost]).toEqual([newer, cardIn(first, older).age, cardIn(first, older).cost]);
    }
    const names = kept.map(([, newer]) => newer);
    expect(ALL.filter((name) => !names.includes(name))).toHaveLength(15);
  });

  rule('C2-6', 'a card with a new name does what the older one does', () => {
    const [first, second] = [mix('cities').rulesFor(5), rulesFor(5)];
    for (const [older, newer] of Object.entries(RENAMED))
      expect([newer, cardIn(second, newer).effects]).toEqual([newer, cardIn(first, older).effects]);
    const kept = AGES.flatMap((age) => BLACK[age]).filter((name) => !(name in RENAMED) && name !== 'embassy');
    for (const name of kept) expect(cardIn(second, name).effects).toEqual(cardIn(first, name).effects);
  });

  rule('C2-32', 'the guilds are the three of the first box: 13 to draw from, with Leaders 17', () => {
    const [first, second] = [mix('cities').rulesFor(5), rulesFor(5)];
    for (const guild of CITY_GUILDS) {
      const { cost, effects } = cardIn(second, guild);
      expect([cost, effects]).toEqual([cardIn(first, guild).cost, cardIn(first, guild).effects]);
    }
    expect(second.cards.filter(({ name }) => isGuild(name))).toHaveLength(13);
    const { 3: third, box } = decks(newGame(4));
    expect([...third, ...box].filter(isGuild)).toHaveLength(13);
    expect(third.filter(isGuild)).toHaveLength(6);
  });
});
