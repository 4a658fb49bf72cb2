/** Who has made the moves of a game: answers that were given anew or undone leave no trace. */
import type { Game } from '@polis/engine';
import { isByBot } from './players.ts';
import type { Fact, Room } from './types.ts';

/** Whoever gives up before so many answers has not played. */
const FEW_ANSWERS = 3;

/** With the moves that this answer has settled. */
export function given(before: Room, { seat: last }: Extract<Fact, { fact: 'answered' }>, after: Game): Room['given'] {
  const { given: known, game, botAnswered } = before;
  if (!game || after.moves.length === game.moves.length) return known;
  const moves = after.moves.slice(game.moves.length).map(({ seat }) => {
    const byBot = seat === last ? isByBot(before, seat) : botAnswered.includes(seat);
    const chair = game.state.controller[seat];
    return byBot ? ~chair : chair;
  });
  return [...known, ...moves];
}

/** How many moves a chair has made, and how many of them a bot for the person. */
export function answersOf({ given: moves }: Pick<Room, 'given'>, chair: number): { answers: number; byBot: number } {
  const byBot = moves.filter((by) => by === ~chair).length;
  return { answers: byBot + moves.filter((by) => by === chair).length, byBot };
}

export const resignsAtOnce = (room: Room, chair: number): boolean =>
  room.game !== null && answersOf(room, chair).answers < FEW_ANSWERS;
