/** A game that is stored and a table that is described: what comes back has to be what was there. */
import { expect } from 'vitest';
import type { Game } from '../../src/game.ts';
import { hash } from '../../src/hash.ts';
import { type GameRecord, replay, save } from '../../src/record.ts';
import type { Tabletop } from './tabletop.ts';

/** The record of a game, as it comes out of a file. */
export const stored = (game: Game): GameRecord => JSON.parse(JSON.stringify(save(game))) as GameRecord;

/** Expects that the record of a game is replayed to the same table and the same record. */
export function expectReplayed(game: Game): GameRecord {
  const record = stored(game);
  const again = replay(record);
  expect(hash(again)).toBe(hash(game));
  expect(again.state).toEqual(game.state);
  expect(save(again)).toEqual(record);
  return record;
}

/** All that makes a table the table it is, in words. */
export function facts({ game, seat: cityOf, pile, onTable, score }: Tabletop): object {
  const { rules, state } = game;
  const { age, turn, bank, asks, tokens } = state;
  return {
    ...{ edition: rules.edition, age, turn, bank, asks, tokens },
    seats: state.seats.map(({ tally, options, used }, seat) => ({
      ...cityOf(seat),
      piles: rules.seatPiles.map(({ id }) => [id, pile(id, seat)]),
      score: score(seat),
      ...{ tally, options, used },
    })),
    piles: rules.tablePiles.map(({ id }) => [id, onTable(id).sort()]),
  };
}
