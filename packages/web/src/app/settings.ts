/** What someone has set on this device. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Language, languageOf } from '../text/index.ts';

export interface Settings {
  name: string;
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'on' | 'off';
  sound: boolean;
  hints: boolean;
  /** The running estimate of the scores. */
  estimate: boolean;
  /** Letters as shortcuts. */
  singleKeys: boolean;
  change(to: Partial<Omit<Settings, 'change'>>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      name: '',
      language: languageOf(globalThis.navigator?.languages ?? []),
      theme: 'system',
      motion: 'system',
      sound: false,
      hints: true,
      estimate: true,
      singleKeys: true,
      change: (to) => set(to),
    }),
    { name: 'polis-settings' },
  ),
);
