import { describe, expect, test } from 'vitest';
import { person, type Sitting, started, table } from './kit.ts';

const lines = ({ room }: Sitting): string[] => room.chat.map(({ person: by, text }) => `${by.name}: ${text}`);
const mute = (name: Parameters<typeof person>[0], muted = true) =>
  ({ do: 'mute', person: person(name).id, muted }) as const;

describe('the chat', () => {
  test('is open to all, before, during and after the game', () => {
    const at = table();
    at.does('Zoe', { do: 'say', text: 'hello' });
    at.does('Ann', { do: 'start', fill: 'random' });
    at.does('Ann', { do: 'say', text: 'good luck' });
    while (at.room.status === 'playing') at.settles();
    at.waits(5);
    at.does('Zoe', { do: 'say', text: 'well played' });
    expect(lines(at)).toEqual(['Zoe: hello', 'Ann: good luck', 'Zoe: well played']);
    expect(at.room.chat[2].at).toBe(at.now);
  });

  test('is slow where the table says so: for each, some seconds between two lines', () => {
    const at = table({ slow: 10 }, ['Bob']);
    at.does('Ann', { do: 'say', text: 'one' });
    at.does('Bob', { do: 'say', text: 'two' });
    at.waits(9_999);
    expect(at.refused('Ann', { do: 'say', text: 'three' })).toBe('slow');
    at.waits(1);
    at.does('Ann', { do: 'say', text: 'three' });
    expect(at.refused('Ann', { do: 'say', text: 'four' })).toBe('slow');
  });

  test('is for those who sit there, where the table says so', () => {
    const at = table({ talk: 'seated' }, ['Bob']);
    at.does('Bob', { do: 'say', text: 'hello' });
    expect(at.refused('Zoe', { do: 'say', text: 'hello' })).toBe('not-seated');
  });

  test('keeps the last hundred lines', () => {
    const at = table();
    for (let i = 0; i < 103; i++) at.does('Ann', { do: 'say', text: `${i}` });
    expect(at.room.chat.length).toBe(100);
    expect([lines(at)[0], lines(at)[99]]).toEqual(['Ann: 3', 'Ann: 102']);
  });
});

describe('muting', () => {
  test('is for the host, and keeps someone quiet until it is taken back', () => {
    const at = started({}, ['Bob']);
    expect(at.refused('Bob', mute('Ann'))).toBe('not-host');
    at.does('Ann', mute('Bob'));
    at.does('Ann', mute('Bob'));
    expect(at.room.muted).toEqual([person('Bob').id]);
    expect(at.refused('Bob', { do: 'say', text: 'but' })).toBe('muted');
    at.answers('Bob');
    at.does('Ann', mute('Bob', false));
    at.does('Bob', { do: 'say', text: 'thanks' });
  });

  test('is for those who sit here or have spoken, and not for oneself', () => {
    const at = table();
    expect(at.refused('Ann', mute('Zoe'))).toBe('no-such-person');
    expect(at.refused('Ann', mute('Ann'))).toBe('no-such-person');
    at.does('Zoe', { do: 'say', text: 'buy gold' });
    at.does('Ann', mute('Zoe'));
    expect(at.refused('Zoe', { do: 'say', text: 'buy gold' })).toBe('muted');
  });

  test('can be taken back when all that was said is forgotten', () => {
    const at = table();
    at.does('Zoe', { do: 'say', text: 'hello' });
    at.does('Ann', mute('Zoe'));
    for (let i = 0; i < 100; i++) at.does('Ann', { do: 'say', text: `${i}` });
    at.does('Ann', mute('Zoe', false));
    at.does('Zoe', { do: 'say', text: 'hello again' });
  });
});
