/**
 * The words of the engine's tests: one kit to set a table, to play on it, to ask what is offered and to look at what came
 * of it. Everything goes by name: cards, modules, piles and tokens.
 */
import { test } from 'vitest';
import { mix } from './mix.ts';

export {
  BLACK,
  CITY_GUILDS,
  CITY_LEADERS,
  COLOUR_CARDS,
  EDIFICES,
  FIRST_CARD,
  LAST_CARD,
  LEADER_GUILDS,
  LEADERS,
  NEW_COLOUR,
  PAWNS,
  POWERS,
} from './boxes.ts';
export { build, type Deed, give, join, PASS, type Place, pay, pick, sell, stage } from './deeds.ts';
export { ALL_BOXES, ALL_MIXES, type Box, citiesOf, mixesFor } from './every-mix.ts';
export { seenBy, toldTo, viewers } from './eyes.ts';
export {
  alike,
  away,
  dear,
  MADE_UP,
  NOTHING,
  olympiaByDay,
  olympiaByNight,
  opponent,
  PLENTY,
  ready,
  ring,
  SALE,
  TWO,
  teammate,
  towards,
  two,
} from './literals.ts';
export { NO_TOKENS, names, took } from './looking.ts';
export { type Duel, edificesWith, FREE_CITY, type Mix, mix, secondEdition, type TableLiteral } from './mix.ts';
export { boards, decks, isGuild, pilesOf } from './new-games.ts';
export { expectInOrder, flattened } from './programme.ts';
export { expectRefused, refusedWith } from './refusals.ts';
export { ofKind, type Tabletop, tabletop } from './tabletop.ts';
export { played, playOut } from './whole-games.ts';

/** A test that cites the statement of docs/rules it would fail for. */
export const rule = (id: string, title: string, run: () => void): void => test(`${id}: ${title}`, run);

/** Tables and games of the base game alone, in its first edition. */
export const { table, duel, fought, newGame, rulesFor } = mix();
