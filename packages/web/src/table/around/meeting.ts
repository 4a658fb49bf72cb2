/** The conflict on one side of my city, if it came now. */
import type { Direction, Meeting, SeatId } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';

export interface Facing {
  /** Whom I would really meet on this side; null if nobody. */
  opponent: SeatId | null;
  mine: number;
  theirs: number;
  points: number;
  /** I am the one who sits the conflict out. */
  isMeAway: boolean;
}

const against = (seats: Meeting['seats'], me: SeatId): SeatId => (seats[0] === me ? seats[1] : seats[0]);

export function facing(model: TableModel, side: Direction): Facing | null {
  const { rules, me, meetings, strengths, view } = model;
  if (view.age === 0 || meetings.length === 0) return null;
  const own = meetings.filter(({ seats }) => seats.includes(me));
  const next = rules[side];
  const neighbour = next[me];
  const isAlly = rules.setup.allies[me] === neighbour;
  const nobody: Facing = {
    opponent: null,
    mine: strengths[me],
    theirs: strengths[neighbour],
    points: 0,
    isMeAway: own.length === 0,
  };
  if (isAlly || own.length === 0) return nobody;
  for (let seat = neighbour; seat !== me; seat = next[seat]) {
    const meeting = own.find(({ seats }) => against(seats, me) === seat);
    if (!meeting) continue;
    // if I have only one conflict, it is told at the neighbour it is with, not at both
    if (own.length === 1 && seat !== neighbour && seat === rules[side === 'left' ? 'right' : 'left'][me]) return nobody;
    const i = meeting.seats.indexOf(me);
    return {
      opponent: seat,
      mine: meeting.strengths[i],
      theirs: meeting.strengths[1 - i],
      points: meeting.points[i],
      isMeAway: false,
    };
  }
  return nobody;
}
