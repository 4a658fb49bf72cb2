/** What an answer of mine would bring. */
import { type Choice, type Meeting, meetingsAfter, type SeatId, worthNow } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';

interface Fight {
  result: 'win' | 'lose' | 'tie';
  opponent: SeatId;
  mine: number;
  theirs: number;
}

interface Worth {
  /** How conflicts of this Age would stand that it makes me stronger in. */
  fights: Fight[];
  /** By the score sheet, with the conflicts of this Age as they would stand. */
  points: number;
  /** Of these, what the coins paid take off; 0 if nothing. */
  paid: number;
}

type Table = Pick<TableModel, 'game' | 'me' | 'meetings'>;

export function worthOf({ game, me, meetings }: Table, choice: Choice): Worth {
  const before = fightsOf(meetings, me);
  const after = meetingsAfter(game, me, choice);
  const fights = fightsOf(after, me).filter(
    ({ opponent, mine }) => before.find((fight) => fight.opponent === opponent)?.mine !== mine,
  );
  const { total, treasury } = worthNow(game, me, choice);
  const points = total + pointsIn(after, me) - pointsIn(meetings, me);
  // coins are paid to win, not lost
  const isWon = fights.some(({ result }) => result === 'win');
  return { fights, points: isWon ? Math.max(0, points) : points, paid: Math.max(0, -treasury) };
}

const pointsIn = (meetings: readonly Meeting[], me: SeatId): number =>
  meetings.reduce((sum, { seats, points }) => sum + (seats.includes(me) ? points[seats.indexOf(me)] : 0), 0);

const fightsOf = (meetings: readonly Meeting[], me: SeatId): Fight[] =>
  meetings.flatMap(({ seats, strengths }) => {
    const i = seats.indexOf(me);
    if (i < 0) return [];
    const [mine, theirs] = [strengths[i], strengths[1 - i]];
    return [{ result: mine > theirs ? 'win' : mine < theirs ? 'lose' : 'tie', opponent: seats[1 - i], mine, theirs }];
  });
