/** How the conflicts of this Age would stand after an answer of mine that makes me stronger. */
import { type Choice, type Meeting, meetingsAfter, type SeatId } from '@polis/engine';
import type { TableModel } from '../model.ts';

interface Fight {
  result: 'win' | 'lose' | 'tie';
  opponent: SeatId;
  mine: number;
  theirs: number;
}

/** None if my strength stays as it is. */
export function fightsAfter({ game, me, meetings }: TableModel, choice: Choice): Fight[] {
  const before = fightsOf(meetings, me);
  return fightsOf(meetingsAfter(game, me, choice), me).filter(
    ({ opponent, mine }) => before.find((fight) => fight.opponent === opponent)?.mine !== mine,
  );
}

const fightsOf = (meetings: readonly Meeting[], me: SeatId): Fight[] =>
  meetings.flatMap(({ seats, strengths }) => {
    const i = seats.indexOf(me);
    if (i < 0) return [];
    const [mine, theirs] = [strengths[i], strengths[1 - i]];
    return [{ result: mine > theirs ? 'win' : mine < theirs ? 'lose' : 'tie', opponent: seats[1 - i], mine, theirs }];
  });
