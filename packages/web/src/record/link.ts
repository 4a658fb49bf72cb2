/** A game in the address of a page, for devices that have nothing of it: packed small, and read with suspicion. */
import { type GameRecord, PolisError, replay } from '@polis/engine';
import { packedText, unpackedText } from '../device/packing.ts';
import { keepText } from './kept.ts';
import { type NamedRecord, readRecord } from './reading.ts';

/** The first part of a link. A later format gets another one, so that links people have sent stay readable. */
const VERSION = '1.';
/** More than any two games are when they are unpacked. */
const MOST_BYTES = 400_000;
/** Longer addresses are cut on their way by what people send them with. */
const MOST_LETTERS = 16_000;

/** What a link holds. */
export interface SharedGame {
  record: NamedRecord;
  /** Of a game that began in another one: what it is called, and the other one, to compare them. */
  name: string | null;
  of: NamedRecord | null;
}

/** Why a link opens nothing. */
export type LinkFault = 'broken' | 'other' | 'version';

/** Null if it would be too long for an address. What it came from is left out before that. */
export async function packedGame(game: SharedGame): Promise<string | null> {
  const whole = VERSION + (await packedText(game));
  if (whole.length <= MOST_LETTERS) return whole;
  return game.of ? packedGame({ ...game, of: null }) : null;
}

export async function unpackedGame(text: string): Promise<SharedGame | LinkFault> {
  if (!text.startsWith(VERSION)) return /^\d+\./.test(text) ? 'other' : 'broken';
  let found: unknown;
  try {
    found = await unpackedText(text.slice(VERSION.length), MOST_BYTES);
  } catch {
    return 'broken';
  }
  const { record, name, of } = (found ?? {}) as Partial<Record<keyof SharedGame, unknown>>;
  const read = readRecord(JSON.stringify(record ?? null));
  if (!read) return 'broken';
  const fault = faultOf(read.record);
  if (fault) return fault;
  const other = readRecord(JSON.stringify(of ?? null))?.record ?? null;
  return {
    record: read.record,
    name: typeof name === 'string' ? name.slice(0, MOST_NAME) : null,
    // the game itself can be shown without it
    of: other && faultOf(other) === null ? other : null,
  };
}

/** As long as names of tables may be. */
export const MOST_NAME = 60;

/** Played again to its end, so that nothing is kept that cannot be shown. */
function faultOf(record: GameRecord): LinkFault | null {
  try {
    replay(record);
    return null;
  } catch (error) {
    return error instanceof PolisError && error.code === 'version' ? 'version' : 'broken';
  }
}

/** Returns the address under which it is kept here. */
export async function keepShared({ record, name, of }: SharedGame): Promise<string | null> {
  const other = of && (await keepText(JSON.stringify(of)));
  return keepText(JSON.stringify(record), { name, of: other });
}
