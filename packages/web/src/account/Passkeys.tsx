/** The passkeys of an account: a list, one more, one less. */
import type { Account } from '@polis/server/protocol';
import { type FormEvent, useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { daysFromNow } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { asMyself } from './proving.ts';
import { addPasskey, removePasskey } from './requests.ts';
import { useDeed } from './useDeed.ts';

const MOST_PASSKEY_NAME = 40;

export function Passkeys({ account, onSaid }: { account: Account; onSaid(text: string): void }) {
  const { t, i18n } = useTranslation();
  const { run, isBusy, error } = useDeed();
  const here = account.devices.find(({ isHere }) => isHere)?.name || t('account.devices.unknown');
  const [name, setName] = useState(here);
  const change = (deed: () => Promise<void>, said: string) =>
    run(async () => {
      if (await asMyself(deed)) onSaid(said);
    });
  const add = (event: FormEvent): void => {
    event.preventDefault();
    change(() => addPasskey(name.trim() || here), t('account.passkeys.added')).catch(() => undefined);
  };
  const when = (at: number): string => daysFromNow(i18n.language, at);
  return (
    <section className="panel" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{t('account.passkeys.title')}</h2>
      {account.passkeys.length === 0 ? <p className="hint">{t('account.passkeys.none')}</p> : null}
      <ul className="rows">
        {account.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              <b>{passkey.name}</b>
              <small>
                {t('account.passkeys.created', { when: when(passkey.created) })}
                {passkey.used ? `, ${t('account.passkeys.used', { when: when(passkey.used) })}` : null}
              </small>
            </span>
            <button
              type="button"
              className="button plain"
              disabled={isBusy}
              aria-label={t('account.passkeys.removeLabel', { name: passkey.name })}
              onClick={() => change(() => removePasskey(passkey.id), t('account.passkeys.removed'))}
            >
              {t('account.passkeys.remove')}
            </button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <form onSubmit={add} className="one-line">
          <label className="field">
            {t('account.passkeys.name')}
            <input
              className="input"
              value={name}
              maxLength={MOST_PASSKEY_NAME}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <button type="submit" className="button" disabled={isBusy}>
            {t('account.passkeys.add')}
          </button>
        </form>
      ) : (
        <p className="hint">{t('account.passkeys.impossible')}</p>
      )}
      <Refused error={error} />
    </section>
  );
}
