/** What someone has set on this device. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Language, languageOf } from '../text/index.ts';

export const HAND_ORDERS = ['dealt', 'colour', 'price'] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

export interface Settings {
  name: string;
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'on' | 'off';
  sound: boolean;
  hints: boolean;
  /** The running estimate of the scores. */
  estimate: boolean;
  /** How the cards of a hand are arranged. */
  handOrder: HandOrder;
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
      handOrder: 'dealt',
      singleKeys: true,
      change: (to) => set(to),
    }),
    { name: 'polis-settings' },
  ),
);

export function nextHandOrder(): void {
  const { handOrder, change } = useSettings.getState();
  change({ handOrder: HAND_ORDERS[(HAND_ORDERS.indexOf(handOrder) + 1) % HAND_ORDERS.length] });
}
