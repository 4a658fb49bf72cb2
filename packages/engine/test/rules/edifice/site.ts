/** Tables with Edifices: projects and their pawns, rewards, penalties and debt. */
import { create } from '../../../src/create.ts';
import { type Game, legal } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { ScenarioSeat } from '../../../src/scenario.ts';
import type { ChoiceForm, GameEvent, Payment, SeatId, WonderPick } from '../../../src/types.ts';
import { unpack } from '../../../src/words.ts';
import { type Deed, type Place, type TableLiteral, type Tabletop, table } from '../../kit/index.ts';

export const MODULES = ['base', 'edifice'];
export const LAST_TURN = 6;

/** The five Edifices of each Age. */
export const NAMES = [
  ['artisan-district', 'belvedere', 'curtain-wall', 'money-changer', 'outpost'],
  ['amphitheater', 'auction-house', 'factory', 'river-port', 'staging-camp'],
  ['agora', 'archives', 'concentric-castle', 'gold-reserves', 'military-school'],
];
/** Pawns on each card, by the number of players. */
export const PAWNS: Record<number, number> = { 3: 2, 4: 3, 5: 3, 6: 4, 7: 5 };

const ageOf = (edifice: string): number => 1 + NAMES.findIndex((names) => names.includes(edifice));

/** Makes whatever a stage may cost, and sells none of it. */
export const PLENTY = ['4 wood', '4 stone', '4 clay', '4 ore', '2 glass', '2 loom', '2 papyrus'];

/** A city that can build each stage of its board from its own resources. */
export const ready = (wonder: string, more: ScenarioSeat = {}): ScenarioSeat => ({
  wonder,
  makesPrivately: PLENTY,
  ...more,
});

export interface Site extends TableLiteral {
  /** The Edifice that the test is about; its Age is the one that is played if nothing else is said. */
  edifice?: string;
  /** Pawns on its card. */
  on?: number;
  fate?: 'project' | 'built' | 'failed';
}

/** Edifices of earlier Ages have failed, those of later Ages are waiting. */
export function edificesWith(edifice: string, on: number, fate: string): object[] {
  const age = ageOf(edifice);
  const others = ['belvedere', 'amphitheater', 'archives'];
  return others.map((id, i) => {
    if (i + 1 === age) return { id: edifice, left: fate === 'built' ? 0 : on, state: fate };
    return i + 1 < age ? { id, left: 1, state: 'failed' } : { id, left: 2, state: 'project' };
  });
}

export function site({ edifice, on = 1, fate = 'project', ...literal }: Site): Tabletop {
  const told = edifice === undefined ? {} : { age: ageOf(edifice), edifices: edificesWith(edifice, on, fate) };
  return table({ modules: MODULES, ...told, ...literal });
}

export const newGame = (seats: number, n = 0, wonders: WonderPick[] | null = null): Game =>
  create({ seats, seed: seedFrom('edifice', seats * 1000 + n), modules: MODULES, wonders });

interface StageWords {
  option?: number;
  pay?: Partial<Payment>;
}
export const build = (card: string, via?: string): Deed => (via ? { do: 'build', card, via } : { do: 'build', card });
export function stage(card: string, words: StageWords = {}): Deed {
  const deed = { do: 'stage' as const, card, ...words };
  return deed;
}
/** A stage, and taking part. */
export function join(card: string, words: StageWords = {}): Deed {
  const deed = { do: 'stage' as const, card, join: true, ...words };
  return deed;
}
export const sell = (card: string): Deed => ({ do: 'sell', card });
export const pick = (card: string): Deed => ({ do: 'pick', card });
export const give = (...victory: number[]): Deed => ({ do: 'give', victory });
export const PASS: Deed = { do: 'pass' };

type Deeds = Partial<Record<Place, Deed>> | Record<number, Deed>;

/** Everyone answers: those named as said, the others build the first card of their hand, so that no coins move. */
export function turn(t: Tabletop, deeds: Deeds = {}): Tabletop {
  const named = deeds as Record<string, Deed | undefined>;
  const all: Record<number, Deed> = {};
  t.game.state.asks.forEach((ask, seat) => {
    if (ask?.ask !== 'play') return;
    const place = (['me', 'left', 'right'] as const).find((name) => t.at(name) === seat);
    all[seat] = named[seat] ?? (place && named[place]) ?? build(t.seat(seat).hand[0]);
  });
  return t.play(all);
}

/** The last turn of the Age is played, by everyone else without coins; its Edifice may fail. */
export const ageEnd = (literal: Site, deeds: Deeds = {}): Tabletop =>
  turn(site({ turn: LAST_TURN, ...literal }), deeds);

const seatsOf = ({ game }: Tabletop): SeatId[] => game.state.seats.map((_, seat) => seat);
const AGES = [1, 2, 3];

/** The pawns of a seat, by Age. */
export const pawns = (t: Tabletop, place: Place | SeatId = 'me'): number[] =>
  AGES.map((age) => t.seat(place).tokens[`pawn-${age}`]);
/** Pawns of an Age, by seat. */
export const holders = (t: Tabletop, age: number): number[] => seatsOf(t).map((seat) => pawns(t, seat)[age - 1]);
/** Pawns on the cards, by Age. */
export const onCards = ({ game }: Tabletop): number[] =>
  AGES.map((age) => game.state.tokens[game.rules.tokenByName(`pawn-${age}`)]);
/** Debt tokens of a seat, by Age. */
export const debt = (t: Tabletop, place: Place | SeatId = 'me'): number[] =>
  AGES.map((age) => t.seat(place).tokens[`edifice-debt-${age}`]);
/** Debt tokens of all Ages, by seat. */
export const debts = (t: Tabletop): number[] => seatsOf(t).map((seat) => debt(t, seat).reduce((sum, n) => sum + n));
export const purses = (t: Tabletop): number[] => seatsOf(t).map((seat) => t.seat(seat).coins);

/** Victory tokens of 1, 3 and 5, and defeats. */
export function tokens(t: Tabletop, place: Place | SeatId = 'me'): number[] {
  const all = t.seat(place).tokens;
  return [all['victory-1'], all['victory-3'], all['victory-5'], all.defeat];
}

export const names = ({ rules }: Game, pile: readonly number[]): string[] => pile.map((id) => rules.cards[id].name);

/** Which Edifices are projects, which are built, which have failed. */
export const fates = ({ game }: Tabletop): Record<'projects' | 'built' | 'failed', string[]> => {
  const pile = (name: string): string[] => names(game, game.state.piles[game.rules.tablePile(name)]);
  return { projects: pile('projects'), built: pile('edifices'), failed: pile('failed-edifices') };
};

/** The Edifices whose reward a seat has, one time for each reward. */
export const rewards = ({ game, at }: Tabletop, place: Place | SeatId = 'me'): string[] =>
  names(game, game.state.seats[at(place)].piles[game.rules.seatPile('rewards')]);

/** What a seat is asked now: to use a card, to pick one, to give tokens, or nothing. */
export const asked = ({ game, at }: Tabletop, place: Place | SeatId = 'me'): string | null =>
  game.state.asks[at(place)]?.ask ?? null;
/** The cards a seat may pick. */
export function picks(t: Tabletop, place: Place | SeatId = 'me'): string[] {
  const ask = t.game.state.asks[t.at(place)];
  return ask?.ask === 'pick' ? names(t.game, ask.options).sort() : [];
}
/** Everything that a seat may answer, in words. */
export const offered = ({ game, at }: Tabletop, place: Place | SeatId = 'me'): ChoiceForm[] =>
  legal(game, at(place)).map((choice) => unpack(game.rules, choice));
/** Whether some way to build the next stage takes part. */
export const mayJoin = (t: Tabletop, place: Place | SeatId = 'me'): boolean =>
  offered(t, place).some((form) => form.do === 'stage' && form.join);
export const mayStage = (t: Tabletop, place: Place | SeatId = 'me'): boolean =>
  offered(t, place).some((form) => form.do === 'stage' && !form.join);

export const happened = (t: Tabletop, ...kinds: GameEvent['event'][]): GameEvent[] =>
  t.events.filter(({ event }) => kinds.includes(event));

/** Whether a card of this cost could be built from own resources, by a city that has it in its hand. */
export const isFree = (t: Tabletop, card: string, place: Place | SeatId = 'me'): boolean =>
  t.ways(card, place).some(({ via, pay }) => via === 'paid' && pay.left + pay.right + pay.bank === 0);
