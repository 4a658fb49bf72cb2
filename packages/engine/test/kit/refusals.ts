/** What is said against an answer, a configuration or a scenario. */
import { expect } from 'vitest';
import { PolisError } from '../../src/errors.ts';
import { submit } from '../../src/game.ts';
import { setTable } from '../../src/scenario.ts';
import type { Scenario } from '../../src/scenario-types.ts';
import type { ChoiceInput, SeatId } from '../../src/types.ts';
import type { Place } from './deeds.ts';
import type { Tabletop } from './tabletop.ts';

/** Expects that an answer is refused with this code and that the game is untouched. */
export function expectRefused({ game, at }: Tabletop, place: Place | SeatId, answer: unknown, code: string): void {
  const before = JSON.stringify(game.state);
  const done = submit(game, at(place), answer as ChoiceInput);
  expect(done.error?.code).toBe(code);
  expect(done.error?.message).toMatch(/\w+ \w+/);
  expect(done.game).toBe(game);
  expect(JSON.stringify(game.state)).toBe(before);
}

/** What a configuration or a scenario is refused with; `accepted` if it is not. */
export function refusedWith(make: () => unknown): { code: string; message: string } {
  try {
    make();
  } catch (error) {
    if (error instanceof PolisError) return { code: error.code, message: error.message };
    throw error;
  }
  return { code: 'accepted', message: '' };
}

/** Expects that there is no such table, for the reason that this sentence gives. */
export const expectNoTable = (scenario: Scenario, sentence: string): void =>
  expect(refusedWith(() => setTable(scenario))).toEqual({ code: 'scenario', message: sentence });
