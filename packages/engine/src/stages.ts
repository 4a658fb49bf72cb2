/** The stages of a city's wonder: which are built, which can be next, and what was chosen for them. */
import { AS_LEFT, AS_RIGHT, MOST_OPTIONS, NEXT } from './choice.ts';
import type { Gives, Rules, Stage } from './rules.ts';
import { type Direction, NOTHING, type Seat, type SeatId, type WonderId } from './types.ts';
import { LEFT, RIGHT, type Scope } from './vocabulary.ts';

/** The right to choose the side of a board, and its window. */
export const CHOOSES_SIDE = 'wonders.choose';

/*
 * Seat.options, from the low end: two bits for each of four stages, in the order in which they were built, and six for
 * each of the first three. Two bits hold what was chosen of a stage that offers a choice, 1 for the first; where stages
 * come in any order, the place of the stage. Six bits hold the board whose stage is copied, 1 for the first side there is.
 */
const BITS = 2;
const COPIED = 8;
const COPIED_BITS = 6;
const MOST_COPIED = 63;
/** Sides of boards that the six bits can tell apart. */
export const ROOM_FOR_SIDES = MOST_COPIED;

type Built = Pick<Seat, 'wonder' | 'stage' | 'options'>;

export const optionAt = (seat: Pick<Seat, 'options'>, stage: number): number =>
  (seat.options >> (BITS * stage)) & MOST_OPTIONS;

export function setOption(seat: Pick<Seat, 'options'>, stage: number, option: number): void {
  seat.options |= option << (BITS * stage);
}

/** The side of a board whose stage this one copies; NOTHING if it copies none. */
export const copiedAt = (seat: Pick<Seat, 'options'>, stage: number): WonderId =>
  ((seat.options >> (COPIED + COPIED_BITS * stage)) & MOST_COPIED) - 1;

export function setCopied(seat: Pick<Seat, 'options'>, stage: number, wonder: WonderId): void {
  seat.options |= (wonder + 1) << (COPIED + COPIED_BITS * stage);
}

/** The place on its board, counted from 0, of the stage before which so many were built. */
export const placeBuilt = (rules: Rules, seat: Built, before: number): number =>
  rules.wonders[seat.wonder].anyOrder ? optionAt(seat, before) : before;

/** The places of the stages that are built, in the order in which that was done. */
export const placesBuilt = (rules: Rules, seat: Built): number[] =>
  Array.from({ length: seat.stage }, (_, before) => placeBuilt(rules, seat, before));

export function isBuilt(rules: Rules, seat: Built, place: number): boolean {
  if (!rules.wonders[seat.wonder].anyOrder) return place < seat.stage;
  for (let before = 0; before < seat.stage; before++) if (optionAt(seat, before) === place) return true;
  return false;
}

/** The places of the stages that can be built next, from the left; none when there is no further one. */
export function placesNext(rules: Rules, seat: Built): number[] {
  const board = rules.wonders[seat.wonder];
  if (!board || seat.stage >= board.stages.length) return [];
  if (!board.anyOrder) return [seat.stage];
  return board.stages.map((_, place) => place).filter((place) => !isBuilt(rules, seat, place));
}

/** What a built stage gives, by its place: what everyone has of it, and what was chosen or copied. */
export function stageGives(rules: Rules, seat: Built, place: number): readonly Gives[] {
  const board = rules.wonders[seat.wonder];
  const built = board.stages[place];
  if (board.anyOrder) return built.alone;
  const source = built.copies ? stageIn(rules, copiedAt(seat, place), built.copies.place) : built;
  if (!source) return NO_GIVES;
  const option = optionAt(seat, place);
  return option > 0 ? [source, source.options[option - 1]] : source.alone;
}

const NO_GIVES: readonly Gives[] = [];

export function stagesBuilt(rules: Rules, seat: Built): Gives[] {
  const all: Gives[] = [];
  for (let before = 0; before < seat.stage; before++)
    for (const gives of stageGives(rules, seat, placeBuilt(rules, seat, before))) all.push(gives);
  return all;
}

/** A wonder with all its stages; a city without stages has none to finish. */
export function isFinished(rules: Rules, seat: Built): boolean {
  const stages = rules.wonders[seat.wonder]?.stages.length ?? 0;
  return stages > 0 && seat.stage === stages;
}

/** From this place on, a board with fewer stages gives its last one. */
const LAST = 2;

/** What is copied from a place of that side of a board; null for what is not there, and for what is itself a copy. */
export function stageIn(rules: Rules, wonder: WonderId, place: number): Stage | null {
  const stages = rules.wonders[wonder]?.stages ?? [];
  const stage = stages[place >= LAST ? Math.min(place, stages.length - 1) : place];
  return stage && !stage.copies ? stage : null;
}

/** All that is asked of a table here: the board of each seat. */
type Boards = { seats: readonly Pick<Seat, 'wonder'>[] };

/** The side of the board that the neighbour in that direction has. */
export const boardBeside = ({ left, right }: Rules, { seats }: Boards, seat: SeatId, which: number): WonderId =>
  which === AS_LEFT ? seats[left[seat]].wonder : which === AS_RIGHT ? seats[right[seat]].wonder : NOTHING;

/** How a choice tells of which neighbour a stage is a copy; NEXT for one that is none. */
export function waysToCopy({ copies }: Stage): readonly number[] {
  return copies ? WAYS[copies.scope] : NO_COPY;
}

const NO_COPY = [NEXT];
const WAYS: Record<Scope, readonly number[]> = {
  [LEFT]: [AS_LEFT],
  [RIGHT]: [AS_RIGHT],
  [LEFT | RIGHT]: [AS_LEFT, AS_RIGHT],
};

/** The neighbours whose stage this one may copy; none for one that is no copy. */
export const copiesFrom = (stage: Stage): Direction[] => waysToCopy(stage).flatMap((which) => directionOf(which) ?? []);

/** What a stage would copy from the neighbour in that direction; null if there is nothing to be copied. */
export const stageCopied = (
  rules: Rules,
  boards: Boards,
  seat: SeatId,
  { copies }: Pick<Stage, 'copies'>,
  from: Direction,
): Stage | null =>
  copies ? stageIn(rules, boardBeside(rules, boards, seat, from === 'left' ? AS_LEFT : AS_RIGHT), copies.place) : null;

/** The neighbour that a choice names, in words. */
export const directionOf = (which: number): Direction | undefined =>
  which === AS_LEFT ? 'left' : which === AS_RIGHT ? 'right' : undefined;
