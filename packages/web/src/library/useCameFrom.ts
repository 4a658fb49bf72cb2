/** Whoever came from a table finds the way back. */
import { useHistoryState } from 'wouter/use-browser-location';

export interface CameFrom {
  table?: string;
}

export const useCameFrom = (): CameFrom => useHistoryState<CameFrom | null>() ?? {};
