/** A record is the configuration and the choices, by name; replaying it rebuilds everything. */
import { readAnswer } from './answer.ts';
import { NONE } from './choice.ts';
import { create } from './create.ts';
import { PolisError } from './errors.ts';
import { isOver } from './flow.ts';
import { type Game, type Move, refuse, refuseSeat, resolve, score, unseal } from './game.ts';
import { hash } from './state.ts';
import type { ChoiceForm, GameConfig, GameEvent, SeatId } from './types.ts';
import { unpack } from './words.ts';

export interface GameRecord {
  config: GameConfig;
  /** Who chose what, and the hash of the table after it. */
  choices: [seat: SeatId, choice: ChoiceForm, hash: string][];
  /** Null while the game goes on. */
  result: { totals: number[]; winners: SeatId[] } | null;
  /** What was shown of the seed before the game. */
  commitment?: string;
}

export function save(game: Game): GameRecord {
  const { config, rules, state } = game;
  const now = hash(state);
  const sealed: Move[] = state.sealed.flatMap((choice, seat) => (choice === NONE ? [] : [{ seat, choice, hash: now }]));
  const { sheets, winners } = score(game);
  return {
    config,
    choices: [...game.moves, ...sealed].map((move) => [move.seat, unpack(rules, move.choice), move.hash]),
    result: isOver(rules, state) ? { totals: sheets.map((sheet) => sheet.total), winners } : null,
  };
}

/**
 * Plays a record again, as far as `steps` choices if given. Throws a PolisError that names the choice which does not
 * fit or the one after which the table is not what it was.
 */
export function replay(record: unknown, steps?: number, log: GameEvent[] | null = null): Game {
  const { config, choices, result } = readRecord(record);
  const game = create(config, log);
  const { rules, state } = game;
  const moves: Move[] = [];
  choices.slice(0, steps).forEach((entry, i) => {
    if (!Array.isArray(entry)) throw new PolisError('record', `choice ${i} is not a list of seat, choice and hash`);
    const [seat, form, expected] = entry;
    const refused = refuseSeat(game, seat, state.question);
    if (refused) throw new PolisError('record', `choice ${i}: ${refused.message}`);
    const table = { rules, state, log: null };
    const choice = readAnswer(table, seat, form);
    const error = typeof choice === 'number' ? refuse(table, seat, choice) : choice;
    if (error) throw new PolisError('record', `choice ${i} of seat ${seat}: ${error.message}`);
    unseal(state, seat);
    state.sealed[seat] = choice as number;
    moves.push(...resolve(rules, state, log));
    if (expected !== undefined && hash(state) !== expected)
      throw new PolisError('hash', `after choice ${i} the table is not the one that was recorded`);
  });
  const played = { ...game, moves };
  if (steps === undefined && result && JSON.stringify(result) !== JSON.stringify(save(played).result))
    throw new PolisError('record', 'the result that was recorded is not the result of these choices');
  return played;
}

function readRecord(input: unknown): GameRecord {
  const { config, choices, result = null } = (input ?? {}) as Partial<GameRecord>;
  if (typeof config !== 'object' || !Array.isArray(choices))
    throw new PolisError('record', 'a record has a configuration and a list of choices');
  return { config: config as GameConfig, choices, result };
}
