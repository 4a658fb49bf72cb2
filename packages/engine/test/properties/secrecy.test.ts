/** What a seat may not see makes no difference to what it is shown. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, cardOf, deedOf, SELL, STAGE } from '../../src/choice.ts';
import { step } from '../../src/flow.ts';
import { type Game, legal } from '../../src/game.ts';
import type { PileDef } from '../../src/module.ts';
import { dice } from '../../src/rng.ts';
import { clone } from '../../src/state.ts';
import type { GameEvent } from '../../src/types.ts';
import { redact, view } from '../../src/view.ts';
import { answered, awaited, teamOf, viewers } from '../kit/index.ts';
import { finished, inEveryGame, moments, questions, type Story, share, stories, TABLES } from './random-game.ts';
import { mayBeTurnedUp, twinOf, twinStep } from './twin.ts';

/** Everyone who may look: each player, and someone who only watches. */

const text = (value: unknown): string => JSON.stringify(value);

describe.each(TABLES)('%s, to each player and to a spectator', (_, mixes) => {
  test('the table looks the same whatever is hidden from them', () => {
    let changed = false;
    inEveryGame(
      (story) => {
        const chance = dice(story.picks.length);
        for (const game of moments(story))
          for (const viewer of viewers(game)) {
            const twin = twinOf(game, viewer, chance);
            expect(text(view(twin, viewer))).toBe(text(view(game, viewer)));
            changed ||= text(twin.state) !== text(game.state);
          }
      },
      0.1,
      mixes,
    );
    expect(changed).toBe(true);
  });

  test('the next turn looks the same too, and so does all that is told of it', () => {
    let changed = false;
    inEveryGame(
      (story) => {
        const chance = dice(story.picks.length);
        for (const { game, choices } of resolutions(story)) {
          if (someoneDraws(game, choices)) continue; // what lies there to be drawn is seen by someone
          for (const viewer of viewers(game)) {
            const twin = twinStep(game, viewer, choices, chance);
            if (!twin) continue;
            const one = after(game, choices);
            if (one.game.state.seats.some((_, seat) => mayBeTurnedUp(one.game, seat))) continue;
            const other = after({ ...game, state: twin.state }, twin.choices);
            expect(text(other.log.map((event) => redact(event, viewer)))).toBe(
              text(one.log.map((event) => redact(event, viewer))),
            );
            expect(text(view(other.game, viewer))).toBe(text(view(one.game, viewer)));
            changed ||= text(twin.choices) !== text(choices);
          }
        }
      },
      0.2,
      mixes,
    );
    expect(changed).toBe(true);
  });
});

/** Each question of the story with the answers it gets. */
function* resolutions(story: Story): Generator<{ game: Game; choices: Choice[] }, void, undefined> {
  let before: Game | null = null;
  for (const game of questions(story)) {
    if (before)
      yield { game: before, choices: game.moves.slice(before.moves.length).reduce(bySeat, before.state.sealed) };
    before = game;
  }
}

const bySeat = (choices: Choice[], { seat, choice }: Game['moves'][number]): Choice[] => choices.with(seat, choice);

/** Boards of which a stage may draw from there. */
const DRAWING = ['halikarnassos', 'carthage', 'rome', 'great-wall', 'manneken-pis', 'catan'];
const DRAWING_CARDS = ['solomon', 'forging-agency'];

/** Someone will look through the discard pile, or draw leaders from the box. */
function someoneDraws({ rules, state }: Game, choices: readonly Choice[]): boolean {
  const rights = rules.tokens.map(({ id }) => id.endsWith('.dig') || id === 'catan.recruit');
  if (state.seats.some(({ tokens }) => tokens.some((count, token) => rights[token] && count > 0))) return true;
  return choices.some((choice, seat) => {
    const board = rules.wonders[state.seats[seat].wonder].city;
    const isDrawing = deedOf(choice) === STAGE && DRAWING.includes(board);
    const isDigging = deedOf(choice) !== SELL && DRAWING_CARDS.includes(rules.cards[cardOf(choice)]?.name);
    return choice >= 0 && (isDrawing || isDigging);
  });
}

function after(game: Game, choices: readonly Choice[]): { game: Game; log: GameEvent[] } {
  const state = clone(game.state);
  const log: GameEvent[] = [];
  step(game.rules, state, choices, log);
  return { game: { ...game, state }, log };
}

/** Piles of a seat and of the table that all may see, and those of a seat that only its player and a teammate see. */
const OPEN = ['city', 'leaders', 'courtesan', 'rewards', 'entombed'];
const OPEN_ON_TABLE = ['projects', 'edifices', 'failed-edifices'];
const CONFIDED = ['hand', 'under', 'draft', 'leader-hand', 'drawn-leader'];

describe('a view', () => {
  test('has no seed in it, and neither has anything that is told', () =>
    inEveryGame((story) => {
      const log: GameEvent[] = [];
      for (const game of moments(story, log))
        for (const viewer of viewers(game)) expect(text(view(game, viewer))).not.toContain(game.config.seed);
      expect(text(log)).not.toContain(story.config.seed);
    }, 0.1));

  test('shows a spectator no hand, no buried card, no deck and no question', () =>
    inEveryGame((story) => {
      for (const game of questions(story)) {
        const { seats, piles, asks, seen } = view(game, null);
        seats.forEach((seat, of) => {
          const isShown = ({ id }: PileDef, pile: number): boolean =>
            OPEN.includes(id) || (id === 'under' && mayBeTurnedUp(game, of) && seat.piles[pile].cards !== null);
          expect(seat.piles.map(({ cards }) => cards !== null)).toEqual(game.rules.seatPiles.map(isShown));
        });
        expect(piles.map(({ cards }) => cards)).toEqual(
          game.rules.tablePiles.map(({ id }, pile) => (OPEN_ON_TABLE.includes(id) ? game.state.piles[pile] : null)),
        );
        expect([asks, seen]).toEqual([[], null]);
      }
    }, 0.3));

  test('shows a player the own cards and those of a teammate, every city, and its own questions only', () =>
    inEveryGame((story) => {
      for (const game of questions(story)) {
        const { rules, state } = game;
        for (let viewer = 0; viewer < rules.players; viewer++) {
          const { seats, asks } = view(game, viewer);
          seats.forEach(({ piles }, seat) => {
            const cards = state.seats[seat].piles;
            expect(piles.map(({ count }) => count)).toEqual(cards.map((pile) => pile.length));
            const isShown = ({ id }: PileDef): boolean =>
              OPEN.includes(id) || (CONFIDED.includes(id) && teamOf(game, viewer).includes(seat));
            const expected = rules.seatPiles.map((def, id) =>
              isShown(def) || (def.id === 'under' && mayBeTurnedUp(game, seat) && piles[id].cards) ? cards[id] : null,
            );
            expect(piles.map((pile) => pile.cards)).toEqual(expected);
          });
          expect(asks.map(({ seat }) => state.controller[seat])).toEqual(asks.map(() => viewer));
          expect(asks.map(({ seat }) => seat)).toEqual(
            awaited(game).filter((seat) => state.controller[seat] === viewer),
          );
          for (const { seat, choices } of asks) expect(choices).toEqual(legal(game, seat));
        }
      }
    }, 0.3));
});

test('a card that is sold, buried or left over is told to the one who did it and a teammate, and to nobody else', () =>
  fc.assert(
    fc.property(stories(), (story) => {
      const log: GameEvent[] = [];
      let game: Game | null = null;
      for (const moment of moments(finished(story), log)) game = moment;
      for (const event of log) {
        expect('secret' in event).toBe(SECRET.includes(event.event));
        if (!event.secret || !('seat' in event)) continue;
        const { to } = event.secret;
        if (event.seat < story.config.seats) expect(to).toEqual(teamOf(game as Game, event.seat));
        else expect([[0], [1]]).toContainEqual(to); // whoever plays for the Free City
        for (let viewer = -1; viewer < story.config.seats; viewer++) {
          const told = redact(event, viewer < 0 ? null : viewer);
          expect('secret' in told).toBe(to.includes(viewer));
        }
      }
    }),
    share(0.5),
  ));

const SECRET = ['dealt', 'drawn', 'kept', 'sold', 'stage', 'leftover'];

test('nobody learns from a view what another seat has sealed, not even a teammate', () =>
  fc.assert(
    fc.property(stories(), fc.nat(), fc.nat(), (story, one, other) => {
      for (const game of questions(story)) {
        const [seat, ...others] = awaited(game);
        if (others.length === 0) continue; // the answer of the only one asked is the last one
        const choices = legal(game, seat);
        const worlds = [one, other].map((n) => answered(game, seat, choices[n % choices.length]));
        for (const viewer of viewers(game)) {
          if (viewer === game.state.controller[seat]) continue;
          const [mine, theirs] = worlds.map((world) => text(view(world, viewer)));
          expect(mine).toBe(theirs);
        }
      }
    }),
    share(0.3),
  ));
