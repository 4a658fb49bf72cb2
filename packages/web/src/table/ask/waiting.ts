/** Whom the table waits for. */
import type { Known } from '@polis/client';
import type { TFunction } from 'i18next';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { stateOf } from '../../game/state.ts';
import { durationText, graceOf } from '../../tables/durations.ts';
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
  if (seats.length === 0 || seats.some((seat) => stateOf(known, model, seat) !== 'away')) return null;
  const who = t('table.away', { count: seats.length, names: names.list(seats.map(names.seat)) });
  if (model.isSpectator) return `${who}.`;
  const grace = graceOf(known.room.settings);
  return grace === null ? t('ask.away', { who }) : t('ask.awayAfter', { who, time: durationText(language, grace) });
}
