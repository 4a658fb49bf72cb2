/** Tables at which people play: their journals, and what follows from these. */
import type { TableStatus } from '../store.ts';

export interface GameTable {
  id: string;
  code: string;
  listed: number;
  status: TableStatus;
  wake: number | null;
  updated: number;
  summary: string;
  needs: number;
  /** The finished game in which the one here begins; null for one that begins with its deal, or elsewhere. */
  begun_in: string | null;
}

export interface JournalTable {
  table_id: string;
  seq: number;
  at: number;
  action: string | null;
  body: string;
}

export interface SittingTable {
  table_id: string;
  person_id: string;
}

/** Whom the journal of a table names, at its chairs or not: an index of it. */
export interface NamedTable {
  table_id: string;
  person_id: string;
}

/** When someone last looked, if nothing had happened at the table for long. */
export interface VisitTable {
  table_id: string;
  at: number;
}
