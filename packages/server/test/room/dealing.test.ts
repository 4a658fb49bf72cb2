/** People add to the deal: they pledge, tell, and are left out by one rule if they are not there to tell. */
import { commitmentOf, commitmentOfDeal, over, pledgeOf, seedOfDeal, verify } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { type Fact, happenAgain, recordOf } from '../../src/room/index.ts';
import { type Name, SECOND, SEED, type Sitting, table } from './kit.ts';

const NUMBERS: Partial<Record<Name, string>> = { Ann: 'a'.repeat(32), Bob: 'b'.repeat(32), Cid: 'c'.repeat(32) };
const number = (name: Name): string => NUMBERS[name] ?? '0'.repeat(32);
const pledges = (at: Sitting, name: Name): void => at.does(name, { do: 'pledge', pledge: pledgeOf(number(name)) });
const tells = (at: Sitting, name: Name): void => at.does(name, { do: 'tell', nonce: number(name) });
const starts = (at: Sitting): void => at.does('Ann', { do: 'start', fill: 'random' });
const part = (at: Sitting, name: Name, isTold = true) => ({
  seat: at.chair(name),
  pledge: pledgeOf(number(name)),
  nonce: isTold ? number(name) : null,
});

const LINE: Fact = { fact: 'unreadable', text: '?', isNewer: false };

function pledged(...names: Name[]): Sitting {
  const at = table({}, ['Bob']);
  for (const name of names) pledges(at, name);
  return at;
}

test('the game begins when the last of them has told, and its seed is made of all of it', () => {
  const at = pledged('Ann', 'Bob');
  starts(at);
  expect([at.room.status, at.room.game, at.room.dealing?.parts.length]).toEqual(['gathering', null, 2]);
  const { sealed, parts } = { sealed: commitmentOf(SEED), parts: [part(at, 'Ann'), part(at, 'Bob')] };
  tells(at, 'Bob');
  expect(at.room.game).toBeNull();
  tells(at, 'Ann');
  expect(at.room.commitment).toBe(commitmentOfDeal(sealed, parts));
  expect(at.room.deal).toEqual({ secret: SEED, parts });
  expect(at.room.game?.config.seed).toBe(seedOfDeal({ secret: SEED, parts }));
  expect(at.room.game?.config.seed).not.toBe(SEED);

  while (at.room.game && !over(at.room.game)) at.settles();
  if (!at.room.game) throw new Error('no game');
  const record = recordOf(at.room, at.room.game);
  expect(verify(record, at.room.commitment)).toMatchObject({ ok: true, verdicts: [{ ok: true }, {}, {}, {}] });
  const [mine, ...others] = parts;
  const forged = { secret: SEED, parts: [{ ...mine, nonce: 'd'.repeat(32) }, ...others] };
  for (const deal of [forged, { secret: SEED, parts: others }, { secret: '1'.repeat(32), parts }, {}, null, 7])
    expect(verify({ ...record, deal }).verdicts[0].ok, JSON.stringify(deal)).toBe(false);
});

describe('whoever is not there to tell is left out:', () => {
  test('five seconds after the start', () => {
    const at = pledged('Ann', 'Bob');
    starts(at);
    tells(at, 'Ann');
    at.waits(5 * SECOND - 1);
    expect(at.room.game).toBeNull();
    at.waits(1);
    expect(at.room.deal?.parts).toEqual([part(at, 'Ann'), part(at, 'Bob', false)]);
    expect(at.refused('Bob', { do: 'tell', nonce: number('Bob') })).toBe('not-dealing');
  });

  test('at once, if they were not here at the start or have pledged nothing', () => {
    const at = table({}, ['Bob', 'Cid']);
    for (const name of ['Ann', 'Bob'] as const) pledges(at, name);
    at.goes('Bob');
    starts(at);
    tells(at, 'Ann');
    expect(at.room.deal?.parts).toEqual([part(at, 'Ann')]);
  });

  test('and if nobody adds anything, what the server has drawn is the seed', () => {
    const at = pledged();
    starts(at);
    expect([at.room.game?.config.seed, at.room.deal]).toEqual([SEED, null]);
    expect(at.room.commitment).toBe(commitmentOf(SEED));
  });
});

test('a pledge belongs to whoever sits there, moves with the chair, and goes with them', () => {
  const at = pledged('Bob');
  at.does('Ann', { do: 'order', order: [1, 0, 2] });
  expect(at.room.chairs.map(({ pledge = null }) => pledge)).toEqual([pledgeOf(number('Bob')), null, null]);
  at.does('Bob', { do: 'leave' });
  at.does('Cid', { do: 'sit', chair: 0 });
  expect(at.room.chairs[0].pledge).toBeUndefined();
  expect(at.refused('Bob', { do: 'pledge', pledge: pledgeOf(number('Bob')) })).toBe('not-seated');
});

test('while it is dealt nothing else changes, and nobody tells another number than they pledged', () => {
  const at = pledged('Ann', 'Bob');
  expect(at.refused('Ann', { do: 'tell', nonce: number('Ann') })).toBe('not-dealing');
  starts(at);
  for (const command of [
    { do: 'remove', chair: 1 },
    { do: 'pledge', pledge: pledgeOf(number('Cid')) },
    { do: 'start', fill: 'random' },
  ] as const)
    expect(at.refused('Ann', command)).toBe('dealing');
  expect(at.refused('Cid', { do: 'sit', chair: 2 })).toBe('dealing');
  expect(at.refused('Ann', { do: 'tell', nonce: number('Bob') })).toBe('wrong-part');
  expect(at.refused('Cid', { do: 'tell', nonce: number('Bob') })).toBe('not-dealing');
  at.does('Bob', { do: 'say', text: 'good luck' });
  tells(at, 'Ann');
  expect(at.refused('Ann', { do: 'tell', nonce: number('Ann') })).toBe('not-dealing');
});

test('whoever goes while it is dealt has gone from a game: a bot plays for them', () => {
  const at = pledged('Ann', 'Bob');
  starts(at);
  at.does('Bob', { do: 'leave' });
  at.does('Ann', { do: 'concede' });
  at.waits(5 * SECOND);
  expect(at.room.status).toBe('playing');
  expect(at.room.chairs.map(({ lent, conceded }) => [lent !== null, conceded])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
  expect(at.room.deal?.parts.map(({ nonce }) => nonce)).toEqual([null, null]);
});

test('a table that is frozen while it is dealt waits for nobody', () => {
  const at = pledged('Ann');
  starts(at);
  const frozen = happenAgain(at.room, { seq: at.room.seq + 1, at: at.room.at, fact: LINE }).room;
  expect([frozen.frozen !== null, frozen.dealing]).toEqual([true, null]);
});
