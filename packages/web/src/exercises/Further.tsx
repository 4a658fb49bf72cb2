/** What else can be done with the table of an exercise: look into it, or play on. */
import type { SeatId } from '@polis/engine';
import { useLocation } from 'wouter';
import { PlayOnButton } from '../branch/PlayOn.tsx';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { stepName } from '../record/stepName.ts';
import { studyOfStory } from '../study/begin.ts';
import { analysisOf } from '../study/link.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { Task } from './task.ts';

export function Further({ task: { recorded, exercise }, region }: { task: Task; region: RegionProps }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const names = useNames(region.known, region.model);
  const { story } = recorded;
  const at = story.steps.length - 1;
  const { seat } = exercise;
  const seats = Array.from({ length: region.model.rules.players }, (_, of: SeatId) => ({
    value: of,
    text: of === seat ? t('you') : names.seat(of),
  }));
  const analyse = (): void => {
    analysisOf(studyOfStory(story, at, seat, null)).then(go, () => undefined);
  };
  return (
    <>
      <button type="button" className="button" onClick={analyse}>
        {t('exercises.analyse')}
      </button>
      <PlayOnButton
        className="button"
        text={t('branch.playOn')}
        game={recorded}
        at={at}
        when={stepName(t, story.steps[at])}
        seat={seat}
        seats={seats}
      />
    </>
  );
}
