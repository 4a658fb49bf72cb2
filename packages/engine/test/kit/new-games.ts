/** How the cards lie in a game that has just begun. */
import type { Game } from '../../src/game.ts';
import { names } from './looking.ts';

/** The cards of a pile that every seat has, by seat. */
export const pilesOf = (game: Game, name: string): string[][] =>
  game.state.seats.map(({ piles }) => names(game, piles[game.rules.seatPile(name)]));

/** The decks by Age, with what has been dealt of the first, and the box. */
export function decks(game: Game): Record<1 | 2 | 3 | 'box', string[]> {
  const deck = (name: string): string[] => names(game, game.state.piles[game.rules.tablePile(name)]);
  return {
    1: [...pilesOf(game, 'hand').flat(), ...deck('age-1')],
    2: deck('age-2'),
    3: deck('age-3'),
    box: deck('box'),
  };
}

/** Who has which board, as `giza B`. */
export const boards = ({ rules, state }: Game): string[] =>
  state.seats.map(({ wonder }) => `${rules.wonders[wonder].city} ${rules.wonders[wonder].side}`);

export const isGuild = (card: string): boolean => card.endsWith('-guild') || card === 'guild-of-shadows';
