import { expect, test } from 'vitest';
import { standInOf } from '../../src/room/index.ts';
import { onBothEngines } from './kit.ts';
import { line, passkey, row, session } from './lines.ts';

const ANN = { id: 'ann', name: 'Ann' };
const BOB = { id: 'bob', name: 'Bob' };
const AT = 1_700_000_000_000;

onBothEngines(({ open }) => {
  test('people are known by what is stored of their tokens', async () => {
    const store = await open();
    for (const one of [ANN, BOB]) {
      await store.addPerson(one, AT);
      await store.addSession(one.id, session(one.id));
    }
    expect(await store.signedIn('hash-ann')).toEqual({ session: 'session-ann', person: ANN, seen: AT, proved: null });
    expect(await store.signedIn('hash-eve')).toBeNull();
    await store.rename('ann', 'Anna');
    expect((await store.signedIn('hash-ann'))?.person).toEqual({ id: 'ann', name: 'Anna' });
    expect((await store.signedIn('hash-bob'))?.person).toEqual(BOB);
    expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Anna', created: AT });
    expect(await store.person('eve')).toBeNull();
    await expect(store.addSession('bob', session('ann', { id: 'another' }))).rejects.toThrow();
    await expect(store.addSession('eve', session('eve'))).rejects.toThrow();
  });

  test('devices: the latest first, one signed out, all signed out', async () => {
    const store = await open();
    for (const one of [ANN, BOB]) await store.addPerson(one, AT);
    for (const name of ['a', 'b', 'c']) await store.addSession('ann', session(name));
    await store.addSession('bob', session('bob'));
    await store.seen('session-b', AT + 5);
    await store.prove('session-a', AT + 6);
    expect((await store.sessions('ann')).map(({ id, seen }) => [id, seen])).toEqual([
      ['session-b', AT + 5],
      ['session-a', AT],
      ['session-c', AT],
    ]);
    expect((await store.signedIn('hash-a'))?.proved).toBe(AT + 6);
    expect(await store.endSession('bob', 'session-a')).toBe(false);
    expect(await store.endSession('ann', 'session-a')).toBe(true);
    expect(await store.endSession('ann', 'session-a')).toBe(false);
    expect(await store.signedIn('hash-a')).toBeNull();
    await store.endIdleSessions(AT + 5);
    expect((await store.sessions('ann')).map(({ id }) => id)).toEqual(['session-b']);
    expect(await store.signedIn('hash-bob')).toBeNull();
    await store.addSession('bob', session('bob'));
    await store.endSessions('ann');
    expect(await store.sessions('ann')).toEqual([]);
    expect(await store.signedIn('hash-bob')).not.toBeNull();
  });

  test('a user name is one person’s, and can be changed', async () => {
    const store = await open();
    for (const one of [ANN, BOB]) await store.addPerson(one, AT);
    const login = { name: 'Ann', folded: 'ann', looks: 'Ann', password: 'one' };
    expect(await store.setLogin('ann', login)).toBe(true);
    expect(await store.setLogin('bob', login)).toBe(false);
    expect(await store.login('ann')).toEqual({ person: ANN, name: 'Ann', password: 'one' });
    expect(await store.setLogin('bob', { ...login, folded: 'bob' })).toBe(false); // it looks the same
    expect(await store.setLogin('bob', { ...login, folded: 'bob', looks: 'Bob' })).toBe(true);
    expect(await store.setLogin('bob', login)).toBe(false);
    expect((await store.loginOf('bob'))?.name).toBe('Ann'); // what he had is still there
    expect(await store.setLogin('ann', { name: 'Anna', folded: 'anna', looks: 'Anna', password: 'two' })).toBe(true);
    expect(await store.login('ann')).toBeNull();
    expect(await store.login('anna')).toEqual({ person: ANN, name: 'Anna', password: 'two' });
    expect(await store.loginOf('eve')).toBeNull();
  });

  test('ids in journals that are nobody’s are found, a few at a time', async () => {
    const store = await open();
    for (const one of [ANN, BOB]) await store.addPerson(one, AT);
    await store.adopt('bob', 'ann');
    await store.append([
      line('t', 1, { named: ['ann', 'bob', 'eve', standInOf('1')] }),
      line('u', 1, { named: ['dot', 'eve'] }),
    ]);
    expect(await store.strangers('', 4)).toEqual({ found: ['dot', 'eve'], next: 'eve' });
    expect(await store.strangers('eve', 4)).toEqual({ found: [], next: standInOf('1') });
    expect(await store.strangers(standInOf('1'), 4)).toEqual({ found: [], next: null });
  });

  test('passkeys', async () => {
    const store = await open();
    for (const one of [ANN, BOB]) await store.addPerson(one, AT);
    expect(await store.addPasskey('ann', passkey('k1'))).toBe(true);
    expect(await store.addPasskey('ann', passkey('k2', { created: AT + 1, transports: [] }))).toBe(true);
    expect(await store.addPasskey('bob', passkey('k1'))).toBe(false);
    expect(await store.passkeys('ann')).toEqual([passkey('k1'), passkey('k2', { created: AT + 1, transports: [] })]);
    await store.usedPasskey('k1', 7, AT + 2);
    expect(await store.passkey('k1')).toEqual({ ...passkey('k1', { counter: 7, used: AT + 2 }), person: ANN });
    expect(await store.removePasskey('bob', 'k1')).toBe(false);
    expect(await store.removePasskey('ann', 'k1')).toBe(true);
    expect(await store.passkey('k1')).toBeNull();
    expect((await store.passkeys('ann')).map(({ id }) => id)).toEqual(['k2']);
  });

  test('a challenge is good once, for what and for whom it was given, and not for long', async () => {
    const store = await open();
    await store.addPerson(ANN, AT);
    const signIn = { is: 'sign-in', person: null } as const;
    const add = { is: 'add', person: 'ann' } as const;
    await store.keepChallenge('c1', signIn, AT, AT + 10);
    await store.keepChallenge('c2', add, AT, AT + 10);
    expect(await store.takeChallenge('c1', add, AT)).toBe(false);
    expect(await store.takeChallenge('c2', signIn, AT)).toBe(false);
    expect(await store.takeChallenge('c2', { is: 'add', person: 'bob' }, AT)).toBe(false);
    expect(await store.takeChallenge('c1', signIn, AT + 11)).toBe(false);
    expect(await store.takeChallenge('c1', signIn, AT + 10)).toBe(true);
    expect(await store.takeChallenge('c1', signIn, AT + 10)).toBe(false);
    await store.keepChallenge('c3', signIn, AT + 11, AT + 21); // sweeps c2
    expect(await store.takeChallenge('c2', add, AT)).toBe(false);
  });

  test('who leaves is signed out at once, and gone with all that hangs on them', async () => {
    const store = await open();
    for (const one of [ANN, BOB]) {
      await store.addPerson(one, AT);
      await store.addSession(one.id, session(one.id));
    }
    await store.setLogin('ann', { name: 'Ann', folded: 'ann', looks: 'Ann', password: 'one' });
    await store.addPasskey('ann', passkey('k1'));
    await store.keepChallenge('c1', { is: 'add', person: 'ann' }, AT, AT + 10);
    await store.append([line('t', 1, { people: ['ann', 'bob'] })]);
    expect(await store.leaving()).toEqual([]);

    await store.startLeaving('ann', AT + 1);
    expect((await store.leaving()).map(({ id }) => id)).toEqual(['ann']);
    expect(await store.signedIn('hash-ann')).toBeNull();
    expect(await store.login('ann')).toBeNull();
    expect(await store.passkey('k1')).toBeNull();
    expect(await store.person('ann')).toBeNull();
    expect(await store.sittings('ann')).toEqual(['t']);

    for (let times = 0; times < 2; times++) await store.removePerson('ann');
    expect(await store.leaving()).toEqual([]);
    expect(await store.sittings('ann')).toEqual([]);
    expect(await store.sittings('bob')).toEqual(['t']);
    expect((await store.signedIn('hash-bob'))?.person).toEqual(BOB);
  });

  test('a guest who is adopted is remembered as a former id', async () => {
    const store = await open();
    for (const one of [ANN, BOB]) await store.addPerson(one, AT);
    await store.addSession('bob', session('bob'));
    for (let times = 0; times < 2; times++) await store.adopt('bob', 'ann');
    expect(await store.signedIn('hash-bob')).toBeNull();
    expect(await store.person('bob')).toBeNull();
    expect(await store.formerIds('ann')).toEqual(['bob']);
    await store.removePerson('ann');
    expect(await store.formerIds('ann')).toEqual([]);
  });

  test('tables that name someone are found by the id they had there, until they do so no more', async () => {
    const store = await open();
    await store.append([line('a', 1, { named: ['ann', 'bob'] }), line('b', 1, { named: ['bob'] }), line('c', 1)]);
    await store.append([line('a', 2, { named: ['ann'] })]);
    await store.append([line('b', 1, { named: ['ann'] })]); // not written: it has a first line
    expect(await store.naming(['ann'])).toEqual(['a']);
    expect((await store.naming(['ann', 'bob'])).sort()).toEqual(['a', 'b']);
    await store.addPerson({ id: 'bob', name: 'Bob' }, 1);
    await store.addPerson({ id: 'zoe', name: 'Zoe' }, 1);
    await store.adopt('bob', 'zoe');
    expect((await store.naming(['zoe', ...(await store.formerIds('zoe'))])).sort()).toEqual(['a', 'b']);
    await store.namesNoMore('a', ['bob']);
    expect(await store.naming(['bob'])).toEqual(['b']);
    expect(await store.naming(['ann'])).toEqual(['a']);
  });

  test('lines are rewritten together with the one that says so, or not at all', async () => {
    const store = await open();
    await store.append([line('t', 1, { action: 'ann:1', people: ['ann'] })]);
    await store.append([line('t', 2, { action: 'ann:2' })]);
    const changed = (seq: number) => ({ seq, at: 0, action: `gone:${seq}`, body: '"gone"' });
    const before = await store.lines('t');
    const late = { lines: [changed(1)], append: line('t', 2, { row: row('t', { summary: '"late"' }) }) };
    expect(await store.rewrite(late)).toBe('number-taken');
    expect(await store.lines('t')).toEqual(before);
    const append = line('t', 3, { row: row('t', { summary: '"gone"' }), people: ['gone'] });
    expect(await store.rewrite({ lines: [changed(1), changed(2)], append })).toBe('written');
    expect(await store.lines('t')).toEqual([
      { ...before[0], action: 'gone:1', body: '"gone"' },
      { ...before[1], action: 'gone:2', body: '"gone"' },
      append.line,
    ]);
    expect((await store.row('t'))?.summary).toBe('"gone"');
    expect(await store.sittings('ann')).toEqual([]);
    expect(await store.sittings('gone')).toEqual(['t']);
  });
});
