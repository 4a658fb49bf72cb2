/** The running totals of a city never drift from what its board, stages and cards say. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { cards } from '../../src/modules/base/cards.ts';
import { wonders } from '../../src/modules/base/wonders.ts';
import { retally } from '../../src/tally.ts';
import { COLOURS, type Effect } from '../../src/vocabulary.ts';
import { BASE_ONLY, inEveryGame, questions } from './random-game.ts';

test('the tally of every city equals the one told anew from the facts', () =>
  inEveryGame((story) => {
    for (const { rules, state } of questions(story))
      for (const seat of state.seats) expect(JSON.stringify(seat.tally)).toBe(JSON.stringify(retally(rules, seat)));
  }));

test('shields, symbols, colours and units are those printed on the cards and built stages', () =>
  inEveryGame(
    (story) => {
      for (const game of questions(story))
        game.state.seats.forEach(({ tally }, seat) => {
          const { effects, colours } = printed(game, seat);
          const symbols = (name: string): number =>
            effects.filter((e) => e.kind === 'symbol' && e.symbol === name).length;
          expect(tally.shields).toBe(effects.reduce((sum, e) => (e.kind === 'shields' ? sum + e.count : sum), 0));
          expect([tally.compass, tally.gear, tally.tablet, tally.any]).toEqual(
            ['compass', 'gear', 'tablet', 'any'].map(symbols),
          );
          expect(tally.colours).toEqual(COLOURS.map((colour) => colours.filter((other) => other === colour).length));
          const units = effects.reduce((sum, e) => (e.kind === 'produce' ? sum + e.units.length : sum), 0);
          expect(tally.own[tally.own.length - 1]).toBe(1 + units); // the board makes one
        });
    },
    1,
    BASE_ONLY,
  ));

function printed({ rules, state }: Game, id: number): { effects: Effect[]; colours: string[] } {
  const seat = state.seats[id];
  const names = seat.piles[rules.seatPile('city')].map((card) => rules.cards[card].name);
  const built = names.map((name) => cards.find((card) => card.id === name)).filter((card) => card !== undefined);
  const { city, side } = rules.wonders[seat.wonder];
  const stages = wonders.find((board) => board.id === city)?.sides[side].slice(0, seat.stage) ?? [];
  return {
    effects: [...built, ...stages].flatMap(({ gives }) => gives),
    colours: built.map(({ colour }) => colour),
  };
}
