/** Since when someone is away from a table. */
import type { Person } from '@polis/client';
import { expect, test } from 'vitest';
import { onlookersOf } from '../src/tables/onlookers.ts';
import { person, table } from './room/kit.ts';

const { room } = table();
const bob = person('Bob');

function opened(at: number) {
  let now = at;
  const onlookers = onlookersOf(() => now);
  return {
    onlookers,
    goesOn(ms: number) {
      now += ms;
    },
  };
}

test('nobody has been away for longer than the table is open', () => {
  const { onlookers, goesOn } = opened(1000);
  goesOn(500);
  expect(onlookers.awaySince(bob.id)).toBe(1000);
});

test('it counts from when the last of their devices went', () => {
  const { onlookers, goesOn } = opened(1000);
  const devices = [1, 2].map(() => ({
    person: bob,
    address: '',
    send: () => undefined,
    comeAgain: () => undefined,
    sentAway: () => undefined,
  }));
  for (const device of devices) onlookers.add(device, room, null);
  goesOn(100);
  onlookers.remove(devices[0], room);
  expect(onlookers.awaySince(bob.id)).toBe(null);
  goesOn(100);
  onlookers.remove(devices[1], room);
  goesOn(100);
  expect(onlookers.awaySince(bob.id)).toBe(1200);
  onlookers.add(devices[0], room, null);
  expect(onlookers.awaySince(bob.id)).toBe(null);
});

test('other nodes count: until they say that someone has gone, or are gone themselves', () => {
  const { onlookers, goesOn } = opened(1000);
  onlookers.presentElsewhere('one', [bob.id], room);
  onlookers.presentElsewhere('two', [bob.id], room);
  goesOn(100);
  onlookers.presentElsewhere('one', [], room);
  expect(onlookers.awaySince(bob.id)).toBe(null);
  goesOn(100);
  onlookers.onlyAt(['one'], room);
  goesOn(100);
  expect(onlookers.awaySince(bob.id)).toBe(1200);
});

test('a table is charged to where its people call from, and not to whoever looked first', () => {
  const { onlookers } = opened(1000);
  const { room } = table({}, ['Bob']);
  const from = (person: Person, address: string) => ({
    person,
    address,
    send: () => undefined,
    comeAgain: () => undefined,
    sentAway: () => undefined,
  });
  expect(onlookers.caller(room)).toBe('');
  onlookers.add(from(person('Zoe'), 'elsewhere'), room, null);
  expect(onlookers.caller(room)).toBe('elsewhere');
  onlookers.add(from(bob, 'at home'), room, null);
  expect(onlookers.caller(room)).toBe('at home');
  onlookers.add(from(person('Ann'), 'of the host'), room, null);
  expect(onlookers.caller(room)).toBe('of the host');
});
