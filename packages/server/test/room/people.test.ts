import { describe, expect, test } from 'vitest';
import { areAlike } from '../../src/accounts/looks.ts';
import { adoption, type Fact, parting, peopleNamed, rebuild, rematchOf, withoutPeople } from '../../src/room/index.ts';
import { person, reopened, started, table } from './kit.ts';
import { textOf } from './laws.ts';

describe('a guest who signs in', () => {
  const adopted = { fact: 'adopted', from: person('Bob').id, to: person('Zoe') } as const;

  test('keeps chair, cards and answers in the middle of a game', () => {
    const at = started();
    at.settles();
    at.answers('Bob', 0);
    const sealed = at.room.game?.state.sealed[at.chair('Bob')];
    at.happens(adopted); // the laws: Zoe, who watched, is shown the hand
    expect(at.chair('Bob')).toBe(-1);
    expect(at.chair('Zoe')).toBe(1);
    expect(at.room.game?.state.sealed[1]).toBe(sealed);
    expect(at.refused('Bob', { do: 'undo' })).toBe('not-seated');
    while (at.room.status === 'playing') at.settles();
    at.checks();
  });

  test('stays host, stays muted, and has said what the guest said', () => {
    const at = table({}, ['Bob']);
    at.does('Ann', { do: 'mute', person: person('Bob').id, muted: true });
    at.happens(adopted);
    expect(at.refused('Zoe', { do: 'say', text: 'hello' })).toBe('muted');
    at.does('Ann', { do: 'say', text: 'welcome' });
    at.happens({ fact: 'adopted', from: person('Ann').id, to: person('Hal') });
    expect(at.room.host).toBe(person('Hal').id);
    expect(at.room.chat[0].person).toEqual(person('Hal'));
    at.does('Hal', { do: 'start', fill: 'random' });
  });

  test('cannot have two chairs, nor one of a table where they do not sit', () => {
    const at = started();
    const around = { areAlike, apartFrom: [] };
    expect(adoption(at.room, person('Bob').id, person('Cid'), around).refused?.code).toBe('already-seated');
    expect(adoption(at.room, person('Zoe').id, person('Hal'), around).refused?.code).toBe('not-seated');
    expect(adoption(at.room, person('Bob').id, person('Zoe'), around).fact).toEqual(adopted);
    const alike = { id: 'id-of-another', name: 'ANN' };
    expect(adoption(at.room, person('Bob').id, alike, around).fact).toMatchObject({ to: { ...alike, name: 'Bob' } });
    const same = { id: 'id-of-another', name: 'bob' };
    expect(adoption(at.room, person('Bob').id, same, around).fact).toMatchObject({ to: same });
  });

  test('does not wait beside someone with whom the account does not meet; a game that goes on is finished', () => {
    const around = { areAlike, apartFrom: [person('Ann').id] };
    const of = (at: ReturnType<typeof table>) => adoption(at.room, person('Bob').id, person('Zoe'), around);
    expect(of(table({}, ['Bob'])).refused?.code).toBe('kept-apart');
    expect(of(started()).fact).toEqual(adopted);
  });
});

describe('someone who keeps away from another', () => {
  const [ann, bob, cid] = (['Ann', 'Bob', 'Cid'] as const).map((name) => person(name).id);

  test('gets up before the game, or as the host sends them away', () => {
    const { room } = table({}, ['Bob', 'Cid']);
    expect(parting(room, bob, ann).fact).toEqual({ fact: 'left', person: bob });
    expect(parting(room, bob, cid).fact).toEqual({ fact: 'left', person: bob });
    expect(parting(room, ann, bob).fact).toEqual({ fact: 'removed', chair: 1 });
  });

  test('stays where the other is not, and in a game that was begun', () => {
    const { room } = table({}, ['Bob']);
    expect(parting(room, bob, cid).refused?.code).toBe('not-seated');
    expect(parting(room, cid, bob).refused?.code).toBe('not-seated');
    expect(parting(started().room, ann, bob).refused?.code).toBe('not-gathering');
  });
});

describe('someone who is forgotten', () => {
  const forgetting = new Map([[person('Bob').id, 'nobody-1']]);

  function played() {
    const at = table({}, ['Bob', 'Cid']);
    at.does('Bob', { do: 'say', text: 'my number is 555' });
    at.does('Ann', { do: 'say', text: 'thanks, Bob. Bobbin!' });
    at.does('Ann', { do: 'mute', person: person('Bob').id, muted: true });
    at.does('Ann', { do: 'start', fill: null });
    at.settles();
    at.does('Bob', { do: 'concede' });
    at.settles();
    return at;
  }

  test('is named nowhere, and the game is the same', () => {
    const at = played();
    const lines = at.journal.map(({ fact }, i) => ({
      action: i % 2 ? `${person('Bob').id}:${i}` : `other:${i}`,
      fact,
    }));
    const changed = withoutPeople(lines, forgetting);
    const rest = lines.map((line, i) => changed.get(i) ?? line);
    const text = JSON.stringify(rest);
    expect(text).not.toContain(person('Bob').id);
    expect(text).not.toContain('"Bob"');
    expect(text).not.toContain('555');
    expect(text).toContain('thanks, Bob. Bobbin!');
    expect(rest.map(({ action }) => action)).toEqual(lines.map((_, i) => `${i % 2 ? 'nobody-1' : 'other'}:${i}`));

    const room = rebuild(
      'table',
      at.journal.map((line, i) => ({ ...line, fact: rest[i].fact })),
    );
    expect(room.chairs[1]).toEqual({ ...at.room.chairs[1], person: { id: 'nobody-1', name: '' } });
    expect(room.chat.map((line) => line.person.name)).toEqual(['Ann']);
    expect(room.muted).toEqual(['nobody-1']);
    expect(room.frozen).toBeNull();
    const same = { chairs: at.room.chairs, chat: at.room.chat, muted: at.room.muted };
    expect(textOf({ ...room, ...same })).toBe(textOf(at.room));
  });

  test('is named in the lines that change, and in no other', () => {
    const at = played();
    at.happens({ fact: 'adopted', from: person('Bob').id, to: person('Zoe') });
    const again = rematchOf(at.room, 'NEXT', person('Ann')).fact as Fact;
    const lines = [...at.journal.map(({ fact }) => fact), again].map((fact, i) => ({
      action: i % 3 ? `${person('Cid').id}:${i}` : null,
      fact,
    }));
    for (const name of ['Ann', 'Bob', 'Cid', 'Zoe', 'Hal'] as const) {
      const { id } = person(name);
      const changed = withoutPeople(lines, new Map([[id, 'nobody-1']]));
      expect([name, lines.flatMap((line, i) => (peopleNamed(line).includes(id) ? [i] : []))]).toEqual([
        name,
        [...changed.keys()],
      ]);
    }
  });

  test('is left alone where they are not', () => {
    const at = played();
    const lines = at.journal.map(({ fact }) => ({ action: null, fact }));
    expect(withoutPeople(lines, new Map([['someone-else', 'nobody-2']])).size).toBe(0);
    const once = lines.map((line, i) => withoutPeople(lines, forgetting).get(i) ?? line);
    expect(withoutPeople(once, forgetting).size).toBe(0);
  });

  test('does not come to a rematch', () => {
    const at = played();
    const changed = withoutPeople(
      at.journal.map(({ fact }) => ({ action: null, fact })),
      forgetting,
    );
    const { room } = reopened(at.journal.map((line, i) => ({ ...line, fact: changed.get(i)?.fact ?? line.fact })));
    const { fact } = rematchOf(room, 'NEXT', person('Ann'));
    expect(fact?.fact === 'created' && fact.chairs.map(({ person: one }) => one?.name ?? null)).toEqual([
      'Ann',
      null,
      'Cid',
    ]);
  });
});
