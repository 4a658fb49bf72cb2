/** What the parts of a comparison are given, and how they write numbers. */
import type { RoomShown } from '@polis/client';
import type { SeatId } from '@polis/engine';
import { useTranslation } from '../text/speaking.tsx';
import type { Estimate } from './figures.ts';
import type { Compared } from './games.ts';

export interface CompareProps {
  compared: Compared;
  seat: SeatId;
  rooms: { here: RoomShown; there: RoomShown };
}

export interface Written {
  value: string;
  /** Null while it cannot be told. */
  interval: string | null;
}

/** Chances in percent, points with one digit behind the point, each with its interval. */
export function useWritten(): Record<'chance' | 'points', (found: Estimate) => Written> {
  const { t, i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const written =
    (format: Intl.NumberFormat) =>
    ({ value, from, to }: Estimate): Written => ({
      value: format.format(value),
      interval:
        from === null || to === null
          ? null
          : t('branch.compare.interval', { from: format.format(from), to: format.format(to) }),
    });
  return { chance: written(percent), points: written(number) };
}
