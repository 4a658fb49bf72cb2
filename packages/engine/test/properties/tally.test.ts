/** The running totals of a city never drift from what its board, stages and cards say. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import type { CardDef, WonderDef } from '../../src/module.ts';
import { retally } from '../../src/tally.ts';
import type { CardId, SeatId } from '../../src/types.ts';
import { COLOURS, type Effect, MANUFACTURED, parseUnits, RAW, type ResourceSet } from '../../src/vocabulary.ts';
import { inEveryGame, printedIn, questions } from './random-game.ts';
import { boardOf, givenBy, stagesBuilt } from './stages-printed.ts';

test('the tally of every city equals the one told anew from the facts', () =>
  inEveryGame((story) => {
    for (const { rules, state } of questions(story))
      for (const seat of state.seats) expect(JSON.stringify(seat.tally)).toBe(JSON.stringify(retally(rules, seat)));
  }, 0.7));

test('what a city has built is a bit for each of its structures and no other', () =>
  inEveryGame((story) => {
    for (const { rules, state } of questions(story))
      for (const { tally, piles } of state.seats) {
        const bits = new Array<number>(rules.words).fill(0);
        for (const id of rules.playPiles.flatMap((pile) => piles[pile]))
          bits[rules.cards[id].word] |= rules.cards[id].bit;
        expect(tally.built).toEqual(bits);
      }
  }, 0.7));

interface Printed {
  board: WonderDef;
  stages: { gives: Effect[] }[];
  cards: CardDef[];
  marked: CardDef[];
}

/**
 * The printed words of everything in a city: of its board, its stages with what was chosen of them, its cards, and of
 * what it has a mark of, a leader it copies or an Edifice.
 */
function printed(game: Game, id: SeatId): Printed {
  const { rules, state } = game;
  const { cards } = printedIn(game);
  const seat = state.seats[id];
  const defsOf = (pile: readonly CardId[]): CardDef[] =>
    pile.map((card) => cards.get(rules.cards[card].name) as CardDef);
  return {
    board: boardOf(game, id).board,
    stages: stagesBuilt(game, id).map((one) => ({ gives: givenBy(game, id, one) })),
    cards: rules.seatPiles.flatMap(({ id: name }, pile) =>
      ['city', 'leaders'].includes(name) ? defsOf(seat.piles[pile]) : [],
    ),
    marked: rules.seatPiles.flatMap(({ marks }, pile) => (marks ? defsOf(seat.piles[pile]) : [])),
  };
}

const producedBy = (things: readonly { gives: Effect[] }[]): ResourceSet[] =>
  things.flatMap(({ gives }) => gives).flatMap((effect) => (effect.kind === 'produce' ? effect.units : []));

const ALL_KINDS = RAW | MANUFACTURED;

/** Every set of resources, as a unit of the city may have one in common with it. */
const SETS = Array.from({ length: ALL_KINDS + 1 }, (_, set) => set);

test('shields, symbols and colours are those printed on the cards and built stages', () =>
  inEveryGame((story) => {
    for (const game of questions(story))
      game.state.seats.forEach(({ tally }, seat) => {
        const { stages, cards, marked } = printed(game, seat);
        const effects = [...stages, ...cards, ...marked].flatMap(({ gives }) => gives);
        const symbols = (name: string): number =>
          effects.filter((e) => e.kind === 'symbol' && e.symbol === name).length;
        expect(tally.shields).toBe(effects.reduce((sum, e) => (e.kind === 'shields' ? sum + e.count : sum), 0));
        expect([tally.compass, tally.gear, tally.tablet, tally.any]).toEqual(
          ['compass', 'gear', 'tablet', 'any'].map(symbols),
        );
        expect(tally.colours).toEqual(COLOURS.map((colour) => cards.filter((def) => def.colour === colour).length));
      });
  }, 0.7));

test('units are those of the board, the cards and the stages, and those that follow what brown and grey cards and the board make', () =>
  inEveryGame((story) => {
    for (const game of questions(story))
      game.state.seats.forEach(({ tally }, seat) => {
        const { board, stages, cards, marked } = printed(game, seat);
        const isBasic = ({ colour }: CardDef): boolean => colour === 'brown' || colour === 'grey';
        const basic = [...parseUnits(board.produces ?? ''), ...producedBy(cards.filter(isBasic))];
        const others = producedBy([...cards.filter((def) => !isBasic(def)), ...stages, ...marked]);
        const makes = basic.reduce((all, set) => all | set, 0);
        const followers = [...cards, ...stages]
          .flatMap(({ gives }) => gives as unknown as { kind: string; which: string }[])
          .flatMap(({ kind, which }) => (kind === 'follow' ? [which === 'again' ? makes : ALL_KINDS & ~makes] : []));
        const unitsIn = (units: readonly ResourceSet[], set: ResourceSet): number =>
          units.filter((unit) => unit & set).length;
        expect(tally.own).toEqual(SETS.map((set) => unitsIn([...basic, ...others, ...followers], set)));
        const raw = SETS.filter((set) => (set & RAW) === set);
        const made = SETS.filter((set) => (set & MANUFACTURED) === set);
        expect(tally.rawForSale).toEqual(raw.map((set) => unitsIn(basic, set)));
        expect(tally.madeForSale).toEqual(made.map((set) => unitsIn(basic, set)));
      });
  }, 0.7));
