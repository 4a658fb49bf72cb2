/** A record or a scenario can be dropped on the page as a file. What reads it is loaded only then. */
import { useLocation } from 'wouter';
import { useFileDrop } from '../frame/useFileDrop.ts';

/** Says whether a file is being held over the page. */
export function useRecordDrop(): boolean {
  const [, go] = useLocation();
  return useFileDrop((file) => {
    import('./opening.ts')
      .then(({ addressToOpen }) => addressToOpen(file))
      .then(go)
      .catch(() => undefined);
  });
}
