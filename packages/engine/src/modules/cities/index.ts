/** The Cities expansion: black cards, coin losses and debt, diplomacy, Petra and Byzantium, and an eighth player. */
import type { Module } from '../../module.ts';
import { deckOf } from '../../piles.ts';
import { AGES } from '../../timeline.ts';
import { COLOURS } from '../../vocabulary.ts';
import { cards } from './cards.ts';
import { effects } from './effects.ts';
import { holdsDiplomacy, returns } from './envoys.ts';
import { settles } from './losses.ts';
import { tokens } from './tokens.ts';
import { wonders } from './wonders.ts';

const CARDS_FOR = 8;
const BLACK = COLOURS.indexOf('black');

export const cities: Module = {
  id: 'cities',
  players: [2, 3, 4, 5, 6, 7, 8],
  cardsFor: CARDS_FOR,
  cards,
  wonders,
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
    if (draft.players === CARDS_FOR) return;
    draft.handSize++;
    draft.plays++;
  },
  abstains: holdsDiplomacy,
};
