import { FIRST_BOXES } from '@polis/client';
import type { GameConfig } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { deadlines, type Fact, rebuild, thinking } from '../../src/room/index.ts';
import { person, reopened, SECOND, type Sitting, started, table } from './kit.ts';
import type { Line } from './laws.ts';

/** The journal of a game in its third turn, with chat after it. */
function played(): Sitting {
  const at = started({ clock: { per: 'move', seconds: 30 } }, ['Bob']);
  for (let i = 0; i < 2; i++) at.settles();
  at.does('Bob', { do: 'say', text: 'hm' });
  return at;
}

const isAnswer = ({ fact }: Line): boolean => fact.fact === 'answered';

/** A journal with another fact in one of its lines. */
const forged = (lines: readonly Line[], at: number, fact: Fact): Line[] =>
  lines.map((line, i) => (i === at ? { ...line, fact } : line));

/** The last answer of the journal is not what it was. */
function broken(lines: readonly Line[], changed: object = { hash: '00000000' }): Line[] {
  const at = lines.findLastIndex(isAnswer);
  return forged(lines, at, { ...lines[at].fact, ...changed } as Fact);
}

describe('a journal', () => {
  test('begins with the creation of its table', () => {
    const { journal } = table({}, ['Bob']);
    expect(rebuild('table', journal.slice(1)).frozen).toBe('line 2 does not tell how the table began');
    expect(() => rebuild('table', [])).toThrow('no journal');
  });

  test('makes a room that goes on like the one it is of', () => {
    const at = played();
    const again = reopened(at.journal);
    expect(again.room).toEqual(at.room);
    for (const one of [at, again]) while (one.room.status === 'playing') one.settles(0);
    expect(again.room.game?.state).toEqual(at.room.game?.state);
  });
});

/** Configurations from before there were boxes and further boards say nothing of them. */
function older(version: number, { boxes: _, boards: __, expert: ___, ...config }: GameConfig): GameConfig {
  return { ...config, version };
}

describe('a game that began before there were second boxes', () => {
  test('has the first ones, in the second edition too', () => {
    const mix = { modules: ['base', 'leaders', 'cities'], edition: 'second' as const, boxes: FIRST_BOXES };
    const { journal } = started(mix, ['Bob']);
    const lines = journal.map((line) => {
      const { fact } = line;
      return fact.fact === 'started' ? { ...line, fact: { ...fact, config: older(2, fact.config) } } : line;
    });
    const at = reopened(lines);
    expect(at.room.frozen).toBeNull();
    expect([at.room.game?.config.version, at.room.needs]).toEqual([2, 1]);
    expect(at.room.game?.rules.cardByName.has('gambling-house')).toBe(true);
    while (at.room.status === 'playing') at.settles(0);
    expect(at.room.status).toBe('over');
  });
});

describe('a game that began before hashes went by names', () => {
  /** Its answers have the hashes of that time, which nobody can reckon any more. */
  const old = (lines: readonly Line[]): Line[] =>
    lines.map((line) => {
      const { fact } = line;
      if (fact.fact === 'started') return { ...line, fact: { ...fact, config: older(1, fact.config) } };
      return fact.fact === 'answered' ? { ...line, fact: { ...fact, hash: '01dbeef1' } } : line;
    });

  test('is rebuilt and played to its end', () => {
    const at = reopened(old(played().journal));
    expect(at.room.frozen).toBeNull();
    expect(at.room.game?.config.version).toBe(1);
    while (at.room.status === 'playing') at.settles(0);
    expect(at.room.status).toBe('over');
  });

  test('is frozen where an answer cannot have been given', () =>
    expect(rebuild('table', broken(old(played().journal), { seat: 7 })).frozen).toMatch(/no-such-seat$/));
});

describe('a game that is not rebuilt as it was', () => {
  test('is frozen before the line that differs', () => {
    const { journal } = played();
    const at = journal.findLastIndex(isAnswer);
    const room = rebuild('table', broken(journal));
    expect(room.frozen).toBe(`after line ${at + 1} the table is not the one that was recorded`);
    expect(room.game).toEqual(rebuild('table', journal.slice(0, at)).game);
    expect(room.seq).toBe(journal.length);
  });

  test.each([
    [{ choice: { do: 'sell', card: 'palace' } }, 'not-in-hand'],
    [{ choice: null }, 'garbage'],
    [{ seat: 7 }, 'no-such-seat'],
  ])('says why without naming a card: %j', (changed, code) => {
    const { journal } = played();
    const { frozen } = rebuild('table', broken(journal, changed));
    expect(frozen).toMatch(new RegExp(`^line \\d+ cannot happen again: ${code}$`));
  });

  test('is frozen too where a fact cannot be at all', () => {
    const { journal } = played();
    const { frozen } = rebuild('table', forged(journal, journal.length - 1, journal[0].fact));
    expect(frozen).toBe(`line ${journal.length} cannot happen again: Error`);
  });

  test('stands still: no clock runs, no bot thinks, nobody does anything', () => {
    const at = reopened(broken(played().journal));
    expect(deadlines(at.room)).toEqual([]);
    expect(thinking(at.room)).toEqual([]);
    at.waits(1000 * SECOND);
    expect(at.room.clocks?.out).toEqual([false, false, false]);
    for (const command of [{ do: 'undo' }, { do: 'leave' }, { do: 'concede' }, { do: 'rematch' }] as const)
      expect(at.refused('Ann', command)).toBe('frozen');
  });

  test.each([
    ['after some talk', (lines: Line[]) => lines],
    ['in its last line', (lines: Line[]) => lines.slice(0, lines.findLastIndex(isAnswer) + 1)],
  ])('is still a place to talk, which is found again, %s', (_, cut) => {
    const at = reopened(cut(broken(played().journal)));
    const seq = at.room.seq;
    at.does('Ann', { do: 'say', text: 'what now' });
    at.does('Ann', { do: 'mute', person: person('Bob').id, muted: true });
    expect(at.refused('Bob', { do: 'say', text: 'well' })).toBe('muted');
    expect(at.room.seq).toBe(seq + 2);
    expect(at.room.chat.at(-1)?.text).toBe('what now');
    at.checks();
  });
});
