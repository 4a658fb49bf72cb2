/** A choice is accepted if it is legal, and only then; a refusal says why and leaves no trace. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AS_LEFT,
  AS_RIGHT,
  build,
  type Choice,
  NEXT,
  PASSING,
  PLACED,
  pick,
  sell,
  side,
  stage,
} from '../../src/choice.ts';
import { type Game, legal, submit } from '../../src/game.ts';
import type { ChoiceForm, ChoiceInput, Payment, SeatId, StageForm } from '../../src/types.ts';
import { unpack, viaNumber } from '../../src/words.ts';
import { answered, awaited } from '../kit/index.ts';
import { dominates } from './brute-force.ts';
import { BASE_ONLY, lastTurn, onRandomTurns, share, stories } from './random-game.ts';
import { everyPlay } from './referee.ts';

/** Whether an answer is accepted; if not, it has to be the same game, with a sentence that says why. */
function isAccepted(game: Game, seat: SeatId, answer: unknown): boolean {
  const done = submit(game, seat, answer as ChoiceInput);
  if (!done.error) return true;
  expect(done.game).toBe(game);
  expect(done.events).toEqual([]);
  expect(done.error.message).toMatch(/\w+ \w+/);
  return false;
}

/** Every integer that the referee would let pass. */
function legalIntegers(game: Game, seat: SeatId): Set<Choice> {
  const ask = game.state.asks[seat];
  if (ask?.ask === 'side') return new Set([side(0), side(1)]);
  if (ask?.ask === 'pick') return new Set([...ask.options.map(pick), PASSING]);
  return new Set(everyPlay(game, seat, 'all').map((form) => packed(game, form)));
}

function packed({ rules }: Game, form: ChoiceForm): Choice {
  if (!('card' in form)) return PASSING;
  const card = rules.cardByName.get(form.card) as number;
  if (!('pay' in form)) return sell(card);
  const { left, right, bank } = form.pay;
  return form.do === 'build'
    ? build(card, viaNumber(rules, form.via), left, right, bank)
    : stage(card, left, right, bank, Number(form.join), form.stage ? form.stage - 1 : form.option, whichOf(form));
}

const whichOf = ({ stage: placed, from }: StageForm): number =>
  placed ? PLACED : from === 'left' ? AS_LEFT : from === 'right' ? AS_RIGHT : NEXT;

describe('an independent referee agrees', () => {
  const agree = ([game, seat]: [Game, SeatId], choices: readonly Choice[]): void => {
    const legals = legalIntegers(game, seat);
    const facts = (): string => JSON.stringify([game.config, game.state, game.moves]);
    const before = facts();
    for (const choice of choices) expect(isAccepted(game, seat, choice)).toBe(legals.has(choice));
    expect(facts()).toBe(before);
  };

  test('on any integer', () =>
    fc.assert(
      fc.property(stories(2, BASE_ONLY), fc.array(fc.integer(), { minLength: 20, maxLength: 40 }), (story, integers) =>
        agree(lastTurn(story), integers),
      ),
    ));

  test('on a listed choice with one or two bits changed', () => {
    const bit = fc.integer({ min: 0, max: 31 }).map((place) => (place < 31 ? 1 << place : 0));
    const change = fc.record({ at: fc.nat(), bits: fc.tuple(bit, bit) });
    fc.assert(
      fc.property(stories(2, BASE_ONLY), fc.array(change, { minLength: 20, maxLength: 40 }), (story, changes) => {
        const [game, seat] = lastTurn(story);
        const choices = legal(game, seat);
        const changed = changes.map(({ at, bits: [one, other] }) => choices[at % choices.length] ^ one ^ other);
        agree([game, seat], changed);
      }),
    );
  });

  test('on another payment for a listed card and way', () => {
    const payment = fc.record({ left: fc.nat(8), right: fc.nat(8), bank: fc.nat(2) });
    fc.assert(
      fc.property(stories(2, BASE_ONLY), fc.nat(), fc.array(payment, { maxLength: 20 }), (story, at, payments) => {
        const [game, seat] = lastTurn(story);
        const ways = listedWays(game, seat);
        if (ways.length === 0) return;
        const paid = payments.map((pay) => packed(game, { ...ways[at % ways.length], pay }));
        agree([game, seat], paid);
      }),
      share(2),
    );
  });
});

type Paid = Extract<ChoiceForm, { pay: Payment }>;

const isPaid = (form: ChoiceForm): form is Paid => 'pay' in form;

const listedWays = (game: Game, seat: SeatId): Paid[] =>
  legal(game, seat)
    .map((choice) => unpack(game.rules, choice))
    .filter(isPaid);

test('a payment that is accepted without being listed is beaten by a listed one for the same card and way', () =>
  onRandomTurns(
    (game, seat) => {
      const cardAndWay = ({ pay: _, ...rest }: Paid): string => JSON.stringify(rest);
      const listed = listedWays(game, seat);
      for (const form of everyPlay(game, seat, 'all').filter(isPaid)) {
        expect(isAccepted(game, seat, form)).toBe(true);
        const pays = listed.filter((way) => cardAndWay(way) === cardAndWay(form)).map(({ pay }) => pay);
        const isListed = pays.some((pay) => JSON.stringify(pay) === JSON.stringify(form.pay));
        expect(isListed || pays.some((pay) => dominates(pay, form.pay))).toBe(true);
      }
    },
    1,
    BASE_ONLY,
  ));

describe('an answer is refused', () => {
  test('when its seat is not asked', () =>
    onRandomTurns((game, seat) => {
      for (let other = -1; other <= game.rules.seats; other++)
        if (!awaited(game).includes(other)) expect(isAccepted(game, other, legal(game, seat)[0])).toBe(false);
    }));

  test('when it names another question', () =>
    onRandomTurns((game, seat) => {
      const { question } = game.state;
      const [choice] = legal(game, seat);
      expect(submit(game, seat, choice, question - 1).error?.code).toBe('stale');
      expect(submit(game, seat, choice, question + 1).error?.code).toBe('stale');
      expect(submit(game, seat, choice, question).error).toBeNull();
    }));

  test('when its question has just been settled', () =>
    onRandomTurns((game, seat) => {
      const { question } = game.state;
      let after = game;
      for (const other of awaited(game))
        if (game.state.sealed[other] < 0) after = answered(after, other, legal(after, other)[0]);
      if (awaited(after).includes(seat))
        expect(submit(after, seat, legal(after, seat)[0], question).error?.code).toBe('stale');
    }));

  test('when the game is over', () =>
    onRandomTurns((game, seat) => {
      const ended: Game = { ...game, state: { ...game.state, at: game.rules.steps.length } };
      expect(submit(ended, seat, legal(game, seat)[0]).error?.code).toBe('over');
    }));
});
