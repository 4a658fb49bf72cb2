/** A choice that lies ready when a table opens. Kept for this tab, until it is used. */
import type { Choice, SeatId } from '@polis/engine';
import { create } from 'zustand';

interface Proposal {
  table: string;
  /** The city that is asked. */
  seat: SeatId;
  choice: Choice;
}

export const useProposed = create<{ proposal: Proposal | null }>(() => ({ proposal: null }));

export const propose = (proposal: Proposal | null): void => useProposed.setState({ proposal });
