/** Whom the table waits for. */
import type { TFunction } from 'i18next';
import { listed } from '../../app/listed.ts';
import type { TableModel } from '../model.ts';
import type { Names } from '../names.ts';

/** The people who still have to answer, me left out. */
export function stillThinking({ view, me, isSpectator }: TableModel): number[] {
  const seats = view.asked.flatMap((isAsked, seat) =>
    isAsked && !view.answered[seat] ? [view.controller[seat] ?? seat] : [],
  );
  return [...new Set(seats)].filter((seat) => isSpectator || seat !== me);
}

export const waitingWords = (t: TFunction, names: Names, model: TableModel): string =>
  listed(
    t,
    stillThinking(model).map((seat) => names.seat(seat)),
  );
