/** The stage that a choice builds, and what it gives: its own effects, or those of a neighbour's stage. */
import { type Choice, choices, type Direction, type Effect, type Gives, type Stage, stageCopied } from '@polis/engine';
import type { Position } from './position.ts';

const { PLACED, AS_LEFT, AS_RIGHT, whichOf, placeOf, optionOf } = choices;

export interface Building {
  /** Its place on the own board, counted from 0. */
  place: number;
  /** Whose stage it copies, and in which place of that board; null for a stage that is no copy, or of nothing. */
  from: Direction | null;
  copied: number | null;
  /** What it gives; null for a copy of what is not there. */
  gives: Stage | null;
  /** And what was chosen, where it offers a choice. */
  chosen: Gives | null;
}

export function buildingOf(position: Position, choice: Choice): Building {
  const { rules, me, table, seat } = position;
  const which = whichOf(choice);
  const place = which === PLACED ? placeOf(choice) : me.stage;
  const stage = rules.wonders[me.wonder].stages[place];
  const from: Direction | null = which === AS_LEFT ? 'left' : which === AS_RIGHT ? 'right' : null;
  const gives = from ? stageCopied(rules, table, seat, stage, from) : stage;
  const copied = from && gives ? rules.wonders[position[from].wonder].stages.indexOf(gives) : null;
  return { place, from, copied, gives, chosen: gives?.options[optionOf(choice) - 1] ?? null };
}

export const effectsOf = ({ gives, chosen }: Building): readonly Effect[] =>
  chosen ? [...(gives?.effects ?? []), ...chosen.effects] : (gives?.effects ?? []);

/** Whether a stage of the own board, or one that it can copy, counts by the card under it. */
export function mindsCardUnder({ knowledge, me, left, right }: Position): boolean {
  const { minds, copies } = knowledge.boards;
  return minds[me.wonder] || (copies[me.wonder] && (minds[left.wonder] || minds[right.wonder])) || false;
}
