/** Which game is played: the options of every command that makes one. */
import { type BotName, botNames, isBotName } from '@polis/bots';
import { type Edition, listed, PolisError, readConfig, seedFrom, titled } from '@polis/engine';
import { UsageError, wholeNumber } from './command.ts';

/** Players of a team. */
const TEAM = 2;

export interface Mix {
  players: number;
  edition: Edition;
  modules: string[];
}

export const MIX_OPTIONS = {
  players: { type: 'string', default: '4' },
  modules: { type: 'string', default: 'base' },
  teams: { type: 'boolean', default: false },
  edition: { type: 'string', default: 'first' },
} as const;

export const MIX_USAGE = '[--players 4] [--modules base,…] [--teams] [--edition first]';

/** A bad mix is refused before anything is played. */
export function readMix(values: { players: string; modules: string; teams: boolean; edition: string }): Mix {
  const players = wholeNumber(values.players, 'players', 0);
  const named = values.modules.split(',');
  const modules = values.teams && !named.includes('teams') ? [...named, 'teams'] : named;
  try {
    const { edition } = readConfig({ seats: players, edition: values.edition, modules, seed: seedFrom('', 0) });
    return { players, edition, modules };
  } catch (error) {
    throw error instanceof PolisError ? new UsageError(error.message) : error;
  }
}

/** Bots by their names, with a comma between them. */
export function readBots(text: string): BotName[] {
  return text.split(',').map((name) => {
    if (isBotName(name)) return name;
    throw new UsageError(`there is no bot "${name}"; there is ${botNames.join(', ')}`);
  });
}

/** ` in 2 teams with Leaders and Cities, second edition`; nothing for the base game of the first. */
export function mixText({ players, edition, modules }: Mix): string {
  const further = modules.filter((name) => name !== 'base' && name !== 'teams').map(titled);
  const teams = modules.includes('teams') ? ` in ${players / TEAM} teams` : '';
  const expansions = further.length > 0 ? ` with ${listed(further)}` : '';
  return `${teams}${expansions}${edition === 'first' ? '' : `, ${edition} edition`}`;
}
