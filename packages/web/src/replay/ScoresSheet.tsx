/** The points as they stood at this step, and how they came about over the game. */
import './ScoresSheet.css';
import { memo } from 'react';
import { Course } from '../end/Course.tsx';
import { endModelOf } from '../end/model.ts';
import { ScoreSheet } from '../end/ScoreSheet.tsx';
import type { Counting } from '../end/useCounting.ts';
import { useNames } from '../game/names.ts';
import { SheetFrame } from '../parts/SheetFrame.tsx';
import { courseOf } from '../record/course.ts';
import { stepName } from '../record/stepName.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { ReplayProps } from './ReplayTable.tsx';

/** Nothing is counted up here. */
const COUNTED: Counting = { isOver: true, partOf: () => 1, skip() {} };

export const ScoresSheet = memo(function ScoresSheet({ known, model, game, at }: ReplayProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const shown = endModelOf(known, model, names);
  return (
    <SheetFrame title={t('replay.scores')} about={stepName(t, game.story.steps[at])}>
      <div className="replay-scores">
        <ScoreSheet model={shown} counting={COUNTED} />
        <Course model={shown} course={courseOf(game.story)} />
      </div>
    </SheetFrame>
  );
});
