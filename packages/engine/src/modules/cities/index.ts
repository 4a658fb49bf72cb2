/** The Cities expansion: black cards, coin losses and debt, diplomacy. Boards and players are for its boxes to say. */
import type { Module } from '../../module.ts';
import { deckOf } from '../../piles.ts';
import { AGES } from '../../timeline.ts';
import { COLOURS } from '../../vocabulary.ts';
import { cards } from './cards.ts';
import { effects } from './effects.ts';
import { holdsDiplomacy, returns } from './envoys.ts';
import { settles } from './losses.ts';
import { tokens } from './tokens.ts';

/** With so many players the base game is dealt as for one less, and black cards make up for it. */
const MOST_PLAYERS = 8;
const BLACK = COLOURS.indexOf('black');

export const cities: Module = {
  id: 'cities',
  players: [2, 3, 4, 5, 6, 7, 8],
  cards,
  tokens,
  colours: [{ colour: 'black', built: 'city', sold: 'discard', forSale: false, score: 'cities' }],
  effects,
  phases: { 'cities.losses': settles, 'cities.envoys': returns },
  score: [{ id: 'cities' }],
  /**
   * Each Age has as many black cards as the deck is for players. That is a card and a turn more, except for eight
   * (C-02, C-63).
   */
  setup(draft) {
    for (let age = 1; age <= AGES; age++) {
      const black = draft.cards.filter((card) => card.colour === BLACK && card.age === age).map((card) => card.id);
      draft.pools.push({ cards: black, draw: draft.deckPlayers, age, to: deckOf(age) });
    }
    if (draft.players === MOST_PLAYERS) return;
    draft.handSize++;
    draft.plays++;
  },
  abstains: holdsDiplomacy,
};
