/** Which game is played: the options of every command that makes one. */
import { type BotName, botNames, isBotName } from '@polis/bots';
import {
  type Boxes,
  boxedModules,
  type ConfigInput,
  type Edition,
  listed,
  PolisError,
  readConfig,
  seedFrom,
  titled,
} from '@polis/engine';
import { UsageError, wholeNumber } from './command.ts';

/** Players of a team. */
const TEAM = 2;

/** Boxes, further boards and leaders for experts are told where they were asked for. */
export interface Mix {
  players: number;
  edition: Edition;
  modules: string[];
  boxes?: Boxes;
  boards?: string[];
  expert?: boolean;
}

/** All but the number of players. */
export const TABLE_OPTIONS = {
  modules: { type: 'string', default: 'base' },
  teams: { type: 'boolean', default: false },
  edition: { type: 'string', default: 'first' },
  boxes: { type: 'string' },
  boards: { type: 'string' },
  expert: { type: 'boolean', default: false },
} as const;

export const MIX_OPTIONS = { players: { type: 'string', default: '4' }, ...TABLE_OPTIONS } as const;

export const TABLE_USAGE =
  '[--modules base,…] [--teams] [--edition first] [--boxes leaders=first,…] [--boards wonder-pack,…] [--expert]';
export const MIX_USAGE = `[--players 4] ${TABLE_USAGE}`;

interface Values {
  players: string;
  modules: string;
  teams: boolean;
  edition: string;
  boxes?: string | undefined;
  boards?: string | undefined;
  expert: boolean;
}

/** A bad mix is refused before anything is played. */
export function readMix(values: Values): Mix {
  const players = wholeNumber(values.players, 'players', 0);
  const named = values.modules.split(',');
  const mix: Mix = {
    players,
    edition: values.edition as Edition,
    modules: values.teams && !named.includes('teams') ? [...named, 'teams'] : named,
    ...(values.boxes === undefined ? {} : { boxes: boxesIn(values.boxes) }),
    ...(values.boards === undefined ? {} : { boards: values.boards.split(',') }),
    ...(values.expert ? { expert: true } : {}),
  };
  try {
    readConfig({ ...configOf(mix), seed: NO_SEED });
  } catch (error) {
    throw error instanceof PolisError ? new UsageError(error.message) : error;
  }
  return mix;
}

const NO_SEED = seedFrom('', 0);

/** What `create` takes, without a seed. */
export const configOf = ({ players, ...mix }: Mix): Omit<ConfigInput, 'seed'> => ({ seats: players, ...mix });

/** `leaders=first,cities=second`; whether there are such boxes is the engine's to say. */
function boxesIn(text: string): Boxes {
  const pairs = text.split(',').map((part) => {
    const [module, box, ...more] = part.split('=');
    if (module && box && more.length === 0) return [module, box] as const;
    throw new UsageError(
      `--boxes takes ${listed(boxedModules, 'or')} with an edition, such as ${boxedModules[0]}=first, not "${part}"`,
    );
  });
  const twice = pairs.find(([module], i) => pairs.findIndex(([other]) => other === module) !== i);
  if (twice) throw new UsageError(`--boxes names ${twice[0]} twice`);
  return Object.fromEntries(pairs) as Boxes;
}

/** Bots by their names, with a comma between them. */
export function readBots(text: string): BotName[] {
  return text.split(',').map((name) => {
    if (isBotName(name)) return name;
    throw new UsageError(`there is no bot "${name}"; there is ${botNames.join(', ')}`);
  });
}

type Contents = Omit<Mix, 'players'>;

/** The box where it is not that of the edition. */
const boxText = (name: string, { boxes = {}, edition }: Contents): string =>
  (boxes[name] ?? edition) === edition ? '' : ` (${boxes[name]} box)`;

/** ` in 2 teams with Leaders (first box), Cities and Catan, second edition`; nothing for the base game of the first. */
export function mixText({ players, ...contents }: Mix): string {
  const { edition, modules, boards = [], expert } = contents;
  const further = [
    ...modules
      .filter((name) => name !== 'base' && name !== 'teams')
      .map((name) => titled(name) + boxText(name, contents)),
    ...(expert ? ['leaders for experts'] : []),
    ...boards.map(titled),
  ];
  const teams = modules.includes('teams') ? ` in ${players / TEAM} teams` : '';
  const expansions = further.length > 0 ? ` with ${listed(further)}` : '';
  return `${teams}${expansions}${edition === 'first' ? '' : `, ${edition} edition`}`;
}

/** `base + leaders (first box) + wonder-pack, second edition` */
export function mixNames(contents: Contents): string {
  const { edition, modules, boards = [], expert } = contents;
  const names = [...modules.map((name) => name + boxText(name, contents)), ...(expert ? ['experts'] : []), ...boards];
  return `${names.join(' + ')}, ${edition} edition`;
}
