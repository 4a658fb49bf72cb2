/** Whom the table waits for. */
import type { TFunction } from 'i18next';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { listed } from '../../text/listed.ts';

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
