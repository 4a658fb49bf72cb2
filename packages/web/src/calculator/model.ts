/** A sheet as the score sheet of the end shows it. */
import type { SeatId } from '@polis/engine';
import { useMemo } from 'react';
import type { EndModel } from '../end/model.ts';
import { unranked } from '../end/ranking.ts';
import { cardNames, type Names } from '../game/names.ts';
import { linesOf } from '../parts/lines.tsx';
import { boardWords } from '../text/board.ts';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { counted } from './score.ts';
import type { Sheet } from './sheet.ts';

/** Null for a mix that cannot be played. */
export function useSheetModel(sheet: Sheet, marked: SeatId): EndModel | null {
  const { t } = useTranslation();
  const count = useMemo(() => counted(sheet), [sheet]);
  return useMemo(() => {
    if (!count) return null;
    const { game, score } = count;
    const { rules, state } = game;
    const wonder = (seat: SeatId) => rules.wonders[state.seats[seat].wonder];
    const seatName = (seat: SeatId): string => {
      if (sheet.columns[seat].name) return sheet.columns[seat].name;
      return seat < rules.players ? t('calculator.player', { number: seat + 1 }) : t('freeCity');
    };
    const names: Names = {
      reader: null,
      seat: seatName,
      label: seatName,
      whom: seatName,
      whose: (seat) => ({ context: 'theirs', of: seatName(seat) }),
      city: (seat) => sheet.columns[seat].wonder,
      board: (seat) => (sheet.columns[seat].wonder === null ? '' : boardWords(t, wonder(seat))),
      ...cardNames(t, rules),
      power: (id) => t(`table.power.${id}`),
      list: (words) => listed(t, words),
    };
    return {
      rules,
      game,
      score,
      ranking: unranked(score),
      lines: linesOf(rules),
      names,
      chairs: [],
      me: null,
      marked,
      told: score.sheets.flatMap((_, seat) => (sheet.columns[seat].by === 'totals' ? [seat] : [])),
    };
  }, [count, sheet, marked, t]);
}
