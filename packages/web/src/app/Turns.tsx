/** Whose turn it is elsewhere is of interest to those who play here: what watches over it is loaded only for them. */
import { lazy, Suspense } from 'react';
import { useMe } from '../net/identity.ts';

const Watching = lazy(() => import('../notices/Watching.tsx').then(({ Watching }) => ({ default: Watching })));

export function Turns() {
  const { data: me } = useMe();
  if (!me) return null;
  return (
    <Suspense fallback={null}>
      <Watching me={me.id} />
    </Suspense>
  );
}
