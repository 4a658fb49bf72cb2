/** Tables at which seats 0 and 1 play together, 2 and 3, and so on: named by seat, as both neighbours matter. */
import { expect } from 'vitest';
import { build, PAID, stage } from '../../../src/choice.ts';
import { create } from '../../../src/create.ts';
import { PolisError } from '../../../src/errors.ts';
import { type Game, submit } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import { type Scenario, type ScenarioSeat, setTable } from '../../../src/scenario.ts';
import type { GameEvent, Payment, SeatId } from '../../../src/types.ts';
import { type Tabletop, tabletop } from '../../kit/index.ts';

/** Clockwise from seat 0; who is given no hand has one Theater to play. */
export function partners(seats: ScenarioSeat[], rest: Partial<Scenario> = {}): Tabletop {
  const held = seats.map((seat) => ({ hand: ['theater'], ...seat }));
  return tabletop(setTable({ teams: true, ...rest, seats: held }));
}

/** So many cities; those named are as said. */
export const ring = (count: number, named: Record<number, ScenarioSeat> = {}): ScenarioSeat[] =>
  Array.from({ length: count }, (_, seat) => named[seat] ?? {});

export const newGame = (seats: number, modules: string[] = [], n = 0, log: GameEvent[] | null = null): Game =>
  create({ seats, seed: seedFrom('teams', seats * 1000 + n), modules: ['base', ...modules, 'teams'] }, log);

export const teammate = (seat: SeatId): SeatId => (seat % 2 === 0 ? seat + 1 : seat - 1);
/** The neighbour of the other team. */
export const opponent = (seats: number, seat: SeatId): SeatId => (seat % 2 === 0 ? seat + seats - 1 : seat + 1) % seats;
/** Where the teammate sits, and where the opponent does. */
export const towards = (seat: SeatId): 'left' | 'right' => (seat % 2 === 0 ? 'left' : 'right');
export const away = (seat: SeatId): 'left' | 'right' => (seat % 2 === 0 ? 'right' : 'left');

export const names = ({ rules }: Game, pile: readonly number[]): string[] => pile.map((id) => rules.cards[id].name);

/** The military tokens of each seat: victories of 1, 3 and 5, then defeats. */
export const tokens = (t: Tabletop): number[][] =>
  t.game.state.seats.map((_, seat) => {
    const { tokens: all } = t.seat(seat);
    return [all['victory-1'], all['victory-3'], all['victory-5'], all.defeat];
  });

export const coins = (t: Tabletop): number[] => t.game.state.seats.map((seat) => seat.coins);

type Fight = Extract<GameEvent, { event: 'conflict' | 'standoff' }>;
export const fights = (t: Tabletop): Fight[] =>
  t.events.filter((event): event is Fight => event.event === 'conflict' || event.event === 'standoff');

/** Who met whom, clockwise. */
export const meetings = (t: Tabletop): number[][] =>
  fights(t).map((fight) =>
    (fight.event === 'standoff' ? [...fight.between] : [fight.winner, fight.loser]).sort((a, b) => a - b),
  );

const short = (pay: Payment): Partial<Payment> =>
  Object.fromEntries(Object.entries(pay).filter(([, amount]) => amount > 0));

/** Every payment up to these coins that is accepted for a card in hand or for the next stage, said in either way. */
export function accepted(
  { game }: Tabletop,
  seat: SeatId,
  card: string,
  deed: 'build' | 'stage' = 'build',
  most = 8,
  mostToBank = 2,
): Partial<Payment>[] {
  const id = game.rules.cardByName.get(card) as number;
  const found: Partial<Payment>[] = [];
  for (let left = 0; left <= most; left++)
    for (let right = 0; right <= most; right++)
      for (let bank = 0; bank <= mostToBank; bank++) {
        const pay = { left, right, bank };
        const form = deed === 'build' ? { do: deed, card, via: 'paid', pay } : { do: deed, card, pay };
        const integer = deed === 'build' ? build(id, PAID, left, right, bank) : stage(id, left, right, bank, 0, 0);
        const error = submit(game, seat, form).error;
        expect(submit(game, seat, integer).error).toEqual(error);
        if (error === null) found.push(short(pay));
      }
  return found;
}

/** What a configuration or a scenario is refused with. */
export function refusedWith(make: () => unknown): { code: string; message: string } {
  try {
    make();
  } catch (error) {
    if (error instanceof PolisError) return { code: error.code, message: error.message };
    throw error;
  }
  return { code: 'accepted', message: '' };
}
