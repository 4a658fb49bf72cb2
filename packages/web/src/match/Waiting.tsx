/** Somebody waits: for how long, for what, and how many others wait for something that fits. */
import './Waiting.css';
import type { MatchShown } from '@polis/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { levelTitle } from '../text/botName.ts';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { EXPANSIONS, useMatchDraft } from './wish.ts';

type Shown = Extract<MatchShown, { is: 'waiting' }>;

const SECOND = 1000;

/** Minutes and seconds. */
const timeOf = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

/** The time of the server, as far as this device can tell. */
function useServerNow(said: number): number {
  const off = useRef(0);
  const [now, setNow] = useState(said);
  useEffect(() => {
    off.current = said - Date.now();
    setNow(said);
  }, [said]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + off.current), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function Waiting({ shown: { since, now: said, fitting, botsAt }, onStop }: { shown: Shown; onStop(): void }) {
  const { t } = useTranslation();
  const now = useServerNow(said);
  return (
    <section className="panel match-waiting" aria-labelledby="match-waiting">
      <Icon name="think" />
      <h2 id="match-waiting">{t('match.waiting.title')}</h2>
      <p className="match-time" aria-hidden="true">
        {timeOf(now - since)}
      </p>
      <p role="status">{t('match.waiting.fitting', { count: fitting })}</p>
      {botsAt === null || botsAt <= now ? null : (
        <p className="hint">{t('match.waiting.bots', { time: timeOf(botsAt - now) })}</p>
      )}
      <Wished />
      <p className="hint">{t('match.waiting.stay')}</p>
      <button type="button" className="button" onClick={onStop}>
        {t('match.waiting.stop')}
      </button>
    </section>
  );
}

function Wished() {
  const { t } = useTranslation();
  const { draft } = useMatchDraft();
  const { from, to, modules, edition, clock, rated, near, hasBots, level } = draft;
  const those = (how: string): string[] =>
    EXPANSIONS.filter((name) => modules[name] === how).map((name) => t(`setup.module.${name}.title`));
  const facts = [
    from === to ? t('count.players', { count: from }) : t('match.players.range', { from, to }),
    ...(those('yes').length > 0 ? [t('setup.summary.modules', { modules: listed(t, those('yes')) })] : []),
    ...(those('maybe').length > 0 ? [t('match.modules.perhaps', { modules: listed(t, those('maybe')) })] : []),
    ...(edition === 'any' ? [] : [t(`setup.edition.${edition}.title`)]),
    t(`match.clock.${clock}.title`),
    ...(rated === 'any' ? [] : [t(`match.rated.${rated}`)]),
    ...(near > 0 ? [t('match.near.within', { points: near })] : []),
    ...(hasBots ? [t('match.bots.wished', { level: levelTitle(t, level) })] : []),
  ];
  return (
    <ul className="match-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
