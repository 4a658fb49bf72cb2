/** For moderators: what was reported, what is in force, and what was done. To everyone else there is no such page. */
import './ReportsPage.css';
import { Link, useSearch } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { More } from '../frame/More.tsx';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { Screen } from '../frame/Screen.tsx';
import { TryAgain } from '../frame/TryAgain.tsx';
import { codeOf } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Acts } from './Acts.tsx';
import { Measures } from './Measures.tsx';
import { Report } from './Report.tsx';
import { ReportList } from './ReportList.tsx';
import { useLog, useReports } from './requests.ts';

const PARTS = ['open', 'decided', 'measures', 'log'] as const;
type Part = (typeof PARTS)[number];

const isPart = (name: string | null): name is Part => PARTS.some((part) => part === name);

export function ReportsPage() {
  const { t } = useTranslation();
  const search = new URLSearchParams(useSearch());
  const { all, total, error, refetch } = useReports(false);
  const wanted = search.get('show');
  const part = isPart(wanted) ? wanted : 'open';
  const report = search.get('report');
  if (error && codeOf(error) === 'not-found') return <NotFoundPage />;
  if (error && !all) return <TryAgain title={t('error.away.title')} text={t('error.away.text')} again={refetch} />;
  if (!all) return <Loading />;
  return (
    <Screen title={t('care.page.title')} className="reports">
      <nav className="report-parts" aria-label={t('care.page.show')}>
        {PARTS.map((one) => (
          <Link key={one} href={`/care?show=${one}`} aria-current={one === part ? 'page' : undefined}>
            {t(`care.page.${one}`)}
            {one === 'open' && total > 0 ? <b className="badge mine">{total}</b> : null}
          </Link>
        ))}
      </nav>
      {part === 'measures' ? <Measures /> : null}
      {part === 'log' ? <Log /> : null}
      {part === 'open' || part === 'decided' ? (
        <div className={report ? 'report-columns has-report' : 'report-columns'}>
          <ReportList isDecided={part === 'decided'} chosen={report} />
          {report ? (
            <Report key={report} id={report} part={part} />
          ) : (
            <p className="panel hint report-none">{t('care.page.choose')}</p>
          )}
        </div>
      ) : null}
    </Screen>
  );
}

function Log() {
  const { t } = useTranslation();
  const paged = useLog();
  const { all } = paged;
  if (!all) return null;
  return (
    <section className="panel" aria-label={t('care.page.log')}>
      {all.length === 0 ? <p className="hint">{t('care.page.noneLog')}</p> : <Acts acts={all} hasPeople />}
      <More of={paged} />
    </section>
  );
}
