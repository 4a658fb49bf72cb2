/** Where a new table is to begin, as its room knows it: a game of this server is read here, and not sent. */
import type { NewBeginning, RoomRefusal } from '@polis/client';
import { type Beginning, branchOf, PolisError, save } from '@polis/engine';
import type { Begun } from '../room/index.ts';
import type { Finished } from './tables.ts';

type Wanted = { wanted: Pick<Begun, 'from' | 'of'>; refused: null } | { wanted: null; refused: RoomRefusal };

const notOver: RoomRefusal = { code: 'not-over', message: 'there is no finished game here to play on from' };

export async function wantedFrom(
  beginning: NewBeginning,
  finished: (id: string) => Promise<Finished | null>,
): Promise<Wanted> {
  if (!('of' in beginning)) return { wanted: { from: fromOf(beginning), of: null }, refused: null };
  const found = await finished(beginning.of);
  // a game that goes on holds what is hidden, and one that could not be rebuilt is not what was played
  if (!found || found.room.frozen) return { wanted: null, refused: notOver };
  const { id, settings } = found.room;
  try {
    const { from } = branchOf(save(found.game), beginning.step - 1, beginning.keeps, ANY_SEED);
    return { wanted: { from: from as Beginning, of: { table: id, listed: settings.listed } }, refused: null };
  } catch (error) {
    if (error instanceof PolisError) return { wanted: null, refused: { code: error.code, message: error.message } };
    throw error;
  }
}

const ANY_SEED = '0'.repeat(32);

/** Without what is not the engine's. */
const fromOf = (beginning: Beginning): Beginning =>
  'table' in beginning
    ? { table: beginning.table }
    : { game: beginning.game, choices: beginning.choices, keeps: beginning.keeps };
