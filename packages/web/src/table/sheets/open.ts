/** Which sheet lies over the table. One at a time: the table itself stays where it is. */
import type { SeatId } from '@polis/engine';
import { create } from 'zustand';
import type { Rule } from '../../rules/topics.ts';

/** With what the sheet of a city begins: what has been built, or the hand. */
export type CityPart = 'cards' | 'hand';

export type Sheet =
  | { sheet: 'city'; seat: SeatId; at?: CityPart }
  | { sheet: 'card'; card: string }
  /** Null: the table of contents. */
  | { sheet: 'rule'; rule: Rule | null }
  | { sheet: 'log' | 'chat' | 'fingerprint' | 'discards' | 'hint' | 'projects' | 'leaders' | 'chains' }
  /** Of a game that is shown again. */
  | { sheet: 'scores' };

export const useSheet = create<{ open: Sheet | null }>(() => ({ open: null }));

export const openSheet = (open: Sheet): void => useSheet.setState({ open });
export const closeSheet = (): void => useSheet.setState({ open: null });
