/** Where I stand while I look for players: the server is told again and again that I am here, and says what has become of it. */
import type { MatchShown } from '@polis/server/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, send } from '../net/api.ts';
import { useConnection } from '../net/clients.ts';
import { signedIn, useMe } from '../net/identity.ts';
import { playSound } from '../sound/play.ts';
import { useMatchDraft, wishOf } from './wish.ts';

const PLACE = '/api/me/match';
const AGAIN_MS = 4000;

const wait = (): Promise<MatchShown> => call(PLACE, send('PUT', wishOf(useMatchDraft.getState().draft)));
const leave = (): Promise<MatchShown> => call(PLACE, { method: 'DELETE', keepalive: true });

export function useMatch() {
  const { data: me } = useMe();
  const [shown, setShown] = useState<MatchShown>({ is: 'nowhere' });
  const [hasMissed, setHasMissed] = useState(false);
  const isWaiting = shown.is === 'waiting' || shown.is === 'found';
  const current = useRef(shown);
  current.current = shown;
  /** How often I have done something myself: what was asked before that is out of date when it comes. */
  const deeds = useRef(0);
  const unlessOutdated = useCallback((take: (now: MatchShown) => void): ((now: MatchShown) => void) => {
    const before = deeds.current;
    return (now) => {
      if (deeds.current === before) take(now);
    };
  }, []);

  /** Who was asked and has not answered in time waits no more: else everyone would wait for them again. */
  const heard = useCallback((now: MatchShown): void => {
    const before = current.current;
    const wasAsked = before.is === 'found' && !before.isReady;
    if (wasAsked && !(now.is === 'found' && now.match === before.match) && Date.now() >= deadlineOf(before)) {
      setHasMissed(true);
      setShown({ is: 'nowhere' });
      leave().catch(() => undefined);
      return;
    }
    if (now.is === 'found' && before.is !== 'found') playSound('turn').catch(() => undefined);
    setShown(now);
  }, []);

  const look = useCallback((): void => {
    const before = current.current;
    // nobody is queued again by a page that nobody looks at
    const isLate = before.is === 'found' && !before.isReady && Date.now() >= deadlineOf(before);
    (isLate ? call<MatchShown>(PLACE) : wait()).then(unlessOutdated(heard)).catch(() => undefined);
  }, [heard, unlessOutdated]);

  // a page that was loaded anew goes on where it was
  useEffect(() => {
    if (!me) return;
    const known = unlessOutdated((now) => {
      if (now.is !== 'playing') setShown(now);
    });
    call<MatchShown>(PLACE)
      .then(known)
      .catch(() => undefined);
  }, [me, unlessOutdated]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, AGAIN_MS);
    const forget = useConnection.subscribe(({ match }, before) => {
      if (match !== before.match) look();
    });
    // whoever closes the page may come back
    const away = (): void => {
      fetch(`${PLACE}/away`, { method: 'POST', keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', away);
    return () => {
      clearInterval(timer);
      forget();
      window.removeEventListener('pagehide', away);
    };
  }, [isWaiting, look]);

  // and whoever goes elsewhere in the app waits no more
  useEffect(
    () => () => {
      if (current.current.is === 'waiting' || current.current.is === 'found') leave().catch(() => undefined);
    },
    [],
  );

  return {
    shown,
    hasMissed,
    async begin(): Promise<void> {
      if (!(await signedIn({ is: 'match' }))) return;
      setHasMissed(false);
      deeds.current++;
      const now = await wait();
      // whoever has just said their name is asked about once more meanwhile
      deeds.current++;
      setShown(now);
    },
    async stop(): Promise<void> {
      deeds.current++;
      setShown({ is: 'nowhere' });
      await leave();
    },
    async ready(match: string): Promise<void> {
      deeds.current++;
      setShown(await call<MatchShown>(`${PLACE}/ready`, send('POST', { match })));
    },
  };
}

/** At the table nobody waits any more. */
export const arrived = (): void => {
  leave().catch(() => undefined);
};

/** By the clock of this device: how much was left when the server said it. */
const deadlines = new Map<string, number>();

export function deadlineOf({ match, until, now }: Extract<MatchShown, { is: 'found' }>): number {
  const known = deadlines.get(match) ?? Date.now() + (until - now);
  deadlines.set(match, known);
  return known;
}
