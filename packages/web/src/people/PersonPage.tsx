/** Someone: how good they are, how they play, and what they have played. */
import './PersonPage.css';
import type { Profile } from '@polis/server/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { AboutButton } from '../care/AboutButton.tsx';
import { Befriend } from '../company/Befriend.tsx';
import { Loading } from '../frame/Loading.tsx';
import { Message } from '../frame/Message.tsx';
import { Screen } from '../frame/Screen.tsx';
import { TryAgain } from '../frame/TryAgain.tsx';
import { ApiError } from '../net/api.ts';
import { useMe } from '../net/identity.ts';
import { OVERALL, useProfile } from '../ratings/data.ts';
import { chairsOf, useMean, useNameOf, useRatingText } from '../ratings/words.ts';
import { useServerAway } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Boards } from './Boards.tsx';
import { Games } from './Games.tsx';
import { Means } from './Means.tsx';
import { Placings } from './Placings.tsx';
import { RatingPanel } from './RatingPanel.tsx';

/** `id`: null for me. */
export function PersonPage({ id }: { id: string | null }) {
  const { data: me, error, refetch, isPending } = useMe();
  if (id !== null) return <Person id={id} />;
  if (isPending) return <Loading />;
  if (error) return <Away again={refetch} />;
  return me ? <Person id={me.id} key={me.id} /> : <Nobody />;
}

function Person({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useProfile(id);
  if (data) return <Known profile={data} />;
  if (!error) return <Loading />;
  if (error instanceof ApiError && error.code === 'offline') return <Away again={refetch} />;
  return (
    <Message title={t('people.unknown.title')} text={t('people.unknown.text')}>
      <HomeLink />
    </Message>
  );
}

/** Who has never been at a table of the server has no history there. */
function Nobody() {
  const { t } = useTranslation();
  const { isAway, again } = useServerAway();
  if (isAway) return <Away again={again} />;
  return (
    <Message title={t('people.nobody.title')} text={t('people.nobody.text')} icon="olympia">
      <Link href="/new?with=friends" className="button main">
        {t('home.tables.open')}
      </Link>
      <HomeLink />
    </Message>
  );
}

export function Away({ again }: { again(): unknown }) {
  const { t } = useTranslation();
  return <TryAgain title={t('error.away.title')} text={t('people.away')} again={again} />;
}

function HomeLink() {
  const { t } = useTranslation();
  return (
    <Link href="/" className="button">
      {t('nav.toHome')}
    </Link>
  );
}

function Known({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const { id, games, counted, ratings } = profile;
  const isMe = useMe().data?.id === id;
  return (
    <Screen
      title={nameOf(profile)}
      className="person"
      aside={
        <div className="actions">
          {profile.isBot ? null : <Befriend person={profile} look="line" />}
          {profile.isBot ? null : <AboutButton className="button icon" person={profile} table={null} line={null} />}
          <Link href="/ratings" className="button">
            {t('people.toLadder')}
          </Link>
        </div>
      }
    >
      <Figures profile={profile} />
      {games === 0 ? <p className="panel nothing-played">{t(isMe ? 'people.noGamesYet' : 'people.noGames')}</p> : null}
      <div className="person-grid">
        {ratings.length > 0 ? <RatingPanel id={id} ratings={ratings} /> : null}
        {counted > 0 ? (
          <>
            <Means profile={profile} />
            <Placings places={profile.places} />
            <Boards boards={profile.boards} />
            <Games id={id} />
          </>
        ) : null}
      </div>
    </Screen>
  );
}

function Figures({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const ratingText = useRatingText();
  const mean = useMean();
  const { games, counted, wins, meanTotal, ratings } = profile;
  const overall = ratings.find(({ category }) => category === OVERALL);
  const share = counted === 0 ? 0 : Math.round((wins / counted) * 100);
  return (
    <dl className="figures">
      <Figure name={t('people.figure.rating')}>
        {overall ? ratingText(overall) : '–'}
        {overall?.provisional ? <small>{t('people.rating.provisional')}</small> : null}
      </Figure>
      <Figure name={t('people.figure.games')}>{games}</Figure>
      <Figure name={t('people.figure.wins')}>
        {wins}
        {counted > 0 ? <small>{t('people.percent', { share, count: counted, ...chairsOf(profile) })}</small> : null}
      </Figure>
      <Figure name={t('people.figure.points')}>{counted > 0 ? mean(meanTotal) : '–'}</Figure>
    </dl>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
