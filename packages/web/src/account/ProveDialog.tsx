/** Asks once more who it is, before something that could lock them out. */
import './CredentialForm.css';
import type { Account } from '@polis/server/protocol';
import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { useProving } from './proving.ts';
import { prove, proveWithPasskey } from './requests.ts';
import { useDeed } from './useDeed.ts';

export function ProveDialog({ account }: { account: Account }) {
  const answer = useProving((proving) => proving.answer);
  return answer ? <Asking account={account} answer={answer} /> : null;
}

function Asking({ account, answer }: { account: Account; answer(isProved: boolean): void }) {
  const { t } = useTranslation();
  const { run, isBusy, error } = useDeed();
  const [password, setPassword] = useState('');
  const show = (proof: () => Promise<void>) =>
    run(async () => {
      await proof();
      answer(true);
    });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    show(() => prove(password)).catch(() => undefined);
  };
  const hasPasskey = account.passkeys.length > 0 && canUsePasskeys();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog">
          <Dialog.Title>{t('account.prove.title')}</Dialog.Title>
          <Dialog.Description>{t('account.prove.text')}</Dialog.Description>
          <form onSubmit={send} className="credentials">
            {account.login === null ? null : (
              <>
                <input type="hidden" name="username" autoComplete="username" value={account.login} />
                <label className="field">
                  {t('account.password')}
                  <input
                    className="input"
                    type="password"
                    value={password}
                    autoComplete="current-password"
                    required
                    onChange={({ target }) => setPassword(target.value)}
                  />
                </label>
              </>
            )}
            <Refused error={error} />
            <div className="actions">
              <button type="button" className="button plain" onClick={() => answer(false)}>
                {t('account.prove.cancel')}
              </button>
              {hasPasskey ? (
                <button type="button" className="button line" disabled={isBusy} onClick={() => show(proveWithPasskey)}>
                  {t('account.prove.passkey')}
                </button>
              ) : null}
              {account.login === null ? null : (
                <button type="submit" className="button main" disabled={isBusy || password === ''}>
                  {t('account.prove.submit')}
                </button>
              )}
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
