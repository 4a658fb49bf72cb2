/** The games of a study: the table that it begins with, and the one after each of its moves. */
import {
  type Choice,
  type ChoiceInput,
  create,
  type Game,
  NONE,
  PolisError,
  readConfig,
  type SeatId,
  submit,
  unpack,
} from '@polis/engine';
import { kept } from '../game/kept.ts';
import { type Answer, type Move, pathTo, type Study, withoutMove } from './study.ts';

const tables = new WeakMap<Study['from'], Map<string, Game>>();
const games = new WeakMap<Move, Game>();

/** Throws a PolisError if there is no such table. */
export function tableOf({ from, seed }: Pick<Study, 'from' | 'seed'>): Game {
  const bySeed = kept(tables, from, () => new Map<string, Game>());
  const game = bySeed.get(seed) ?? create(readConfig({ from, seed }));
  bySeed.set(seed, game);
  return game;
}

/** Throws a PolisError if a move on the way is none. */
export const gameAt = (study: Study, at: number): Game =>
  pathTo(study, at).reduce(
    (game, move) => kept(games, study.moves[move], () => played(game, study.moves[move])),
    tableOf(study),
  );

/** Without moves that cannot be played, as a link may have them that somebody changed. Throws if there is no table at all. */
export function playable(study: Study): Study {
  tableOf(study);
  const bad = study.moves.findIndex((_, move) => !isPlayable(study, move));
  return bad < 0 ? study : playable(withoutMove(study, bad));
}

function isPlayable(study: Study, move: number): boolean {
  try {
    gameAt(study, move);
    return true;
  } catch (error) {
    if (error instanceof PolisError) return false;
    throw error;
  }
}

const isAnswered = (before: Game, now: Game): boolean => now.moves.length > before.moves.length;

/** After a move that answers the whole question. */
function played(before: Game, { answers }: Move): Game {
  const after = answers.reduce((game, [seat, choice]) => answered(game, seat, choice), before);
  if (isAnswered(before, after)) return after;
  throw new PolisError('garbage', 'a move answers the question of everyone who is asked');
}

function answered(game: Game, seat: SeatId, choice: ChoiceInput): Game {
  const { game: next, error } = submit(game, seat, choice);
  if (error) throw new PolisError(error.code, error.message);
  return next;
}

/** Who has not answered yet, cities that are played for last. */
export const openSeats = ({ state }: Game): SeatId[] =>
  state.asks.flatMap((ask, seat) => (ask && state.sealed[seat] === NONE ? [seat] : []));

/** A move: what is chosen for some seats, and for the others what `others` says. */
export async function moveOf(
  before: Game,
  chosen: ReadonlyMap<SeatId, Choice>,
  others: (game: Game, seat: SeatId) => Promise<Choice>,
): Promise<Answer[]> {
  let game = before;
  while (!isAnswered(before, game)) {
    const [seat] = openSeats(game);
    game = answered(game, seat, chosen.get(seat) ?? (await others(game, seat)));
  }
  return game.moves.slice(before.moves.length).map(({ seat, choice }) => [seat, unpack(before.rules, choice)]);
}
