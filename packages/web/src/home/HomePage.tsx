/** The first screen: play at once, go on with a game, or find people. */
import './HomePage.css';
import './games.css';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Credits } from '../frame/Credits.tsx';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';
import { later } from '../frame/later.tsx';
import { Mark } from '../frame/Mark.tsx';
import { Nav } from '../frame/Nav.tsx';
import { Refused } from '../frame/Refused.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { useMe } from '../net/identity.ts';
import { useSaying } from '../net/saying.ts';
import { useRecordDrop } from '../record/recordDrop.ts';
import { DEFAULT_GAME, playNow } from '../tables/playNow.ts';
import { useMyGames } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { JoinForm } from './JoinForm.tsx';
import { MyGames } from './MyGames.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Scene } from './Scene.tsx';

const MORE: { href: string; icon: IconName; name: string }[] = [
  { href: '/friends', icon: 'guild', name: 'friends' },
  { href: '/first-steps', icon: 'hint', name: 'firstSteps' },
  { href: '/exercises', icon: 'compass', name: 'exercises' },
  { href: '/rules', icon: 'log', name: 'rules' },
  { href: '/library', icon: 'pile', name: 'library' },
  { href: '/analysis', icon: 'abacus', name: 'analysis' },
  { href: '/calculator', icon: 'points', name: 'calculator' },
  { href: '/ratings', icon: 'olympia', name: 'ratings' },
];

/** `onOpening`: while a game is being opened, what shows it can be on its way. */
export function HomePage({ onOpening }: { onOpening(): void }) {
  const { t } = useTranslation();
  useTitle(null);
  useRecordDrop();
  return (
    <div className="screen home">
      <header className="home-bar">
        <Mark />
        <Nav />
        <LanguageSelect isLabelHidden />
      </header>
      <main>
        <div className="hero">
          <Scene />
          <div className="hero-text">
            <h1 className="disp">{t('home.title')}</h1>
            <p>{t('home.lead')}</p>
            <Start onOpening={onOpening} />
          </div>
        </div>
        <Invited />
        <div className="home-panels">
          <MyGames />
          <section className="panel" aria-labelledby="join-table">
            <h2 id="join-table">{t('home.join.title')}</h2>
            <JoinForm />
            <p className="nothing-yet">{t('home.join.hint')}</p>
          </section>
          <OpenTables />
        </div>
        <nav className="home-more" aria-label={t('home.more.label')}>
          {MORE.map(({ href, icon, name }) => (
            <Link key={href} href={href}>
              <Icon name={icon} />
              {t(`home.more.${name}`)}
            </Link>
          ))}
        </nav>
      </main>
      <Credits />
    </div>
  );
}

const Invitations = later(() => import('../company/Invitations.tsx').then(({ Invitations }) => Invitations));

/** Nobody is invited who is nobody here. */
function Invited() {
  const { data: me } = useMe();
  if (!me) return null;
  return (
    <div className="home-invited">
      <Invitations />
    </div>
  );
}

function Start({ onOpening }: { onOpening(): void }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const saying = useSaying();
  const isNew = useMyGames()?.length === 0;
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const play = async (): Promise<void> => {
    setIsOpening(true);
    setError(null);
    onOpening();
    try {
      go(`/table/${await playNow()}`);
    } catch (failure) {
      setError(failure);
      setIsOpening(false);
    }
  };
  return (
    <div className="hero-start">
      <button type="button" className="play-now" onClick={play} disabled={isOpening}>
        {t('home.playNow')}
        <small>{isOpening ? t('home.opening') : t(`home.playNowHow.${DEFAULT_GAME.edition}`)}</small>
      </button>
      {isNew ? (
        <Link href="/first-steps" className="first-steps">
          {t('home.firstSteps')}
          <small>{t('home.firstStepsHow')}</small>
        </Link>
      ) : null}
      <Link href="/new" className="set-up">
        {t('home.setUp')}
      </Link>
      <Refused error={error ? saying(error) : null} />
    </div>
  );
}
