/** What was said around a line that someone has reported, as the journal of the table has it. */
import type { ChatLine, ReportDetail } from '@polis/client';
import { peopleNamed, readLine } from '../room/index.ts';
import type { Store } from '../store/store.ts';

/** Lines before and after the one it is about; without one, as many before the report as both together. */
const AROUND = 10;

async function saidAt(store: Pick<Store, 'lines'>, table: string): Promise<ChatLine[]> {
  return (await store.lines(table)).flatMap((line) => {
    const { at, fact } = readLine(line);
    return fact.fact === 'said' && fact.text !== '' ? [{ at, person: fact.person, text: fact.text }] : [];
  });
}

const idsOf = async (store: Pick<Store, 'formerIds'>, person: string): Promise<string[]> => [
  person,
  ...(await store.formerIds(person)),
];

/** Whether someone has sat, spoken or done anything at a table, also as the guest that they were. */
export async function wasThere(
  store: Pick<Store, 'lines' | 'formerIds'>,
  table: string,
  person: string,
): Promise<boolean> {
  const ids = await idsOf(store, person);
  return (await store.lines(table)).some((line) =>
    peopleNamed({ action: line.action, fact: readLine(line).fact }).some((id) => ids.includes(id)),
  );
}

/** Whether someone has said something at a table at this time, also as the guest that they were. */
export async function hasSaid(
  store: Pick<Store, 'lines' | 'formerIds'>,
  table: string,
  line: number,
  person: string,
): Promise<boolean> {
  const ids = await idsOf(store, person);
  return (await saidAt(store, table)).some(({ at, person: who }) => at === line && ids.includes(who.id));
}

export async function saidAround(
  store: Pick<Store, 'lines' | 'formerIds'>,
  { table, line, first, about }: { table: string | null; line: number | null; first: number; about: { id: string } },
): Promise<ReportDetail['chat']> {
  if (table === null) return [];
  const ids = await idsOf(store, about.id);
  const said = (await saidAt(store, table)).map((one) => ({
    ...one,
    isReported: one.at === line && ids.includes(one.person.id),
  }));
  const reported = said.findIndex(({ isReported }) => isReported);
  if (reported >= 0) return said.slice(Math.max(0, reported - AROUND), reported + AROUND + 1);
  return said.filter(({ at }) => at <= first).slice(-2 * AROUND);
}
