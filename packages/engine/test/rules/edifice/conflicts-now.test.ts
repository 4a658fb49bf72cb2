/** What the conflicts would bring if the Age ended now, with a project that is not finished. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { beforeConflicts, conflictsNow, meetingsNow } from '../../../src/what-if.ts';
import { mix, pick, rule, sell, type TableLiteral, TWO } from '../../kit/index.ts';

const { lastTurn, table } = mix('edifice');

const NOTHING = { won: [], lost: 0 };
/** In the middle of an Age: there are cards to play. */
const middle = (literal: TableLiteral) => table({ turn: 3, ...literal });
const pawnOf = (age: number): ScenarioSeat => ({ pawns: [1, 2, 3].map((of) => Number(of === age)) });

describe('as if the Age ended now', () => {
  rule('E-33', 'a red card is lost before the conflicts by those who took no part', () => {
    const cities = {
      me: { city: ['barracks'], shields: 1 },
      left: { shields: 1, ...pawnOf(1) },
      right: { city: ['stockade'], ...pawnOf(1) },
    };
    const open = middle({ edifice: 'outpost', ...cities });
    expect(conflictsNow(open.game)).toEqual([NOTHING, NOTHING, NOTHING]);
    const { game, events } = beforeConflicts(open.game);
    expect(events).toEqual([
      { event: 'failed', card: 'outpost', spared: [1, 2] },
      { event: 'penalty', seat: 0, coins: 0, card: 'barracks', victory: [], debt: 0 },
    ]);
    expect(game.state.seats.map(({ tally }) => tally.shields)).toEqual([1, 1, 1]);
    const built = middle({ edifice: 'outpost', fate: 'built', ...cities });
    expect(beforeConflicts(built.game).events).toEqual([]);
    expect(conflictsNow(built.game)).toEqual([
      { won: [1, 1], lost: 0 },
      { won: [], lost: 1 },
      { won: [], lost: 1 },
    ]);
  });

  rule('E-38', 'who cannot pay takes a debt token and fights all the same', () => {
    const t = middle({ edifice: 'outpost', me: { shields: 1 }, left: pawnOf(1), right: pawnOf(1) });
    expect(beforeConflicts(t.game).events).toContainEqual(expect.objectContaining({ seat: 0, card: null, debt: 2 }));
    expect(conflictsNow(t.game)).toEqual([{ won: [1, 1], lost: 0 }, ...Array(2).fill({ won: [], lost: 1 })]);
  });

  rule('EQ-27', 'who can choose a card loses the one that leaves the city strongest', () => {
    for (const city of [
      ['walls', 'stockade', 'training-ground'],
      ['stockade', 'training-ground', 'walls'],
    ]) {
      const t = middle({ edifice: 'staging-camp', me: { city }, left: { shields: 3 }, right: pawnOf(2) });
      const { game, events } = beforeConflicts(t.game);
      expect(events).toContainEqual(expect.objectContaining({ seat: 0, card: 'stockade' }));
      expect(game.state.seats[0].tally.shields).toBe(4);
      expect(conflictsNow(t.game)[0]).toEqual({ won: [3, 3], lost: 0 });
    }
  });

  rule('E-57', 'victory tokens that are given back are none of those won or lost', () => {
    const me = { shields: 1, tokens: { victory: [1, 3, 5], defeat: 2 } };
    const t = middle({ edifice: 'concentric-castle', me, left: { tokens: { victory: [5, 5] } } });
    expect(beforeConflicts(t.game).events).toContainEqual(expect.objectContaining({ seat: 0, victory: [1, 3] }));
    expect(conflictsNow(t.game)).toEqual([{ won: [5, 5], lost: 0 }, ...Array(2).fill({ won: [], lost: 1 })]);
  });

  rule('E-33', 'also while it is asked what is lost', () => {
    const me = { city: ['stockade', 'walls'], hand: ['theater'] };
    const t = table({ edifice: 'staging-camp', turn: lastTurn, me, left: pawnOf(2), right: pawnOf(2) }).quietTurn();
    expect(t.picks()).toEqual(['stockade', 'walls']);
    expect(conflictsNow(t.game)[0]).toEqual({ won: [3, 3], lost: 0 });
    expect(t.answer('me', pick('walls')).military()).toEqual([0, 2, 0, 0]);
  });

  rule('E-33', 'nothing changes at the table that is asked about', () => {
    const t = middle({ edifice: 'staging-camp', me: { city: ['walls', 'stockade'], hand: TWO } });
    const before = JSON.stringify(t.game.state);
    conflictsNow(t.game);
    expect(JSON.stringify(t.game.state)).toBe(before);
    expect(t.refusal('me', sell('altar'))).toBeNull();
  });

  rule(
    'E-33',
    'who would meet whom as the cities stand is told without the failure that may still be prevented',
    () => {
      const t = middle({ edifice: 'outpost', me: { city: ['barracks'] }, left: pawnOf(1), right: pawnOf(1) });
      expect(conflictsNow(t.game)[0]).toEqual(NOTHING);
      expect(meetingsNow(t.game)[0]).toEqual({ seats: [0, 1], strengths: [1, 0], points: [1, -1] });
    },
  );
});
