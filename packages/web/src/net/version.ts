/**
 * Whether there is a newer app than this one: kept in this browser already, or known because the server speaks a newer
 * protocol.
 */
import type { FromServer, PROTOCOL } from '@polis/client';
import { create } from 'zustand';

/** Does not compile when the protocol is raised, so that this is not forgotten. */
const BUILT_FOR: typeof PROTOCOL = 1;

export const useVersion = create<{ isOutdated: boolean }>(() => ({ isOutdated: false }));

/** The first message of every connection. */
export function hearWelcome(text: string): void {
  const message = JSON.parse(text) as FromServer;
  if (message.type === 'welcome' && message.protocol !== BUILT_FOR) useVersion.setState({ isOutdated: true });
}
