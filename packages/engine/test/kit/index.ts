/**
 * The words of the engine's tests. Everything goes by name: modules, cards, piles and tokens.
 *
 *   rule('B-4.4', 'a sentence', () => {          cites the statement that it would fail for
 *     const t = table({ me: { hand: ['baths'] }, left: { makes: ['stone'] } });
 *     expect(t.offers('baths')).toEqual([{ left: 2 }]);
 *     const after = t.play({ me: build('baths') });
 *     expect(after.seat().city).toEqual(['baths']);
 *   });
 *
 * Set a table   table, duel, recruitment, fought, ageEnd: of the base game, or of what mix('leaders', 'teams') and
 *   (mix.ts)    secondEdition('cities') return, or firstBoxes('cities') for the boxes of the first edition in a game of
 *               the second; there are newGame, rulesFor and whyNot too; moreIn compares two mixes
 *   literals    ring, alike, two, ready, dear, olympiaByDay: cities to put into one
 *   boxes       LEADERS, BLACK, EDIFICES and the like: what there is, by name; ALL_MIXES, ALL_BOXES, sidesIn
 * Say a deed    build, stage, join, sell, pick, pay, give, PASS (deeds.ts)
 * Play          t.play, t.quietTurn, t.answer, t.settle, t.turnsLater, t.withNextAge (tabletop.ts); for any
 *               game answered, asksOf and awaited, for whole games playOut and played
 * Ask           t.asked, t.awaited, t.picks, t.dues, t.offered, t.doable, t.mayStage, t.mayJoin, t.ways, t.vias,
 *   (asking.ts) t.offers, t.stageOffers, t.accepted, t.isFree, t.why, t.refusal; expectRefused, refusedWith,
 *               expectNoTable
 * Look          t.seat, t.pile, t.onTable, t.discard, t.purses, t.count, t.military, t.pawns, t.edificeDebt, t.fates,
 *  (looking.ts) t.score, t.winners; for new games decks, boards, pilesOf, recruitsOf; for other eyes viewers, seenBy, toldTo
 * What happened t.events, t.happened, t.meetings, ofKind
 * Whole cards   observe and expected build one and look (as-printed.ts), observer compares a city with and without it
 *               (lens.ts), expectCost tries what it costs
 * Records       expectReplayed, stored, facts; flattened and expectInOrder read the order of a game
 */
import { test } from 'vitest';
import { mix } from './mix.ts';

export { answered, asksOf, awaited } from './answers.ts';
export { building, costsExactly, expected, type Gives, observe, per, type Subject } from './as-printed.ts';
export {
  BLACK,
  BLACK_SECOND,
  CITY_GUILDS,
  CITY_LEADERS,
  CITY_LEADERS_SECOND,
  COLOUR_CARDS,
  EDIFICES,
  EXPERT_LEADERS,
  FIRST_CARD,
  LAST_CARD,
  LEADER_GUILDS,
  LEADERS,
  NEW_COLOUR,
  PAWNS,
  POWERS,
  STANDARD_LEADERS,
} from './boxes.ts';
export { coinsOf, expectCost, GOODS, unitsOf } from './costs.ts';
export { build, type Deed, give, join, PASS, type Place, pay, pick, sell, stage } from './deeds.ts';
export {
  ALL_BOXES,
  ALL_MIXES,
  type Box,
  citiesOf,
  furtherSidesIn,
  nameOfBox,
  PLAIN,
  sidesIn,
} from './every-mix.ts';
export { seenBy, toldTo, viewers } from './eyes.ts';
export { changed, observer, points, type Seen } from './lens.ts';
export {
  alike,
  dear,
  MADE_UP,
  NOTHING,
  olympiaByDay,
  olympiaByNight,
  PLENTY,
  ready,
  ring,
  SALE,
  TWO,
  two,
} from './literals.ts';
export { cardsOn, NO_TOKENS, names, tokensOf, took } from './looking.ts';
export {
  cardIn,
  type Duel,
  edificesWith,
  FREE_CITY,
  firstBoxes,
  type Mix,
  mix,
  moreIn,
  secondEdition,
  type TableLiteral,
} from './mix.ts';
export { boardIn, boards, decks, isGuild, pilesOf, recruitsOf } from './new-games.ts';
export { away, opponent, teammate, teamOf, towards } from './partners.ts';
export { expectInOrder, flattened } from './programme.ts';
export { expectReplayed, facts, stored } from './records.ts';
export { expectNoTable, expectRefused, refusedWith } from './refusals.ts';
export { ofKind, type Tabletop, tabletop } from './tabletop.ts';
export { played, playOut } from './whole-games.ts';

/** A test that cites the statement of docs/rules it would fail for. */
export const rule = (id: string, title: string, run: () => void): void => test(`${id}: ${title}`, run);

/** Tables and games of the base game alone, in its first edition. */
export const { table, duel, fought, newGame, rulesFor } = mix();
