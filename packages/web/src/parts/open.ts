/** Which sheet lies over the table. One at a time: the table itself stays where it is. */
import type { SeatId } from '@polis/engine';
import { create } from 'zustand';
import type { Rule } from '../look/topics.ts';

export type Sheet =
  /** `at`: what it begins with, if not with all of it. */
  | { sheet: 'city'; seat: SeatId; at?: 'hand' }
  | { sheet: 'card'; card: string }
  /** Null: the table of contents. */
  | { sheet: 'rule'; rule: Rule | null }
  | { sheet: 'log' | 'chat' | 'fingerprint' | 'discards' | 'hint' | 'projects' | 'leaders' | 'chains' | 'ahead' }
  /** Of a game that began elsewhere. */
  | { sheet: 'beginning' }
  /** Of a game that is shown again. */
  | { sheet: 'scores' | 'branches' };

export const useSheet = create<{ open: Sheet | null }>(() => ({ open: null }));

export const openSheet = (open: Sheet): void => useSheet.setState({ open });
export const closeSheet = (): void => useSheet.setState({ open: null });
