/** What a seat answers at a step, in words. */
import { NONE, type SeatId } from '@polis/engine';
import { modelOf } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { answerWords } from '../game/words.ts';
import { viewAt } from '../record/seen.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { ReplayProps } from './ReplayTable.tsx';

/** For each question that the seat answers: its own, and those of a city it plays for. Empty if it answers none. */
export function useDeeds({ known, model, game, at }: ReplayProps): (seat: SeatId) => string {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const step = game.story.steps[at];
  return (seat) => {
    const own = modelOf(viewAt(step, seat));
    const deeds = own.view.asks
      .filter(({ sealed }) => sealed !== NONE)
      .map(({ seat: of, sealed }) => {
        const what = answerWords(t, names, own, of, sealed);
        return of === seat ? what : t('replay.deedFor', { what, city: names.board(of) });
      });
    return deeds.join(t('replay.deedNext'));
  };
}
