/** What each city did in a turn, and what it paid, got and lost by it. */
import type { GameEvent, Rules, SeatId } from '@polis/engine';
import { type Deed, deedOf, type Turn } from '../../game/turns.ts';

/** Coins that went away; `to` is null for the bank. */
export interface Paid {
  to: SeatId | null;
  coins: number;
}

export interface Doing {
  seat: SeatId;
  /** None for those who played no card; several for those who played one more. */
  deeds: Deed[];
  paid: Paid[];
  /** Coins that came in, from wherever. */
  got: number;
  /** What its conflict tokens became worth more or less; null if it took and gave none. */
  tokens: number | null;
  /** What the debt that it took costs at the end. */
  debt: number;
}

/** By seat. */
export function doingsOf(events: readonly GameEvent[], rules: Rules): Doing[] {
  const doings = Array.from(
    { length: rules.seats },
    (_, seat): Doing => ({ seat, deeds: [], paid: [], got: 0, tokens: null, debt: 0 }),
  );
  const pay = (seat: SeatId, to: SeatId | null, coins: number): void => {
    const known = doings[seat].paid.find((one) => one.to === to);
    if (known) known.coins += coins;
    else if (coins > 0) doings[seat].paid.push({ to, coins });
  };
  const gain = (seat: SeatId, points: number): void => {
    doings[seat].tokens = (doings[seat].tokens ?? 0) + points;
  };
  for (const event of events) {
    const deed = deedOf(event);
    if (deed) doings[deed.seat].deeds.push(deed);
    switch (event.event) {
      case 'built':
      case 'stage':
        pay(event.seat, rules.left[event.seat], event.pay.left);
        pay(event.seat, rules.right[event.seat], event.pay.right);
        pay(event.seat, null, event.pay.bank);
        break;
      case 'coins':
        doings[event.seat].got += event.amount;
        break;
      case 'lost':
        pay(event.seat, null, event.paid);
        doings[event.seat].debt += event.debt;
        break;
      case 'penalty':
        pay(event.seat, null, event.coins);
        doings[event.seat].debt += event.debt;
        for (const points of event.victory) gain(event.seat, -points);
        break;
      case 'conflict':
        gain(event.winner, event.tokens * rules.tokens[rules.military.victories[event.age - 1]].points);
        gain(event.loser, event.tokens * rules.tokens[rules.military.defeat].points);
        break;
      case 'token': {
        const token = rules.tokens.find(({ id }) => id === event.token);
        if (token?.score === 'military') gain(event.seat, event.count * token.points);
        else if (token && token.points < 0) doings[event.seat].debt -= event.count * token.points;
        break;
      }
    }
  }
  return doings;
}

/** The cards that came into a city in that turn. */
export const cardsBuilt = (turn: Turn | null, seat: SeatId): ReadonlySet<string> =>
  new Set(turn?.events.flatMap((event) => (event.event === 'built' && event.seat === seat ? [event.card] : [])));

/** The stages of a city that came in that turn, counted from 1. */
export const stagesBuilt = (turn: Turn | null, seat: SeatId): ReadonlySet<number> =>
  new Set(turn?.events.flatMap((event) => (event.event === 'stage' && event.seat === seat ? [event.stage] : [])));
