/** The stages of a city's wonder, and what was chosen for those that offer a choice. */
import { MOST_OPTIONS } from './choice.ts';
import type { Gives, Rules, Stage } from './rules.ts';
import { NOTHING, type Seat } from './types.ts';

/** The right to choose the side of a board, and its window. */
export const CHOOSES_SIDE = 'wonders.choose';

/** Bits of `Seat.options` for each stage, as in a choice: 0 if it offers nothing, else 1 for the first, 2 for the second. */
const BITS = 2;

/** The next stage of a city's wonder, or null when there is none. */
export function nextStage(rules: Rules, seat: Seat): Stage | null {
  if (seat.wonder === NOTHING) return null;
  return rules.wonders[seat.wonder]?.stages[seat.stage] ?? null;
}

export const optionAt = (seat: Pick<Seat, 'options'>, stage: number): number =>
  (seat.options >> (BITS * stage)) & MOST_OPTIONS;

export function setOption(seat: Seat, stage: number, option: number): void {
  seat.options |= option << (BITS * stage);
}

/** What a built stage gives, counted from 0: what everyone has of it, and what was chosen. */
export function stageGives(rules: Rules, seat: Seat, stage: number): readonly Gives[] {
  const built = rules.wonders[seat.wonder].stages[stage];
  const option = optionAt(seat, stage);
  return option > 0 ? [built, built.options[option - 1]] : built.alone;
}

export function stagesBuilt(rules: Rules, seat: Seat): Gives[] {
  const all: Gives[] = [];
  for (let stage = 0; stage < seat.stage; stage++) all.push(...stageGives(rules, seat, stage));
  return all;
}

/** A wonder with all its stages; a city without stages has none to finish. */
export function isFinished(rules: Rules, seat: Seat): boolean {
  const stages = rules.wonders[seat.wonder]?.stages.length ?? 0;
  return stages > 0 && seat.stage === stages;
}
