/** The lines of the base game's score sheet, in order (section 9 of the rules). */
import type { ScoreLine, Table } from '../../module.ts';
import { bestEnding, pointsOfStage } from '../../score.ts';
import type { SeatId } from '../../types.ts';

const COINS_PER_POINT = 3;

function wonderPoints(table: Table, seat: SeatId): number {
  let sum = 0;
  for (let before = 0; before < table.state.seats[seat].stage; before++) sum += pointsOfStage(table, seat, before);
  return sum;
}

export const score: ScoreLine[] = [
  { id: 'military' },
  {
    id: 'treasury',
    points: ({ state }, seat) => Math.floor(state.seats[seat].coins / COINS_PER_POINT),
  },
  { id: 'wonder', points: wonderPoints },
  { id: 'civilian' },
  { id: 'commerce' },
  { id: 'guilds', points: (table, seat) => bestEnding(table, seat).guilds },
  { id: 'science', points: (table, seat) => bestEnding(table, seat).science },
];
