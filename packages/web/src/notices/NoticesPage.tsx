/** How I am told that it is my turn: when, where, of which tables, and what did not arrive. */
import './NoticesPage.css';
import { Link } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useMe } from '../net/identity.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Failures } from './Failures.tsx';
import { FromMail } from './FromMail.tsx';
import { Mail } from './Mail.tsx';
import { Places } from './Places.tsx';
import { useNudges } from './requests.ts';
import { TablesTold } from './TablesTold.tsx';
import { ThisBrowser } from './ThisBrowser.tsx';
import { When } from './When.tsx';

export function NoticesPage() {
  const { t } = useTranslation();
  const { data: me, isPending, error: unknown } = useMe();
  const { data: nudges, error } = useNudges();
  if (isPending) return <Loading />;
  return (
    <Screen title={t('notices.title')} className="notices" aside={<p className="hint">{t('notices.lead')}</p>}>
      <FromMail />
      {me || unknown ? null : (
        <section className="panel">
          <p>{t('notices.nobody')}</p>
          <Link href="/account" className="button main">
            {t('nav.account')}
          </Link>
        </section>
      )}
      {error || unknown ? (
        <p className="said said-bad" role="alert">
          {t('refusal.offline')}
        </p>
      ) : null}
      {me && nudges ? (
        <div className="notices-panels">
          <div className="notices-column">
            <ThisBrowser me={me.id} nudges={nudges} />
            <When nudges={nudges} />
            <TablesTold nudges={nudges} />
          </div>
          <div className="notices-column">
            <Places nudges={nudges} />
            <Failures nudges={nudges} />
            {nudges.offers.mail ? <Mail nudges={nudges} /> : null}
            {nudges.offers.webhookHosts.length > 0 ? <Elsewhere nudges={nudges} /> : null}
          </div>
        </div>
      ) : null}
    </Screen>
  );
}
