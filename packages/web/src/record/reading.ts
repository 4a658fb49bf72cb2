/** The text of a file as a record, as far as it can be read. */
import { create, type GameRecord, readConfig, type Scenario } from '@polis/engine';

/** Who sat there: a record of the engine knows seats only, so that files of this app add it. */
export interface Player {
  name: string | null;
  /** The level of the bot; null for a person. */
  bot: string | null;
}

export interface NamedRecord extends GameRecord {
  players?: Player[];
}

export interface Read {
  record: NamedRecord;
  /** The file broke off, and this is what could be saved. */
  isCut: boolean;
}

/** Null if it is no record at all. */
export function readRecord(text: string): Read | null {
  const whole = parsed(text);
  const found = whole === undefined ? saved(text) : whole;
  const record = asRecord(found);
  return record && { record, isCut: whole === undefined };
}

/** The same, and a scenario as a game of which nothing has been played yet. Throws a PolisError for one that cannot be. */
export function readGame(text: string): Read | null {
  const read = readRecord(text);
  if (read) return read;
  const table = parsed(text) as Scenario | null | undefined;
  if (!Array.isArray(table?.seats)) return null;
  const config = readConfig({ seed: SEED, from: { table } });
  // some of what makes no sense is found only when the table is set
  create(config);
  return { record: { config, choices: [], result: null }, isCut: false };
}

/** All that a scenario leaves open is dealt by chance, and here always by the same: it is looked at, not played. */
export const SEED = '0'.repeat(32);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The end of a choice in the list, whose last part is a hash. */
const CHOICE_END = /"\s*\]/g;

/** Up to the last choice after which the text makes sense. */
function saved(text: string): unknown {
  const ends = [...text.matchAll(CHOICE_END)].map(({ index, 0: found }) => index + found.length);
  for (const end of ends.reverse()) {
    const found = parsed(`${text.slice(0, end)}],"result":null}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const MOST_LETTERS = 40;

function asRecord(found: unknown): NamedRecord | null {
  const { config, choices, result = null, players, commitment, deal } = (found ?? {}) as Partial<NamedRecord>;
  if (typeof config !== 'object' || config === null || !Array.isArray(choices)) return null;
  const named = Array.isArray(players) ? { players: players.map(asPlayer) } : {};
  const shown = typeof commitment === 'string' ? { commitment } : {};
  // what is wrong with it the check of the deal says
  const made = typeof deal === 'object' && deal !== null ? { deal } : {};
  return { config, choices, result, ...shown, ...made, ...named };
}

function asPlayer(found: unknown): Player {
  const { name, bot } = (found ?? {}) as Partial<Player>;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, MOST_LETTERS) : null);
  return { name: text(name), bot: text(bot) };
}
