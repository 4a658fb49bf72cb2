/** A table of a server: whoever comes says their name first, and who may not play for now is told so. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { useSettings } from '../device/settings.ts';
import { Loading } from '../frame/Loading.tsx';
import { NameForm } from '../frame/NameForm.tsx';
import { Screen } from '../frame/Screen.tsx';
import { TryAgain } from '../frame/TryAgain.tsx';
import { api } from '../net/api.ts';
import { dropConnection, useConnection } from '../net/clients.ts';
import { becomeGuest, useMe } from '../net/identity.ts';
import { usePurposeText } from '../net/purpose.ts';
import { codeOf, useSaying } from '../net/saying.ts';
import { END } from '../record/end.ts';
import { useTranslation } from '../text/speaking.tsx';

export function Guarded({ table, children }: { table: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { data: me, error, refetch, isPending } = useMe();
  const isBanned = useConnection((connection) => connection.isBanned);
  if (isPending) return <Loading />;
  if (error) return <Away again={refetch} />;
  if (isBanned)
    return <TryAgain title={t('error.banned.title')} text={t('error.banned.text')} again={dropConnection} />;
  return me ? children : <Entrance table={table} />;
}

function Away({ again }: { again(): unknown }) {
  const { t } = useTranslation();
  return <TryAgain title={t('error.away.title')} text={t('error.away.text')} again={again} />;
}

function Entrance({ table }: { table: string }) {
  const { t } = useTranslation();
  const purposeText = usePurposeText();
  const {
    data = null,
    error: unknown,
    isPending,
    refetch,
  } = useQuery({ queryKey: ['table', table], queryFn: () => api.table(table) });
  const saying = useSaying();
  const [error, setError] = useState<unknown>(null);
  if (isPending) return <Loading />;
  if (codeOf(unknown) === 'offline') return <Away again={refetch} />;
  // a game that is over is open to everyone, and nobody sits down any more
  if (data?.status === 'over') return <Redirect to={`/replay/${table}/${END}`} replace />;
  return (
    <Screen title={purposeText({ is: 'join', table: data })} className="message">
      <div className="panel">
        <NameForm
          submit={t('name.join')}
          error={error === null ? null : saying(error)}
          onName={(name) => {
            useSettings.getState().change({ name });
            becomeGuest(name).catch(setError);
          }}
        />
        <div className="actions">
          <Link href={`/account?table=${table}`}>{t('nav.signIn')}</Link>
        </div>
      </div>
    </Screen>
  );
}
