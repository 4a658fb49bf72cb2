/** In the place of the question and the hand: whether the answer was right, what is best, and why. */
import './Answered.css';
import { reasonsOf } from '@polis/bots';
import type { Choice } from '@polis/engine';
import { useEffect, useRef } from 'react';
import type { RegionProps } from '../game/model.ts';
import { Icon } from '../look/Icon.tsx';
import { useShortcuts } from '../parts/keyboard.ts';
import { Beside, type Side } from '../review/Beside.tsx';
import { reasonsBeside, usePercent } from '../review/shown.ts';
import { useChoiceWords } from '../table/sheets/choiceWords.ts';
import { useReasonWords } from '../table/sheets/reasons.ts';
import { useTranslation } from '../text/speaking.tsx';
import { chancesOf } from './chances.ts';
import type { Given } from './ExerciseTable.tsx';
import { Further } from './Further.tsx';
import type { Tried } from './fromServer.ts';
import { Proof } from './Proof.tsx';
import type { Task } from './task.ts';
import { useComesBack } from './useComesBack.ts';

interface AnsweredProps extends RegionProps {
  task: Task;
  given: Given;
  tried: Tried | null;
  onNext(): void;
}

export function Answered({ task, given, tried, onNext, ...region }: AnsweredProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  // read out at once, and Enter goes on from there
  useEffect(() => title.current?.focus(), []);
  useShortcuts([{ keys: ['Enter', 'n'], text: 'exercises.next', shown: 'N', run: onNext }]);
  const { verdict } = given;
  return (
    <section className={`answered is-${verdict}`} aria-labelledby="verdict">
      <header>
        <h2 id="verdict" ref={title} tabIndex={-1}>
          <Icon name={verdict === 'wrong' ? 'no' : 'check'} />
          {t(`exercises.verdict.${verdict}`)}
        </h2>
        <Told given={given} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <section className="answered-why edged" aria-label={t('exercises.why')} tabIndex={0}>
        <Beside sides={useSides(task, given, region)} />
        <Proof task={task} tried={tried} region={region} />
      </section>
      <div className="actions">
        <Further task={task} region={region} />
        <button type="button" className="button call" onClick={onNext}>
          {t('exercises.next')}
        </button>
      </div>
    </section>
  );
}

/** What the answer did to the rating, and when the exercise comes back. */
function Told({ given: { counted } }: { given: Given }) {
  const { t } = useTranslation();
  const comesBack = useComesBack();
  if (!counted) return null;
  const { before, after, isFirst, due } = counted;
  const change = after - before;
  return (
    <p role="status">
      {isFirst
        ? t('exercises.rating.now', { rating: after, change: `${change < 0 ? '−' : '+'}${Math.abs(change)}` })
        : t('exercises.rating.again')}{' '}
      {comesBack(due)}
    </p>
  );
}

/** What was answered beside the best; if that was answered, the best beside what comes next. */
function useSides(task: Task, { choice, verdict }: Given, region: RegionProps): Side[] {
  const { t } = useTranslation();
  const percent = usePercent();
  const words = useChoiceWords(region);
  const reason = useReasonWords(region);
  const { view, question, best, seconds } = task;
  const chances = chancesOf(task.exercise);
  const second = seconds[chances.look];
  const isBest = verdict === 'best';
  const other: Choice = isBest ? second : choice;
  const why = (of: Choice) => ({ reasons: reasonsOf(view, question, of) });
  const wins = (chance: number): string => t('review.wins', { percent: percent(chance) });
  const chanceOfOther = (): string => {
    if (verdict === 'good') return t('exercises.asGood');
    // nothing else was found to be better than the second
    return other === second ? wins(chances.second) : t('exercises.atMost', { percent: percent(chances.second) });
  };
  const sides: Side[] = [
    {
      name: t(isBest ? 'exercises.second' : 'review.you'),
      words: words(other),
      chance: chanceOfOther(),
      reasons: reasonsBeside(reason, why(other), why(best)),
    },
    {
      name: t(isBest ? 'review.you' : 'exercises.best'),
      words: words(best),
      chance: wins(chances.best),
      reasons: reasonsBeside(reason, why(best), why(other)),
      isBetter: true,
    },
  ];
  return isBest ? sides.reverse() : sides;
}
