/** How far the thinking is; it can be begun, stopped and gone on with. */
import './Progress.css';
import { useState } from 'react';
import { Select } from '../frame/Select.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { type ReviewState, TIMES, type Time } from './useReview.ts';

const USUAL: Time = 60;

export function Progress({ review: { is, count, all, start, stop } }: { review: ReviewState }) {
  const { t } = useTranslation();
  const [time, setTime] = useState<Time>(USUAL);
  if (is === 'looking') return null;
  if (is === 'thinking')
    return (
      <section className="panel review-progress" aria-label={t('review.progress')}>
        <p role="status">{t(count < all ? 'review.thinking' : 'review.again', { count, all })}</p>
        <progress max={all} {...(count < all ? { value: count } : {})} aria-label={t('review.progress')} />
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
