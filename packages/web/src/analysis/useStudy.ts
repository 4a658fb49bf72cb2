/** The study that the address of the page holds. What changes it is a step in the history of the browser. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ANALYSIS, packedStudy, unpackedStudy } from '../study/link.ts';
import type { Study } from '../study/study.ts';

export type Found = 'reading' | 'none' | 'bad' | Study;

export interface StudyState {
  found: Found;
  /** It was too long for the address: it is here as long as the page is open. */
  isTooLong: boolean;
  /** `push`: one can go back from there. Null: begins with an empty table. */
  open(study: Study | null, how: 'push' | 'replace'): void;
}

const codeHere = (): string => location.hash.slice(1);

export function useStudy(): StudyState {
  const [found, setFound] = useState<Found>(() => (codeHere() ? 'reading' : 'none'));
  const [isTooLong, setTooLong] = useState(false);
  /** What the address says is shown already. */
  const shown = useRef<string | null>(null);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isWanted = true;
    const readHere = (): void => {
      const code = codeHere();
      if (code === shown.current) return;
      shown.current = code;
      setTooLong(false);
      const reading = code ? unpackedStudy(code).then((study) => study ?? 'bad') : Promise.resolve('none' as const);
      reading.then((read) => isWanted && shown.current === code && setFound(read)).catch(() => undefined);
    };
    readHere();
    addEventListener('popstate', readHere);
    addEventListener('hashchange', readHere);
    return () => {
      isWanted = false;
      shown.current = null;
      removeEventListener('popstate', readHere);
      removeEventListener('hashchange', readHere);
    };
  }, []);

  const open = useCallback((study: Study | null, how: 'push' | 'replace'): void => {
    setFound(study ?? 'none');
    const write = async (): Promise<void> => {
      const code = study ? await packedStudy(study) : '';
      setTooLong(code === null);
      if (code === null || code === shown.current) return;
      shown.current = code;
      const address = code ? `${ANALYSIS}#${code}` : ANALYSIS;
      if (how === 'push') history.pushState(history.state, '', address);
      else history.replaceState(history.state, '', address);
    };
    // one after the other, as packing takes its time
    writing.current = writing.current.then(write).catch(() => undefined);
  }, []);

  return { found, isTooLong, open };
}
