/** Says in every open page that it is my turn somewhere: in its title, on the icon of the app, and by a sound. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countOf, useWaiting } from '../frame/waiting.ts';
import { api } from '../net/api.ts';
import { queries } from '../net/identity.ts';
import { closeShown } from '../offline/push.ts';
import { TURNS } from '../offline/turns.ts';
import { playSound } from '../sound/play.ts';
import { gamesOf, waitingGames } from '../tables/tables.ts';
import { keepSubscribed } from './requests.ts';

const TABLES_KEY = ['tables', 'mine'];
/** Whoever is told by push knows at once; a page that is only open asks now and then, and only if there is a game. */
const AGAIN_MS = 60_000;

export function Watching({ me }: { me: string }) {
  const { data } = useQuery({
    queryKey: TABLES_KEY,
    queryFn: api.myTables,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'playing') ? AGAIN_MS : false),
    refetchIntervalInBackground: true,
    staleTime: AGAIN_MS,
  });
  const count = useWaiting(countOf);
  const before = useRef<readonly string[] | null>(null);

  useEffect(() => {
    if (!data) return;
    const listed = waitingGames(gamesOf(data, me)).map(({ table }) => table.id);
    const known = before.current;
    const { live } = useWaiting.getState();
    before.current = listed;
    useWaiting.setState({ listed });
    // the table that is open is heard by itself
    if (known && listed.some((table) => !known.includes(table) && table !== live?.table))
      playSound('turn').catch(() => undefined);
  }, [data, me]);
  useEffect(() => () => useWaiting.setState({ listed: [] }), []);

  useEffect(() => {
    (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
    if (count === 0) closeShown().catch(() => undefined);
  }, [count]);

  useEffect(() => {
    keepSubscribed(me).catch(() => undefined);
  }, [me]);

  useEffect(() => {
    const worker = navigator.serviceWorker;
    const look = ({ data: said }: MessageEvent): void => {
      if (said?.type === TURNS) queries.invalidateQueries({ queryKey: TABLES_KEY }).catch(() => undefined);
    };
    worker?.addEventListener('message', look);
    return () => worker?.removeEventListener('message', look);
  }, []);
  return null;
}
