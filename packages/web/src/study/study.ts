/** A table that is looked into, and what could be played from there: plain data that fits into an address. */
import type { Beginning, ChoiceForm, SeatId } from '@polis/engine';

/** One question to the table, with what everyone answers. */
export interface Move {
  /** The place of the move before it; ROOT for one from the table itself. */
  after: number;
  answers: readonly Answer[];
}

export type Answer = readonly [seat: SeatId, choice: ChoiceForm];

export interface Study {
  from: Beginning;
  /** Deals what is not known of the table. */
  seed: string;
  /** From whose chair it is looked into. */
  seat: SeatId;
  /** Of each seat; empty for one that is called by its board. */
  names: readonly string[];
  /** Each comes after the one that it follows. */
  moves: readonly Move[];
  /** The move after which one looks; ROOT for the table itself. */
  at: number;
}

export const ROOT = -1;
/** More branches than these nobody walks, and no address has room for. */
const MOST_MOVES = 120;
const MOST_SEATS = 8;
const LONGEST_NAME = 24;
const SEED = /^[0-9a-f]{32}$/;

export const studyOf = (from: Beginning, seed: string, seat: SeatId, names: readonly string[] = []): Study => ({
  from,
  seed,
  seat,
  names: names.map((name) => name.slice(0, LONGEST_NAME)),
  moves: [],
  at: ROOT,
});

/** The moves from the table to this one, in order. */
export function pathTo({ moves }: Pick<Study, 'moves'>, at: number): number[] {
  const path: number[] = [];
  for (let move = at; move !== ROOT; move = moves[move].after) path.unshift(move);
  return path;
}

export const movesAfter = ({ moves }: Pick<Study, 'moves'>, at: number): number[] =>
  moves.flatMap(({ after }, move) => (after === at ? [move] : []));

const isSame = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Plays on from where one looks; what was played there before is gone to. Null if there are too many moves. */
export function withMove(study: Study, answers: readonly Answer[], after = study.at): Study | null {
  const known = movesAfter(study, after).find((move) => isSame(study.moves[move].answers, answers));
  if (known !== undefined) return { ...study, at: known };
  if (study.moves.length >= MOST_MOVES) return null;
  return { ...study, moves: [...study.moves, { after, answers }], at: study.moves.length };
}

/** Without a move and all that follows it; one then looks at what was before it. */
export function withoutMove(study: Study, gone: number): Study {
  const left = study.moves.flatMap((_, move) => (pathTo(study, move).includes(gone) ? [] : [move]));
  const place = (move: number): number => (move === ROOT ? ROOT : left.indexOf(move));
  return {
    ...study,
    moves: left.map((move) => ({ ...study.moves[move], after: place(study.moves[move].after) })),
    at: place(left.includes(study.at) ? study.at : study.moves[gone].after),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlace = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < most;

/** Out of whatever came by a link; null if it is none. What the engine makes of the table and its moves it says itself. */
export function readStudy(value: unknown): Study | null {
  if (!isRecord(value) || !isRecord(value.from)) return null;
  const { from, seed, seat, names, moves, at } = value;
  if (typeof seed !== 'string' || !SEED.test(seed) || !isPlace(seat, 0, MOST_SEATS)) return null;
  if (!Array.isArray(moves) || moves.length > MOST_MOVES || !isPlace(at, ROOT, moves.length)) return null;
  const read = moves.map(readMove);
  if (read.includes(null)) return null;
  return {
    from: from as Beginning,
    seed,
    seat,
    names: (Array.isArray(names) ? names : [])
      .slice(0, MOST_SEATS)
      .map((name) => (typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '')),
    moves: read as Move[],
    at,
  };
}

function readMove(value: unknown, place: number): Move | null {
  if (!isRecord(value) || !isPlace(value.after, ROOT, place) || !Array.isArray(value.answers)) return null;
  const isAnswer = (one: unknown): one is Answer =>
    Array.isArray(one) && isPlace(one[0], 0, MOST_SEATS) && isRecord(one[1]);
  if (value.answers.length > MOST_SEATS || !value.answers.every(isAnswer)) return null;
  return { after: value.after, answers: value.answers };
}
