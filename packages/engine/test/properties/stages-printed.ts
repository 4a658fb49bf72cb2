/** The stages of a city in printed words, by the moves that were made: what was chosen of them, and what they copy. */
import type { Game } from '../../src/game.ts';
import type { StageDef, WonderDef } from '../../src/module.ts';
import type { Direction, SeatId, StageForm } from '../../src/types.ts';
import { type Effect, LEFT, RIGHT } from '../../src/vocabulary.ts';
import { unpack } from '../../src/words.ts';
import { printedIn } from './random-game.ts';

/** The board of a seat, and the stages of the side that lies up. */
export function boardOf(game: Game, id: SeatId): { board: WonderDef; stages: StageDef[] } {
  const { city, side } = game.rules.wonders[game.state.seats[id].wonder];
  const board = printedIn(game).wonders.get(city) as WonderDef;
  return { board, stages: board.sides[side] };
}

/** The coins of each seat at the start: what everyone has, and what a board brings. */
export const firstCoins = (game: Game): number[] =>
  game.rules.setup.coins.map((coins, seat) => coins + (boardOf(game, seat).board.coins ?? 0));

/** What is told of a stage when it is built: its place, counted from 1, whose stage it copies, and what was chosen. */
export type StageTold = Required<Pick<StageForm, 'stage' | 'option'>> & { from?: Direction };

/** In the order in which a seat has built them. */
export const stagesBuilt = ({ moves, rules }: Game, id: SeatId): StageTold[] =>
  moves
    .filter(({ seat }) => seat === id)
    .map(({ choice }) => unpack(rules, choice))
    .filter((form) => form.do === 'stage')
    .map(({ stage, from, option }, before) => ({ stage: stage ?? before + 1, from, option }));

/** The neighbours of whom a stage may be a copy; of nobody, if it is none. */
export function sourcesOf({ gives }: StageDef): (Direction | undefined)[] {
  const copies = gives.find((effect) => effect.kind === 'copyStage');
  if (!copies) return [undefined];
  return (['left', 'right'] as const).filter((from) => copies.scope & (from === 'left' ? LEFT : RIGHT));
}

const THIRD = 2;

/** The stage that does something: this one, or that in the same place beside it, for the third one the last there is. */
export function sourceOf(game: Game, id: SeatId, stage: StageDef, from: Direction | undefined): StageDef {
  const copies = stage.gives.find((effect) => effect.kind === 'copyStage');
  if (!copies) return stage;
  const cities = game.state.seats.length;
  const { stages } = boardOf(game, (id + (from === 'left' ? 1 : cities - 1)) % cities);
  return stages[copies.place] ?? (copies.place === THIRD ? stages.at(-1) : undefined) ?? NOTHING_THERE;
}

const NOTHING_THERE: StageDef = { cost: '', gives: [] };

/** All that a built stage gives. */
export function givenBy(game: Game, id: SeatId, { stage, from, option }: StageTold): Effect[] {
  const { gives, options = [] } = sourceOf(game, id, boardOf(game, id).stages[stage - 1], from);
  return [...gives, ...(options[option - 1] ?? [])];
}
