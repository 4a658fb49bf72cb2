/** Which game is played: the options of every command that makes one. */
import { PolisError, readConfig, seedFrom } from '@polis/engine';
import { UsageError, wholeNumber } from './command.ts';
import { listed, titled } from './print/text.ts';

/** Players of a team. */
const TEAM = 2;

export interface Mix {
  players: number;
  modules: string[];
}

export const MIX_OPTIONS = {
  players: { type: 'string', default: '4' },
  modules: { type: 'string', default: 'base' },
  teams: { type: 'boolean', default: false },
} as const;

export const MIX_USAGE = '[--players 4] [--modules base,…] [--teams]';

/** A bad mix is refused before anything is played. */
export function readMix(values: { players: string; modules: string; teams: boolean }): Mix {
  const players = wholeNumber(values.players, 'players', 0);
  const named = values.modules.split(',');
  const modules = values.teams && !named.includes('teams') ? [...named, 'teams'] : named;
  try {
    readConfig({ seats: players, modules, seed: seedFrom('', 0) });
  } catch (error) {
    throw error instanceof PolisError ? new UsageError(error.message) : error;
  }
  return { players, modules };
}

/** ` in 2 teams with Leaders and Cities`; nothing for the base game. */
export function mixText({ players, modules }: Mix): string {
  const further = modules.filter((name) => name !== 'base' && name !== 'teams').map(titled);
  const teams = modules.includes('teams') ? ` in ${players / TEAM} teams` : '';
  return further.length > 0 ? `${teams} with ${listed(further)}` : teams;
}
