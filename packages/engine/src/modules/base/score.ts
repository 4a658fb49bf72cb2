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

/** Most cities have no guild that counts again, and need not look for the best. */
function guildsAgain(table: Table, seat: SeatId): number {
  const { copies, doubles } = table.state.seats[seat].tally;
  return copies === 0 && doubles === 0 ? 0 : bestEnding(table, seat).guilds;
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
  { id: 'guilds', points: guildsAgain },
  { id: 'science', points: (table, seat) => bestEnding(table, seat).science },
];
