/** Losses: what is due by the words on the cards, who is asked for it, and that all of it is paid or owed. */
import { describe, expect, test } from 'vitest';
import { deedOf, PAY, pay } from '../../src/choice.ts';
import { type Game, legal, submit } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import type { ChoiceInput, GameEvent, SeatId } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import type { Effect } from '../../src/vocabulary.ts';
import { answered, awaited } from '../kit/index.ts';
import {
  finished,
  inEveryGame,
  isFresh,
  lastMoment,
  moments,
  printedIn,
  questions,
  type Story,
  withModule,
} from './random-game.ts';
import { firstCoins, givenBy } from './stages-printed.ts';
import { tokensTold } from './tokens-told.ts';

const CITIES = withModule('cities');

const lossesIn = (gives: readonly Effect[]) => gives.flatMap((effect) => (effect.kind === 'lose' ? [effect] : []));

/** Coins and debt of all seats as they follow from what was told, and what a seat owes at the moment. */
interface Reckoning {
  coins: number[];
  debt: number[];
  due(seat: SeatId): number;
  read(event: GameEvent, age: number): void;
}

/** Of a game that has ended, for its boards, which stay as they are once their sides are chosen. */
function reckoning(game: Game): Reckoning {
  const { rules } = game;
  const { cards } = printedIn(game);
  const zeros = (): number[] => new Array<number>(rules.seats).fill(0);
  const coins = firstCoins(game);
  const [debt, stages] = [zeros(), zeros()];
  const tokens = tokensTold(game);
  const victoriesOf = (seat: SeatId): number => tokens.victories.reduce((all, held) => all + held[seat], 0);
  // losses of this turn that a seat has not settled yet: coins, and coins for each victory token or stage
  const open = debt.map(() => ({ coins: 0, victory: 0, stage: 0 }));
  const clear = (seat: SeatId): void => {
    open[seat] = { coins: 0, victory: 0, stage: 0 };
  };
  const due = (seat: SeatId): number =>
    open[seat].coins + open[seat].victory * victoriesOf(seat) + open[seat].stage * stages[seat];
  /** A loss may be as high as the number of the Age, or count the stages of the one who inflicts it. */
  const inflict = (by: SeatId, gives: readonly Effect[], age: number): void => {
    for (const { loss, count } of lossesIn(gives)) {
      const lost = count === 'age' ? age : typeof count === 'number' ? count : count.each * stages[by];
      open.forEach((losses, seat) => {
        if (seat !== by) losses[loss] += lost;
      });
    }
  };
  const settle = ({ seat, paid, debt: owed }: Extract<GameEvent, { event: 'lost' }>): void => {
    expect(paid + owed).toBe(due(seat));
    expect(paid).toBeLessThanOrEqual(coins[seat]);
    coins[seat] -= paid;
    debt[seat] += owed;
    clear(seat);
  };
  // nothing is open when the turn is over; a loss for each of nothing comes to nothing
  const endTurn = (): void =>
    open.forEach((_, seat) => {
      expect(due(seat)).toBe(0);
      clear(seat);
    });
  const read = (event: GameEvent, age: number): void => {
    if (['passed', 'failed', 'conflict', 'standoff', 'age', 'over'].includes(event.event)) endTurn();
    tokens.read(event, age);
    if (event.event === 'coins') coins[event.seat] += event.amount;
    if (event.event === 'penalty') coins[event.seat] -= event.coins;
    if (event.event === 'lost') settle(event);
    if (event.event === 'token' && event.token === 'debt') debt[event.seat] += event.count;
    if (event.event !== 'built' && event.event !== 'stage') return;
    coins[event.seat] -= event.pay.left + event.pay.right + event.pay.bank;
    if (event.event === 'built') inflict(event.seat, cards.get(event.card)?.gives ?? [], age);
    else {
      stages[event.seat]++;
      inflict(event.seat, givenBy(game, event.seat, event), age);
    }
  };
  return { coins, debt, due, read };
}

/** Each question of the story, with what was told until then reckoned up. */
function* reckoned(story: Story): Generator<{ game: Game; sums: Reckoning }, void, undefined> {
  const log: GameEvent[] = [];
  let [read, age] = [0, 0];
  const sums = reckoning(lastMoment(story));
  for (const game of moments(story, log)) {
    if (!isFresh(game)) continue;
    for (; read < log.length; read++) sums.read(log[read], age);
    age = game.state.age;
    yield { game, sums };
  }
}

const paysNow = ({ state }: Game): SeatId[] =>
  awaited({ state } as Game).filter((seat) => state.asks[seat]?.ask === 'pay');

const inEveryCity = (law: (story: Story) => void, part: number): void =>
  inEveryGame((story) => law(finished(story)), part, CITIES);

describe('losses', () => {
  test('are settled at the end of the turn, in coins and debt that come to what is due', () => {
    let lost = 0;
    inEveryCity((story) => {
      for (const { game, sums } of reckoned(story)) {
        const { rules, state } = game;
        expect(state.seats.map(({ coins }) => coins)).toEqual(sums.coins);
        expect(state.seats.map(({ tokens }) => tokens[rules.tokenByName('debt')])).toEqual(sums.debt);
        lost += sums.debt.reduce((all, n) => all + n, 0);
      }
    }, 0.5);
    expect(lost).toBeGreaterThan(0);
  });

  test('are asked of all who owe and have coins at the same time, and of nobody else', () => {
    let count = 0;
    inEveryCity((story) => {
      for (const { game, sums } of reckoned(story)) {
        const { rules, state } = game;
        if (rules.steps[state.at]?.window !== 'cities.losses') {
          expect(paysNow(game)).toEqual([]);
          continue;
        }
        state.seats.forEach(({ coins }, seat) => {
          const due = sums.due(seat);
          if (coins === 0) expect(due).toBe(0); // those without coins owe it already
          expect(state.asks[seat]).toEqual(due > 0 ? { ask: 'pay', coins: due, why: 'cities.losses' } : null);
          const most = Math.min(due, coins);
          const all = due > 0 ? Array.from({ length: most + 1 }, (_, i) => pay(most - i)) : [];
          expect(legal(game, seat)).toEqual(all);
        });
        count++;
      }
    }, 0.5);
    expect(count).toBeGreaterThan(0);
  });

  test('can be paid by any part that is due and there, and by no other answer', () =>
    inEveryCity((story) => {
      for (const game of questions(story))
        for (const seat of paysNow(game)) {
          const ask = game.state.asks[seat];
          const most = ask?.ask === 'pay' ? Math.min(ask.coins, game.state.seats[seat].coins) : -1;
          for (let coins = 0; coins <= 255; coins++) {
            const codes = [pay(coins), { do: 'pay', coins }].map(
              (answer) => submit(game, seat, answer as ChoiceInput).error?.code ?? null,
            );
            const due = ask?.ask === 'pay' ? ask.coins : 0;
            const expected = coins <= most ? null : coins > due ? 'wrong-payment' : 'cannot-pay';
            expect(codes).toEqual([expected, expected]);
          }
          for (let choice = 0; choice < 64; choice++)
            if (deedOf(choice) !== PAY) expect(submit(game, seat, choice).error).not.toBeNull();
        }
    }, 0.2));

  test('are paid in secret: nobody can tell what another pays until all have answered', () => {
    let secrets = 0;
    inEveryCity((story) => {
      for (const game of questions(story)) {
        const payers = paysNow(game);
        if (payers.length < 2) continue;
        for (const seat of payers) {
          const choices = legal(game, seat);
          const [most, least] = [choices[0], choices[choices.length - 1]].map((choice) => {
            const told: GameEvent[] = [];
            const after = answered(game, seat, choice, told);
            expect([told, after.moves, hash(after)]).toEqual([[], game.moves, hash(game)]);
            return after;
          });
          for (let viewer = -1; viewer < game.rules.players; viewer++) {
            if (viewer === game.state.controller[seat]) continue;
            const [one, other] = [most, least].map((after) => JSON.stringify(view(after, viewer < 0 ? null : viewer)));
            expect(one).toBe(other);
          }
          for (const other of payers)
            if (other !== seat)
              expect([legal(most, other), legal(least, other)]).toEqual([legal(game, other), legal(game, other)]);
          secrets++;
        }
      }
    }, 0.4);
    expect(secrets).toBeGreaterThan(0);
  });
});
