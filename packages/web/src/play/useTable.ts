/** What is known of a table, kept up to date as long as it is shown. */
import type { Command, Known, Reply } from '@polis/client';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { clientFor } from '../net/clients.ts';

export interface TableState {
  known: Known | null;
  /** There is no such table, or it cannot be shown. */
  gone: Reply | null;
  send(command: Command): Promise<Reply>;
}

export function useTable(table: string): TableState {
  const [known, setKnown] = useState<Known | null>(null);
  const [gone, setGone] = useState<Reply | null>(null);
  useEffect(() => {
    setKnown(null);
    setGone(null);
    // a table of eight takes long to render: as a transition, the screen answers meanwhile
    return clientFor(table).watch(table, (now) => startTransition(() => setKnown(now)), setGone);
  }, [table]);
  const send = useCallback((command: Command) => clientFor(table).command(table, command), [table]);
  return { known, gone, send };
}
