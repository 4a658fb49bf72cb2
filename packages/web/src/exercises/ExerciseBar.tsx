/** The top of an exercise: where its game is, and what can be read. */
import './ExerciseBar.css';
import '../table/around/Bar.css';
import { memo } from 'react';
import { Link } from 'wouter';
import type { RegionProps } from '../game/model.ts';
import { Icon } from '../look/Icon.tsx';
import { Tool } from '../table/around/Bar.tsx';
import { Turns } from '../table/around/Turns.tsx';
import { useTranslation } from '../text/speaking.tsx';

export const ExerciseBar = memo(function ExerciseBar({ isDaily, ...region }: RegionProps & { isDaily: boolean }) {
  const { t } = useTranslation();
  const { model } = region;
  const discarded = model.view.piles[model.rules.tablePile('discard')].count;
  return (
    <header className="bar exercise-bar">
      <Link href="/exercises" className="mark" aria-label={t('exercises.all')}>
        <Icon name="polis" />
        <span>{t('table.mark')}</span>
      </Link>
      <Turns {...region} />
      <p className="wait">
        <span className="lt">{t(isDaily ? 'exercises.daily.title' : 'exercises.one')}</span>
      </p>
      <nav className="tools" aria-label={t('table.tools')}>
        <Tool
          icon="pile"
          text={t('table.discards', { count: discarded })}
          letter="X"
          sheet={{ sheet: 'discards' }}
          className="pile"
        />
        <Tool icon="log" text={t('table.log')} letter="L" sheet={{ sheet: 'log' }} />
      </nav>
    </header>
  );
});
