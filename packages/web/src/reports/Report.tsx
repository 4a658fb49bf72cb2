/** One report: who said what of whom, what was said around it, and what was done before. */
import './Report.css';
import type { ReportDetail } from '@polis/client';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useDate } from '../care/useDate.ts';
import { Icon } from '../look/Icon.tsx';
import { codeOf, useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Acts } from './Acts.tsx';
import { dayOf } from './ends.ts';
import { InForce } from './InForce.tsx';
import { useReport } from './requests.ts';
import { VerdictForm } from './VerdictForm.tsx';

export function Report({ id, part }: { id: string; part: string }) {
  const { t } = useTranslation();
  const saying = useSaying();
  const date = useDate();
  const { data, error } = useReport(id);
  const heading = useRef<HTMLHeadingElement>(null);
  // undefined while it is read: whoever opens it from far down the list, or has decided it at its end, goes on at its top
  const isDecided = data && data.decided !== null;
  useEffect(() => {
    if (isDecided === undefined) return;
    heading.current?.focus({ preventScroll: true });
    const { top } = heading.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < 0 || top > innerHeight) heading.current?.closest('main')?.scrollIntoView();
  }, [isDecided]);
  const back = (
    <Link href={`/care?show=${part}`} className="report-back">
      <Icon name="back" /> {t('care.page.back')}
    </Link>
  );
  if (error && !data)
    return (
      <section className="panel report">
        {back}
        <p className="said said-bad">{saying({ code: codeOf(error) })}</p>
      </section>
    );
  if (!data) return null;
  const { about, decided, measures, acts } = data;
  return (
    <article className="panel report" aria-labelledby="report-about">
      {back}
      <header>
        <h2 id="report-about" ref={heading} tabIndex={-1}>
          {about.name}
        </h2>
        <Link href={`/people/${about.id}`}>{t('care.page.toPerson', { name: about.name })}</Link>
      </header>
      {decided === null ? null : <p className="said">{t('care.page.wasDecided', { when: date(decided) })}</p>}
      <Told told={data.told} />
      <Said chat={data.chat} />
      <section aria-labelledby="report-before">
        <h3 id="report-before">{t('care.page.before', { name: about.name })}</h3>
        <InForce measures={measures} />
        {acts.length > 0 ? <Acts acts={acts} /> : <p className="hint">{t('care.page.noneBefore')}</p>}
      </section>
      {decided === null ? <VerdictForm id={id} name={about.name} /> : null}
    </article>
  );
}

function Told({ told }: Pick<ReportDetail, 'told'>) {
  const { t } = useTranslation();
  const date = useDate();
  return (
    <section aria-labelledby="report-told">
      <h3 id="report-told">{t('care.page.told')}</h3>
      <ul className="report-told">
        {told.map(({ by, at, reason, text }) => (
          <li key={`${at} ${by.id}`}>
            <span className="badge">{t(`care.reason.${reason}`)}</span>
            <small>
              {by.name || t('care.page.someone')}, <time>{date(at)}</time>
            </small>
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ chat }: Pick<ReportDetail, 'chat'>) {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' });
  const dayAndTime = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const today = dayOf(Date.now());
  return (
    <section aria-labelledby="report-said">
      <h3 id="report-said">{t('care.page.said')}</h3>
      {chat.length === 0 ? (
        <p className="hint">{t('care.page.nothingSaid')}</p>
      ) : (
        <ol className="report-said">
          {chat.map(({ at, person, text, isReported }) => (
            <li key={`${at} ${person.id} ${text}`} className={isReported ? 'is-reported' : ''}>
              <time>{(dayOf(at) === today ? time : dayAndTime).format(at)}</time>
              <p>
                <b>{person.name}</b> {text}
              </p>
              {isReported ? <span className="badge cost">{t('care.page.reported')}</span> : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
