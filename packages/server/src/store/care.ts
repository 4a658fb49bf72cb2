/** Who looks after people here, what is decided about whom, who keeps away from whom, and what people are to be told. */
import type { Measure, MeasureShown, Notice } from '@polis/client';
import type { ExpressionBuilder } from 'kysely';
import { endCompany } from './friends.ts';
import { endInvitations } from './invitations.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Person } from './people.ts';
import type { Apart } from './store.ts';
import type { Database, Tables } from './tables.ts';

export interface Moderator {
  person: Person;
  /** The name they sign in with; null without a password. */
  login: string | null;
  since: number;
}

/** Of one person, of all others, or of everyone. */
export interface Whom {
  about?: string;
  notAbout?: string;
}

/** All that care keeps of someone, for themselves. */
export interface OwnCare {
  blocked: string[];
  /** What they have reported. */
  reports: { at: number; person: string; table: string | null; reason: string; text: string; decided: number | null }[];
  /** What was reported of them; who did so is theirs to tell. */
  reported: { at: number; table: string | null; reason: string; decided: number | null }[];
  decisions: { at: number; deed: string; until: number | null; note: string }[];
}

export interface Care {
  isModerator(person: string): Promise<boolean>;
  /** The first first. */
  moderators(): Promise<Moderator[]>;
  /** `since` null: no more. */
  setModerator(person: string, since: number | null): Promise<void>;

  /** False if either is nobody, or they keep away from too many already. */
  block(person: string, other: string, at: number): Promise<boolean>;
  unblock(person: string, other: string): Promise<void>;
  /** From whom someone wants to keep away. */
  blocked(person: string): Promise<Person[]>;
  /** Those with whom someone does not meet, whoever of the two wants it so; also as those whom they were before. */
  apartFrom(person: string): Promise<string[]>;
  apartAmong(people: readonly string[], now: number): Promise<Apart>;

  /** What is in force for someone at this time. */
  measuresOf(person: string, now: number): Promise<Measure[]>;
  /** In force at this time, the latest first. */
  measures(now: number, of: Whom, limit: number, offset: number): Promise<MeasureShown[]>;
  countMeasures(now: number, of: Whom): Promise<number>;
  /** Those about whom something was decided since then, or who keep away from someone. */
  careNews(since: number): Promise<string[]>;

  /** The earliest first. */
  notices(person: string): Promise<Notice[]>;
  /** They have read it. */
  removeNotice(person: string, id: string): Promise<boolean>;

  careOf(person: string): Promise<OwnCare>;
}

const MOST_BLOCKED = 500;

export const isInForce =
  (now: number) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'measure'>) =>
    or([eb('measure.until', 'is', null), eb('measure.until', '>', now)]);

export function careOn(db: Database): Care {
  function measuresNow(now: number, { about, notAbout }: Whom) {
    const all = db.selectFrom('measure').where(isInForce(now));
    if (about !== undefined) return all.where('measure.person_id', '=', about);
    return notAbout === undefined ? all : all.where('measure.person_id', '!=', notAbout);
  }

  return {
    async isModerator(person) {
      const found = await db.selectFrom('moderator').select('since').where('person_id', '=', person).executeTakeFirst();
      return found !== undefined;
    },

    async moderators() {
      const found = await db
        .selectFrom('moderator')
        .innerJoin('person', 'person.id', 'moderator.person_id')
        .leftJoin('login', 'login.person_id', 'moderator.person_id')
        .select(['person.id', 'person.name', 'login.name as login', 'moderator.since'])
        .orderBy('moderator.since')
        .orderBy('person.id')
        .execute();
      return found.map(({ id, name, login, since }) => ({ person: { id, name }, login, since }));
    },

    async setModerator(person, since) {
      if (since === null) await db.deleteFrom('moderator').where('person_id', '=', person).execute();
      else
        await db
          .insertInto('moderator')
          .values({ person_id: person, since })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },

    async block(person, other, at) {
      const known = await db
        .selectFrom('person')
        .select('id')
        .where('id', 'in', [person, other])
        .where('leaving', 'is', null)
        .execute();
      const before = await db
        .selectFrom('block')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', person)
        .executeTakeFirstOrThrow();
      if (known.length < 2 || Number(before.count) >= MOST_BLOCKED) return false;
      await db.transaction().execute(async (trx) => {
        await oneAtATime(trx, [person, other]);
        await trx
          .insertInto('block')
          .values({ person_id: person, other_id: other, at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await endCompany(trx, person, other, at);
        await endInvitations(trx, person, other, at);
      });
      return true;
    },

    async unblock(person, other) {
      await db.deleteFrom('block').where('person_id', '=', person).where('other_id', '=', other).execute();
    },

    async blocked(person) {
      const found = await db
        .selectFrom('block')
        .innerJoin('person', 'person.id', 'block.other_id')
        .select(['person.id', 'person.name'])
        .where('block.person_id', '=', person)
        .orderBy('block.at')
        .execute();
      return found.map(({ id, name }) => ({ id, name }));
    },

    async apartFrom(person) {
      const found = await db
        .selectFrom('block')
        .select(['person_id', 'other_id'])
        .where(({ eb, or }) => or([eb('person_id', '=', person), eb('other_id', '=', person)]))
        .execute();
      const others = [
        ...new Set(found.map(({ person_id, other_id }) => (person_id === person ? other_id : person_id))),
      ];
      if (others.length === 0) return [];
      const former = await db.selectFrom('former').select('id').where('person_id', 'in', others).execute();
      return [...others, ...former.map(({ id }) => id)];
    },

    async apartAmong(people, now) {
      if (people.length === 0) return { banned: [], pairs: [] };
      const pairs = await db
        .selectFrom('block')
        .select(['person_id', 'other_id'])
        .where('person_id', 'in', people)
        .where('other_id', 'in', people)
        .execute();
      const banned = await db
        .selectFrom('measure')
        .select('person_id')
        .where('person_id', 'in', people)
        .where('kind', '=', 'ban')
        .where(isInForce(now))
        .execute();
      return {
        banned: banned.map(({ person_id }) => person_id),
        pairs: pairs.map(({ person_id, other_id }) => [person_id, other_id] as const),
      };
    },

    async measuresOf(person, now) {
      const found = await db
        .selectFrom('measure')
        .select(['kind', 'until'])
        .where('person_id', '=', person)
        .where(isInForce(now))
        .execute();
      return found.map(({ kind, until }) => ({ kind, until }));
    },

    async measures(now, of, limit, offset) {
      const found = await measuresNow(now, of)
        .innerJoin('person', 'person.id', 'measure.person_id')
        .select(['person.id', 'person.name', 'measure.kind', 'measure.at', 'measure.until', 'measure.note'])
        .orderBy('measure.at', 'desc')
        .orderBy('person.id')
        .orderBy('measure.kind')
        .limit(limit)
        .offset(offset)
        .execute();
      return found.map(({ id, name, kind, at, until, note }) => ({
        about: { id, name },
        kind,
        since: at,
        until,
        note,
      }));
    },

    async countMeasures(now, of) {
      const { count } = await measuresNow(now, of)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async careNews(since) {
      const decided = await db.selectFrom('measure').select('person_id').where('at', '>=', since).execute();
      const apart = await db.selectFrom('block').select(['person_id', 'other_id']).where('at', '>=', since).execute();
      return [
        ...new Set([
          ...decided.map(({ person_id }) => person_id),
          ...apart.flatMap(({ person_id, other_id }) => [person_id, other_id]),
        ]),
      ];
    },

    async notices(person) {
      const found = await db
        .selectFrom('notice')
        .select(['id', 'at', 'kind', 'until', 'note'])
        .where('person_id', '=', person)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return found.map(({ id, at, kind, until, note }) => ({ id, at, kind, until, note }));
    },

    async removeNotice(person, id) {
      const { numDeletedRows } = await db
        .deleteFrom('notice')
        .where('person_id', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    careOf: (person) => ownCare(db, person),
  };
}

async function ownCare(db: Database, person: string): Promise<OwnCare> {
  const voices = db
    .selectFrom('report_voice')
    .innerJoin('report', 'report.id', 'report_voice.report_id')
    .select([
      'report_voice.at',
      'report.person_id as person',
      'report.table_id as table',
      'report_voice.reason',
      'report_voice.text',
      'report.decided',
    ])
    .orderBy('report_voice.at');
  const blocks = await db
    .selectFrom('block')
    .select('other_id')
    .where('person_id', '=', person)
    .orderBy('at')
    .execute();
  const reports = await voices.where('report_voice.by_id', '=', person).execute();
  const reported = await voices.where('report.person_id', '=', person).execute();
  const acts = await db
    .selectFrom('care_act')
    .select(['at', 'deed', 'until', 'note'])
    .where('about_id', '=', person)
    .orderBy('at')
    .execute();
  return {
    blocked: blocks.map(({ other_id }) => other_id),
    reports: reports.map((report) => ({ ...report })),
    reported: reported.map(({ at, table, reason, decided }) => ({ at, table, reason, decided })),
    decisions: acts.map((act) => ({ ...act })),
  };
}
