/** At which tables of the server it is my turn: by the list, and by the table that is open, which knows it earlier. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { isLocal } from '../local/local.ts';

interface Waiting {
  /** The most urgent first. */
  listed: readonly string[];
  live: { table: string; isMine: boolean } | null;
}

export const useWaiting = create<Waiting>(() => ({ listed: [], live: null }));

export function countOf({ listed, live }: Waiting): number {
  if (!live) return listed.length;
  return listed.filter((table) => table !== live.table).length + (live.isMine ? 1 : 0);
}

/** `isMine`: null while nothing is known. Games on this device wait for nobody who does not look. */
export function useLiveTurn(table: string, isMine: boolean | null): void {
  useEffect(() => {
    if (isMine === null || isLocal(table)) return;
    useWaiting.setState({ live: { table, isMine } });
    return () => useWaiting.setState({ live: null });
  }, [table, isMine]);
}
