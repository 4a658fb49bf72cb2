/** Signs in to an account; a guest may take the games of this device along. */
import type { Account, SignedInAnswer } from '@polis/server/protocol';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { CredentialForm } from './CredentialForm.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { signIn, signInWithPasskey } from './requests.ts';
import { useDeed } from './useDeed.ts';

function welcomeOf(t: TFunction, { adopted }: SignedInAnswer): string {
  const { taken = 0, left = 0 } = adopted ?? {};
  const said = [taken > 0 ? t('account.signIn.taken', { count: taken }) : t('account.signIn.welcome')];
  if (left > 0) said.push(t('account.signIn.left', { count: left }));
  return said.join(' ');
}

export function SignIn({ guest, onSaid }: { guest: Account | null; onSaid(text: string): void }) {
  const { t } = useTranslation();
  const { run, isBusy, error } = useDeed();
  const [isAdopting, setIsAdopting] = useState(true);
  const games = guest?.tables ?? 0;
  const enter = (signedIn: () => Promise<SignedInAnswer>) => run(async () => onSaid(welcomeOf(t, await signedIn())));
  return (
    <section className="panel" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{t('account.signIn.title')}</h2>
      <CredentialForm
        submit={t('account.signIn.submit')}
        login=""
        isBusy={isBusy}
        beside={
          canUsePasskeys() ? (
            <button
              type="button"
              className="button line"
              disabled={isBusy}
              onClick={() => enter(() => signInWithPasskey(isAdopting))}
            >
              {t('account.signIn.passkey')}
            </button>
          ) : null
        }
        onSubmit={(login, password) => enter(() => signIn(login, password, isAdopting))}
      >
        {games > 0 ? (
          <Toggle
            title={t('account.signIn.adopt', { count: games })}
            text={t('account.signIn.adoptText', { count: games })}
            isOn={isAdopting}
            onChange={setIsAdopting}
          />
        ) : null}
      </CredentialForm>
      <Refused error={error} />
    </section>
  );
}
