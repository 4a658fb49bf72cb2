/** What the table makes visible of what has just happened. Made from the log, which knows it all. */
import type { Direction, GameEvent, Rules, SeatId } from '@polis/engine';
import { type Deed, deedOf, lastTurn } from '../game/turns.ts';

/** Coins that go from one city to another. */
export interface Flow {
  from: SeatId;
  to: SeatId;
  coins: number;
}

export interface Fight {
  /** The winner first. */
  seats: [SeatId, SeatId];
  strengths: [number, number];
  /** 0 if both are equally strong. */
  tokens: number;
}

export interface TurnMoment {
  moment: 'turn';
  deeds: Deed[];
  flows: Flow[];
  /** By seat, how many coins more or less than before. */
  coins: number[];
  /** Where the hands go; null if they stay or new ones are dealt. */
  passed: Direction | null;
  isDealt: boolean;
}

type Penalty = Extract<GameEvent, { event: 'penalty' }>;

export interface ProjectMoment {
  moment: 'project';
  card: string;
  isBuilt: boolean;
  /** Who has a column in it. */
  seats: SeatId[];
  /** What it costs those who stood aside. */
  penalties: Penalty[];
}

export interface ConflictMoment {
  moment: 'conflict';
  age: number;
  fights: Fight[];
  /** What victories bring besides tokens. */
  earned: { seat: SeatId; coins: number }[];
  /** Who used an olive branch. In teams they may still have to fight, for fewer tokens. */
  talked: SeatId[];
}

/** Who of the two would rather not have fought. */
export const talkedIn = ({ talked }: ConflictMoment, { seats }: Fight): SeatId[] =>
  seats.filter((seat) => talked.includes(seat));

export type Moment = TurnMoment | ProjectMoment | ConflictMoment;

/**
 * Of what has been told since the log was so long, in the order in which they are shown. After a lost connection a lot
 * may come at once: only the last turn of it is worth a show.
 */
export function momentsOf(log: readonly GameEvent[], since: number, rules: Rules): Moment[] {
  const fresh = log.slice(since);
  const latest = log.slice(Math.max(since, lastTurn(log)?.from ?? 0));
  return [turnOf(latest, rules), projectOf(latest), conflictOf(fresh)].filter((moment) => moment !== null);
}

function turnOf(events: readonly GameEvent[], rules: Rules): TurnMoment | null {
  const coins = new Array<number>(rules.seats).fill(0);
  const turn: TurnMoment = { moment: 'turn', deeds: [], flows: [], coins, passed: null, isDealt: false };
  for (const event of events) {
    if (event.event === 'built' || event.event === 'stage') pay(turn, event, rules);
    const deed = deedOf(event);
    if (deed) turn.deeds.push(deed);
    // the hands with which an Age begins are dealt before its first turn
    if (deed) turn.isDealt = false;
    if (event.event === 'coins' && event.why !== 'victory') coins[event.seat] += event.amount;
    if (event.event === 'lost') coins[event.seat] -= event.paid;
    if (event.event === 'penalty') coins[event.seat] -= event.coins;
    if (event.event === 'passed') turn.passed = event.to;
    if (event.event === 'dealt') turn.isDealt = true;
  }
  const isEmpty = turn.deeds.length === 0 && !turn.passed && !turn.isDealt && coins.every((change) => change === 0);
  return isEmpty ? null : turn;
}

/** What a neighbour is paid comes as an event of its own. */
function pay(
  { coins, flows }: TurnMoment,
  { seat, pay }: Extract<GameEvent, { event: 'built' | 'stage' }>,
  rules: Rules,
): void {
  coins[seat] -= pay.left + pay.right + pay.bank;
  if (pay.left > 0) flows.push({ from: seat, to: rules.left[seat], coins: pay.left });
  if (pay.right > 0) flows.push({ from: seat, to: rules.right[seat], coins: pay.right });
}

function projectOf(events: readonly GameEvent[]): ProjectMoment | null {
  const penalties = events.filter((event) => event.event === 'penalty');
  for (const event of events) {
    if (event.event === 'finished')
      return { moment: 'project', card: event.card, isBuilt: true, seats: event.holders, penalties };
    if (event.event === 'failed')
      return { moment: 'project', card: event.card, isBuilt: false, seats: event.spared, penalties };
  }
  return null;
}

function conflictOf(events: readonly GameEvent[]): ConflictMoment | null {
  const last = events.findLast(({ event }) => event === 'conflict' || event === 'standoff');
  if (last?.event !== 'conflict' && last?.event !== 'standoff') return null;
  const { age } = last;
  const fights = events.flatMap((event): Fight[] => {
    if (event.event === 'conflict' && event.age === age)
      return [{ seats: [event.winner, event.loser], strengths: event.strengths, tokens: event.tokens }];
    if (event.event === 'standoff' && event.age === age)
      return [{ seats: event.between, strengths: [event.strength, event.strength], tokens: 0 }];
    return [];
  });
  const talked = events.flatMap((event) =>
    event.event === 'token' && event.token === 'diplomacy' && event.count < 0 ? [event.seat] : [],
  );
  return { moment: 'conflict', age, fights, earned: earnedBy(events), talked };
}

/** One sum for each seat, however many victories it had. */
function earnedBy(events: readonly GameEvent[]): ConflictMoment['earned'] {
  const sums = new Map<SeatId, number>();
  for (const event of events)
    if (event.event === 'coins' && event.why === 'victory')
      sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.amount);
  return [...sums].map(([seat, coins]) => ({ seat, coins }));
}
