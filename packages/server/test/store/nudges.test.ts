/** What people are to be told is written with the line that makes it so, and claimed by one node at a time. */
import { expect, test } from 'vitest';
import type { NewChannel, NudgeWish } from '../../src/store/nudges.ts';
import type { Owed, Settled } from '../../src/store/outbox.ts';
import type { Store, Turns } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';
import { line, session } from './lines.ts';

const AT = 1_700_000_000_000;
const WISH: NudgeWish = { mode: 'always', hour: 8, quiet: null, zone: 'UTC', language: 'en', ends: true, remind: 3 };

const channel = (id: string, changes: Partial<NewChannel> = {}): NewChannel => ({
  id,
  kind: 'webhook',
  form: 'json',
  address: `https://example.org/${id}`,
  keys: '',
  secret: `secret-${id}`,
  name: id,
  table: null,
  session: null,
  confirmed: AT,
  ...changes,
});

const turns = (changes: Partial<Turns>): { turns: Turns } => ({
  turns: { asked: [], done: [], over: [], clocks: [], ...changes },
});

/** Ann, who is told, and Bob, who is not, at a table. */
async function annAndBob(store: Store): Promise<void> {
  for (const id of ['ann', 'bob']) await store.addPerson({ id, name: id }, AT);
  await store.beginNudges('ann', WISH);
  await store.addChannel('ann', channel('c1'), AT);
  await store.append([line('t', 1)]);
}

const claim = (store: Store, now = AT + 1000): Promise<Owed[]> => store.claimNudges(now, now + 500, 10);

const nothing = ({ person, version, channels }: Owed): Settled => ({
  person,
  version,
  due: null,
  channels,
  lost: [],
  told: [],
  gone: [],
  failures: [],
});

onBothEngines(({ open }) => {
  test('a turn is owed from its line on, until it is over; to nobody who does not want to know', async () => {
    const store = await open();
    await annAndBob(store);
    expect(await claim(store)).toEqual([]);
    await store.append([line('t', 2, turns({ asked: ['ann', 'bob'] }))]);
    const [owed, ...others] = await claim(store);
    expect(others).toEqual([]);
    expect(owed).toMatchObject({ person: 'ann', nudges: [{ table: 't', what: 'turn', seq: 2, at: AT + 2 }] });
    expect(owed.channels).toMatchObject([{ id: 'c1', told: '[]' }]);
    await store.settleNudges({ ...nothing(owed), told: owed.nudges }, AT);
    expect(await claim(store)).toEqual([]);
    await store.append([line('t', 3, turns({ done: ['ann'] }))]);
    expect(await claim(store, AT + 5000)).toMatchObject([{ person: 'ann', nudges: [] }]);
  });

  test('what was never told need not be taken back', async () => {
    const store = await open();
    await annAndBob(store);
    await store.append([line('t', 2, turns({ asked: ['ann'] }))]);
    const [owed] = await claim(store);
    await store.settleNudges({ ...nothing(owed), due: AT + 60_000 }, AT);
    await store.append([line('t', 3, turns({ done: ['ann'] }))]);
    expect(await claim(store, AT + 10_000)).toEqual([]);
    expect(await claim(store, AT + 60_000)).toMatchObject([{ nudges: [] }]);
  });

  test('a line that is refused tells nobody anything', async () => {
    const store = await open();
    await annAndBob(store);
    expect(await store.append([line('t', 1, turns({ asked: ['ann'] }))])).toEqual(['number-taken']);
    expect(await store.append([line('gone', 2, turns({ asked: ['ann'] }))])).toEqual(['gone']);
    expect(await claim(store)).toEqual([]);
  });

  test('of many who look one gets it; if that one dies, another does after a while', async () => {
    const store = await open();
    await annAndBob(store);
    await store.append([line('t', 2, turns({ asked: ['ann'] }))]);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(store)));
    expect(claims.flat()).toHaveLength(1);
    expect(await claim(store, AT + 1400)).toEqual([]);
    expect(await claim(store, AT + 1500)).toHaveLength(1);
  });

  test('what happens while it is told is looked at next', async () => {
    const store = await open();
    await annAndBob(store);
    await store.append([line('t', 2, turns({ asked: ['ann'] }))]);
    const [owed] = await claim(store);
    await store.append([line('t', 3, turns({ done: ['ann'] }))]);
    const told = [{ ...owed.channels[0], told: '[["t","turn",2]]' }];
    await store.settleNudges({ ...nothing(owed), channels: told, told: owed.nudges }, AT + 2000);
    expect(await claim(store, AT + 2000)).toMatchObject([{ nudges: [], channels: [{ told: '[["t","turn",2]]' }] }]);
  });

  test('many tables and nodes tell the same people at once', async () => {
    const store = await open();
    await annAndBob(store);
    await store.beginNudges('bob', WISH);
    await store.addChannel('bob', channel('c2'), AT);
    const tables = Array.from({ length: 12 }, (_, i) => `m${i}`);
    await store.append(tables.map((table) => line(table, 1)));
    const lines = (seq: number, some: readonly string[]) =>
      store.append(some.map((table, i) => line(table, seq, turns({ asked: i % 2 ? ['ann', 'bob'] : ['bob', 'ann'] }))));
    await Promise.all(tables.map((_, i) => lines(2, [tables[i], tables[(i + 5) % 12]].slice(0, 1 + (i % 2)))));
    const owed = await claim(store);
    expect(owed.map(({ person, nudges }) => [person, nudges.length]).sort()).toEqual([
      ['ann', 12],
      ['bob', 12],
    ]);
  });

  test('muted tables are silent; those of a table are told whoever has to move', async () => {
    const store = await open();
    await annAndBob(store);
    expect(await store.muteTable('ann', 't', true)).toBe(true);
    expect(await store.muteTable('ann', 'nowhere', true)).toBe(false);
    await store.append([line('t', 2, turns({ asked: ['ann'] }))]);
    const [owed] = await claim(store);
    expect(owed.nudges).toEqual([]);
    await store.settleNudges(nothing(owed), AT);
    await store.muteTable('ann', 't', false);
    await store.addChannel('ann', channel('c3', { table: 't' }), AT);
    await store.append([line('t', 3, turns({ asked: ['bob'] }))]);
    const [again] = await claim(store, AT + 5000);
    expect(again.nudges.map(({ what, seq }) => [what, seq])).toEqual([
      ['turn', 2],
      ['table', 3],
    ]);
    await store.settleNudges({ ...nothing(again), gone: again.nudges.slice(1) }, AT + 5000);
  });

  test('channels: of each kind so many, none twice, and those of a device go with it', async () => {
    const store = await open();
    await annAndBob(store);
    await store.addSession('ann', session('ann'));
    const push = (id: string, address = id) =>
      channel(id, { kind: 'push', form: '', address: `https://push/${address}`, session: 'session-ann' });
    for (let i = 0; i < 10; i++) expect(await store.addChannel('ann', push(`p${i}`), AT)).toBe(true);
    expect(await store.addChannel('ann', push('p10'), AT)).toBe(false);
    expect(await store.addChannel('ann', push('again', 'p9'), AT)).toBe(true);
    const ids = async () => (await store.nudgesOf('ann')).channels.map(({ id }) => id);
    expect(await ids()).toHaveLength(11);
    await store.endSession('ann', 'session-ann');
    expect(await ids()).toEqual(['c1']);
    expect(await store.removeChannel('bob', 'c1')).toBe(false);
    expect(await store.removeChannel('ann', 'c1')).toBe(true);
  });

  test('an address is confirmed once, in time, and ended by its secret', async () => {
    const store = await open();
    await annAndBob(store);
    const mail = channel('m', { kind: 'mail', form: '', keys: 'hash', secret: 'end', confirmed: null });
    await store.addChannel('ann', mail, AT);
    expect(await store.confirmChannel('hash', AT + 1, AT)).toBe(false);
    expect(await store.confirmChannel('hash', AT, AT)).toBe(true);
    expect(await store.confirmChannel('hash', AT, AT)).toBe(false);
    await store.addChannel('ann', { ...mail, id: 'm2', address: 'other', keys: 'other', secret: 'other' }, AT);
    await store.removeOldNudges(AT + 1);
    expect((await store.nudgesOf('ann')).channels.map(({ id }) => id)).toEqual(['c1', 'm']);
    expect(await store.endChannel('secret-c1')).toBe(false);
    expect(await store.endChannel('end')).toBe(true);
    expect(await store.endChannel('end')).toBe(false);
  });

  test('failures are listed by what was sent, and go with the channel', async () => {
    const store = await open();
    await annAndBob(store);
    await store.append([line('t', 2, turns({ asked: ['ann'] }))]);
    const [owed] = await claim(store);
    const failure = { channel: 'c1', delivery: 'd', at: AT, tries: 1, why: 'timeout', isGivenUp: false };
    const strange = { ...failure, channel: 'gone' };
    await store.settleNudges({ ...nothing(owed), due: AT, failures: [failure, strange] }, AT);
    const [again] = await claim(store);
    await store.settleNudges({ ...nothing(again), failures: [{ ...failure, tries: 2, isGivenUp: true }] }, AT);
    expect((await store.nudgesOf('ann')).failures).toEqual([{ ...failure, tries: 2, isGivenUp: true }]);
    await store.removeChannel('ann', 'c1');
    expect((await store.nudgesOf('ann')).failures).toEqual([]);
  });

  test('who wants to be forgotten is told nothing more, at once', async () => {
    const store = await open();
    await annAndBob(store);
    await store.append([line('t', 2, turns({ asked: ['ann'] }))]);
    const [owed] = await claim(store);
    await store.startLeaving('ann', AT);
    expect(await store.nudgesOf('ann')).toEqual({ wish: null, channels: [], muted: [], failures: [] });
    await store.settleNudges({ ...nothing(owed), due: AT, told: owed.nudges }, AT);
    expect(await claim(store, AT + 9000)).toEqual([]);
    await store.removePerson('ann');
  });

  test('late is who should have been told a while ago', async () => {
    const store = await open();
    await annAndBob(store);
    await store.append([line('t', 2, turns({ asked: ['ann'] }))]);
    expect(await store.lateNudges(AT)).toBe(0);
    expect(await store.lateNudges(AT + 60_000)).toBe(1);
  });
});
