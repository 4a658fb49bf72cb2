/** A record is the configuration and the choices, by name; replaying it rebuilds everything. */
import { seal } from './answering.ts';
import { NONE } from './choice.ts';
import { create } from './create.ts';
import { PolisError } from './errors.ts';
import { isOver } from './flow.ts';
import { type Game, type Move, resolve, score } from './game.ts';
import { hash } from './hash.ts';
import { NO_SEED } from './rng.ts';
import type { ChoiceForm, GameConfig, GameEvent, SeatId } from './types.ts';
import { isHashed } from './versions.ts';
import { unpack } from './words.ts';

/** All that has to be stored of a game. */
export interface GameRecord {
  config: GameConfig;
  /** Who chose what, and the hash of the table after it. */
  choices: [seat: SeatId, choice: ChoiceForm, hash: string][];
  /** Null while the game goes on. */
  result: { totals: number[]; winners: SeatId[] } | null;
  /** What was shown of the deal before the game. */
  commitment?: string;
  /** Of what the seed was made, if people have added to it. */
  deal?: Deal;
}

/** Of what a seed was made: what was drawn, and what each of the people has added (fair.ts). */
export interface Deal {
  /** 32 hexadecimal digits. */
  secret: string;
  parts: DealPart[];
}

/** What one of them has added: fixed by a pledge before anybody told theirs. */
export interface DealPart {
  seat: SeatId;
  pledge: string;
  /** 32 hexadecimal digits; null for someone who was not there to tell it: then it was dealt without. */
  nonce: string | null;
}

/**
 * What is sealed but not yet revealed is in it too, so that nothing is lost. Throws a PolisError for a table that no seed
 * has dealt, as from `setTable` and `determinize`: `describe` tells such a one.
 */
export function save(game: Game): GameRecord {
  const { config, rules, state } = game;
  if (config.seed === NO_SEED)
    throw new PolisError('record', 'this table was not dealt from a seed, so that no record can replay it');
  const now = hash(game);
  const sealed: Move[] = state.sealed.flatMap((choice, seat) => (choice === NONE ? [] : [{ seat, choice, hash: now }]));
  const { sheets, winners } = score(game);
  return {
    config,
    choices: [...game.moves, ...sealed].map((move) => [move.seat, unpack(rules, move.choice), move.hash]),
    result: isOver(rules, state) ? { totals: sheets.map((sheet) => sheet.total), winners } : null,
  };
}

/**
 * Plays a record again, choice by choice: first the table as it was dealt, then the game after each choice. It is played
 * on in place, so whoever keeps a table copies it. Throws a PolisError that names the choice which does not fit or the
 * one after which the table is not what it was.
 */
export function* retrace(record: unknown, log: GameEvent[] | null = null): Generator<Game, void> {
  const { config, choices } = readRecord(record);
  const moves: Move[] = [];
  const game: Game = { ...create(config, log), moves };
  yield game;
  for (let i = 0; i < choices.length; i++) {
    const entry: unknown = choices[i];
    if (!Array.isArray(entry)) throw new PolisError('record', `choice ${i} is not a list of seat, choice and hash`);
    const [seat, form, expected] = entry;
    seal(game, i, seat, form);
    moves.push(...resolve(game.rules, game.state, log));
    if (expected !== undefined && !isAsRecorded(game, expected))
      throw new PolisError('hash', `after choice ${i} the table is not the one that was recorded`);
    yield game;
  }
}

/** Whether the table has this hash; nobody can tell for games that began before hashes went by names. */
export const isAsRecorded = (game: Game, expected: unknown): boolean =>
  !isHashed(game.config) || hash(game) === expected;

/** The game after a record's choices, or after so many `steps` of them. Throws as `retrace` does. */
export function replay(record: unknown, steps = Number.POSITIVE_INFINITY, log: GameEvent[] | null = null): Game {
  let played: Game | null = null;
  let left = steps;
  for (const game of retrace(record, log)) {
    played = game;
    if (left-- <= 0) return game;
  }
  const { result } = readRecord(record);
  if (result && JSON.stringify(result) !== JSON.stringify(save(played as Game).result))
    throw new PolisError('record', 'the result that was recorded is not the result of these choices');
  return played as Game;
}

function readRecord(input: unknown): GameRecord {
  const { config, choices, result = null } = (input ?? {}) as Partial<GameRecord>;
  if (typeof config !== 'object' || !Array.isArray(choices))
    throw new PolisError('record', 'a record has a configuration and a list of choices');
  return { config: config as GameConfig, choices, result };
}
