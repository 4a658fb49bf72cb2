/** What a seat remembers of hidden piles is true, and it is all that it and a teammate have seen. */
import { describe, expect, test } from 'vitest';
import { create } from '../../src/create.ts';
import type { Game } from '../../src/game.ts';
import { goneIn, noticeDug, UNKNOWN } from '../../src/memory.ts';
import { seedFrom } from '../../src/rng.ts';
import type { CardId, GameEvent } from '../../src/types.ts';
import { teamOf } from '../kit/index.ts';
import { sorted, without } from './card-lists.ts';
import { inEveryGame, isFresh, moments, questions, TABLES } from './random-game.ts';

describe.each(TABLES)('%s, what a seat remembers is true', (_, mixes) => {
  test('of hands that it or a teammate has held before', () =>
    inEveryGame(
      (story) => {
        for (const { rules, state } of questions(story))
          for (const { seen } of state.seats)
            for (let seat = 0; seat < rules.players; seat++) {
              const known = seen?.[seat] ?? [];
              const unseen = without(state.seats[seat].piles[0], known);
              if (known.length > 0)
                expect(unseen.length).toBeLessThanOrEqual(known.filter((card) => card === UNKNOWN).length);
            }
      },
      0.6,
      mixes,
    ));

  test('of the discard pile, and of cards that were gone when a hand came back', () =>
    inEveryGame(
      (story) => {
        for (const { rules, state } of questions(story)) {
          const discard = state.piles[rules.tablePile('discard')];
          const used = state.seats.flatMap(({ piles }) =>
            ['under', 'city'].flatMap((name) => piles[rules.seatPile(name)]),
          );
          for (const { seen } of state.seats) {
            expect(without(seen?.[rules.seats] ?? [], discard)).toEqual([]);
            // what was discarded may have been dug up before the hand came back
            expect(without(seen?.[rules.seats + 2] ?? [], [...discard, ...used])).toEqual([]);
          }
        }
      },
      0.6,
      mixes,
    ));

  test('of the hands that it and a teammate have just passed on', () =>
    inEveryGame(
      (story) => {
        for (const game of questions(story)) {
          const { rules, state } = game;
          if (!isLaterTurn(game) || rules.players === 2) continue;
          state.seats.forEach(({ seen }, viewer) => {
            const team = teamOf(game, viewer);
            for (const seat of team) {
              const to = (seat + (state.age === 2 ? rules.players - 1 : 1)) % rules.players;
              const expected = team.includes(to) ? [] : sorted(state.seats[to].piles[0]); // it sees that hand
              expect(sorted(seen?.[to] ?? [])).toEqual(expected);
            }
          });
        }
      },
      0.6,
      mixes,
    ));

  test('and complete: of all that it or a teammate has sold or had left over, unless it was dug up', () =>
    inEveryGame(
      (story) => {
        const log: GameEvent[] = [];
        for (const game of moments(story, log)) {
          const { rules, state } = game;
          if (!isFresh(game) || rules.players === 2) continue;
          const dug = log.flatMap((event) => (event.event === 'built' && event.via === 'dug' ? [event.card] : []));
          for (let viewer = 0; viewer < rules.players; viewer++) {
            const discarded = discardedBy(log, teamOf(game, viewer))
              .filter((name) => !dug.includes(name))
              .map((name) => rules.cardByName.get(name) as CardId)
              .filter((card) => rules.cards[card].age > 0); // leaders do not go there
            expect(without(discarded, state.seats[viewer].seen?.[rules.seats] ?? [])).toEqual([]);
          }
        }
      },
      0.4,
      mixes,
    ));

  test('and complete: of every hand that it or a teammate has held in this Age', () =>
    inEveryGame(
      (story) => {
        for (const game of questions(story)) {
          const { rules, state } = game;
          if (!isLaterTurn(game)) continue;
          const passed = Math.min(state.turn - 1, rules.players - 1);
          const by = state.age === 2 ? rules.players - 1 : 1;
          for (let viewer = 0; viewer < rules.players; viewer++) {
            const team = teamOf(game, viewer);
            const held = team.flatMap((seat) =>
              Array.from({ length: passed }, (_, n) => (seat + (n + 1) * by) % rules.players),
            );
            for (const seat of held) expect(state.seats[viewer].seen?.[seat].length === 0).toBe(team.includes(seat));
          }
        }
      },
      0.6,
      mixes,
    ));
});

test('a card that was gone when a hand came back is not looked for any more once it is dug up', () => {
  const { state } = create({ seats: 3, seed: seedFrom('gone', 1) });
  const [card, other] = state.seats[1].piles[0];
  const gone = goneIn(state.seats.length);
  for (const { seen } of state.seats) seen?.[gone].push(card, other);
  noticeDug(state, card);
  for (const { seen } of state.seats) expect(seen?.[gone]).toEqual([other]);
});

/** Everyone is asked for a card, and hands have been passed on in this Age. */
function isLaterTurn({ rules, state }: Game): boolean {
  const step = rules.steps[state.at];
  return step !== undefined && state.turn > 1 && step.window === 'turn.choose' && step.kind === 'play';
}

/** The names of all cards that these seats have put on the discard pile. */
const discardedBy = (log: readonly GameEvent[], team: readonly number[]): string[] =>
  log.flatMap((event) =>
    (event.event === 'sold' || event.event === 'leftover') && team.includes(event.seat)
      ? (event.secret?.cards ?? [])
      : [],
  );
