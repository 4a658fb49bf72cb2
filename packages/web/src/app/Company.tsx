/** Whoever is signed in hears at once of what is new among their people, and is shown invitations: loaded only for them. */
import { useEffect } from 'react';
import { later } from '../frame/later.tsx';
import { dropConnection, stayConnected, useConnection } from '../net/clients.ts';
import { useMe } from '../net/identity.ts';

const Invited = later(() => import('../company/Invited.tsx').then(({ Invited }) => Invited));

export function Company() {
  const { data: me } = useMe();
  const who = me ? `${me.id} ${me.name}` : null;
  const isClosed = useConnection(({ state, isBanned }) => state === 'closed' && !isBanned);
  useEffect(() => {
    if (who && isClosed) stayConnected();
    // signed out elsewhere: nobody is let in here any more
    else if (me === null && !isClosed) dropConnection();
  }, [who, me, isClosed]);
  if (!me) return null;
  return <Invited />;
}
