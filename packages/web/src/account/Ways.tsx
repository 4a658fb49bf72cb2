/** How someone signs in: name and password, to be seen and to be changed. */
import type { Account } from '@polis/server/protocol';
import { useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { asMyself } from './proving.ts';
import { setPassword } from './requests.ts';
import { useDeed } from './useDeed.ts';

export function Ways({ account: { login, person }, onSaid }: { account: Account; onSaid(text: string): void }) {
  const { t } = useTranslation();
  const { run, isBusy, error } = useDeed();
  const [isOpen, setIsOpen] = useState(false);
  const save = (name: string, password: string) =>
    run(async () => {
      if (!(await asMyself(() => setPassword(name, password)))) return;
      setIsOpen(false);
      onSaid(t('account.ways.saved'));
    });
  return (
    <section className="panel" aria-labelledby="account-ways">
      <h2 id="account-ways">{t('account.ways.title')}</h2>
      <p>{login === null ? t('account.ways.noLogin') : t('account.ways.login', { login })}</p>
      {isOpen ? (
        <CredentialForm
          submit={t('account.ways.submit')}
          login={login ?? person.name}
          isNew
          isBusy={isBusy}
          beside={
            <button type="button" className="button plain" onClick={() => setIsOpen(false)}>
              {t('account.prove.cancel')}
            </button>
          }
          onSubmit={save}
        />
      ) : (
        <div className="actions">
          <button type="button" className="button" onClick={() => setIsOpen(true)}>
            {t(login === null ? 'account.ways.add' : 'account.ways.change')}
          </button>
        </div>
      )}
      <Refused error={error} />
    </section>
  );
}
