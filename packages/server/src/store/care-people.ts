/** What becomes of care when a guest signs in to an account, and when someone wants to be forgotten. */
import type { Transaction } from 'kysely';
import { endCompany } from './friends.ts';
import { endInvitations } from './invitations.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Database, Tables } from './tables.ts';

type Trx = Transaction<Tables>;

/** All that was decided or said about the guest is about the account now: signing in is no way around it. */
export async function adoptCare(trx: Trx, from: string, to: string): Promise<void> {
  await moveBlocks(trx, from, to);
  await moveMeasures(trx, from, to);
  await trx.updateTable('report').set({ person_id: to }).where('person_id', '=', from).execute();
  await trx.updateTable('notice').set({ person_id: to }).where('person_id', '=', from).execute();
  await trx.updateTable('care_act').set({ about_id: to }).where('about_id', '=', from).execute();
  // who has reported the same as both stays one
  const both = trx.selectFrom('report_voice').select('report_id').where('by_id', '=', to);
  await trx.deleteFrom('report_voice').where('by_id', '=', from).where('report_id', 'in', both).execute();
  await trx.updateTable('report_voice').set({ by_id: to }).where('by_id', '=', from).execute();
}

async function moveBlocks(trx: Trx, from: string, to: string): Promise<void> {
  const found = await trx
    .selectFrom('block')
    .selectAll()
    .where(({ eb, or }) => or([eb('person_id', '=', from), eb('other_id', '=', from)]))
    .execute();
  const same = (id: string): string => (id === from ? to : id);
  await oneAtATime(trx, [to, ...found.flatMap(({ person_id, other_id }) => [person_id, other_id])]);
  // nobody keeps away from themselves
  for (const { person_id, other_id, at } of found)
    if (same(person_id) !== same(other_id)) {
      await trx
        .insertInto('block')
        .values({ person_id: same(person_id), other_id: same(other_id), at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await endCompany(trx, same(person_id), same(other_id), at);
      await endInvitations(trx, same(person_id), same(other_id), at);
    }
}

/** Of two that are the same the longer one holds. */
async function moveMeasures(trx: Database, from: string, to: string): Promise<void> {
  for (const { kind, at, until, note } of await trx
    .selectFrom('measure')
    .selectAll()
    .where('person_id', '=', from)
    .execute()) {
    const own = await trx
      .selectFrom('measure')
      .select('until')
      .where('person_id', '=', to)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (own && (own.until === null || (until !== null && until <= own.until))) continue;
    await trx
      .insertInto('measure')
      .values({ person_id: to, kind, at, until, note })
      .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet({ at, until, note }))
      .execute();
  }
}

/** What they have reported still counts, without their name and words; the log of moderators says no more whom it is about. */
export async function forgetCare(trx: Database, person: string): Promise<void> {
  await trx.updateTable('report_voice').set({ by_id: null, text: '' }).where('by_id', '=', person).execute();
  await trx.updateTable('care_act').set({ by_id: null }).where('by_id', '=', person).execute();
  await trx.updateTable('care_act').set({ about_id: null, note: '' }).where('about_id', '=', person).execute();
  await trx.deleteFrom('block').where('other_id', '=', person).execute();
  for (const table of ['moderator', 'block', 'measure', 'report', 'notice'] as const)
    await trx.deleteFrom(table).where('person_id', '=', person).execute();
}
