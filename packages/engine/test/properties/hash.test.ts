/** The hash covers every fact on the table, and nothing else (docs/decisions/0003, 0014). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { copiedAt, optionAt, setCopied, setOption } from '../../src/stages.ts';
import { clone } from '../../src/state.ts';
import { NOTHING } from '../../src/types.ts';
import { inEveryGame, isFresh, lastMoment, moments, share, stories } from './random-game.ts';

/** A list or an object of numbers, the place of one of them, and how many different ones can stand there. */
type Fact = [holder: Record<string | number, number>, at: string | number, kinds: number];

const ANY_NUMBER = Number.POSITIVE_INFINITY;

const inLists = (lists: number[][], kinds: number): Fact[] =>
  lists.flatMap((list) => list.map((_, at): Fact => [list as never, at, kinds]));

function factsOf({ rules, state }: Game): Fact[] {
  const named = (holder: object, names: string[], kinds = ANY_NUMBER): Fact[] =>
    names.map((name) => [holder as never, name, kinds]);
  const { length: cards } = rules.cards;
  return [
    ...named(state, ['age', 'turn', 'bank']),
    ...inLists([state.tokens], ANY_NUMBER),
    ...inLists([state.controller], rules.seats),
    ...inLists(state.piles, cards),
    ...state.seats.flatMap((seat) => [
      ...named(seat, ['stage', 'coins', 'spendable', 'bonus']),
      ...named(seat, ['wonder'], rules.wonders.length),
      ...named(seat, ['used'], 1 << rules.powers.length),
      ...inLists([seat.tokens], ANY_NUMBER),
      ...inLists(seat.piles, cards),
    ]),
  ];
}

test('another number anywhere on the table is another hash', () =>
  fc.assert(
    fc.property(stories(), fc.integer({ min: 1, max: 60 }), (story, more) => {
      const game = lastMoment(story);
      const changed = { ...game, state: clone(game.state) };
      for (const [holder, at, kinds] of factsOf(changed)) {
        const before = holder[at];
        holder[at] = kinds === ANY_NUMBER ? before + more : (before + 1 + (more % (kinds - 1))) % kinds;
        if (holder[at] !== before) expect(hash(changed)).not.toBe(hash(game));
        holder[at] = before;
      }
      expect(hash(changed)).toBe(hash(game));
    }),
    share(0.3),
  ));

test('another window is another hash, whatever its place in the programme', () =>
  inEveryGame((story) => {
    const { rules, state } = lastMoment(story);
    const here = rules.steps[state.at];
    const hashAt = (at: number): string => hash({ rules, state: { ...state, at } });
    rules.steps.forEach(({ window, kind }, at) => {
      expect(hashAt(at) === hashAt(state.at)).toBe(window === here?.window && kind === here.kind);
    });
  }, 0.3));

test('an option or a place chosen for a stage, or a board whose stage is copied, is another hash', () =>
  fc.assert(
    fc.property(stories(), fc.nat(60), (story, other) => {
      const game = lastMoment(story);
      game.state.seats.forEach(({ stage, options }, seat) => {
        for (let built = 0; built < stage; built++) {
          const changed = { ...game, state: clone(game.state) };
          const city = changed.state.seats[seat];
          city.options = options ^ (1 << (2 * built));
          expect(hash(changed)).not.toBe(hash(game));
          city.options = options;
          const copied = copiedAt(city, built);
          if (copied === NOTHING) continue;
          city.options = 0;
          setCopied(city, built, (copied + 1 + (other % (game.rules.wonders.length - 1))) % game.rules.wonders.length);
          for (let each = 0; each < stage; each++) {
            setOption(city, each, optionAt({ options }, each));
            if (each !== built) setCopied(city, each, copiedAt({ options }, each));
          }
          expect(hash(changed)).not.toBe(hash(game));
        }
      });
    }),
    share(0.3),
  ));

test('a card that changes places is another hash', () =>
  fc.assert(
    fc.property(stories(), fc.nat(), fc.nat(), (story, from, to) => {
      const { rules, state } = lastMoment(story);
      const changed = clone(state);
      const piles = [...changed.piles, ...changed.seats.flatMap((seat) => seat.piles)];
      const full = piles.filter((pile) => pile.length > 0);
      const [one, other] = [full[from % full.length], piles[to % piles.length]];
      if (one === other) return;
      other.push(one.pop() as number);
      expect(hash({ rules, state: changed })).not.toBe(hash({ rules, state }));
    }),
  ));

test('answers on their way, memories and sums make no difference', () =>
  inEveryGame((story) => {
    let before = '';
    for (const { rules, state, ...rest } of moments(story)) {
      if (isFresh({ rules, state, ...rest })) before = hash({ rules, state });
      const changed = clone(state);
      for (const seat of changed.seats) {
        seat.seen = null;
        seat.tally = rules.blank.seats[0].tally;
      }
      changed.plays.fill(0);
      expect([hash({ rules, state }), hash({ rules, state: changed })]).toEqual([before, before]);
    }
  }, 0.3));
