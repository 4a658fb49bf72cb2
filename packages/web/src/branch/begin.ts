/** Opens a table that begins in the middle of a game, or at a table that was set. */
import { FIRST_BOXES, type Level, type NewBeginning, type Settings, USUAL } from '@polis/client';
import { type Beginning, branchOf, type GameRecord, type SeatId } from '@polis/engine';
import { isLocal, local } from '../local/local.ts';
import { ApiError, api } from '../net/api.ts';
import { clientFor, meHere } from '../net/clients.ts';
import { signedIn } from '../net/identity.ts';
import { useBranchNotes } from '../record/branches.ts';
import type { RecordedGame } from '../record/game.ts';
import { isFile } from '../record/kept.ts';
import type { Draft } from '../setup/draft.ts';
import { propose } from './proposed.ts';

export interface PlayOn {
  where: 'device' | 'friends';
  seat: SeatId;
  level: Level;
  /** What the seat could not see is dealt anew. */
  isAnew: boolean;
  /** Empty: it is called by where it began. */
  name: string;
}

/** All chance of a table of this device or of a server comes from a seed that is drawn there. */
const NO_SEED = '0'.repeat(32);

/** Whether the record tells of a table that was set, and nothing has been played there yet: all of it is known. */
export const isSetTable = ({ config }: GameRecord, at: number): boolean =>
  at === 0 && config.from !== undefined && 'table' in config.from;

export function beginningAt(record: GameRecord, at: number, keeps: SeatId | null): Beginning {
  const { from } = record.config;
  if (from && isSetTable(record, at)) return from;
  return branchOf(record, at, keeps, NO_SEED).from as Beginning;
}

/** What is played follows from the record; how, for tables with friends, from what was chosen last. */
export function settingsFor({ config }: GameRecord, { where }: Pick<PlayOn, 'where'>, last: Draft): Settings {
  const { modules, edition, boxes = FIRST_BOXES, boards = [], expert = false, seats, wonders } = config;
  const isShared = where === 'friends';
  const { clock, grace, timeout, lending, holidays, slow, talk, accounts, onlookers } = isShared ? last : USUAL;
  return {
    ...{ modules, edition, boxes, boards, expert, seats, wonders },
    ...{ clock, grace, timeout, lending, holidays, slow, talk, accounts, onlookers },
    listed: false,
    rated: false,
    hints: 'allowed',
  };
}

interface Opening extends PlayOn {
  game: RecordedGame;
  at: number;
  last: Draft;
  /** Lies ready when the table opens. */
  proposed: { seat: SeatId; choice: number } | null;
}

/** The table; null if whoever asks does not want to give a name. */
export async function openBranch({ game, at, last, proposed, ...wish }: Opening): Promise<string | null> {
  const { record, id } = game;
  const { where, seat, level } = wish;
  const keeps = wish.isAnew ? seat : null;
  const settings = settingsFor(record, wish, last);
  const about = { name: wish.name.trim() || null, seat };
  const table = where === 'device' ? await alone() : await shared();
  if (table) useBranchNotes.getState().begun(table, { of: id, at });
  if (table && proposed) propose({ table, ...proposed });
  return table;

  async function alone(): Promise<string> {
    const opened = await local().create(meHere(), settings, { ...beginningAt(record, at, keeps), ...about });
    const reply = await clientFor(opened).command(opened, { do: 'start', fill: level });
    if (reply.type === 'refused') throw new ApiError(reply.code, reply.message);
    return opened;
  }

  async function shared(): Promise<string | null> {
    if (!(await signedIn({ is: 'open' }))) return null;
    const isThere = !isLocal(id) && !isFile(id);
    // a game of the server is known there, and whoever comes may know which it is
    const from: NewBeginning = isThere
      ? { of: id, step: at + 1, keeps, ...about }
      : { ...beginningAt(record, at, keeps), ...about };
    return (await api.createTable(settings, from)).id;
  }
}
