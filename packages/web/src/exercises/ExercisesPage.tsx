/** Exercises: what is due, one's own mistakes, the exercise of the day, what they are about, and how good one is at them. */
import './ExercisesPage.css';
import { THEMES, type Theme } from '@polis/bots';
import { Link } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Screen } from '../frame/Screen.tsx';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { useTranslation } from '../text/speaking.tsx';
import { addressOf } from './address.ts';
import { useServerExercises } from './fromServer.ts';
import { NoSet } from './NoSet.tsx';
import { dueNow, mineDue, nextOf, type Wish } from './queue.ts';
import { RatingCourse } from './RatingCourse.tsx';
import { type Study, useStudy } from './study.ts';
import { type Daily, useDaily } from './useDaily.ts';

const ICONS: Record<Theme, IconName> = {
  trade: 'trade',
  conflict: 'war',
  science: 'science',
  chains: 'chain',
  denial: 'shadow',
  leaders: 'leader',
  edifice: 'column',
};

export function ExercisesPage() {
  const { t } = useTranslation();
  const { data, error } = useStudy();
  const daily = useDaily(data);
  if (error) return <NoSet />;
  return (
    <Screen title={t('exercises.all')} className="exercises">
      <p className="exercises-lead">{t('exercises.lead')}</p>
      {data ? <Overview study={data} daily={daily} /> : <Loading />}
    </Screen>
  );
}

function Overview({ study, daily }: { study: Study; daily: Daily | null }) {
  const { t } = useTranslation();
  const server = useServerExercises(study.known.progress);
  const known = { ...study.known, server: server.list };
  const { self, progress } = study;
  const now = Date.now();
  const mine = mineDue(known, now).length;
  const due = dueNow(known, now).length;
  const to = (wish: Wish): string | null => {
    const id = nextOf(known, wish, now);
    return id && addressOf(id, wish);
  };
  const next = to('all');
  return (
    <>
      <div className="exercises-first">
        <section className="panel" aria-labelledby="practise">
          <h2 id="practise">{t('exercises.practise.title')}</h2>
          <p>
            {t('exercises.practise.due', { count: due })} {t('exercises.practise.mine', { count: mine })}
          </p>
          <div className="actions">
            {next ? (
              <Link href={next} className="button call">
                {t(due + mine > 0 ? 'exercises.practise.go' : 'exercises.practise.new')}
              </Link>
            ) : (
              <p>{t('exercises.practise.nothing')}</p>
            )}
          </div>
        </section>
        {daily ? <DailyPanel daily={daily} self={self} /> : null}
        <section className="panel" aria-labelledby="mistakes">
          <h2 id="mistakes">{t('exercises.mine.title')}</h2>
          <p>
            {t(known.mine.length === 0 ? 'exercises.mine.none' : 'exercises.mine.text', { count: known.mine.length })}
          </p>
          <Practise href={to('mine')} />
        </section>
        {server.total > 0 ? (
          <section className="panel" aria-labelledby="of-server">
            <h2 id="of-server">{t('exercises.server.title')}</h2>
            <p>{t('exercises.server.text', { count: server.total })}</p>
            <Practise href={to('server')} />
          </section>
        ) : null}
      </div>
      <Themes study={study} to={to} />
      <RatingCourse self={self} tried={progress.length} />
    </>
  );
}

function Practise({ href }: { href: string | null }) {
  const { t } = useTranslation();
  if (!href) return null;
  return (
    <div className="actions">
      <Link href={href} className="button">
        {t('exercises.mine.go')}
      </Link>
    </div>
  );
}

function DailyPanel({ daily, self }: { daily: Daily; self: Study['self'] }) {
  const { t } = useTranslation();
  const done = self.daily?.day === daily.day ? self.daily : null;
  return (
    <section className="panel" aria-labelledby="daily">
      <h2 id="daily">{t('exercises.daily.title')}</h2>
      <p>{t(done ? (done.isRight ? 'exercises.daily.right' : 'exercises.daily.wrong') : 'exercises.daily.text')}</p>
      <div className="actions">
        <Link href="/exercises/daily" className={done ? 'button' : 'button call'}>
          {t(done ? 'exercises.daily.again' : 'exercises.daily.go')}
        </Link>
      </div>
    </section>
  );
}

/** How many there are of each, and how many of them were tried. */
function Themes({ study: { known }, to }: { study: Study; to(wish: Wish): string | null }) {
  const { t } = useTranslation();
  return (
    <section className="panel" aria-labelledby="themes">
      <h2 id="themes">{t('exercises.themes.title')}</h2>
      <ul className="theme-list">
        {THEMES.map((theme) => {
          const all = known.list.filter(({ themes }) => themes.includes(theme));
          const tried = all.filter(({ id }) => known.progress.has(id)).length;
          const href = to(theme);
          const inside = (
            <>
              <Icon name={ICONS[theme]} />
              <b>{t(`exercises.themes.${theme}`)}</b>
              <small>{t('exercises.themes.count', { tried, count: all.length })}</small>
            </>
          );
          return <li key={theme}>{href ? <Link href={href}>{inside}</Link> : <span>{inside}</span>}</li>;
        })}
      </ul>
    </section>
  );
}
