/** Whom the table waits for. */
import type { Known } from '@polis/client';
import type { TFunction } from 'i18next';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { holidayOf, stateOf } from '../../game/state.ts';
import { durationText, graceOf } from '../../tables/durations.ts';
import { dayText } from '../../text/dayText.ts';
import { listed } from '../../text/listed.ts';

type Asked = Pick<TableModel, 'view' | 'me' | 'isSpectator'>;

/** The people who still have to answer, me left out. */
export function stillThinking({ view, me, isSpectator }: Asked): number[] {
  const seats = view.asked.flatMap((isAsked, seat) =>
    isAsked && !view.answered[seat] ? [view.controller[seat] ?? seat] : [],
  );
  return [...new Set(seats)].filter((seat) => isSpectator || seat !== me);
}

/** Of more the emblems tell: their names would leave no room for the city on a phone. */
const MOST_NAMES = 3;

export function waitingWords(t: TFunction, names: Names, model: Asked): string {
  const seats = stillThinking(model);
  return seats.length > MOST_NAMES
    ? t('count.players', { count: seats.length })
    : listed(
        t,
        seats.map((seat) => names.seat(seat)),
      );
}

/** Where all of them are away: that they are, and to those who play what can be done about it. Null if someone is here. */
export function awayWords(
  t: TFunction,
  language: string,
  names: Names,
  known: Known,
  model: TableModel,
): string | null {
  const seats = stillThinking(model);
  const states = seats.map((seat) => stateOf(known, model, seat));
  if (seats.length === 0 || states.some((state) => state !== 'away' && state !== 'holiday')) return null;
  const holidays = seats.flatMap((seat) => holidayOf(known, seat) ?? []);
  if (holidays.length === seats.length)
    return t('ask.holiday', {
      count: seats.length,
      names: names.list(seats.map(names.seat)),
      date: dayText(language, Math.min(...holidays.map(({ until }) => until)) - 1),
    });
  const who = t('table.away', { count: seats.length, names: names.list(seats.map(names.seat)) });
  if (model.isSpectator) return `${who}.`;
  // a server that is being replaced may not know of it yet
  const { lending = 'anyone' } = known.room.settings;
  if (lending !== 'anyone') return t(`ask.away_${lending}`, { who });
  const grace = graceOf(known.room.settings);
  return grace === null ? t('ask.away', { who }) : t('ask.awayAfter', { who, time: durationText(language, grace) });
}
