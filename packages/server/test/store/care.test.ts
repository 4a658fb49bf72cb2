import type { MeasureKind } from '@polis/client';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';

const [ANN, BOB, CID, MO] = ['ann', 'bob', 'cid', 'mo'];
const AT = 1_700_000_000_000;

async function people(store: Store): Promise<Store> {
  for (const id of [ANN, BOB, CID, MO]) await store.addPerson({ id, name: id.toUpperCase() }, AT);
  return store;
}

const report = (store: Store, by: string, about: string, at = AT, text = 'so rude'): Promise<void> =>
  store.report(by, { person: about, table: null, line: null, reason: 'insults', text }, at);

const openIds = async (store: Store): Promise<string[]> => (await store.reports(true, '', 10, 0)).map(({ id }) => id);

async function decides(store: Store, kind: MeasureKind, until: number | null, at = AT): Promise<void> {
  const [id] = await openIds(store);
  const name = kind === 'name' ? 'Bee' : null;
  await store.decide(id, MO, { measures: [{ kind, until, name }], note: 'a word' }, at);
}

onBothEngines(({ fresh, open }) => {
  test('a measure ends by itself, and a later one replaces it', async () => {
    const store = await people(await open());
    await report(store, ANN, BOB);
    await decides(store, 'ban', AT + 10);
    expect(await store.measuresOf(BOB, AT + 9)).toEqual([{ kind: 'ban', until: AT + 10 }]);
    expect(await store.measuresOf(BOB, AT + 10)).toEqual([]);
    // what has ended is not ended once more
    expect(await store.lift(BOB, 'ban', MO, AT + 10)).toBe(false);
    expect((await store.apartAmong([ANN, BOB], AT)).banned).toEqual([BOB]);
    await report(store, ANN, BOB, AT + 20);
    await decides(store, 'ban', null, AT + 20);
    expect(await store.measuresOf(BOB, AT + 1e12)).toEqual([{ kind: 'ban', until: null }]);
    expect(await store.careNews(AT + 20)).toEqual([BOB]);
    expect(await store.careNews(AT + 21)).toEqual([]);
    expect((await store.acts({}, 10, 0)).map(({ deed, until }) => [deed, until])).toEqual([
      ['ban', null],
      ['ban', AT + 10],
    ]);
  });

  test('lists are read in parts, and say how long they are; without what is about one person', async () => {
    const store = await people(await open());
    const others = Array.from({ length: 5 }, (_, i) => `p${i}`);
    for (const id of others) await store.addPerson({ id, name: id }, AT);
    for (const [i, id] of [...others, MO].entries()) await report(store, ANN, id, AT + i);
    expect(await store.countReports(true, MO)).toBe(5);
    const first = await store.reports(true, MO, 3, 0);
    const rest = await store.reports(true, MO, 3, 3);
    expect([...first, ...rest].map(({ about }) => about.id)).toEqual([...others].reverse());
    for (const [i, { id }] of [...rest, ...first].entries())
      await store.decide(id, CID, { measures: [{ kind: 'mute', until: AT + 100, name: null }], note: '' }, AT + 10 + i);
    expect([await store.countReports(true, MO), await store.countReports(false, MO)]).toEqual([0, 5]);
    const of = { notAbout: 'p3' };
    expect([await store.countActs({}), await store.countActs(of), await store.countActs({ about: 'p3' })]).toEqual([
      5, 4, 1,
    ]);
    expect([await store.acts(of, 3, 0), await store.acts(of, 3, 3)].map(({ length }) => length)).toEqual([3, 1]);
    expect([await store.countMeasures(AT + 99, of), await store.countMeasures(AT + 100, of)]).toEqual([4, 0]);
    const inForce = [...(await store.measures(AT + 99, of, 3, 0)), ...(await store.measures(AT + 99, of, 3, 3))];
    expect(new Set(inForce.map(({ about }) => about.id))).toEqual(new Set(['p0', 'p1', 'p2', 'p4']));
  });

  test('of several measures each is told, the moderator’s words once', async () => {
    const store = await people(await open());
    await report(store, ANN, BOB);
    const measures = (['mute', 'ban'] as const).map((kind) => ({ kind, until: null, name: null }));
    await store.decide((await openIds(store))[0], MO, { measures, note: 'a word' }, AT);
    expect((await store.notices(BOB)).map(({ kind, note }) => [kind, note])).toEqual([
      ['ban', 'a word'],
      ['mute', ''],
    ]);
  });

  test('what was decided about a guest, and whom they keep away from, goes into the account they sign in to', async () => {
    const store = await people(await open());
    await report(store, ANN, BOB);
    await decides(store, 'mute', AT + 50);
    await report(store, ANN, CID);
    await decides(store, 'mute', AT + 5);
    await report(store, CID, ANN);
    await report(store, BOB, ANN);
    await report(store, ANN, BOB, AT, 'again');
    for (const [one, other] of [
      [BOB, ANN],
      [ANN, BOB],
      [ANN, CID],
      [BOB, CID],
    ])
      expect(await store.block(one, other, AT)).toBe(true);
    await store.adopt(BOB, CID);
    expect(await store.measuresOf(CID, AT)).toEqual([{ kind: 'mute', until: AT + 50 }]);
    expect(await store.apartFrom(CID)).toEqual([ANN]);
    expect((await store.blocked(ANN)).map(({ id }) => id)).toEqual([CID]);
    // also from what they said as a guest
    expect(await store.apartFrom(ANN)).toEqual([CID, BOB]);
    expect([await store.idNow(BOB), await store.idNow(ANN)]).toEqual([CID, ANN]);
    const found = await store.reports(true, '', 10, 0);
    expect(found.map(({ about, voices }) => [about.id, voices]).sort()).toEqual([
      [ANN, 1],
      [CID, 1],
    ]);
    expect((await store.notices(CID)).filter(({ kind }) => kind === 'mute').length).toBe(2);
  });

  test('who is forgotten is in no report, no log and on nobody’s list; what they reported still counts', async () => {
    const url = await fresh();
    const store = await people(await open(url));
    await store.setModerator(MO, AT);
    await report(store, BOB, ANN, AT, 'my name is bob');
    await report(store, ANN, BOB);
    await store.block(ANN, BOB, AT);
    const [about] = (await store.reports(true, ANN, 10, 0)).map(({ id }) => id);
    await store.decide(about, MO, { measures: [{ kind: 'name', until: null, name: 'Bobby' }], note: 'no, bob' }, AT);
    const own = await store.careOf(BOB);
    expect(own).toMatchObject({
      reports: [{ person: ANN, text: 'my name is bob' }],
      reported: [{ reason: 'insults' }],
      decisions: [{ deed: 'name', note: 'no, bob' }],
    });
    // who said it, and how, is not told
    expect(JSON.stringify(own.reported)).not.toMatch(/ann|rude/i);
    for (const id of [BOB, MO]) {
      await store.startLeaving(id, AT);
      await store.removePerson(id);
    }
    const [kept] = await openIds(store);
    expect(await store.keptReport(kept)).toMatchObject({
      about: { id: ANN },
      told: [{ by: { id: '', name: '' }, reason: 'insults', text: '' }],
    });
    for (const wanted of [{}, { notAbout: ANN }])
      expect(await store.acts(wanted, 10, 0)).toMatchObject([{ by: { name: '' }, about: { name: '' }, note: '' }]);
    expect(await store.blocked(ANN)).toEqual([]);
    expect(await store.moderators()).toEqual([]);
    const db = await openDatabase(url);
    for (const table of ['report', 'report_voice', 'measure', 'notice', 'care_act', 'block'] as const) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
      expect(JSON.stringify(rows), table).not.toMatch(/"(bob|mo)"|bob/i);
    }
    await db.destroy();
  });

  test('reports that were decided long ago go, with the log; those that wait stay', async () => {
    const store = await people(await open());
    await report(store, ANN, BOB);
    await decides(store, 'mute', null, AT + 5);
    await report(store, ANN, BOB);
    expect(await store.removeOldCare(AT + 5)).toBe(0);
    expect(await store.removeOldCare(AT + 6)).toBe(1);
    expect((await openIds(store)).length).toBe(1);
    expect(await store.acts({}, 10, 0)).toEqual([]);
    expect(await store.notices(BOB)).toEqual([]);
    expect((await store.measuresOf(BOB, AT)).length).toBe(1);
  });
});
