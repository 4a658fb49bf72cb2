/**
 * Before a clock of an hour or more runs out its person is reminded, once a turn. A reminder is no row of its own: that the
 * turn waits is one, and the room says when its clock runs out (docs/decisions/0030-a-holiday-is-told-ahead.md).
 */
import { spanAt } from '@polis/client';
import { chairOf, deadlines, holidaysAt, isLong, type Room } from '../room/index.ts';
import type { NudgeWish } from '../store/nudges.ts';
import type { Nudge } from '../store/outbox.ts';
import { reminderAt } from './when.ts';

export interface Reminder extends Omit<Nudge, 'what'> {
  what: 'reminder';
  deadline: number;
}

/** Of the turns that wait, due by now (`at`) or later. */
export const remindersOf = (
  person: string,
  wish: NudgeWish,
  nudges: readonly Nudge[],
  rooms: ReadonlyMap<string, Room | null>,
): Reminder[] =>
  nudges.flatMap(({ table, what, seq, at: asked }) => {
    const room = what === 'turn' ? rooms.get(table) : null;
    if (!room || !isLong(room.settings)) return [];
    const chair = chairOf(room, person);
    const deadline = deadlines(room).find((one) => one.chair === chair)?.at;
    const at = deadline === undefined ? null : reminderAt(wish, asked, deadline);
    if (deadline === undefined || at === null) return [];
    // a clock that stands still does not run out
    return [{ table, what: 'reminder', seq, deadline, at: spanAt(holidaysAt(room, chair), at)?.until ?? at }];
  });
