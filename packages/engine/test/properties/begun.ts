/** Stories that go on elsewhere: in the middle of their own game, or at a table that it came to. */
import { branchOf } from '../../src/branch.ts';
import type { ConfigInput } from '../../src/config.ts';
import { describe as described } from '../../src/describe.ts';
import { type Game, over } from '../../src/game.ts';
import { type Dice, roll, seedFrom } from '../../src/rng.ts';
import type { Scenario, ScenarioSeat } from '../../src/scenario-types.ts';
import type { SeatId } from '../../src/types.ts';
import { stored } from '../kit/index.ts';
import { finished, lastMoment, questions, type Story } from './random-game.ts';

/** The last question that the story comes to, and which one it is, counted from 0. */
export function lastQuestion(story: Story): { game: Game; step: number } {
  const asked = [...questions(story)].filter((game) => !over(game));
  return { game: asked[asked.length - 1], step: asked.length - 1 };
}

export const OTHER_SEED = seedFrom('begun elsewhere', 1);

/** The story goes on from its last question, and to the end. */
export const branched = (story: Story, keeps: SeatId | null, seed = OTHER_SEED): Story =>
  goingOn(branchOf(stored(lastMoment(story)), lastQuestion(story).step, keeps, seed), story);

/** The story goes on at a table, and to the end. */
export const begunAt = (table: Scenario, story: Story, seed = OTHER_SEED): Story =>
  goingOn({ seats: story.config.seats, seed, from: { table } }, story);

const goingOn = (config: ConfigInput, { picks }: Story): Story => finished({ config, picks: [...picks].reverse() });

/** As it would be read from a file. */
export const told = (game: Game): Scenario => JSON.parse(JSON.stringify(described(game))) as Scenario;

/** The table as one of those who sit there could tell it, or less: of what is hidden some things are left out. */
export function partly(table: Scenario, chance: Dice): Scenario {
  const isLeftOut = (): boolean => roll(chance, 2) === 0;
  const { discard, ...open } = table;
  const seats = table.seats.map((seat): ScenarioSeat => {
    const left = Object.entries(seat).filter(([field]) => !HIDDEN.includes(field) || !isLeftOut());
    return Object.fromEntries(left);
  });
  return { ...open, ...(isLeftOut() ? {} : { discard }), seats };
}

const HIDDEN = ['hand', 'under', 'draft', 'leaderHand'];
