/** Reports and what comes of them: every deed of a moderator is in the log, in the same transaction. */
import { randomBytes } from 'node:crypto';
import type {
  Act,
  Deed,
  MeasureKind,
  NewReport,
  NoticeKind,
  ReportReason,
  ReportShown,
  ReportVerdict,
} from '@polis/client';
import { isInForce, type Whom } from './care.ts';
import { namesOn } from './names.ts';
import type { Database } from './tables.ts';

/** A report as it is kept: where it was, and the words of each who reported. */
export interface KeptReport extends ReportShown {
  table: string | null;
  line: number | null;
  told: Told[];
}

interface Told {
  by: { id: string; name: string };
  at: number;
  reason: ReportReason;
  text: string;
}

export interface Reports {
  /** Joins those who have reported the same and wait for an answer; who says it twice is counted once. */
  report(by: string, report: NewReport, at: number): Promise<void>;
  /** Those that wait, or were decided, without those about one person; the latest first. */
  reports(isOpen: boolean, without: string, limit: number, offset: number): Promise<ReportShown[]>;
  countReports(isOpen: boolean, without: string): Promise<number>;
  keptReport(id: string): Promise<KeptReport | null>;
  /** Null if it was decided before; else who has reported it, and they and the person are told. */
  decide(id: string, moderator: string, verdict: ReportVerdict, at: number): Promise<string[] | null>;
  /** Ends a measure before its time; false if none is in force. */
  lift(person: string, kind: MeasureKind, moderator: string, at: number): Promise<boolean>;
  /** What moderators have done, the latest first. */
  acts(of: Whom, limit: number, offset: number): Promise<Act[]>;
  countActs(of: Whom): Promise<number>;
  /** Reports that were decided before this time, what moderators did before, and what nobody has read since. */
  removeOldCare(before: number): Promise<number>;
}

const newId = (): string => randomBytes(9).toString('base64url');

/** Who was forgotten has no id and no name. */
const someone = (id: string | null, name: string | null) => ({ id: id ?? '', name: name ?? '' });

export function reportsOn(db: Database): Reports {
  const all = () => db.selectFrom('report').innerJoin('person', 'person.id', 'report.person_id');
  const rows = () => all().selectAll('report').select('person.name as name');

  function actsOf({ about, notAbout }: Whom) {
    const every = db.selectFrom('care_act');
    if (about !== undefined) return every.where('about_id', '=', about);
    if (notAbout === undefined) return every;
    // who was forgotten has no id
    return every.where(({ eb, or }) => or([eb('about_id', '!=', notAbout), eb('about_id', 'is', null)]));
  }

  async function toldIn(reports: readonly string[]): Promise<Map<string, Told[]>> {
    const told = new Map<string, Told[]>(reports.map((id) => [id, []]));
    if (reports.length === 0) return told;
    const found = await db
      .selectFrom('report_voice')
      .leftJoin('person', 'person.id', 'report_voice.by_id')
      .selectAll('report_voice')
      .select('person.name as name')
      .where('report_id', 'in', reports)
      .orderBy('at')
      .orderBy('report_voice.id')
      .execute();
    for (const { report_id, by_id, name, at, reason, text } of found)
      told.get(report_id)?.push({ by: someone(by_id, name), at, reason, text });
    return told;
  }

  const shown = (
    { id, person_id, name, first, last, decided }: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number],
    told: readonly Told[],
  ): ReportShown => ({
    id,
    about: { id: person_id, name },
    voices: told.length,
    reasons: [...new Set(told.map(({ reason }) => reason))],
    first,
    last,
    decided,
  });

  return {
    async report(by, { person, table, line, reason, text }, at) {
      await db.transaction().execute(async (trx) => {
        const same = await trx
          .selectFrom('report')
          .select('id')
          .where('person_id', '=', person)
          .where('table_id', table === null ? 'is' : '=', table)
          .where('line', line === null ? 'is' : '=', line)
          .where('decided', 'is', null)
          .executeTakeFirst();
        const id = same?.id ?? newId();
        if (same) await trx.updateTable('report').set({ last: at }).where('id', '=', id).execute();
        else
          await trx
            .insertInto('report')
            .values({ id, person_id: person, table_id: table, line, first: at, last: at, decided: null })
            .execute();
        await trx
          .insertInto('report_voice')
          .values({ id: newId(), report_id: id, by_id: by, at, reason, text })
          .onConflict((conflict) => conflict.columns(['report_id', 'by_id']).doUpdateSet({ at, reason, text }))
          .execute();
      });
    },

    async reports(isOpen, without, limit, offset) {
      const found = await rows()
        .where('report.decided', isOpen ? 'is' : 'is not', null)
        .where('report.person_id', '!=', without)
        .orderBy(isOpen ? 'report.last' : 'report.decided', 'desc')
        .orderBy('report.id')
        .limit(limit)
        .offset(offset)
        .execute();
      const told = await toldIn(found.map(({ id }) => id));
      return found.map((row) => shown(row, told.get(row.id) ?? []));
    },

    async countReports(isOpen, without) {
      const { count } = await all()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('report.decided', isOpen ? 'is' : 'is not', null)
        .where('report.person_id', '!=', without)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async keptReport(id) {
      const row = await rows().where('report.id', '=', id).executeTakeFirst();
      if (!row) return null;
      const told = (await toldIn([id])).get(id) ?? [];
      return { ...shown(row, told), table: row.table_id, line: row.line, told };
    },

    decide: (id, moderator, verdict, at) => db.transaction().execute((trx) => decide(trx, id, moderator, verdict, at)),

    lift: (person, kind, moderator, at) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('measure')
          .where('person_id', '=', person)
          .where('kind', '=', kind)
          .where(isInForce(at))
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await note(trx, {
          at,
          by: moderator,
          deed: `${kind}-lifted`,
          about: person,
          report: null,
          until: null,
          note: '',
        });
        await tell(trx, person, { at, kind: `${kind}-lifted`, until: null, note: '' });
        return true;
      }),

    async acts(of, limit, offset) {
      const found = await actsOf(of)
        .leftJoin('person as moderator', 'moderator.id', 'care_act.by_id')
        .leftJoin('person as other', 'other.id', 'care_act.about_id')
        .selectAll('care_act')
        .select(['moderator.name as by_name', 'other.name as about_name'])
        .orderBy('care_act.at', 'desc')
        .orderBy('care_act.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return found.map((act) => ({
        id: act.id,
        at: act.at,
        by: someone(act.by_id, act.by_name),
        deed: act.deed,
        about: someone(act.about_id, act.about_name),
        report: act.report_id,
        until: act.until,
        note: act.note,
      }));
    },

    async countActs(of) {
      const { count } = await actsOf(of)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async removeOldCare(before) {
      const old = await db.deleteFrom('report').where('decided', '<', before).executeTakeFirst();
      await db.deleteFrom('care_act').where('at', '<', before).execute();
      await db.deleteFrom('notice').where('at', '<', before).execute();
      await db.deleteFrom('measure').where('until', '<', before).execute();
      return Number(old.numDeletedRows);
    },
  };
}

/** It explains the rest to whom it is told. */
const banFirst = (one: { kind: MeasureKind }, other: { kind: MeasureKind }): number =>
  Number(other.kind === 'ban') - Number(one.kind === 'ban');

async function decide(
  trx: Database,
  id: string,
  moderator: string,
  { measures, note: words }: ReportVerdict,
  at: number,
): Promise<string[] | null> {
  const found = await trx
    .updateTable('report')
    .set({ decided: at })
    .where('id', '=', id)
    .where('decided', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  if (!found) return null;
  const person = found.person_id;
  for (const { kind, until, name } of measures) {
    await trx
      .insertInto('measure')
      .values({ person_id: person, kind, at, until, note: words })
      .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet({ at, until, note: words }))
      .execute();
    if (kind === 'name' && name !== null) await rename(trx, person, name, at);
  }
  const deeds: { deed: Deed; until: number | null }[] =
    measures.length > 0
      ? [...measures].sort(banFirst).map(({ kind, until }) => ({ deed: kind, until }))
      : [{ deed: words === '' ? 'none' : 'word', until: null }];
  for (const [i, { deed, until }] of deeds.entries()) {
    await note(trx, { at, by: moderator, deed, about: person, report: id, until, note: words });
    // read in this order, and the same words are not told with each
    if (deed !== 'none') await tell(trx, person, { at: at + i, kind: deed, until, note: i === 0 ? words : '' });
  }
  const voices = await trx
    .selectFrom('report_voice')
    .select('by_id')
    .where('report_id', '=', id)
    .where('by_id', 'is not', null)
    .$narrowType<{ by_id: string }>()
    .execute();
  const tellers = voices.map(({ by_id }) => by_id);
  for (const teller of tellers) await tell(trx, teller, { at, kind: 'looked-at', until: null, note: '' });
  return tellers;
}

/** In results too, which keep names as they were; at tables it is done later. */
async function rename(trx: Database, person: string, name: string, at: number): Promise<void> {
  await namesOn(trx).renameAtTables(person, name, at);
  await trx.updateTable('result_seat').set({ name }).where('who', '=', person).execute();
}

interface NewAct {
  at: number;
  by: string;
  deed: Deed;
  about: string;
  report: string | null;
  until: number | null;
  note: string;
}

async function note(trx: Database, { at, by, deed, about, report, until, note: words }: NewAct): Promise<void> {
  await trx
    .insertInto('care_act')
    .values({ id: newId(), at, by_id: by, deed, about_id: about, report_id: report, until, note: words })
    .execute();
}

/** Who has gone meanwhile is not told. */
async function tell(
  trx: Database,
  person: string,
  { at, kind, until, note: words }: { at: number; kind: NoticeKind; until: number | null; note: string },
): Promise<void> {
  const found = await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .where('leaving', 'is', null)
    .executeTakeFirst();
  if (found)
    await trx.insertInto('notice').values({ id: newId(), person_id: person, at, kind, until, note: words }).execute();
}
