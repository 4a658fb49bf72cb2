/** Whose turn it is elsewhere is of interest to those who play here: what watches over it is loaded only for them. */

import { later } from '../frame/later.tsx';
import { useMe } from '../net/identity.ts';

const Watching = later(() => import('../notices/Watching.tsx').then(({ Watching }) => Watching));

export function Turns() {
  const { data: me } = useMe();
  if (!me) return null;
  return <Watching me={me.id} />;
}
