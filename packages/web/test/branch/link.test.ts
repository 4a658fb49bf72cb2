/** A link holds a whole game; one that is broken opens nothing and says why. */
import { describe, expect, test } from 'vitest';
import { packedText } from '../../src/device/packing.ts';
import { packedGame, unpackedGame } from '../../src/record/link.ts';
import { branched, played } from './games.ts';

const GAME = played(['base'], 3);
const BRANCH = branched(GAME, 9, null);
const players = [{ name: 'Ann', bot: null }];

describe('a link with a game in it', () => {
  test('opens the same game, and the one that it came from', async () => {
    const shared = { record: { ...BRANCH, players }, name: 'What if', of: GAME };
    const packed = (await packedGame(shared)) as string;
    expect(packed).toMatch(/^1\.[\w-]+$/);
    expect(await unpackedGame(packed)).toEqual(shared);
  });

  test('is short enough to be sent, also for the longest game', async () => {
    const longest = played(['base', 'leaders', 'cities', 'edifice'], 7);
    const packed = await packedGame({ record: branched(longest, 10, 0), name: null, of: longest });
    expect(packed?.length).toBeLessThan(8000);
  });

  test('is not made of what would be too long; what it came from goes first', async () => {
    const long = { ...GAME, deal: { secret: noise(9000), parts: [] } };
    expect(await packedGame({ record: long, name: null, of: null })).toBeNull();
    const packed = (await packedGame({ record: BRANCH, name: null, of: long })) as string;
    expect(await unpackedGame(packed)).toEqual({ record: BRANCH, name: null, of: null });
  });
});

describe('a link that opens nothing', () => {
  test('was cut, changed, or is of another kind', async () => {
    const packed = (await packedGame({ record: GAME, name: null, of: null })) as string;
    expect(await unpackedGame(packed.slice(0, -40))).toBe('broken');
    expect(await unpackedGame(packed.replace(/.{9}$/, 'AAAAAAAAA'))).toBe('broken');
    expect(await unpackedGame('')).toBe('broken');
    expect(await unpackedGame('1.%%%')).toBe('broken');
    expect(await unpackedGame(`1.${await packedText({ record: null })}`)).toBe('broken');
    expect(await unpackedGame(`1.${await packedText('x'.repeat(1_000_000))}`)).toBe('broken');
  });

  test('is of a later kind, or of rules that are not known', async () => {
    expect(await unpackedGame('2.abc')).toBe('other');
    const record = { ...GAME, config: { ...GAME.config, version: 999 } };
    expect(await unpackedGame(`1.${await packedText({ record })}`)).toBe('version');
  });

  test('holds choices that do not fit: nothing of it is kept', async () => {
    const choices = GAME.choices.map((choice, i) => (i === 10 ? [choice[0], { do: 'sell', card: 'palace' }] : choice));
    const record = { ...GAME, choices };
    expect(await unpackedGame(`1.${await packedText({ record })}`)).toBe('broken');
    // a game whose origin is wrong can be shown all the same
    const found = await unpackedGame(`1.${await packedText({ record: BRANCH, name: 7, of: record })}`);
    expect(found).toEqual({ record: BRANCH, name: null, of: null });
  });
});

/** Letters that nothing packs smaller. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return String.fromCharCode(0x4e00 + ((state >>> 16) % 20000));
  }).join('');
}
