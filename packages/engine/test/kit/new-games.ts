/** How the cards lie in a game that has just begun. */
import type { Game } from '../../src/game.ts';
import type { Rules } from '../../src/rules.ts';
import { isRecruit } from '../../src/vocabulary.ts';
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

/** Both sides of a board: what they are called, make, cost and give. */
export const boardIn = ({ wonders }: Rules, name: string): { side: string; dayAndNight: boolean }[] =>
  wonders
    .filter(({ city }) => city === name)
    .map(({ side, dayAndNight, produces, stages }) => ({
      ...{ side, dayAndNight, produces },
      costs: stages.map(({ cost }) => cost),
      effects: stages.map(({ effects, options }) => [effects, ...options.map((option) => option.effects)]),
    }));

/** All whom this game knows as leaders, in alphabetical order. */
export const recruitsOf = ({ cards }: Rules): string[] =>
  cards
    .filter(isRecruit)
    .map(({ name }) => name)
    .sort();

export const isGuild = (card: string): boolean => card.endsWith('-guild') || card === 'guild-of-shadows';
