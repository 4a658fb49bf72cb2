/** The costliest decisions as exercises: two long looks have to agree on what was best, in workers, while one reads on. */
import './MakeExercises.css';
import { exerciseFrom } from '@polis/bots';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { botCalls } from '../local/bots.ts';
import { keepExercise } from '../record/exercises.ts';
import { useTranslation } from '../text/speaking.tsx';
import { costliest } from './costs.ts';
import type { ReviewProps } from './shown.ts';

type Making = { is: 'ready' | 'failed' } | { is: 'thinking' | 'done'; count: number; made: number };

export function MakeExercises(props: ReviewProps) {
  const { t } = useTranslation();
  const { decisions, found } = props.review;
  // for a city that one only plays for the own answer comes first
  const costly = costliest(found).filter(({ number }) => decisions[number].question.seat === props.seat);
  const { making, start, stop } = useMaking(
    props,
    costly.map(({ number }) => number),
  );
  if (costly.length === 0) return null;
  const all = costly.length;
  return (
    <section className="panel make-exercises" aria-labelledby="make-exercises">
      <h2 id="make-exercises">{t('exercises.mine.make.title')}</h2>
      <p role="status">{said()}</p>
      {making.is === 'thinking' ? (
        <>
          <progress max={all} value={making.count} aria-label={t('exercises.mine.make.progress')} />
          <button type="button" className="button" onClick={stop}>
            {t('exercises.mine.make.stop')}
          </button>
        </>
      ) : making.is === 'done' ? (
        <Link href="/exercises" className="button">
          {t('exercises.all')}
        </Link>
      ) : (
        <button type="button" className="button" onClick={start}>
          {t('exercises.mine.make.go')}
        </button>
      )}
    </section>
  );

  function said(): string {
    switch (making.is) {
      case 'ready':
        return t('exercises.mine.make.text', { count: all });
      case 'failed':
        return t('exercises.mine.make.failed');
      case 'thinking':
        return t('exercises.mine.make.thinking', { count: making.count, all });
      case 'done':
        return t('exercises.mine.make.done', { count: making.made });
    }
  }
}

/** One after the other, until it is stopped or the page is left; what is found is kept at once. */
function useMaking({ game, seat, review: { decisions } }: ReviewProps, numbers: readonly number[]) {
  const [making, setMaking] = useState<Making>({ is: 'ready' });
  const ending = useRef<() => void>(() => undefined);
  useEffect(() => () => ending.current(), []);
  const stop = (): void => {
    ending.current();
    setMaking({ is: 'ready' });
  };
  const start = (): void => {
    const { call, end } = botCalls();
    let isStopped = false;
    ending.current = () => {
      isStopped = true;
      end();
    };
    const work = async (): Promise<void> => {
      let made = 0;
      for (const [count, number] of numbers.entries()) {
        setMaking({ is: 'thinking', count, made });
        const { at, view, question } = decisions[number];
        const proven = await call('prove', { view, question, seed: number + 1 });
        if (isStopped) return;
        if (!proven) continue;
        const exercise = exerciseFrom(game.story.steps[at].game, seat, proven);
        await keepExercise({ id: exercise.id, exercise, game: game.id, at: Date.now() });
        made++;
      }
      end();
      setMaking({ is: 'done', count: numbers.length, made });
    };
    work().catch(() => {
      if (!isStopped) setMaking({ is: 'failed' });
    });
  };
  return { making, start, stop };
}
