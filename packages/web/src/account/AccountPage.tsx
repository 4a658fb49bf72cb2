/** The account: how to get one, how to sign in, and all that can be done with it. */
import './AccountPage.css';
import type { Account } from '@polis/server/protocol';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { KeptAway } from '../care/KeptAway.tsx';
import { Loading } from '../frame/Loading.tsx';
import { Message } from '../frame/Message.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useServerAway } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Create } from './Create.tsx';
import { Devices } from './Devices.tsx';
import { Passkeys } from './Passkeys.tsx';
import { ProveDialog } from './ProveDialog.tsx';
import { useAccount } from './requests.ts';
import { SignIn } from './SignIn.tsx';
import { Ways } from './Ways.tsx';
import { YourData } from './YourData.tsx';

const isGuest = ({ login, passkeys }: Account): boolean => login === null && passkeys.length === 0;

export function AccountPage() {
  const { t } = useTranslation();
  const { data: account, error } = useAccount();
  const { isAway } = useServerAway();
  const [said, setSaid] = useState<string | null>(null);
  const table = new URLSearchParams(useSearch()).get('table');
  if (error)
    return (
      <Message title={t('account.title')} text={t('account.away')} icon="trade">
        <Link href="/" className="button main">
          {t('nav.toHome')}
        </Link>
      </Message>
    );
  if (account === undefined) return <Loading />;
  const hasAccount = account !== null && !isGuest(account);
  return (
    <Screen title={t('account.title')} className="account" aside={<p className="hint">{whoOf(account)}</p>}>
      <div role="status" className="account-said">
        {isAway ? <p className="said said-bad">{t('account.away')}</p> : null}
        {said ? (
          <p className="said">
            {said}
            {table && hasAccount ? <Link href={`/table/${table}`}>{t('account.toTable')}</Link> : null}
          </p>
        ) : null}
      </div>
      {account?.moderator ? (
        <p className="said account-entry">
          {t('care.page.entry')}
          <Link href="/care" className="button">
            {t('care.page.title')}
          </Link>
        </p>
      ) : null}
      {account ? (
        <p className="said account-entry">
          {t('friends.entry')}
          <Link href="/friends" className="button">
            {t('friends.title')}
          </Link>
        </p>
      ) : null}
      {account ? (
        <p className="said account-entry">
          {t('notices.entry')}
          <Link href="/notices" className="button">
            {t('notices.title')}
          </Link>
        </p>
      ) : null}
      <div className="account-panels">
        {hasAccount ? (
          <>
            <Ways account={account} onSaid={setSaid} />
            <Passkeys account={account} onSaid={setSaid} />
            <Devices account={account} onSaid={setSaid} />
            <ProveDialog account={account} />
          </>
        ) : (
          <>
            <SignIn guest={account} onSaid={setSaid} />
            <Create guest={account} onSaid={setSaid} />
          </>
        )}
        {account ? <KeptAway /> : null}
        {account ? <YourData isGuest={!hasAccount} onSaid={setSaid} /> : null}
      </div>
    </Screen>
  );

  function whoOf(who: Account | null): string {
    if (!who) return t('account.asNobody');
    const { name } = who.person;
    return t(isGuest(who) ? 'account.asGuest' : 'account.signedInAs', { name });
  }
}
