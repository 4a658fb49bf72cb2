/** Who is invited to which table. Where they are told of their turn they are told of it too, as long as it is so. */
import type { Transaction } from 'kysely';
import { nudgeAt } from './nudging.ts';
import type { Person } from './people.ts';
import { tableRow } from './rows.ts';
import type { TableRow } from './store.ts';
import type { Database, Tables } from './tables.ts';

export interface NewInvitation {
  table: string;
  person: string;
  by: string;
  at: number;
  /** The line that the table has come to. */
  seq: number;
  /** False: it never comes to the person, who keeps away from the host. */
  isTold: boolean;
}

export interface Invitations {
  /** Where too many wait for the person the oldest goes: nobody is kept from inviting them by what others have sent. */
  invite(invitation: NewInvitation): Promise<'invited' | 'too-many'>;
  /** The host takes it back; whether the invited sees a difference. What was declined stays so, and is hidden. */
  uninvite(table: string, person: string, at: number): Promise<boolean>;
  /** Whether there was one. */
  declineInvitation(person: string, table: string, at: number): Promise<boolean>;
  /** Tables that wait to which someone is invited, the latest first, whether there is a chair or not. */
  invitationsOf(person: string): Promise<{ row: TableRow; by: Person; at: number }[]>;
  /** All who are invited to a table, the first first. */
  invitedTo(table: string): Promise<{ person: Person; at: number; isDeclined: boolean }[]>;
  /**
   * The table has moved: those who sit there are invited no more, and nobody is once it does not wait (`isOver`). Where it
   * is full (`isFull`) nobody is told of it outside any more. Returns those who were invited.
   */
  settleInvitations(
    table: string,
    now: { seated: readonly string[]; isOver: boolean; isFull: boolean; at: number },
  ): Promise<string[]>;
}

/** That wait for an answer: at one table, for one person by one other, and for one person by all. */
const MOST_AT_TABLE = 20;
const MOST_OF_PAIR = 5;
const MOST_OF_PERSON = 50;

const OPEN = 0;
const DECLINED = 1;
const WITHDRAWN = 2;

type Trx = Transaction<Tables>;

export function invitationsOn(db: Database): Invitations {
  return {
    invite: (invitation) => db.transaction().execute((trx) => invite(trx, invitation)),

    uninvite: (table, person, at) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('invitation')
          .where('table_id', '=', table)
          .where('person_id', '=', person)
          .where('declined', '=', OPEN)
          .executeTakeFirst();
        await trx
          .updateTable('invitation')
          .set({ declined: WITHDRAWN })
          .where('table_id', '=', table)
          .where('person_id', '=', person)
          .execute();
        await nudgeAt(trx, [person], { table, what: 'invite', at, seq: null });
        return numDeletedRows > 0n;
      }),

    declineInvitation: (person, table, at) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('invitation')
          .set({ declined: DECLINED })
          .where('table_id', '=', table)
          .where('person_id', '=', person)
          .where('declined', '!=', WITHDRAWN)
          .executeTakeFirst();
        await nudgeAt(trx, [person], { table, what: 'invite', at, seq: null });
        return numUpdatedRows > 0n;
      }),

    async invitationsOf(person) {
      const found = await db
        .selectFrom('invitation')
        .innerJoin('game_table', 'game_table.id', 'invitation.table_id')
        .innerJoin('person', 'person.id', 'invitation.by_id')
        .selectAll('game_table')
        .select(['person.id as by', 'person.name', 'invitation.at'])
        .where('invitation.person_id', '=', person)
        .where('invitation.declined', '=', OPEN)
        .where('game_table.status', '=', 'gathering')
        .where('person.leaving', 'is', null)
        .orderBy('invitation.at', 'desc')
        .orderBy('game_table.id')
        .execute();
      return found.map(({ by, name, at, ...row }) => ({ row: tableRow(row), by: { id: by, name }, at }));
    },

    async invitedTo(table) {
      const found = await db
        .selectFrom('invitation')
        .innerJoin('person', 'person.id', 'invitation.person_id')
        .select(['person.id', 'person.name', 'invitation.at', 'invitation.declined'])
        .where('invitation.table_id', '=', table)
        .where('invitation.declined', '!=', WITHDRAWN)
        .where('person.leaving', 'is', null)
        .orderBy('invitation.at')
        .orderBy('person.id')
        .execute();
      return found.map(({ id, name, at, declined }) => ({
        person: { id, name },
        at,
        isDeclined: declined === DECLINED,
      }));
    },

    async settleInvitations(table, { seated, isOver, isFull, at }) {
      // most tables have none
      const found = await db.selectFrom('invitation').select('person_id').where('table_id', '=', table).execute();
      if (found.length === 0) return [];
      const people = found.map(({ person_id }) => person_id);
      const done = isOver ? people : people.filter((person) => seated.includes(person));
      await db.transaction().execute(async (trx) => {
        if (done.length > 0)
          await trx.deleteFrom('invitation').where('table_id', '=', table).where('person_id', 'in', done).execute();
        await nudgeAt(trx, isFull ? people : done, { table, what: 'invite', at, seq: null });
      });
      return people;
    },
  };
}

async function invite(
  trx: Trx,
  { table, person, by, at, seq, isTold }: NewInvitation,
): Promise<'invited' | 'too-many'> {
  const known = await trx
    .selectFrom('invitation')
    .select(['by_id', 'declined'])
    .where('table_id', '=', table)
    .where('person_id', '=', person)
    .executeTakeFirst();
  if (known && known.declined !== OPEN) {
    // the host sees again what has become of it, and the invited hears nothing
    await trx
      .updateTable('invitation')
      .set({ declined: DECLINED })
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .execute();
    return 'invited';
  }
  if (known?.by_id === by) return 'invited';
  const waiting = trx
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('declined', '=', OPEN);
  const atTable = await waiting.where('table_id', '=', table).executeTakeFirstOrThrow();
  const ofPair = await waiting.where('person_id', '=', person).where('by_id', '=', by).executeTakeFirstOrThrow();
  if ((!known && Number(atTable.count) >= MOST_AT_TABLE) || Number(ofPair.count) >= MOST_OF_PAIR) return 'too-many';
  // what someone else has sent them stays as it is
  if (known && !isTold) return 'invited';
  if (isTold) await makeRoom(trx, person, at);
  const written = await trx
    .insertInto('invitation')
    .values({ table_id: table, person_id: person, by_id: by, at, declined: OPEN })
    // the table had another host, of whom they may never have heard
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'person_id'])
        .doUpdateSet({ by_id: by, at })
        .where('invitation.declined', '=', OPEN),
    )
    .returning('person_id')
    .execute();
  if (written.length > 0 && isTold) await nudgeAt(trx, [person], { table, what: 'invite', at, seq });
  return 'invited';
}

/** For one more: the oldest go. Those that never come to the person, who keeps apart from whoever sent them, take no room. */
async function makeRoom(trx: Trx, person: string, at: number): Promise<void> {
  const shown = await trx
    .selectFrom('invitation')
    .select('table_id')
    .where('person_id', '=', person)
    .where('declined', '=', OPEN)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('block')
            .select('block.at')
            .where(({ eb, or, and, ref }) =>
              or([
                and([eb('block.person_id', '=', person), eb('block.other_id', '=', ref('invitation.by_id'))]),
                and([eb('block.other_id', '=', person), eb('block.person_id', '=', ref('invitation.by_id'))]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('table_id')
    .execute();
  for (const { table_id } of shown.slice(MOST_OF_PERSON - 1)) {
    await trx.deleteFrom('invitation').where('table_id', '=', table_id).where('person_id', '=', person).execute();
    await nudgeAt(trx, [person], { table: table_id, what: 'invite', at, seq: null });
  }
}

/** Someone keeps away from another: neither is invited by the other any more, and nothing of it is told outside. */
export async function endInvitations(trx: Trx, person: string, other: string, at: number): Promise<void> {
  const theirs = await trx
    .selectFrom('invitation')
    .select('table_id')
    .where('person_id', '=', person)
    .where('by_id', '=', other)
    .execute();
  // these stay in the list of the other, who is not told why nobody comes
  for (const { table_id } of theirs) await nudgeAt(trx, [person], { table: table_id, what: 'invite', at, seq: null });
  const mine = await trx
    .deleteFrom('invitation')
    .where('person_id', '=', other)
    .where('by_id', '=', person)
    .returning('table_id')
    .execute();
  for (const { table_id } of mine) await nudgeAt(trx, [other], { table: table_id, what: 'invite', at, seq: null });
}

/** A guest has become an account. */
export async function adoptInvitations(trx: Database, from: string, to: string): Promise<void> {
  for (const row of await trx.selectFrom('invitation').selectAll().where('person_id', '=', from).execute())
    await trx
      .insertInto('invitation')
      .values({ ...row, person_id: to })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await trx.updateTable('invitation').set({ by_id: to }).where('by_id', '=', from).execute();
}

/** Of someone who is leaving: all that others have of them goes too. */
export async function forgetCompany(trx: Database, person: string): Promise<void> {
  await trx.deleteFrom('friend').where('other_id', '=', person).execute();
  await trx.deleteFrom('invitation').where('by_id', '=', person).execute();
  for (const table of ['friend', 'invitation', 'company', 'match_place'] as const)
    await trx.deleteFrom(table).where('person_id', '=', person).execute();
}
