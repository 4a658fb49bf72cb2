/**
 * Makes exercises from rated games, while bots have nothing else to do. One node does it at a time: how far it has come is
 * kept, so that another goes on where it stopped.
 */
import { exerciseFrom, type Proven, questionFor } from '@polis/bots';
import { dice, type Game, type GameRecord, retrace, roll, type SeatId, save, seedFrom } from '@polis/engine';
import { troubleIn } from '../store/errors.ts';
import type { Ended } from '../store/exercises.ts';
import type { Store } from '../store/store.ts';
import { roomOf } from '../tables/journal.ts';
import { pausing } from '../tables/slices.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { ProofTask } from './spare.ts';

export interface Making {
  close(): Promise<void>;
}

interface Around extends Pick<Surroundings, 'now' | 'after' | 'log'> {
  /** The name of this node. */
  me: string;
  store: Pick<Store, 'lines' | 'ratedGames' | 'addExercises' | 'takeChore' | 'choreReached'>;
  prove(task: ProofTask, signal: AbortSignal): Promise<{ proven: Proven | null } | null>;
  /** Is told of every exercise. */
  made(): void;
}

/** The game that is looked into, and how many of its questions have been; null before the first. */
export type Reached = (Ended & { looked: number }) | null;

const CHORE = 'exercises';
/** For so long nobody else takes over, should this node be gone; more than one look takes. */
const LEASE_MS = 10 * 60_000;
const ROUND_MS = 60_000;
/** Bots are asked something: it is tried again after this time. */
const BUSY_MS = 3000;
/** Of one game at most, so that it has an end and there are many different ones. */
const MOST_LOOKS = 12;
const MOST_FOUND = 2;
/** One question in so many is looked at, of one seat. */
const EVERY = 3;

/** `most`: as many are kept, the latest; 0 = none are made. */
export function keepMaking(most: number, { me, store, prove, made, now, after, log }: Around): Making {
  const ending = new AbortController();
  let callOff: () => void = () => undefined;
  let round: Promise<void> = Promise.resolve();
  const pause = pausing(after);

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const callOffTimer = after(ms, resolve);
      callOff = () => {
        callOffTimer();
        resolve();
      };
    });

  /** False if another node has taken over. */
  const reach = (reached: NonNullable<Reached>): Promise<boolean> =>
    store.choreReached(CHORE, me, JSON.stringify(reached), now() + LEASE_MS);

  /** One game after the other, until there is none left, or another node is at it. */
  async function makeAll(): Promise<void> {
    const kept = await store.takeChore(CHORE, me, now(), now() + LEASE_MS);
    if (kept === null) return;
    let reached = reachedIn(kept);
    while (!ending.signal.aborted) {
      const game = reached && reached.looked >= 0 ? reached : await nextAfter(reached);
      if (!game || !(await tried(game))) return;
      reached = { ...game, looked: DONE };
      if (!(await reach(reached))) return;
    }
  }

  async function nextAfter(last: Ended | null): Promise<NonNullable<Reached> | null> {
    const [next] = await store.ratedGames(last && { at: last.at, table: last.table }, 1);
    return next ? { ...next, looked: 0 } : null;
  }

  /** A game that cannot be played again keeps nobody from the next one. */
  async function tried(game: NonNullable<Reached>): Promise<boolean> {
    try {
      return await lookInto(game);
    } catch (error) {
      if (troubleIn(error) !== null) throw error;
      log.error({ err: error, table: game.table }, 'no exercises could be made from a game');
      return true;
    }
  }

  /** False if it was not looked into to its end. */
  async function lookInto({ at: ended, table, looked }: NonNullable<Reached>): Promise<boolean> {
    const record = await recordOf(table);
    if (!record) return true;
    let number = 0;
    let found = 0;
    for (const { game, seat, seed } of worthALook(record, table)) {
      await pause();
      if (number++ < looked) continue;
      const asked = questionFor(game, seat);
      if (asked) {
        const proven = await provenInTime({ ...asked, seed });
        if (proven === undefined) return false;
        if (proven) {
          await keep(table, game, seat, proven);
          found++;
        }
      }
      if (!(await reach({ at: ended, table, looked: number }))) return false;
      if (found >= MOST_FOUND) return true;
    }
    return true;
  }

  /** Undefined if it ends before there was time for it. */
  async function provenInTime(task: ProofTask): Promise<Proven | null | undefined> {
    while (!ending.signal.aborted) {
      const answer = await prove(task, ending.signal);
      if (answer) return answer.proven;
      await wait(BUSY_MS);
    }
    return undefined;
  }

  async function keep(table: string, game: Game, seat: SeatId, proven: Proven): Promise<void> {
    const exercise = exerciseFrom(game, seat, proven);
    const { id, themes } = exercise;
    await store.addExercises([{ id, table, at: now(), themes, body: JSON.stringify(exercise) }], most);
    made();
  }

  /** Null if it cannot be played again: it may be removed, damaged, or of a newer Polis. */
  async function recordOf(table: string): Promise<GameRecord | null> {
    const lines = await store.lines(table);
    if (lines.length === 0) return null;
    const room = await roomOf(table, lines, { after });
    return room.game && room.status === 'over' && !room.frozen ? save(room.game) : null;
  }

  function begin(): void {
    round = makeAll()
      .catch((error) => log.error({ err: error }, 'exercises could not be made'))
      .then(() => {
        if (!ending.signal.aborted) callOff = after(ROUND_MS, begin);
      });
  }

  if (most > 0) callOff = after(0, begin);
  return {
    async close() {
      ending.abort();
      callOff();
      await round;
    },
  };
}

/** Every question of the game that was to be looked at has been. */
const DONE = -1;

/** What was kept by another version says nothing: it begins anew. */
export function reachedIn(text: string): Reached {
  try {
    const { at, table, looked } = JSON.parse(text);
    return typeof at === 'number' && typeof table === 'string' && Number.isInteger(looked)
      ? { at, table, looked }
      : null;
  } catch {
    return null;
  }
}

/** Some questions of a game, each to one seat: the same ones whenever it is looked at. */
export function* worthALook(record: GameRecord, table: string): Generator<{ game: Game; seat: SeatId; seed: number }> {
  const chance = dice(Number.parseInt(seedFrom(table, 0).slice(0, 7), 16));
  let asked = Number.NaN;
  let looks = 0;
  for (const game of retrace({ ...record, result: null })) {
    if (looks === MOST_LOOKS) return;
    const { question } = game.state;
    if (question === asked) continue;
    asked = question;
    const seat = roll(chance, game.rules.players);
    const isPicked = roll(chance, EVERY) === 0;
    const seed = roll(chance, 1 << 30);
    if (!isPicked) continue;
    looks++;
    yield { game, seat, seed };
  }
}
