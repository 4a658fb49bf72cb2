/** A game that is over, shown again: or why it cannot be. */

import { Link } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Message } from '../frame/Message.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { useMe } from '../net/identity.ts';
import { useSaying } from '../net/saying.ts';
import { Unreadable, useRecordedGame } from '../record/game.ts';
import { useTranslation } from '../text/speaking.tsx';
import { OpenFile, OpenPage } from './OpenPage.tsx';
import { ReplayTable } from './ReplayTable.tsx';

export function ReplayPage({ id, turn }: { id: string | null; turn: string | null }) {
  return id === null ? <OpenPage /> : <Replaying key={id} id={id} turn={turn} />;
}

function Replaying({ id, turn }: { id: string; turn: string | null }) {
  const { t } = useTranslation();
  useTitle(t('replay.title'));
  const { data: game, error } = useRecordedGame(id);
  // who I am says from which chair it is shown
  const { isPending } = useMe();
  if (error) return <NoRecord error={error} />;
  if (!game || isPending) return <Loading />;
  return <ReplayTable game={game} turn={turn} />;
}

/** Also for whoever wants to look at such a game in another way. */
export function NoRecord({ error }: { error: Error }) {
  const { t } = useTranslation();
  const saying = useSaying();
  const text = error instanceof Unreadable ? t(`replay.unreadable.${error.why}`) : saying(error);
  return (
    <Message title={t('replay.unreadable.title')} text={text}>
      <OpenFile />
      <Link href="/" className="button">
        {t('nav.toHome')}
      </Link>
    </Message>
  );
}
