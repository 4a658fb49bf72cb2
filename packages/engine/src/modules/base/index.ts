/** The base game: what both editions have in common. */

import { effects } from '../../effects.ts';
import type { Module } from '../../module.ts';
import { deckOf } from '../../piles.ts';
import { AGES } from '../../timeline.ts';
import { COLOURS, type Colour } from '../../vocabulary.ts';
import { cards } from './cards.ts';
import { phases, turns } from './phases.ts';
import { score } from './score.ts';
import { tokens } from './tokens.ts';

/** The cards of the base game are enough for so many. */
const CARDS_FOR = 7;
const HAND_SIZE = 7;
const PLAYS = 6;
const STARTING_COINS = 3;

/** Guilds drawn beyond the number of players (B-1.3). */
const FURTHER_GUILDS = 2;

const BASE_COLOURS: readonly Colour[] = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'];
const SCORED_UNDER: Record<string, string> = { blue: 'civilian', yellow: 'commerce', purple: 'guilds' };

export const base: Module = {
  id: 'base',
  players: [2, 3, 4, 5, 6, 7, 8],
  cardsFor: CARDS_FOR,
  cards,
  tokens,
  colours: BASE_COLOURS.map((colour) => ({
    colour,
    built: 'city',
    sold: 'discard',
    forSale: colour === 'brown' || colour === 'grey',
    score: SCORED_UNDER[colour] ?? null,
  })),
  effects,
  phases,
  turns,
  score,
  setup(draft) {
    const guilds = draft.cards.filter((card) => COLOURS[card.colour] === 'purple').map((card) => card.id);
    draft.deckPlayers = Math.min(draft.deckPlayers, CARDS_FOR);
    draft.handSize = HAND_SIZE;
    draft.plays = PLAYS;
    draft.coins = Array.from({ length: draft.seats }, () => STARTING_COINS);
    draft.pools.push({ cards: guilds, draw: draft.deckPlayers + FURTHER_GUILDS, age: AGES, to: deckOf(AGES) });
  },
};
