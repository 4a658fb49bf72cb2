/** Makes an account of a guest: the same person, who can now sign in elsewhere. */
import type { Account } from '@polis/server/protocol';
import { useState } from 'react';
import { useSettings } from '../device/settings.ts';
import { MOST_NAME } from '../frame/NameForm.tsx';
import { Refused } from '../frame/Refused.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { addPasskey, createdFor, setPassword } from './requests.ts';
import { useDeed } from './useDeed.ts';

export function Create({ guest, onSaid }: { guest: Account | null; onSaid(text: string): void }) {
  const { t } = useTranslation();
  const { run, isBusy, error } = useDeed();
  const [name, setName] = useState(useSettings.getState().name);
  /** Whoever is nobody yet becomes a guest first. */
  const create = (way: (account: Account) => Promise<void>) =>
    run(async () => {
      await way(await createdFor(guest ? null : name.trim() || t('nameless')));
      onSaid(t('account.create.done'));
    });
  const here = (account: Account): string =>
    account.devices.find(({ isHere }) => isHere)?.name || t('account.devices.unknown');
  return (
    <section className="panel" aria-labelledby="account-create">
      <h2 id="account-create">{t('account.create.title')}</h2>
      <p className="hint">
        {t('account.create.text')} {guest ? t('account.create.keeps') : null}
      </p>
      <CredentialForm
        submit={t('account.create.submit')}
        login={guest?.person.name ?? name}
        isNew
        isBusy={isBusy}
        beside={
          canUsePasskeys() ? (
            <button
              type="button"
              className="button line"
              disabled={isBusy}
              onClick={() => create((account) => addPasskey(here(account)))}
            >
              {t('account.create.passkey')}
            </button>
          ) : null
        }
        onSubmit={(login, password) => create(() => setPassword(login, password))}
      >
        {guest ? null : (
          <label className="field">
            {t('account.create.name')}
            <input
              className="input"
              value={name}
              maxLength={MOST_NAME}
              autoComplete="nickname"
              required
              onChange={({ target }) => setName(target.value)}
            />
          </label>
        )}
      </CredentialForm>
      <Refused error={error} />
    </section>
  );
}
