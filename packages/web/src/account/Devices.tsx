/** Where someone is signed in, and how to end it. */
import type { Account } from '@polis/server/protocol';
import { Refused } from '../frame/Refused.tsx';
import { daysFromNow } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { signOutEverywhere, signOutHere, signOutOn } from './requests.ts';
import { useDeed } from './useDeed.ts';

export function Devices({ account, onSaid }: { account: Account; onSaid(text: string): void }) {
  const { t, i18n } = useTranslation();
  const { run, isBusy, error } = useDeed();
  const when = (at: number): string => daysFromNow(i18n.language, at);
  return (
    <section className="panel" aria-labelledby="account-devices">
      <h2 id="account-devices">{t('account.devices.title')}</h2>
      <ul className="rows">
        {account.devices.map(({ id, name, created, seen, isHere }) => (
          <li key={id}>
            <span>
              <b>{name || t('account.devices.unknown')}</b>
              <small>{t('account.devices.seen', { since: when(created), when: when(seen) })}</small>
            </span>
            {isHere ? (
              <span className="badge mine">{t('account.devices.here')}</span>
            ) : (
              <button
                type="button"
                className="button plain"
                disabled={isBusy}
                aria-label={t('account.devices.endLabel', { device: name || t('account.devices.unknown') })}
                onClick={() =>
                  run(async () => {
                    await signOutOn(id);
                    onSaid(t('account.devices.ended'));
                  })
                }
              >
                {t('account.devices.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="actions">
        <button type="button" className="button" disabled={isBusy} onClick={() => run(signOutHere)}>
          {t('account.devices.endHere')}
        </button>
        {account.devices.length > 1 ? (
          <button type="button" className="button" disabled={isBusy} onClick={() => run(signOutEverywhere)}>
            {t('account.devices.endAll')}
          </button>
        ) : null}
      </div>
      <Refused error={error} />
    </section>
  );
}
