/** Why I may not do what others at a table may. */
import type { Known } from '@polis/client';
import { useMe } from '../net/identity.ts';

/** The host has sent me away, and has not let me in again. */
export function useIsRemoved({ room }: Known): boolean {
  const { data: me } = useMe();
  return room.removed.some(({ id }) => id === me?.id);
}

/** Why I may not speak; null if I may. */
export function useSilence(known: Known): 'muted' | 'removed' | null {
  const { data: me } = useMe();
  const isRemoved = useIsRemoved(known);
  if (isRemoved) return 'removed';
  return me && known.room.muted.includes(me.id) ? 'muted' : null;
}
