/** Everyone who is rated, people and bots, in the order of the skill that is almost certain. */
import './LadderPage.css';
import './people.css';
import type { Ladder } from '@polis/server/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Screen } from '../frame/Screen.tsx';
import { Select } from '../frame/Select.tsx';
import { Icon } from '../look/Icon.tsx';
import { useMe } from '../net/identity.ts';
import { OVERALL, useLadder } from '../ratings/data.ts';
import { useCategoryName, useNameOf, useRatingText } from '../ratings/words.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Away } from './PersonPage.tsx';

const PAGE = 50;

export function LadderPage() {
  const { t } = useTranslation();
  const categoryName = useCategoryName();
  const [category, setCategory] = useState(OVERALL);
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useLadder(category, page);
  if (error && !data) return <Away again={refetch} />;
  if (!data) return <Loading />;
  const categories = [OVERALL, ...data.categories.map((one) => one.category).filter((one) => one !== OVERALL)];
  return (
    <Screen
      title={t('people.ladder.title')}
      className="ladder"
      aside={
        <Link href="/me" className="button">
          {t('people.toMe')}
        </Link>
      }
    >
      <section className="panel" aria-label={t('people.ladder.title')}>
        <div className="panel-head rating-head">
          <p className="hint">{t('people.ladder.text')}</p>
          <Select
            label={t('people.category.label')}
            value={category}
            options={categories.map((value) => ({ value, text: categoryName(value) }))}
            onChange={(value) => {
              setCategory(value);
              setPage(0);
            }}
          />
        </div>
        {data.total === 0 ? <p>{t('people.ladder.none')}</p> : <Everyone ladder={data} />}
        <Pages page={page} total={data.total} go={setPage} />
      </section>
    </Screen>
  );
}

function Everyone({ ladder: { entries, category } }: { ladder: Ladder }) {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const nameOf = useNameOf();
  const ratingText = useRatingText();
  const categoryName = useCategoryName();
  return (
    <table className="plain-table ladder-table">
      <caption className="vh">{categoryName(category)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('people.ladder.place')}</th>
          <th scope="col">{t('people.ladder.name')}</th>
          <th scope="col">{t('people.figure.rating')}</th>
          <th scope="col">{t('people.figure.games')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className={entry.id === me?.id ? 'mine' : ''}>
            <td>{entry.place}</td>
            <th scope="row">
              <Link href={`/people/${entry.id}`}>
                {entry.isBot ? <Icon name="science" /> : null}
                {nameOf(entry)}
              </Link>
              {entry.isBot ? <small>{t('lobby.bot')}</small> : null}
            </th>
            <td>
              {ratingText(entry)}
              {entry.provisional ? <small className="provisional">{t('people.rating.provisional')}</small> : null}
            </td>
            <td>{entry.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pages({ page, total, go }: { page: number; total: number; go(page: number): void }) {
  const { t } = useTranslation();
  const last = Math.max(0, Math.ceil(total / PAGE) - 1);
  if (last === 0) return null;
  return (
    <nav className="actions" aria-label={t('people.ladder.pages')}>
      <button type="button" className="button" disabled={page === 0} onClick={() => go(page - 1)}>
        {t('people.ladder.back')}
      </button>
      <span className="hint">{t('people.ladder.page', { page: page + 1, pages: last + 1 })}</span>
      <button type="button" className="button" disabled={page === last} onClick={() => go(page + 1)}>
        {t('people.ladder.on')}
      </button>
    </nav>
  );
}
