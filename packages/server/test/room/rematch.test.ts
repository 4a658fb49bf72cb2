import { describe, expect, test } from 'vitest';
import { areAlike } from '../../src/accounts/looks.ts';
import { decide, openRoom, rematchOf } from '../../src/room/index.ts';
import { type Name, person, type Sitting, started, table } from './kit.ts';

function finished(): Sitting {
  const at = started({ seats: 4 }, ['Bob', 'Cid']);
  at.does('Cid', { do: 'concede' });
  at.does('Bob', { do: 'leave' });
  while (at.room.status === 'playing') at.settles();
  return at;
}

describe('a rematch', () => {
  test('is for those who sit at a table whose game is over', () => {
    expect(table().refused('Ann', { do: 'rematch' })).toBe('not-over');
    const playing = started();
    expect(playing.refused('Ann', { do: 'rematch' })).toBe('not-over');
    expect(playing.refused('Zoe', { do: 'rematch' })).toBe('not-seated');
  });

  test('is opened once, by anyone who played', () => {
    const at = finished();
    const around = {
      now: 0,
      awaySince: () => null,
      hasAccount: true,
      areAlike,
      apartFrom: [],
      seed: () => '',
      rematch: null,
    };
    expect(decide(at.room, person('Ann'), { do: 'rematch' }, around).refused?.code).toBe('not-over');
    at.does('Cid', { do: 'rematch' }, 'the next table');
    expect(at.room.next).toBe('the next table');
    expect(at.refused('Ann', { do: 'rematch' })).toBe('has-rematch');
  });

  test('has the same settings, people and bots on the same chairs, and nobody has given up', () => {
    const { room } = finished();
    const { fact } = rematchOf(room, 'NEXT', person('Bob'));
    if (fact?.fact !== 'created') throw new Error('no table');
    expect(fact.code).toBe('NEXT');
    expect(fact.host).toEqual(person('Bob'));
    expect(fact.settings).toEqual(room.settings);
    expect(fact.chairs).toEqual([
      { person: person('Ann'), bot: null, lent: null, conceded: false },
      { person: person('Bob'), bot: null, lent: null, conceded: false },
      { person: person('Cid'), bot: null, lent: null, conceded: false },
      { person: null, bot: 'random', lent: null, conceded: false },
    ]);
  });

  test('leaves out who is not to meet those who come before them', () => {
    const { room } = finished();
    const apart = (person: string, coming: readonly string[]): boolean =>
      person === id('Bob') ? coming.includes(id('Ann')) : coming.includes(id('Bob'));
    const id = (name: Name): string => person(name).id;
    const coming = (asker: Name): (string | undefined)[] => {
      const { fact } = rematchOf(room, 'NEXT', person(asker), apart);
      if (fact?.fact !== 'created') throw new Error('no table');
      return fact.chairs.map((chair) => chair.person?.name);
    };
    expect(coming('Ann')).toEqual(['Ann', undefined, 'Cid', undefined]);
    expect(coming('Bob')).toEqual([undefined, 'Bob', undefined, undefined]);
  });

  test('keeps those away who were removed, but not its own host', () => {
    const at = table({}, ['Bob', 'Cid']);
    at.does('Ann', { do: 'remove', chair: 2 });
    const removedAt = (host: Name): string[] => {
      const { fact } = rematchOf(at.room, 'NEXT', person(host));
      if (fact?.fact !== 'created') throw new Error('no table');
      return openRoom('next', fact, 0).removed.map(({ name }) => name);
    };
    expect(removedAt('Bob')).toEqual(['Cid']);
    expect(removedAt('Cid')).toEqual([]);
  });

  test('keeps those quiet who were muted: none of them becomes its host while someone else can', () => {
    const at = finished();
    for (const name of ['Bob', 'Cid'] as const) at.does('Ann', { do: 'mute', person: person(name).id, muted: true });
    const next = (asker: Name, room = at.room) => {
      const { fact } = rematchOf(room, 'NEXT', person(asker));
      if (fact?.fact !== 'created') throw new Error('no table');
      const { host, muted } = openRoom('next', fact, 0);
      return { host, muted };
    };
    const quiet = [person('Bob').id, person('Cid').id];
    for (const asker of ['Ann', 'Bob', 'Cid'] as const)
      expect(next(asker)).toEqual({ host: person('Ann').id, muted: quiet });
    const alone = { ...at.room, muted: [person('Ann').id, ...quiet] };
    expect(next('Cid', alone)).toEqual({ host: person('Cid').id, muted: [person('Ann').id, person('Bob').id] });
  });
});
