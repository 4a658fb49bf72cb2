/** Friends, invitations and those who wait for a game: the same on both engines, also for two who write at once. */
import { expect, test } from 'vitest';
import type { NudgeWish } from '../../src/store/nudges.ts';
import type { Store } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';
import { line, row, seatResult } from './lines.ts';

const AT = 1_700_000_000_000;
const DAY = 24 * 3600 * 1000;
const WISH: NudgeWish = { mode: 'always', hour: 8, quiet: null, zone: 'UTC', language: 'en', ends: true, remind: 3 };
const PEOPLE = ['ann', 'bob', 'cid', 'dora'];

async function withPeople(store: Store): Promise<Store> {
  for (const id of PEOPLE) await store.addPerson({ id, name: id }, AT);
  return store;
}

const names = (all: readonly { person: { id: string } }[]): string[] => all.map(({ person }) => person.id);

async function listsOf(store: Store, person: string) {
  const { friends, asking, asked } = await store.companyOf(person);
  return { friends: names(friends), asking: names(asking), asked: names(asked) };
}

onBothEngines(({ fresh, open }) => {
  test("whoever keeps away is nobody's friend, also if the other accepts or asks in the same moment", async () => {
    const url = await fresh();
    const [here, there] = [await withPeople(await open(url)), await open(url)];
    for (let round = 0; round < 40; round++) {
      const [ann, bob] = [`ann-${round}`, `bob-${round}`];
      for (const id of [ann, bob]) await here.addPerson({ id, name: id }, AT);
      await here.askFriend(ann, bob, AT);
      const isByAsking = round % 2 === 1;
      await Promise.all([
        isByAsking ? there.askFriend(bob, ann, AT) : there.acceptFriend(bob, ann, AT),
        here.block(ann, bob, AT),
      ]);
      expect(await here.areFriends(ann, bob)).toBe(false);
      expect(await here.areFriends(bob, ann)).toBe(false);
    }
  });

  test('who is asked accepts, and both are friends until one ends it', async () => {
    const store = await withPeople(await open());
    expect(await store.askFriend('ann', 'bob', AT)).toBe('asked');
    expect(await store.askFriend('ann', 'bob', AT)).toBe('asked');
    expect(await store.askFriend('ann', 'nobody', AT)).toBe('nobody');
    expect(await listsOf(store, 'ann')).toEqual({ friends: [], asking: [], asked: ['bob'] });
    expect(await listsOf(store, 'bob')).toEqual({ friends: [], asking: ['ann'], asked: [] });
    expect(await store.acceptFriend('ann', 'bob', AT)).toBe(null);
    expect(await store.acceptFriend('bob', 'ann', AT)).toBe('friends');
    for (const [one, other] of [
      ['ann', 'bob'],
      ['bob', 'ann'],
    ]) {
      expect(await listsOf(store, one)).toEqual({ friends: [other], asking: [], asked: [] });
      expect(await store.areFriends(one, other)).toBe(true);
    }
    await store.endFriend('ann', 'bob', AT);
    expect(await listsOf(store, 'bob')).toEqual({ friends: [], asking: [], asked: [] });
    expect(await store.areFriends('bob', 'ann')).toBe(false);
  });

  test('a request that is declined waits on for whoever asked, and does not come back', async () => {
    const store = await withPeople(await open());
    await store.askFriend('ann', 'bob', AT);
    await store.endFriend('bob', 'ann', AT);
    expect(await listsOf(store, 'ann')).toEqual({ friends: [], asking: [], asked: ['bob'] });
    expect(await listsOf(store, 'bob')).toEqual({ friends: [], asking: [], asked: [] });
    // withdrawn, and asked once more
    await store.endFriend('ann', 'bob', AT);
    expect(await listsOf(store, 'ann')).toMatchObject({ asked: [] });
    expect(await store.askFriend('ann', 'bob', AT)).toBe('asked');
    expect(await listsOf(store, 'ann')).toMatchObject({ asked: ['bob'] });
    expect(await listsOf(store, 'bob')).toMatchObject({ asking: [] });
    // who has declined may think again
    expect(await store.askFriend('bob', 'ann', AT)).toBe('friends');
  });

  test('a request that was withdrawn in time is gone, and can be made again', async () => {
    const store = await withPeople(await open());
    await store.askFriend('ann', 'bob', AT);
    await store.endFriend('ann', 'bob', AT);
    expect(await listsOf(store, 'bob')).toMatchObject({ asking: [] });
    await store.askFriend('ann', 'bob', AT);
    expect(await listsOf(store, 'bob')).toMatchObject({ asking: ['ann'] });
    await store.removeOldCompany(AT + 1, AT);
    expect(await listsOf(store, 'bob')).toMatchObject({ asking: [] });
  });

  test('whoever keeps away is friends no more, and cannot be found out by asking', async () => {
    const store = await withPeople(await open());
    await store.askFriend('ann', 'bob', AT);
    await store.acceptFriend('bob', 'ann', AT);
    await store.askFriend('cid', 'bob', AT);
    for (const other of ['ann', 'cid']) await store.block('bob', other, AT);
    expect(await listsOf(store, 'bob')).toEqual({ friends: [], asking: [], asked: [] });
    expect(await listsOf(store, 'ann')).toEqual({ friends: [], asking: [], asked: [] });
    expect(await listsOf(store, 'cid'), 'as if nothing were').toMatchObject({ asked: ['bob'] });
    expect(await store.askFriend('ann', 'bob', AT)).toBe('asked');
    expect(await listsOf(store, 'ann')).toMatchObject({ asked: ['bob'] });
    expect(await listsOf(store, 'bob')).toMatchObject({ asking: [] });
  });

  test('nobody asks without end, nor has friends without end', async () => {
    const store = await withPeople(await open());
    for (let i = 0; i < 51; i++) await store.addPerson({ id: `p${i}`, name: 'P' }, AT);
    for (let i = 0; i < 50; i++) expect(await store.askFriend('ann', `p${i}`, AT)).toBe('asked');
    expect(await store.askFriend('ann', 'p50', AT)).toBe('too-many-asked');
    await store.endFriend('ann', 'p0', AT);
    expect(await store.askFriend('ann', 'p50', AT)).toBe('asked');
  });

  test('friends know who is here, of those who show it', async () => {
    const store = await withPeople(await open());
    await store.askFriend('ann', 'bob', AT);
    await store.acceptFriend('bob', 'ann', AT);
    const hereOfBob = async (): Promise<number | null> => (await store.companyOf('ann')).friends[0].here;
    expect(await hereOfBob()).toBe(null);
    await store.areHere(['bob', 'cid'], AT + 1);
    expect(await hereOfBob()).toBe(AT + 1);
    await store.setCompanyWish('bob', { invites: 'friends', shows: false });
    expect(await store.companyWishOf('bob')).toEqual({ invites: 'friends', shows: false });
    await store.areHere(['bob'], AT + 2);
    expect(await hereOfBob()).toBe(null);
    await store.setCompanyWish('bob', { invites: 'friends', shows: true });
    expect(await hereOfBob(), 'not what was before').toBe(null);
    expect(await store.companyWishOf('dora')).toEqual({ invites: 'anyone', shows: true });
  });

  test('tables where friends wait are those that everyone finds', async () => {
    const store = await withPeople(await open());
    const table = (id: string, changes: Parameters<typeof row>[1]) => ({ row: row(id, changes), people: ['bob'] });
    await store.append([line('open', 1, table('open', {}))]);
    await store.append([line('hidden', 1, table('hidden', { listed: false }))]);
    await store.append([line('begun', 1, table('begun', { status: 'playing' }))]);
    expect((await store.openTablesOf(['bob', 'cid'])).map(({ id }) => id)).toEqual(['open']);
    expect(await store.openTablesOf([])).toEqual([]);
  });

  test('an invitation is there until it is declined, taken back, or the table does not wait any more', async () => {
    const store = await withPeople(await open());
    await store.append([line('t', 1)]);
    const invite = (person: string) => store.invite({ table: 't', person, by: 'ann', at: AT, seq: 1, isTold: true });
    for (const person of ['bob', 'cid', 'dora']) expect(await invite(person)).toBe('invited');
    const tablesOf = async (person: string) => (await store.invitationsOf(person)).map(({ row: { id } }) => id);
    expect(await store.invitationsOf('bob')).toMatchObject([{ row: { id: 't' }, by: { id: 'ann' }, at: AT }]);
    expect(await store.declineInvitation('bob', 't', AT)).toBe(true);
    expect(await store.declineInvitation('ann', 't', AT)).toBe(false);
    expect(await invite('bob'), 'not again at this table').toBe('invited');
    expect(await tablesOf('bob')).toEqual([]);
    await store.uninvite('t', 'cid', AT);
    expect(await tablesOf('cid')).toEqual([]);
    expect(await store.invitedTo('t')).toMatchObject([
      { person: { id: 'bob' }, isDeclined: true },
      { person: { id: 'dora' }, isDeclined: false },
    ]);
    const waits = { seated: ['ann'], isOver: false, isFull: false, at: AT };
    expect(await store.settleInvitations('t', waits)).toEqual(['bob', 'dora']);
    expect(await tablesOf('dora')).toEqual(['t']);
    expect(await store.settleInvitations('t', { ...waits, isOver: true })).toEqual(['bob', 'dora']);
    expect(await store.invitedTo('t')).toEqual([]);
    expect(await store.settleInvitations('t', waits)).toEqual([]);
  });

  test('whoever is told of their turn is told of an invitation too, and of its end', async () => {
    const store = await withPeople(await open());
    await store.append([line('t', 1)]);
    await store.beginNudges('bob', WISH);
    const claim = async (now: number) =>
      (await store.claimNudges(now, now + 1, 10)).map(({ person, nudges }) => ({ person, nudges }));
    for (const person of ['bob', 'cid'])
      await store.invite({ table: 't', person, by: 'ann', at: AT, seq: 1, isTold: true });
    const nudges = [{ table: 't', what: 'invite', seq: 1, at: AT }];
    expect(await claim(AT)).toEqual([{ person: 'bob', nudges }]);
    await store.declineInvitation('bob', 't', AT);
    expect(await claim(AT + 10)).toEqual([{ person: 'bob', nudges: [] }]);
    // nor of one by someone from whom they keep away
    await store.append([line('u', 1)]);
    await store.invite({ table: 'u', person: 'bob', by: 'ann', at: AT, seq: 1, isTold: false });
    expect(await claim(AT + 20)).toEqual([{ person: 'bob', nudges: [] }]);
  });

  test('whoever keeps away from the host hears no more of it, and the host sees no difference', async () => {
    const store = await withPeople(await open());
    await store.append([line('t', 1)]);
    await store.beginNudges('bob', WISH);
    await store.invite({ table: 't', person: 'bob', by: 'ann', at: AT, seq: 1, isTold: true });
    await store.block('bob', 'ann', AT);
    expect(await store.claimNudges(AT + 1, AT + 2, 10)).toMatchObject([{ person: 'bob', nudges: [] }]);
    expect(await store.invitedTo('t')).toMatchObject([{ person: { id: 'bob' }, isDeclined: false }]);
    await store.append([line('u', 1)]);
    await store.invite({ table: 'u', person: 'ann', by: 'bob', at: AT, seq: 1, isTold: true });
    await store.block('bob', 'ann', AT);
    expect(await store.invitationsOf('ann')).toEqual([]);
  });

  test('what others send keeps nobody from inviting someone, and what never comes to them takes no room', async () => {
    const store = await withPeople(await open());
    await store.beginNudges('bob', WISH);
    const invite = async (table: string, by: string, at: number, isTold = true) => {
      await store.append([line(table, 1)]);
      return store.invite({ table, person: 'bob', by, at, seq: 1, isTold });
    };
    const tablesOfBob = async () => (await store.invitationsOf('bob')).map(({ row: { id } }) => id);
    await store.block('bob', 'cid', AT);
    for (let i = 0; i < 5; i++) expect(await invite(`away${i}`, 'cid', AT - 10, false)).toBe('invited');
    expect(await invite('away5', 'cid', AT - 10, false), 'of one for one').toBe('too-many');
    for (let i = 0; i < 50; i++) {
      const by = `host${Math.floor(i / 5)}`;
      if (i % 5 === 0) await store.addPerson({ id: by, name: by }, AT);
      expect(await invite(`t${i}`, by, AT + i)).toBe('invited');
    }
    expect(await tablesOfBob()).toHaveLength(55);
    expect(await invite('more', 'host0', AT + 60)).toBe('too-many');
    expect(await store.invite({ table: 't0', person: 'bob', by: 'host0', at: AT, seq: 1, isTold: true })).toBe(
      'invited',
    );
    expect(await invite('late', 'ann', AT + 60)).toBe('invited');
    const left = await tablesOfBob();
    expect(left).toHaveLength(55);
    expect(left[0]).toBe('late');
    expect(left).not.toContain('t0');
    const [{ nudges }] = await store.claimNudges(AT + 70, AT + 71, 10);
    expect(nudges.map(({ table }) => table)).toContain('late');
    expect(nudges.map(({ table }) => table)).not.toContain('t0');
  });

  test('who has declined is not told again when the host takes it back and invites once more', async () => {
    const store = await withPeople(await open());
    await store.append([line('t', 1)]);
    await store.beginNudges('bob', WISH);
    const invite = (by: string, seq: number) =>
      store.invite({ table: 't', person: 'bob', by, at: AT, seq, isTold: true });
    await invite('ann', 1);
    await store.declineInvitation('bob', 't', AT);
    expect(await store.uninvite('t', 'bob', AT), 'nothing new for the invited').toBe(false);
    expect(await store.invitedTo('t')).toEqual([]);
    expect(await store.declineInvitation('bob', 't', AT)).toBe(false);
    for (const by of ['ann', 'cid']) {
      expect(await invite(by, 2)).toBe('invited');
      expect(await store.invitedTo('t')).toMatchObject([{ person: { id: 'bob' }, isDeclined: true }]);
      expect(await store.invitationsOf('bob')).toEqual([]);
      await store.uninvite('t', 'bob', AT);
    }
    const owed = await store.claimNudges(AT + 1, AT + 2, 10);
    expect(owed.flatMap(({ nudges }) => nudges)).toEqual([]);
    // one that was not answered is gone, and can be made again
    await store.invite({ table: 't', person: 'dora', by: 'ann', at: AT, seq: 1, isTold: true });
    expect(await store.uninvite('t', 'dora', AT)).toBe(true);
    await store.invite({ table: 't', person: 'dora', by: 'ann', at: AT, seq: 1, isTold: true });
    expect(await store.invitationsOf('dora')).toHaveLength(1);
  });

  test('the next host of a table invites whom the one before has invited in vain', async () => {
    const store = await withPeople(await open());
    await store.append([line('t', 1)]);
    await store.beginNudges('bob', WISH);
    await store.block('bob', 'ann', AT);
    await store.invite({ table: 't', person: 'bob', by: 'ann', at: AT, seq: 1, isTold: false });
    await store.invite({ table: 't', person: 'bob', by: 'cid', at: AT + 1, seq: 2, isTold: true });
    expect(await store.invitationsOf('bob')).toMatchObject([{ by: { id: 'cid' }, at: AT + 1 }]);
    const nudges = [{ table: 't', what: 'invite', seq: 2, at: AT + 1 }];
    expect(await store.claimNudges(AT + 2, AT + 3, 10)).toMatchObject([{ person: 'bob', nudges }]);
    // nor does one who is kept away from take the place of one who is not
    await store.invite({ table: 't', person: 'bob', by: 'ann', at: AT + 4, seq: 3, isTold: false });
    expect(await store.invitationsOf('bob')).toMatchObject([{ by: { id: 'cid' } }]);
  });

  test('those with whom someone has played, game by game', async () => {
    const store = await withPeople(await open());
    const game = async (table: string, at: number, people: string[]): Promise<void> => {
      await store.append([line(table, 1, { row: row(table, { status: 'over' }) })]);
      const seats = people.map((who, i) => seatResult(who, i + 1));
      await store.keepResult(table, { at, listed: true, rated: false, modules: ['base'], edition: 'first', seats });
    };
    await game('g1', AT, ['ann', 'bob', 'bot:level-2']);
    await game('g2', AT + 1, ['cid', 'ann']);
    await game('g3', AT + 2, ['cid', 'bob']);
    expect(await store.playedWith('ann', 10)).toMatchObject([
      { person: { id: 'cid' }, at: AT + 1, table: 'g2', players: 2, modules: ['base'], hasAccount: false },
      { person: { id: 'bob' }, at: AT, table: 'g1', players: 3 },
    ]);
    expect(names(await store.playedWith('ann', 1))).toEqual(['cid']);
    await store.startLeaving('bob', AT);
    expect(names(await store.playedWith('ann', 10))).toEqual(['cid']);
  });

  test('who is forgotten leaves all lists', async () => {
    const store = await withPeople(await open());
    await store.append([line('t', 1)]);
    await store.askFriend('ann', 'bob', AT);
    await store.acceptFriend('bob', 'ann', AT);
    await store.askFriend('cid', 'bob', AT);
    await store.invite({ table: 't', person: 'dora', by: 'bob', at: AT, seq: 1, isTold: true });
    await store.invite({ table: 't', person: 'bob', by: 'ann', at: AT, seq: 1, isTold: true });
    await store.waitForMatch('bob', { wish: '{}', rating: 1500 }, AT, AT);
    await store.startLeaving('bob', AT);
    expect(await listsOf(store, 'ann')).toMatchObject({ friends: [] });
    expect(await listsOf(store, 'cid')).toMatchObject({ asked: [] });
    expect(await store.invitationsOf('dora')).toEqual([]);
    expect(await store.invitedTo('t')).toEqual([]);
    expect(await store.matchPlaces(0, 10)).toEqual([]);
    await store.removePerson('bob');
  });

  test('a guest takes invitations along, and from whom they kept away stays away', async () => {
    const store = await withPeople(await open());
    await store.append([line('t', 1)]);
    await store.invite({ table: 't', person: 'cid', by: 'ann', at: AT, seq: 1, isTold: true });
    await store.askFriend('dora', 'bob', AT);
    await store.acceptFriend('bob', 'dora', AT);
    await store.block('cid', 'bob', AT);
    await store.adopt('cid', 'dora');
    expect(await store.invitationsOf('dora')).toMatchObject([{ row: { id: 't' } }]);
    expect(await store.areFriends('dora', 'bob')).toBe(false);
  });

  test('from whom a guest kept away invites the account no more, nor is invited', async () => {
    const store = await withPeople(await open());
    for (const table of ['t', 'u', 'v']) await store.append([line(table, 1)]);
    await store.beginNudges('dora', WISH);
    const invite = (table: string, by: string, person: string) =>
      store.invite({ table, person, by, at: AT, seq: 1, isTold: true });
    await invite('t', 'bob', 'dora');
    await invite('u', 'ann', 'dora');
    await invite('v', 'dora', 'bob');
    await store.block('cid', 'bob', AT);
    await store.adopt('cid', 'dora');
    const [{ nudges }] = await store.claimNudges(AT + 1, AT + 2, 10);
    expect(nudges.map(({ table }) => table)).toEqual(['u']);
    expect(await store.invitedTo('t'), 'as if nothing were').toHaveLength(1);
    expect(await store.invitationsOf('bob')).toEqual([]);
  });

  const wait = (store: Store, person: string, now = AT, wish = 'any') =>
    store.waitForMatch(person, { wish, rating: 1500 }, now, now - 1000);
  const match = (id: string) => ({ id, game: '{}', until: AT + 100 });

  test('who waits keeps their place, until they were not seen for long', async () => {
    const store = await withPeople(await open());
    expect(await wait(store, 'ann')).toEqual({ since: AT, match: null });
    expect(await wait(store, 'ann', AT + 900)).toEqual({ since: AT, match: null });
    expect(await wait(store, 'ann', AT + 5000)).toEqual({ since: AT + 5000, match: null });
    await wait(store, 'bob', AT + 10);
    expect(await store.matchPlaces(AT + 11, 10)).toMatchObject([{ person: { id: 'ann' }, version: 1 }]);
    await wait(store, 'ann', AT + 5100, 'other');
    expect(await store.matchPlaces(AT, 10)).toMatchObject([
      { person: { id: 'bob' }, version: 1 },
      { person: { id: 'ann' }, version: 2, wish: 'other' },
    ]);
    await store.removeOldMatches(AT + 5000);
    expect(await store.standing('bob')).toBe(null);
    expect((await store.leaveMatch('ann')).table).toBe(null);
    expect(await store.standing('ann')).toBe(null);
  });

  test('of two games that are found for someone at once there is one', async () => {
    const url = await open();
    const store = await withPeople(url);
    for (const person of PEOPLE) await wait(store, person);
    const places = await store.matchPlaces(0, 10);
    const of = (...ids: string[]) => places.filter(({ person }) => ids.includes(person.id));
    const taken = await Promise.all([
      store.proposeMatch(match('m1'), of('ann', 'bob', 'cid')),
      store.proposeMatch(match('m2'), of('cid', 'dora', 'ann')),
      store.proposeMatch(match('m3'), of('dora', 'bob')),
    ]);
    expect(taken.filter((is) => is).length).toBeGreaterThanOrEqual(1);
    const standings = await Promise.all(PEOPLE.map((person) => store.standing(person)));
    const sizes: Record<string, number> = { m1: 3, m2: 3, m3: 2 };
    for (const [i, id] of ['m1', 'm2', 'm3'].entries()) {
      const there = standings.filter((standing) => standing?.match?.id === id).length;
      expect(there).toBe(taken[i] ? sizes[id] : 0);
    }
    // by an old wish nobody is taken
    const free = PEOPLE.filter((_, i) => standings[i]?.match === null);
    for (const person of free) {
      const [place] = (await store.matchPlaces(0, 10)).filter((one) => one.person.id === person);
      await wait(store, person, AT + 1, 'other');
      expect(await store.proposeMatch(match(`late-${person}`), [place])).toBe(false);
    }
  });

  test('a game begins when all are ready, once; who is in it cannot leave any more', async () => {
    const store = await withPeople(await open());
    for (const person of ['ann', 'bob', 'cid']) await wait(store, person);
    const places = await store.matchPlaces(0, 10);
    await store.proposeMatch(match('m'), places.slice(0, 2));
    expect(await store.matchPlaces(0, 10)).toMatchObject([{ person: { id: 'cid' } }]);
    expect(await store.readyForMatch('cid', 'm', AT)).toBe('gone');
    const said = await Promise.all(['ann', 'bob'].map((person) => store.readyForMatch(person, 'm', AT + 50)));
    expect(said.sort()).toEqual(['begun', 'ready']);
    expect(await store.readyForMatch('ann', 'm', AT + 60)).toBe('begun');
    expect(await store.standing('ann')).toMatchObject({ match: { id: 'm', ready: 2, isBegun: true, isMade: false } });
    expect(await store.leaveMatch('ann')).toEqual({ others: [], table: 'm' });
    expect(await store.endLateMatches(AT + 1000)).toEqual([]);
    expect(await store.unmadeMatches(AT + 49)).toEqual([]);
    expect(await store.unmadeMatches(AT + 50)).toMatchObject([{ id: 'm' }]);
    expect((await store.matchPeople('m')).map(({ id }) => id)).toEqual(['ann', 'bob']);
    await store.matchIsMade('m');
    expect(await store.unmadeMatches(AT + 50)).toEqual([]);
    // who says again that they wait is at the table, until they have come there
    expect(await wait(store, 'ann', AT + 100)).toMatchObject({ match: { id: 'm', isMade: true } });
    expect(await store.leaveMatch('ann')).toEqual({ others: [], table: 'm' });
    expect(await store.standing('ann')).toBe(null);
    await store.removeOldMatches(AT + 5000);
    expect(await store.standing('bob')).toBe(null);
  });

  test('who is not ready in time waits no more, and the others keep their places', async () => {
    const store = await withPeople(await open());
    for (const [i, person] of ['ann', 'bob', 'cid'].entries()) await wait(store, person, AT + i);
    await store.proposeMatch(match('m'), await store.matchPlaces(0, 10));
    for (const person of ['bob', 'cid']) expect(await store.readyForMatch(person, 'm', AT + 99)).toBe('ready');
    expect(await store.endLateMatches(AT + 100)).toEqual([]);
    expect(await store.readyForMatch('ann', 'm', AT + 101)).toBe('gone');
    const told = await Promise.all([store.endLateMatches(AT + 101), store.endLateMatches(AT + 101)]);
    expect(told.flat().sort()).toEqual(['ann', 'bob', 'cid']);
    // who said it too late has said it
    expect((await store.matchPlaces(0, 10)).map(({ person, since }) => [person.id, since])).toEqual([
      ['ann', AT],
      ['bob', AT + 1],
      ['cid', AT + 2],
    ]);
    await store.proposeMatch(match('n'), await store.matchPlaces(0, 10));
    await store.readyForMatch('bob', 'n', AT + 99);
    expect((await store.endLateMatches(AT + 101)).sort()).toEqual(['ann', 'bob', 'cid']);
    expect((await store.matchPlaces(0, 10)).map(({ person, since }) => [person.id, since])).toEqual([['bob', AT + 1]]);
  });

  test('who leaves while others are asked lets them wait where they stood', async () => {
    const store = await withPeople(await open());
    for (const [i, person] of ['ann', 'bob'].entries()) await wait(store, person, AT + i);
    await store.proposeMatch(match('m'), await store.matchPlaces(0, 10));
    await store.readyForMatch('ann', 'm', AT);
    expect(await store.leaveMatch('bob')).toEqual({ others: ['ann'], table: null });
    expect(await store.standing('ann')).toEqual({ since: AT, match: null });
    expect(await store.readyForMatch('ann', 'm', AT)).toBe('gone');
  });

  test('old invitations go', async () => {
    const store = await withPeople(await open());
    await store.append([line('t', 1)]);
    await store.invite({ table: 't', person: 'bob', by: 'ann', at: AT, seq: 1, isTold: true });
    await store.removeOldCompany(AT - DAY, AT + 1);
    expect(await store.invitationsOf('bob')).toEqual([]);
  });
});
