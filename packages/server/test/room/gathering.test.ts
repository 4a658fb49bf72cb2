import type { Settings } from '@polis/client';
import type { WonderPick } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { creation } from '../../src/room/index.ts';
import { BASE, type Name, person, type Sitting, started, table } from './kit.ts';

const settings = (changed: Partial<Settings>): Settings => ({ ...BASE, ...changed });

/** Who sits where: names of people, levels of bots, and a dash for a free chair. */
const sitting = ({ room }: Sitting): string =>
  room.chairs.map(({ person: sitter, bot }) => sitter?.name ?? bot ?? '-').join(' ');

const SECOND_LEADERS = { modules: ['base', 'leaders'], edition: 'second' };
const THREE: WonderPick[] = [1, 2, 3].map(() => ({ wonder: 'random', side: 'random' }));

describe('a new table', () => {
  test('has its creator on the first chair and as host', () => {
    const at = table();
    expect(sitting(at)).toBe('Ann - -');
    expect(at.room.host).toBe(person('Ann').id);
    expect(at.room.status).toBe('gathering');
  });

  test.each([
    [{ seats: 8 }, 'seats', /8/],
    [{ modules: ['base', 'teams'] }, 'seats', /teams/],
    [{ modules: ['leaders'] }, 'module', /base/],
    [{ modules: ['base', 'chess'] }, 'module', /chess/],
    [{ wonders: [{ wonder: 'atlantis', side: 'A' }] }, 'board', /./],
    [{ modules: ['base', 'leaders'], boxes: { leaders: 'second' } }, 'box', /second edition of the game/],
    [{ boxes: { edifice: 'first' } }, 'box', /edifice/],
    [{ boards: ['atlas'] }, 'board', /atlas/],
    [{ boards: ['catan', 'catan'] }, 'board', /twice/],
    [{ ...SECOND_LEADERS, seats: 2 }, 'seats', /3 to 7 players, not 2/],
    [{ ...SECOND_LEADERS, modules: ['base', 'leaders', 'cities'], seats: 8 }, 'seats', /3 to 7 players, not 8/],
    [{ wonders: THREE.with(0, { wonder: 'abu-simbel', side: 'A' }) }, 'side', /leaders/],
  ] as const)('is refused with the sentence of the engine: %j', (changed, code, sentence) => {
    const { fact, refused } = creation('CODE', person('Ann'), settings(changed as Partial<Settings>));
    expect(fact).toBe(null);
    expect(refused?.code).toBe(code);
    expect(refused?.message).toMatch(sentence);
  });
});

describe('sitting down', () => {
  test('on the first free chair or on one of choice', () => {
    const at = table({ seats: 4 });
    at.does('Bob', { do: 'sit', chair: 2 });
    at.does('Cid', { do: 'sit', chair: null });
    expect(sitting(at)).toBe('Ann Cid Bob -');
  });

  test('only on a chair that is free', () => {
    const at = table({}, ['Bob']);
    at.does('Ann', { do: 'bot', chair: 2, bot: 'merchant' });
    expect(at.refused('Cid', { do: 'sit', chair: 1 })).toBe('chair-taken');
    expect(at.refused('Cid', { do: 'sit', chair: 2 })).toBe('chair-taken');
    expect(at.refused('Cid', { do: 'sit', chair: null })).toBe('chair-taken');
  });

  test('only on a chair that there is, and once', () => {
    const at = table();
    for (const chair of [3, -1]) expect(at.refused('Bob', { do: 'sit', chair })).toBe('no-such-chair');
    expect(at.refused('Ann', { do: 'sit', chair: 1 })).toBe('already-seated');
  });

  test('not once the game has begun', () => {
    expect(started({}, ['Bob']).refused('Zoe', { do: 'sit', chair: 2 })).toBe('not-gathering');
  });
});

describe('leaving', () => {
  test('frees the chair', () => {
    const at = table({}, ['Bob']);
    at.does('Bob', { do: 'leave' });
    expect(sitting(at)).toBe('Ann - -');
    expect(at.refused('Bob', { do: 'leave' })).toBe('not-seated');
  });

  test('makes the next one the host, who can be heard', () => {
    const at = table({}, ['Bob', 'Cid']);
    at.does('Ann', { do: 'mute', person: person('Bob').id, muted: true });
    at.does('Ann', { do: 'leave' });
    expect(at.room.host).toBe(person('Bob').id);
    at.does('Bob', { do: 'say', text: 'my table' });
    expect(at.refused('Ann', { do: 'start', fill: 'random' })).toBe('not-host');
    at.does('Ann', { do: 'sit', chair: null });
    expect(at.room.host).toBe(person('Bob').id);
  });

  test('closes the table when the last person goes, bots or not', () => {
    const at = table();
    at.does('Ann', { do: 'bot', chair: 1, bot: 'architect' });
    at.does('Ann', { do: 'leave' });
    expect([at.room.status, at.room.host]).toEqual(['over', null]);
    expect(at.refused('Ann', { do: 'sit', chair: null })).toBe('not-gathering');
    expect(at.refused('Ann', { do: 'start', fill: 'random' })).toBe('not-gathering');
    expect(at.refused('Ann', { do: 'rematch' })).toBe('not-seated');
    at.does('Ann', { do: 'say', text: 'gone' });
  });
});

describe('the settings', () => {
  test('are changed as a whole, and the mix has to be playable', () => {
    const at = table({}, ['Bob']);
    const wanted = settings({
      modules: ['base', 'leaders'],
      seats: 5,
      clock: { per: 'move', seconds: 30 },
      listed: false,
    });
    at.does('Ann', { do: 'set', settings: wanted });
    expect(at.room.settings).toEqual(wanted);
    expect(sitting(at)).toBe('Ann Bob - - -');
    expect(at.refused('Ann', { do: 'set', settings: settings({ seats: 8 }) })).toBe('seats');
  });

  test('with fewer chairs: people keep theirs, or take a free one, or that of a bot', () => {
    const at = table({ seats: 5 });
    at.does('Ann', { do: 'bot', chair: 2, bot: 'merchant' });
    at.does('Bob', { do: 'sit', chair: 3 });
    at.does('Cid', { do: 'sit', chair: 4 });
    expect(sitting(at)).toBe('Ann - merchant Bob Cid');
    at.does('Ann', { do: 'set', settings: settings({ seats: 4 }) });
    expect(sitting(at)).toBe('Ann merchant Bob Cid');
    at.does('Ann', { do: 'set', settings: settings({ seats: 3 }) });
    expect(sitting(at)).toBe('Ann Bob Cid');
    expect(at.refused('Ann', { do: 'set', settings: settings({ seats: 2 }) })).toBe('chair-taken');
  });

  test('with fewer chairs: nobody moves who need not, and bots at the end go', () => {
    const at = table({ seats: 5 }, []);
    at.does('Bob', { do: 'sit', chair: 1 });
    at.does('Ann', { do: 'bot', chair: 3, bot: 'merchant' });
    at.does('Ann', { do: 'bot', chair: 4, bot: 'random' });
    at.does('Ann', { do: 'set', settings: settings({ seats: 3 }) });
    expect(sitting(at)).toBe('Ann Bob -');
  });
});

describe('the host', () => {
  const arrangements = [
    { do: 'set', settings: BASE },
    { do: 'bot', chair: 1, bot: 'random' },
    { do: 'order', order: [1, 0, 2] },
    { do: 'remove', chair: 0 },
    { do: 'start', fill: 'random' },
  ] as const;

  test.each(arrangements)('alone, and before the game: $do', (command) => {
    const at = table({}, ['Bob']);
    for (const name of ['Bob', 'Zoe'] satisfies Name[])
      expect(at.refused(name, { ...command } as typeof command & { order: number[] })).toBe('not-host');
    at.does('Ann', { do: 'start', fill: 'random' });
    expect(at.refused('Ann', { ...command } as typeof command & { order: number[] })).toBe('not-gathering');
  });

  test('gives free chairs to bots and takes them back', () => {
    const at = table({}, ['Bob']);
    at.does('Ann', { do: 'bot', chair: 2, bot: 'architect' });
    at.does('Ann', { do: 'bot', chair: 2, bot: 'apprentice' });
    expect(sitting(at)).toBe('Ann Bob apprentice');
    at.does('Ann', { do: 'bot', chair: 2, bot: null });
    expect(sitting(at)).toBe('Ann Bob -');
    expect(at.refused('Ann', { do: 'bot', chair: 1, bot: 'random' })).toBe('chair-taken');
    expect(at.refused('Ann', { do: 'bot', chair: 3, bot: 'random' })).toBe('no-such-chair');
  });

  test('says who sits next to whom', () => {
    const at = table({}, ['Bob']);
    at.does('Ann', { do: 'order', order: [2, 1, 0] });
    expect(sitting(at)).toBe('- Bob Ann');
    expect(at.room.host).toBe(person('Ann').id);
    for (const order of [[0, 1], [0, 0, 1], [1, 2, 3], [0, 1, 2, 3], [0, 1, 1.5], []])
      expect(at.refused('Ann', { do: 'order', order })).toBe('order');
  });

  test('removes people', () => {
    const at = table({}, ['Bob']);
    at.does('Ann', { do: 'bot', chair: 2, bot: 'random' });
    expect(at.refused('Ann', { do: 'remove', chair: 0 })).toBe('not-yours');
    expect(at.refused('Ann', { do: 'remove', chair: 2 })).toBe('chair-empty');
    expect(at.refused('Ann', { do: 'remove', chair: 7 })).toBe('no-such-chair');
    at.does('Ann', { do: 'remove', chair: 1 });
    expect(sitting(at)).toBe('Ann - random');
    expect(at.refused('Bob', { do: 'leave' })).toBe('not-seated');
  });

  test('says when those who were removed may come back', () => {
    const at = table({}, ['Bob', 'Cid']);
    at.does('Ann', { do: 'remove', chair: 1 });
    expect(at.room.removed).toEqual([person('Bob')]);
    for (const chair of [null, 1]) expect(at.refused('Bob', { do: 'sit', chair })).toBe('removed');
    expect(at.refused('Bob', { do: 'say', text: 'why' })).toBe('removed');
    expect(at.refused('Cid', { do: 'readmit', person: person('Bob').id })).toBe('not-host');
    expect(at.refused('Ann', { do: 'readmit', person: person('Zoe').id })).toBe('no-such-person');
    at.does('Zoe', { do: 'sit', chair: 1 });
    at.does('Zoe', { do: 'leave' });
    // whoever is host after Ann decides
    at.does('Ann', { do: 'leave' });
    expect(at.refused('Bob', { do: 'sit', chair: null })).toBe('removed');
    at.does('Cid', { do: 'readmit', person: person('Bob').id });
    expect(at.room.removed).toEqual([]);
    at.does('Bob', { do: 'sit', chair: 1 });
    expect(sitting(at)).toBe('- Bob Cid');
  });

  test('starts when no chair is free, or fills them with bots', () => {
    const at = table({}, ['Bob']);
    expect(at.refused('Ann', { do: 'start', fill: null })).toBe('chair-empty');
    at.does('Ann', { do: 'start', fill: 'baseline' });
    expect(sitting(at)).toBe('Ann Bob baseline');
    expect(at.room.status).toBe('playing');
    const full = table({}, ['Bob', 'Cid']);
    full.does('Ann', { do: 'start', fill: null });
    expect(full.room.game?.config).toMatchObject({ modules: ['base'], seats: 3, edition: 'first' });
  });

  test('has started with the boards that were picked', () => {
    const wonders = ['giza', 'rhodos', 'ephesos'].map((wonder) => ({ wonder, side: 'B' as const }));
    const { game } = started({ wonders }).room;
    expect(game?.state.seats.map(({ wonder }) => game.rules.wonders[wonder].city)).toEqual([
      'giza',
      'rhodos',
      'ephesos',
    ]);
  });
});

test('a table may be for people with accounts', () => {
  const at = table({ accounts: true });
  expect(at.refused('Zoe', { do: 'sit', chair: null })).toBe('needs-account');
  at.does('Bob', { do: 'sit', chair: null });
  table().does('Zoe', { do: 'sit', chair: null });
});
