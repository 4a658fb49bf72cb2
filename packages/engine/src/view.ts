/**
 * What a seat may see. A view starts empty and is built up from what each pile's declared visibility grants: new
 * state is hidden until someone declares it visible. It has no seed, no decks, no sealed answers of others.
 */

import { shownOf } from './beginning.ts';
import { type Choice, NONE } from './choice.ts';
import { confidants } from './confidants.ts';
import { isOver } from './flow.ts';
import { type Game, legalIn } from './game.ts';
import type { PileDef } from './module.ts';
import { UNDER } from './piles.ts';
import type { Rules } from './rules.ts';
import { insistSeat } from './seats.ts';
import { stagesBuilt } from './stages.ts';
import { cloneTally } from './tally.ts';
import { AGES } from './timeline.ts';
import type { Ask, CardId, GameConfig, GameEvent, SeatId, State, Tally, WonderId } from './types.ts';

/** A game as one viewer may see it. */
export interface View {
  /** The game that is played, without its seed; of where it began only what its rules need (beginning.ts). */
  config: Omit<GameConfig, 'seed'>;
  /** Who looks; null for someone who only watches. */
  seat: SeatId | null;
  age: number;
  turn: number;
  /** Index of the current step of the programme. */
  at: number;
  over: boolean;
  question: number;
  seats: SeatView[];
  /** Table piles by PileId. */
  piles: PileView[];
  bank: number;
  tokens: number[];
  controller: SeatId[];
  /** Who is being asked, and who of them has answered. */
  asked: boolean[];
  answered: boolean[];
  /** The questions this viewer has to answer: the own seat's, and those of a city played for. */
  asks: OwnAsk[];
  /** What the viewer remembers of hidden piles (memory.ts). */
  seen: CardId[][] | null;
}

/** A city in a view; the fields are those of `Seat`. */
export interface SeatView {
  wonder: WonderId;
  stage: number;
  options: number;
  coins: number;
  spendable: number;
  used: number;
  bonus: number;
  tokens: number[];
  /** By PileId. */
  piles: PileView[];
  tally: Tally;
}

/** Of a hidden pile everyone sees how many cards it has, and their backs. */
export interface PileView {
  count: number;
  /** Cards by the Age on their back; those without one come first. */
  backs: number[];
  cards: CardId[] | null;
}

/** A question that the viewer has to answer. */
export interface OwnAsk {
  seat: SeatId;
  ask: Ask;
  /** Everything sensible; empty while another answer has to come first. */
  choices: Choice[];
  /** The answer given, which may still be changed; NONE = not yet. */
  sealed: Choice;
}

/** `seat` null: for someone who only watches. */
export const view = (game: Game, seat: SeatId | null): View =>
  seat === null ? openView(game) : ownView(game, seat, openView(game));

/** What everyone may see. */
export function openView({ config, rules, state }: Game): View {
  return {
    config: withoutSeed(config),
    seat: null,
    age: state.age,
    turn: state.turn,
    at: state.at,
    over: isOver(rules, state),
    question: state.question,
    seats: state.seats.map((_, of) => seatView(rules, state, of)),
    piles: rules.tablePiles.map((def, id) => pileView(rules, def, state.piles[id], false)),
    bank: state.bank,
    tokens: state.tokens.slice(),
    controller: state.controller.slice(),
    asked: state.asks.map((ask) => ask !== null),
    answered: state.sealed.map((choice) => choice !== NONE),
    asks: [],
    seen: null,
  };
}

/** The open view of the same game, and what this seat sees of it besides. What is no different is shared with it. */
export function ownView(game: Game, seat: SeatId, open: View): View {
  const { rules, state } = game;
  insistSeat(rules, seat);
  return {
    ...open,
    seat,
    seats: open.seats.map((seen, of) =>
      confidants(rules, of).includes(seat) ? trustedView(rules, state, of, seen) : seen,
    ),
    asks: asksOf(game, seat),
    seen: state.seats[seat].seen?.map((pile) => pile.slice()) ?? null,
  };
}

/** A copy; games from before there were boxes and further boards say nothing of them here either. */
function withoutSeed({ seed: _, boxes, boards, from, ...config }: GameConfig): View['config'] {
  const shown = from ? shownOf({ from }) : null;
  return {
    ...config,
    modules: [...config.modules],
    ...(boxes && { boxes: { ...boxes } }),
    ...(boards && { boards: [...boards] }),
    wonders: config.wonders?.map((pick) => ({ ...pick })) ?? null,
    ...(shown && { from: shown }),
  };
}

function seatView(rules: Rules, state: State, of: SeatId): SeatView {
  const seat = state.seats[of];
  return {
    wonder: seat.wonder,
    stage: seat.stage,
    options: seat.options,
    coins: seat.coins,
    spendable: seat.spendable,
    used: seat.used,
    bonus: seat.bonus,
    tokens: seat.tokens.slice(),
    piles: rules.seatPiles.map((def, id) =>
      pileView(rules, def, seat.piles[id], id === UNDER && isTurnedUp(rules, state, of)),
    ),
    tally: cloneTally(seat.tally),
  };
}

/** The same with the piles that are shown to those whom the city trusts. */
const trustedView = (rules: Rules, state: State, of: SeatId, seen: SeatView): SeatView => ({
  ...seen,
  piles: seen.piles.map((pile, id) => {
    const def = rules.seatPiles[id];
    return def.visible === 'allies' ? pileView(rules, def, state.seats[of].piles[id], true) : pile;
  }),
});

/** When points are counted, what lies under the stages of a city is shown if it counts there. */
const isTurnedUp = (rules: Rules, state: State, of: SeatId): boolean =>
  isOver(rules, state) &&
  stagesBuilt(rules, state.seats[of]).some(({ points }) => points.some(({ byCardUnder }) => byCardUnder));

function pileView(rules: Rules, { visible }: PileDef, pile: readonly CardId[], trusted: boolean): PileView {
  const backs = new Array<number>(AGES + 1).fill(0);
  for (const id of pile) backs[rules.cards[id].age]++;
  const shown = visible === 'all' || (visible === 'allies' && trusted);
  return { count: pile.length, backs, cards: shown ? pile.slice() : null };
}

/** The questions this seat has to answer, those of a city it plays for included. */
export function asksOf({ rules, state }: Game, viewer: SeatId): OwnAsk[] {
  insistSeat(rules, viewer);
  const { asks, controller, sealed } = state;
  return asks.flatMap((ask, seat) =>
    ask && controller[seat] === viewer
      ? [{ seat, ask: { ...ask }, choices: legalIn(rules, state, seat), sealed: sealed[seat] }]
      : [],
  );
}

/** An event as a seat may hear of it. */
export function redact(event: GameEvent, seat: SeatId | null): GameEvent {
  const { secret, ...open } = event;
  return secret && seat !== null && secret.to.includes(seat) ? event : (open as GameEvent);
}
