/** Whom someone wants to report or to keep away from; one dialog for all places that name people. */
import type { ChatLine, Person } from '@polis/client';
import { create } from 'zustand';

export interface About {
  person: Person;
  /** Where it was; null where it was at no table. */
  table: string | null;
  /** What they said there, if it is about that. */
  line: ChatLine | null;
}

export const useAbout = create<{ about: About | null }>(() => ({ about: null }));

export const openAbout = (about: About): void => useAbout.setState({ about });
export const closeAbout = (): void => useAbout.setState({ about: null });
