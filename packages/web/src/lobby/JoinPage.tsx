/** To a table by its code: says who comes, and takes a free chair if the game has not begun. */
import type { TableSummary } from '@polis/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Message } from '../frame/Message.tsx';
import { NameForm } from '../frame/NameForm.tsx';
import { Screen } from '../frame/Screen.tsx';
import { TryAgain } from '../frame/TryAgain.tsx';
import { JoinForm } from '../home/JoinForm.tsx';
import { ApiError, api } from '../net/api.ts';
import { clientFor } from '../net/clients.ts';
import { rename, signedIn } from '../net/identity.ts';
import { useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';

type Outcome =
  | { is: 'looking' }
  | { is: 'unknown' }
  | { is: 'full'; table: TableSummary }
  /** Someone there has a name that looks like mine. */
  | { is: 'alike' }
  /** No name was given. */
  | { is: 'stopped' }
  | { is: 'failed'; error: unknown };

/** The table to go to, or why not. */
async function joined(code: string): Promise<Outcome | TableSummary> {
  try {
    const table = await api.byCode(code);
    // the result is open to everyone
    if (table.status === 'over') return table;
    const me = await signedIn({ is: 'join', table });
    if (!me) return { is: 'stopped' };
    const isSeated = table.chairs.some(({ person }) => person === me.id);
    if (table.status !== 'gathering' || isSeated) return table;
    const reply = await clientFor(table.id).command(table.id, { do: 'sit', chair: null });
    if (reply.type === 'refused' && reply.code === 'chair-taken') return { is: 'full', table };
    if (reply.type === 'refused' && reply.code === 'name-taken') return { is: 'alike' };
    // whoever was sent away watches, and is told there
    return table;
  } catch (error) {
    if (error instanceof ApiError && ['no-such-table', 'malformed'].includes(error.code)) return { is: 'unknown' };
    return { is: 'failed', error };
  }
}

export function JoinPage({ code }: { code: string | null }) {
  return code === null ? <AskForCode /> : <Joining code={code} />;
}

function AskForCode() {
  const { t } = useTranslation();
  return (
    <Screen title={t('home.join.title')} className="message">
      <div className="panel">
        <JoinForm />
        <p className="hint">{t('home.join.hint')}</p>
      </div>
    </Screen>
  );
}

function Joining({ code }: { code: string }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const saying = useSaying();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'looking' });
  const [tries, setTries] = useState(0);
  const tried = useRef(-1);
  useEffect(() => {
    // once for each try, also where effects run twice
    if (tried.current === tries) return;
    tried.current = tries;
    joined(code)
      .then((found) => ('id' in found ? go(`/table/${found.id}`, { replace: true }) : setOutcome(found)))
      .catch((error) => setOutcome({ is: 'failed', error }));
  }, [code, go, tries]);
  const again = (): void => {
    setOutcome({ is: 'looking' });
    setTries(tries + 1);
  };
  switch (outcome.is) {
    case 'looking':
      return <Message title={t('home.join.title')} text={t('lobby.joining', { code })} icon="think" />;
    case 'unknown':
      return (
        <Message title={t('error.code.title')} text={t('error.code.text', { code })}>
          <JoinForm />
        </Message>
      );
    case 'full':
      return (
        <Message title={t('error.full.title')} text={t('error.full.text', { count: outcome.table.chairs.length })}>
          <Link href={`/table/${outcome.table.id}`} className="button main">
            {t('error.full.watch')}
          </Link>
          <Link href="/new?with=friends" className="button">
            {t('error.full.open')}
          </Link>
        </Message>
      );
    case 'alike':
      return (
        <Message title={t('name.label')} text={t('refusal.name-taken')}>
          <NameForm
            submit={t('name.join')}
            onName={(name) =>
              rename(name).then(again, (error) => {
                setOutcome({ is: 'failed', error });
              })
            }
          />
        </Message>
      );
    case 'stopped':
    case 'failed':
      return (
        <TryAgain
          title={t('home.join.title')}
          text={outcome.is === 'failed' ? saying(outcome.error) : t('name.hint')}
          again={again}
        />
      );
  }
}
