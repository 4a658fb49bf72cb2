/** A record can be dropped on the page as a file. What reads it is loaded only then. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Says whether a file is being held over the page. */
export function useRecordDrop(): boolean {
  const [, go] = useLocation();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      setIsOver(false);
      if (!file) return;
      event.preventDefault();
      import('./kept.ts')
        .then(({ keepFile }) => keepFile(file))
        .catch(() => null)
        .then((id) => go(id ? `/replay/${id}` : '/replay?unreadable'))
        .catch(() => undefined);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [go]);
  return isOver;
}
