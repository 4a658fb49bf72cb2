/** What a side of a board is called. */
import type { Wonder } from '@polis/engine';
import type { TFunction } from 'i18next';

export const boardWords = (t: TFunction, { city, side, dayAndNight }: Wonder): string =>
  t(dayAndNight ? `side.${side}` : 'side.letter', { city: t(`board.${city}`), side });
