/** How far the thinking is; it can be begun, stopped and gone on with. */
import './Progress.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../frame/Select.tsx';
import { type ReviewState, TIMES, type Time } from './useReview.ts';

const USUAL: Time = 60;

export function Progress({ review: { decisions, is, count, start, stop } }: { review: ReviewState }) {
  const { t } = useTranslation();
  const [time, setTime] = useState<Time>(USUAL);
  const all = decisions.length;
  if (is === 'looking') return null;
  if (is === 'thinking')
    return (
      <section className="panel review-progress" aria-label={t('review.progress')}>
        <p role="status">{t('review.thinking', { count, all })}</p>
        <progress max={all} value={count} aria-label={t('review.progress')} />
        <button type="button" className="button" onClick={stop}>
          {t('review.stop')}
        </button>
      </section>
    );
  const text = is === 'done' ? 'done' : count > 0 ? 'stopped' : 'before';
  return (
    <section className="panel review-progress" aria-label={t('review.progress')}>
      <p role="status">{t(`review.is.${text}`, { count, all })}</p>
      <Select<Time>
        label={t('review.time')}
        isLabelHidden
        value={time}
        options={TIMES.map((seconds) => ({
          value: seconds,
          text: t(`review.times.${seconds}`),
        }))}
        onChange={setTime}
      />
      <button type="button" className={is === 'done' ? 'button' : 'button call'} onClick={() => start(time)}>
        {t(`review.go.${text}`)}
      </button>
    </section>
  );
}
