/** A deal that can be checked: what is shown before the game, and what is found out after it. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  commitmentOfDeal,
  create,
  type Deal,
  type GameRecord,
  pledgeOf,
  replay,
  save,
  seedFrom,
  seedOfDeal,
  verify,
} from '../../src/index.ts';
import { sha256 } from '../../src/sha256.ts';
import { played } from '../kit/index.ts';

const real = (text: string): string => createHash('sha256').update(text, 'latin1').digest('hex');

describe('sha256', () => {
  test('is that of the standard', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('is that of Node, for texts of every length around the edges of blocks', () => {
    for (let length = 0; length < 200; length++) expect(sha256('é'.repeat(length))).toBe(real('é'.repeat(length)));
    const latin1 = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
    fc.assert(fc.property(latin1, (text) => sha256(text) === real(text)));
  });
});

test('a commitment is the SHA-256 of "polis:1:" and the seed in small letters', () => {
  const seed = '00112233445566778899AABBCCDDEEFF';
  expect(commitmentOf(seed)).toBe(real('polis:1:00112233445566778899aabbccddeeff'));
});

/** A finished game, to which its seed was committed before. */
function committed(name: string): GameRecord {
  const game = played(create({ seats: 3, seed: seedFrom(name, 0) }), 0);
  return { ...save(game), commitment: commitmentOf(game.config.seed) };
}

describe('verify', () => {
  const record = committed('fair');
  const said = (changed: unknown, shown?: string) =>
    Object.fromEntries(verify(changed, shown).verdicts.map(({ check, ok }) => [check, ok]));

  test('finds nothing wrong with a game as it was', () => {
    expect(verify(record, record.commitment)).toMatchObject({ ok: true });
    expect(said(record)).toEqual({ commitment: true, deal: true, choices: true, result: true });
    const { commitment: _, ...silent } = record;
    expect(said(silent)).toEqual({ commitment: null, deal: true, choices: true, result: true });
    expect(said({ ...record, choices: record.choices.slice(0, 9), result: null })).toEqual({
      commitment: true,
      deal: true,
      choices: true,
      result: null,
    });
  });

  test('finds another commitment than the one that was shown', () => {
    expect(said(record, '0'.repeat(64))).toMatchObject({ commitment: false, deal: true });
    expect(said({ ...record, commitment: '0'.repeat(64) }, record.commitment)).toMatchObject({ commitment: false });
  });

  test('finds another deal', () => {
    const seed = seedFrom('other', 0);
    const swapped = { ...record, config: { ...record.config, seed }, commitment: commitmentOf(seed) };
    expect(said(swapped)).toEqual({ commitment: true, deal: false, choices: null, result: null });
  });

  test('finds a choice that was not made, a table that was not so, and points that were not won', () => {
    const at = record.choices.length - 2;
    const change = (entry: GameRecord['choices'][number]) =>
      record.choices.map((one, i) => (i === at ? entry : one)) as GameRecord['choices'];
    const [seat, choice, hash] = record.choices[at];
    const card = 'card' in choice ? choice.card : '';
    expect(said({ ...record, choices: change([seat, { do: 'build', card: 'nothing' } as never, hash]) })).toMatchObject(
      {
        deal: true,
        choices: false,
        result: null,
      },
    );
    expect(card).not.toBe('');
    expect(said({ ...record, choices: change([seat, choice, 'ffffffff']) })).toMatchObject({ choices: false });
    const result = { totals: [99, 1, 1], winners: [0] };
    expect(said({ ...record, result })).toEqual({ commitment: true, deal: true, choices: true, result: false });
  });

  test.each([null, 7, {}, { config: {} }, { config: { seed: 'x' }, choices: 1 }])(
    'answers %j without breaking',
    (garbage) => {
      expect(verify(garbage).ok).toBe(false);
      expect(() => replay(garbage)).toThrow();
    },
  );
});

describe('a deal to which people add is fixed by what was shown of it:', () => {
  const [secret, ...nonces] = ['secret', 'one', 'two'].map((name) => seedFrom(name, 0));
  const parts = nonces.map((nonce, seat) => ({ seat, pledge: pledgeOf(nonce), nonce }));
  const shown = commitmentOfDeal(commitmentOf(secret), parts);
  /** With the seed that comes of it, whatever it is. */
  function verdict(deal: Deal): boolean | null {
    const hashed = ['polis:2', deal.secret];
    for (const { seat, nonce } of deal.parts) if (nonce !== null) hashed.push(`${seat}=${nonce}`);
    const config = { seats: 3, seed: real(hashed.join(':')).slice(0, 32) };
    return verify({ config, choices: [], deal }, shown).verdicts[0].ok;
  }

  test('as it was', () => {
    expect(verdict({ secret, parts })).toBe(true);
  });

  test('capital letters make no other seed of the same numbers', () => {
    const loud = parts.map((part) => ({ ...part, nonce: part.nonce.toUpperCase() }));
    expect(seedOfDeal({ secret: secret.toUpperCase(), parts: loud })).toBe(seedOfDeal({ secret, parts }));
    expect(verdict({ secret: secret.toUpperCase(), parts })).toBe(false);
    expect(verdict({ secret, parts: loud })).toBe(false);
  });

  test('no two pledges in one, none twice, and none of a seat that is not there', () => {
    const [first, second] = parts;
    const merged = { seat: 0, pledge: `${first.pledge}:1=${second.pledge}`, nonce: null };
    expect(verdict({ secret, parts: [merged] })).toBe(false);
    const why = (seats: number[]): string | null => {
      const deal = { secret, parts: seats.map((seat) => ({ ...first, seat })) };
      const config = { seats: 3, seed: seedOfDeal(deal) };
      return verify({ config, choices: [], deal }).verdicts[0].why;
    };
    expect(why([0, 2])).toBeNull();
    for (const seats of [[1, 1], [1, 0], [3], [-1]]) expect(why(seats), String(seats)).toMatch(/^a deal has parts of/);
  });
});
