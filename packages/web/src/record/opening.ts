/** Opens what someone brings as a file or as text, and remembers why it could not be opened. */
import { PolisError } from '@polis/engine';
import { create } from 'zustand';
import { keepFile, keepText } from './kept.ts';

/** Why the last one could not be opened: `reason` is what the engine says of a scenario. */
export const useUnopened = create<{ reason: string | null }>(() => ({ reason: null }));

/** The address that shows it: the game, or why there is none. */
export async function addressToOpen(brought: File | string): Promise<string> {
  useUnopened.setState({ reason: null });
  try {
    const id = await (typeof brought === 'string' ? keepText(brought) : keepFile(brought));
    if (id) return `/replay/${id}`;
  } catch (error) {
    if (error instanceof PolisError) useUnopened.setState({ reason: error.message });
  }
  return '/replay?unreadable';
}
