/** Reports, what moderators decide and what people are told: checked against what clients know of it. */
import {
  type Act,
  DEEDS,
  MEASURES,
  type MeasureShown,
  type NewReport,
  NOTICES,
  type Notice,
  REASONS,
  type ReportDetail,
  type ReportShown,
  type ReportVerdict,
} from '@polis/client';
import { z } from 'zod';
import { line } from './commands.ts';
import { tableId } from './messages.ts';
import { person, personName } from './rest.ts';

export const MOST_REPORT_TEXT = 500;
export const MOST_NOTE = 300;
/** So far ahead that nobody means it, but a date. */
const LATEST = Date.UTC(2200, 0);

export const personId = z.string().regex(/^[\w-]{1,40}$/);
const until = z.int().min(0).max(LATEST).nullable();

/** Text that may be left out. */
const words = (most: number) => z.union([z.literal(''), line(most)]).default('');

export const aboutPerson = z.object({ id: personId });
export const measureOf = aboutPerson.extend({ kind: z.enum(MEASURES) });
export const careId = z.object({ id: z.string().regex(/^[\w-]{1,20}$/) });

export const newReport: z.ZodType<NewReport> = z
  .object({
    person: personId,
    table: tableId.nullable().default(null),
    line: z.int().min(0).nullable().default(null),
    reason: z.enum(REASONS),
    text: words(MOST_REPORT_TEXT),
  })
  .refine(({ table, line: at }) => table !== null || at === null, 'a line is said at a table')
  .refine(({ reason, text }) => reason !== 'other' || text !== '', 'say in your own words what it is');

export const verdict: z.ZodType<ReportVerdict> = z
  .object({
    measures: z
      .array(z.object({ kind: z.enum(MEASURES), until, name: personName.nullable().default(null) }))
      .max(MEASURES.length),
    note: words(MOST_NOTE),
  })
  .refine(({ measures }) => new Set(measures.map(({ kind }) => kind)).size === measures.length, 'each measure once')
  .refine(
    ({ measures }) => measures.every(({ kind, name }) => (kind === 'name') === (name !== null)),
    'a new name goes with that measure, and with no other',
  );

const reportFields = {
  id: z.string(),
  about: person,
  voices: z.number(),
  reasons: z.array(z.enum(REASONS)),
  first: z.number(),
  last: z.number(),
  decided: z.number().nullable(),
};
const reportShown: z.ZodType<ReportShown> = z.object(reportFields);
export const reportList = z.object({ reports: z.array(reportShown), total: z.number() });

const measureShown: z.ZodType<MeasureShown> = z.object({
  about: person,
  kind: z.enum(MEASURES),
  since: z.number(),
  until: z.number().nullable(),
  note: z.string(),
});
export const measureList = z.object({ measures: z.array(measureShown), total: z.number() });

const act: z.ZodType<Act> = z.object({
  id: z.string(),
  at: z.number(),
  by: person,
  deed: z.enum(DEEDS),
  about: person,
  report: z.string().nullable(),
  until: z.number().nullable(),
  note: z.string(),
});
export const actList = z.object({ acts: z.array(act), total: z.number() });

export const reportDetail: z.ZodType<ReportDetail> = z.object({
  ...reportFields,
  told: z.array(z.object({ by: person, at: z.number(), reason: z.enum(REASONS), text: z.string() })),
  chat: z.array(z.object({ at: z.number(), person, text: z.string(), isReported: z.boolean() })),
  measures: z.array(measureShown),
  acts: z.array(act),
});

const notice: z.ZodType<Notice> = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.enum(NOTICES),
  until: z.number().nullable(),
  note: z.string(),
});
export const noticeList = z.object({ notices: z.array(notice) });

export const newBlock = z.object({ person: personId });
export const blockedList = z.object({ people: z.array(person) });
