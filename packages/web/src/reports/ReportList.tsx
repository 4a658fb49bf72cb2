/** Reports, the latest first. */
import type { ReportShown } from '@polis/client';
import { Link } from 'wouter';
import { More } from '../frame/More.tsx';
import { daysFromNow } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { useReports } from './requests.ts';

export function ReportList({ isDecided, chosen }: { isDecided: boolean; chosen: string | null }) {
  const { t } = useTranslation();
  const paged = useReports(isDecided);
  const { all } = paged;
  if (!all) return null;
  return (
    <section className="panel report-list" aria-label={t(`care.page.${isDecided ? 'decided' : 'open'}`)}>
      {all.length === 0 ? (
        <p className="hint">{t(`care.page.${isDecided ? 'noneDecided' : 'noneOpen'}`)}</p>
      ) : (
        <ul>
          {all.map((report) => (
            <Entry key={report.id} report={report} isChosen={report.id === chosen} />
          ))}
        </ul>
      )}
      <More of={paged} />
    </section>
  );
}

function Entry({ report, isChosen }: { report: ReportShown; isChosen: boolean }) {
  const { t, i18n } = useTranslation();
  const { id, about, voices, reasons, last, decided } = report;
  const why = reasons.map((reason) => t(`care.reason.${reason}`)).join(' · ');
  return (
    <li>
      <Link
        href={`/care?show=${decided === null ? 'open' : 'decided'}&report=${id}`}
        aria-current={isChosen ? 'true' : undefined}
      >
        <b>{about.name}</b>
        <span>{why}</span>
        <small>
          {t('care.page.voices', { count: voices })} · {daysFromNow(i18n.language, decided ?? last)}
        </small>
      </Link>
    </li>
  );
}
