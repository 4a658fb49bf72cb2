/** Whether the server still speaks the language this app was built for. */
import type { FromServer, PROTOCOL } from '@polis/server/protocol';
import { create } from 'zustand';

/** Does not compile any more when the protocol is raised, so that nobody forgets. */
const BUILT_FOR: typeof PROTOCOL = 1;

export const useVersion = create<{ isOutdated: boolean }>(() => ({ isOutdated: false }));

/** The first message of every connection. */
export function hearWelcome(text: string): void {
  const message = JSON.parse(text) as FromServer;
  if (message.type === 'welcome') useVersion.setState({ isOutdated: message.protocol !== BUILT_FOR });
}
