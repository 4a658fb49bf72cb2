/** A rating over the games that made it, with how sure it was, and the ratings of all categories. */
import './RatingPanel.css';
import './people.css';
import type { RatingHistory, ShownRating } from '@polis/server/protocol';
import { useState } from 'react';
import { Select } from '../frame/Select.tsx';
import { useWidth } from '../parts/useWidth.ts';
import { OVERALL, useHistory } from '../ratings/data.ts';
import { useCategoryName, useDate, useRatingText } from '../ratings/words.ts';
import { useTranslation } from '../text/speaking.tsx';
import { RatingChart } from './RatingChart.tsx';

export function RatingPanel({ id, ratings }: { id: string; ratings: readonly ShownRating[] }) {
  const { t } = useTranslation();
  const categoryName = useCategoryName();
  const [category, setCategory] = useState(OVERALL);
  const { data } = useHistory(id, category);
  const [box, width] = useWidth<HTMLDivElement>();
  const points = data?.points ?? [];
  return (
    <section className="panel rating-panel" aria-labelledby="rating">
      <div className="panel-head rating-head">
        <h2 id="rating">{t('people.course.title')}</h2>
        <Select
          label={t('people.category.label')}
          value={category}
          options={ratings.map((rating) => ({ value: rating.category, text: categoryName(rating.category) }))}
          onChange={(value) => setCategory(value)}
        />
      </div>
      <div ref={box} className="rating-chart">
        {width > 0 && points.length > 0 ? <RatingChart points={points} width={width} /> : null}
      </div>
      {points.length > 0 ? <InWords points={points} /> : null}
      <AllRatings ratings={ratings} />
    </section>
  );
}

/** The same in a sentence, and in numbers. */
function InWords({ points }: Pick<RatingHistory, 'points'>) {
  const { t } = useTranslation();
  const date = useDate();
  const ratingText = useRatingText();
  const values = points.map(({ value }) => value);
  return (
    <>
      <p className="hint">
        {t('people.course.text', {
          count: points.length,
          rating: ratingText(points[points.length - 1]),
          low: Math.min(...values),
          high: Math.max(...values),
        })}
      </p>
      <details className="numbers">
        <summary>{t('end.course.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('people.course.when')}</th>
              <th scope="col">{t('people.figure.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ at, value, spread }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games may end at the same moment
              <tr key={i}>
                <th scope="row">{date(at)}</th>
                <td>{ratingText({ value, spread })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function AllRatings({ ratings }: { ratings: readonly ShownRating[] }) {
  const { t } = useTranslation();
  const categoryName = useCategoryName();
  const ratingText = useRatingText();
  return (
    <table className="plain-table">
      <caption className="vh">{t('people.category.all_')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('people.category.label')}</th>
          <th scope="col">{t('people.figure.rating')}</th>
          <th scope="col">{t('people.figure.games')}</th>
        </tr>
      </thead>
      <tbody>
        {ratings.map((rating) => (
          <tr key={rating.category}>
            <th scope="row">{categoryName(rating.category)}</th>
            <td>
              {ratingText(rating)}
              {rating.provisional ? <small className="provisional">{t('people.rating.provisional')}</small> : null}
            </td>
            <td>{rating.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
