/**
 * The words of the engine's tests: one kit to set a table, to play on it, to ask what is offered and to look at what came
 * of it. Everything goes by name: cards, modules, piles and tokens.
 */
import { test } from 'vitest';
import { mix } from './mix.ts';

export { build, type Deed, type Place, sell, stage } from './deeds.ts';
export { type Duel, FREE_CITY, mix, type TableLiteral } from './mix.ts';
export { expectRefused } from './refusals.ts';
export { type Tabletop, tabletop } from './tabletop.ts';
export { played, playOut } from './whole-games.ts';

/** A test that cites the statement of docs/rules it would fail for. */
export const rule = (id: string, title: string, run: () => void): void => test(`${id}: ${title}`, run);

/** Tables and games of the base game alone, in its first edition. */
export const { table, duel, fought, newGame } = mix();
