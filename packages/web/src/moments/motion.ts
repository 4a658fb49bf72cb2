/** Whether things may move: as someone has set it here, else as their system says. */
import { useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

export function useMotion(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const isReduced = useSyncExternalStore(
    (changed) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(QUERY).matches,
  );
  return motion === 'system' ? !isReduced : motion === 'on';
}
