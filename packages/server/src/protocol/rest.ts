/** What the HTTP part takes and gives; its OpenAPI document is made of these. */
import { z } from 'zod';
import { line, settings } from './commands.ts';

export const MOST_PERSON_NAME = 24;

export const naming = z.object({ name: line(MOST_PERSON_NAME) });

export const person = z.object({ id: z.string(), name: z.string() });

const chairSummary = z.object({
  person: z.string().nullable(),
  name: z.string().nullable(),
  bot: z.string().nullable(),
});

/** What a list shows of a table. */
export const tableSummary = z.object({
  id: z.string(),
  code: z.string(),
  status: z.enum(['gathering', 'playing', 'over']),
  updated: z.number(),
  settings,
  host: z.string().nullable(),
  chairs: z.array(chairSummary),
  /** 0 before the first. */
  age: z.number(),
  turn: z.number(),
  /** Chairs that have not answered yet. */
  waiting: z.array(z.number()),
  /** Once it is over. */
  result: z.object({ totals: z.array(z.number()), winners: z.array(z.number()) }).nullable(),
});
export type TableSummary = z.infer<typeof tableSummary>;

export const tableList = z.object({ tables: z.array(tableSummary) });

const sheet = z.object({ seat: z.number(), name: z.string().nullable(), points: z.record(z.string(), z.number()) });

/** A finished game: who played, and the score sheet by category. */
export const finishedGame = z.object({
  table: tableSummary,
  sheets: z.array(sheet),
  winners: z.array(z.number()),
  teams: z.array(z.object({ seats: z.array(z.number()), total: z.number() })).nullable(),
});

export const options = z.object({
  modules: z.array(z.string()),
  editions: z.array(z.string()),
  bots: z.array(z.string()),
  version: z.object({ rules: z.number(), protocol: z.number() }),
  /** Of the server in its network, for requests from its own machine; else none. */
  addresses: z.array(z.string()),
});

export const failure = z.object({ code: z.string(), message: z.string() });
