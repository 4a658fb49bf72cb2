/** The tables of the database, in what both engines have: text, whole numbers, times in milliseconds, 0 and 1. */
import type { Kysely } from 'kysely';
import type { TableStatus } from './store.ts';

export interface Tables {
  person: PersonTable;
  game_table: GameTable;
  journal: JournalTable;
  sitting: SittingTable;
  setting: SettingTable;
  node: NodeTable;
  migration: MigrationTable;
}

export type Database = Kysely<Tables>;

interface PersonTable {
  id: string;
  name: string;
  token_hash: string;
  created: number;
}

export interface GameTable {
  id: string;
  code: string;
  listed: number;
  status: TableStatus;
  wake: number | null;
  updated: number;
  summary: string;
}

interface JournalTable {
  table_id: string;
  seq: number;
  at: number;
  action: string | null;
  body: string;
}

interface SittingTable {
  table_id: string;
  person_id: string;
}

interface SettingTable {
  name: string;
  value: string;
}

interface NodeTable {
  id: string;
  seen: number;
}

interface MigrationTable {
  number: number;
  at: number;
}
