/** The own rating in exercises, from answer to answer. */
import '../people/RatingPanel.css';
import { later } from '../frame/later.tsx';
import { useWidth } from '../parts/useWidth.ts';
import { useRatingText } from '../ratings/words.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { Self } from './progress.ts';

/** It draws with more than all the rest of the page has, and stands below it. */
const RatingChart = later(() => import('../people/RatingChart.tsx').then(({ RatingChart }) => RatingChart));

export function RatingCourse({ self, tried }: { self: Self; tried: number }) {
  const { t } = useTranslation();
  const ratingText = useRatingText();
  const [box, width] = useWidth<HTMLDivElement>();
  const { history } = self;
  const last = history.at(-1);
  return (
    <section className="panel" aria-labelledby="own-rating">
      <h2 id="own-rating">{t('exercises.rating.title')}</h2>
      <p>
        {last ? t('exercises.rating.text', { count: tried, rating: ratingText(last) }) : t('exercises.rating.none')}
      </p>
      {last ? (
        <div ref={box} className="rating-chart">
          {width > 0 ? <RatingChart points={history} width={width} /> : null}
        </div>
      ) : null}
    </section>
  );
}
