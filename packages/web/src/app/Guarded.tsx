/** A table of a server: whoever comes says their name first. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { becomeGuest, useMe } from '../net/identity.ts';
import { useSaying } from '../net/saying.ts';
import { Loading } from './Loading.tsx';
import { Message } from './Message.tsx';
import { NameForm } from './NameForm.tsx';
import { Screen } from './Screen.tsx';
import { useSettings } from './settings.ts';

export function Guarded({ children }: { children: ReactNode }) {
  const { data: me, error, refetch, isPending } = useMe();
  const { t } = useTranslation();
  if (isPending) return <Loading />;
  if (error)
    return (
      <Message title={t('error.away.title')} text={t('error.away.text')} icon="trade">
        <button type="button" className="button main" onClick={() => refetch()}>
          {t('error.again')}
        </button>
        <Link href="/" className="button">
          {t('nav.toHome')}
        </Link>
      </Message>
    );
  return me ? children : <Entrance />;
}

function Entrance() {
  const { t } = useTranslation();
  const saying = useSaying();
  const [error, setError] = useState<string | null>(null);
  return (
    <Screen title={t('name.title')} className="message">
      <div className="panel">
        <NameForm
          submit={t('name.enter')}
          error={error}
          onName={(name) => {
            useSettings.getState().change({ name });
            becomeGuest(name).catch((failure) => setError(saying(failure)));
          }}
        />
      </div>
    </Screen>
  );
}
