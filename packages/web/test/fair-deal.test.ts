/** What the app can tell of a deal, by what it was shown. */
import type { Known } from '@polis/client';
import {
  commitmentOf,
  create,
  type GameEvent,
  legal,
  over,
  pledgeOf,
  redact,
  save,
  seedFrom,
  submit,
} from '@polis/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checksOf } from '../src/fair-deal/checks.ts';
import { ownPart, wordForDeal } from '../src/fair-deal/part.ts';

const events: GameEvent[] = [];
const record = save(played());
const commitment = commitmentOf(record.config.seed);
const PART = 'ab'.repeat(16);
const KEPT = { fingerprint: commitment, part: null };
const NOTHING = { fingerprint: null, part: null };
const known = (seat: number) => ({
  you: seat,
  log: events.map((event) => redact(event, seat)),
  room: { commitment } as Parameters<typeof checksOf>[0]['room'],
});

function played() {
  let game = create({ seats: 3, seed: seedFrom('deal', 0) }, events);
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, id) => ask !== null && game.state.sealed[id] < 0);
    const { game: next, events: news } = submit(game, seat, legal(game, seat)[0]);
    events.push(...news);
    game = next;
  }
  return game;
}

const said = (...args: Parameters<typeof checksOf>) =>
  Object.fromEntries(checksOf(...args).map(({ what, how }) => [what, how]));

test('a game as it was', () => {
  const fine = { seen: 'ok', commitment: 'ok', deal: 'ok', choices: 'ok', result: 'ok', shown: 'ok' };
  expect(said(known(1), record, KEPT)).toEqual(fine);
  expect(said(known(1), record, NOTHING)).toEqual({ ...fine, seen: 'none' });
});

test('another fingerprint during the game than after it', () => {
  expect(said(known(1), record, { ...KEPT, fingerprint: '0'.repeat(64) })).toMatchObject({
    seen: 'bad',
    commitment: 'ok',
  });
});

test('another seed than was promised', () => {
  const room = { commitment: '0'.repeat(64) } as Parameters<typeof checksOf>[0]['room'];
  expect(said({ ...known(1), room }, record, NOTHING)).toMatchObject({ commitment: 'bad', deal: 'ok' });
});

test('cards were shown that the record does not deal to this seat', () => {
  expect(said({ ...known(1), you: 2 }, record, KEPT)).toMatchObject({ deal: 'ok', shown: 'bad' });
});

describe('whether what this device added is in the deal', () => {
  const parts = [1, 2].map((seat) => ({ seat, pledge: pledgeOf(PART), nonce: seat === 1 ? PART : null }));
  const dealt = { ...record, deal: { secret: '0'.repeat(32), parts } };
  const added = (seat: number, part: string | null) => said(known(seat), dealt, { ...KEPT, part }).added;

  test('as the record says; another number is that of another device of mine', () => {
    expect(said(known(1), dealt, KEPT).untold).toBe('none');
    expect([added(1, PART), added(1, '1'.repeat(32)), added(1, null), added(2, PART)]).toEqual([
      'ok',
      'none',
      'none',
      'none',
    ]);
  });

  test('not, if the server says that nobody has added anything', () => {
    expect(said(known(1), record, { ...KEPT, part: PART }).added).toBe('none');
    expect(said(known(1), record, KEPT)).not.toHaveProperty('added');
  });

  test('but it says nothing of a deal that was fixed otherwise', () => {
    const room = { commitment: null } as Parameters<typeof checksOf>[0]['room'];
    const silent = said({ ...known(1), room }, dealt, { ...KEPT, part: PART });
    expect(silent).toMatchObject({ seen: 'bad' });
    expect(silent).not.toHaveProperty('added');
  });
});

describe('what this device says of its number', () => {
  const word = (table: string, chair: object, dealing: object | null = null) =>
    wordForDeal({ table, you: 0, room: { chairs: [chair], dealing } as unknown as Known['room'] });
  const dealing = (pledge: string, sealed = 'a'.repeat(64)) => ({
    sealed,
    parts: [{ seat: 0, pledge, isTold: false }],
  });

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is a pledge, then the number, and that under the first fingerprint alone', () => {
    const first = word('t', {});
    const pledge = first?.do === 'pledge' ? first.pledge : '';
    expect(word('t', {})).toEqual(first);
    const told = word('t', { pledge }, dealing(pledge));
    expect(told?.do === 'tell' && pledgeOf(told.nonce)).toBe(pledge);
    expect(word('t', { pledge }, dealing(pledge))).toEqual(told);
    expect(word('t', { pledge }, dealing(pledge, 'b'.repeat(64)))).toBeNull();
  });

  test('is nothing on a second device, on a table of this device, and where nothing is kept', () => {
    expect([word('t', { pledge: 'c'.repeat(64) }), ownPart('t')]).toEqual([null, null]);
    expect(word('local-1', {})).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(word('t', {})).toBeNull();
  });
});
