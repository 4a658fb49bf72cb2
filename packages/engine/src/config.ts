/** Reads a configuration from outside and says in a sentence what is wrong with it. */
import { compile } from './compile.ts';
import { listed } from './english.ts';
import { type ErrorCode, PolisError, said } from './errors.ts';
import { isChosen, type Module } from './module.ts';
import { modules as allModules } from './modules/index.ts';
import { didYouMean, noSuch } from './nearest.ts';
import { SEED_DIGITS } from './rng.ts';
import type { Rules } from './rules.ts';
import { EDITIONS, type Edition, type GameConfig, type WonderPick } from './types.ts';
import { readVersion, VERSION } from './versions.ts';
import { isSide, SIDES } from './vocabulary.ts';

/** What `create` takes: everything but the player count and the seed has a default. */
export type ConfigInput = Partial<GameConfig> & Pick<GameConfig, 'seats' | 'seed'>;

/** The configuration with its defaults. Throws a PolisError. */
export function readConfig(input: unknown): GameConfig {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new PolisError('config', 'a configuration is an object');
  refuseOthers(input, FIELDS, 'config', 'a configuration');
  const {
    version = VERSION,
    edition = 'first',
    modules = ['base'],
    seats,
    seed,
    wonders = null,
  } = input as Record<string, unknown>;
  const config: GameConfig = {
    version: readVersion(version),
    ...readMix(edition, modules, seats),
    seed: readSeed(seed),
    wonders: null,
  };
  config.wonders = readWonders(wonders, rulesRead(config));
  return config;
}

const FIELDS = ['version', 'edition', 'modules', 'seats', 'seed', 'wonders'];

/** A field that does not exist is a typing error, and what it was meant to say would be missing. */
function refuseOthers(input: object, known: readonly string[], code: ErrorCode, what: string): void {
  const other = Object.keys(input).find((name) => !known.includes(name));
  if (other !== undefined)
    throw new PolisError(
      code,
      `${what} has no field "${other}"${didYouMean(other, known) || `; it has ${listed(known)}`}`,
    );
}

type Mix = Pick<GameConfig, 'edition' | 'modules' | 'seats'>;

function readMix(edition: unknown, modules: unknown, seats: unknown): Mix {
  if (!isEdition(edition))
    throw new PolisError('edition', `there is no edition ${said(edition)}; there is ${listed(EDITIONS)}`);
  const names = readModules(modules);
  return { edition, modules: names, seats: readSeats(seats, names, edition) };
}

const isEdition = (name: unknown): name is Edition => EDITIONS.includes(name as Edition);

const chosenModules = allModules.filter(isChosen);

/** The modules that a game may be asked to have, by name. */
export const moduleNames: readonly string[] = chosenModules.map((module) => module.id);

function readModules(input: unknown): string[] {
  if (!Array.isArray(input)) throw new PolisError('module', 'modules are a list of names');
  for (const name of input)
    if (!moduleNames.includes(name)) throw new PolisError('module', noSuch('module', name, moduleNames));
  if (input.some((name, i) => input.indexOf(name) !== i)) throw new PolisError('module', 'a module is named twice');
  if (!input.includes('base')) throw new PolisError('module', 'every game needs the module "base"');
  return moduleNames.filter((name) => input.includes(name));
}

function readSeats(input: unknown, names: readonly string[], edition: Edition): number {
  if (typeof input !== 'number' || !Number.isInteger(input))
    throw new PolisError('seats', 'the number of players ("seats") has to be a whole number');
  const wrong = refusePlayers(requested(names, edition), input);
  if (wrong) throw new PolisError('seats', wrong);
  return input;
}

/** The modules that a game is asked to have, and its edition. */
export const requested = (names: readonly string[], edition: Edition): Module[] =>
  allModules.filter(({ id, edition: only }) => (only ? only === edition : names.includes(id)));

/** Why these modules are not for so many players, in a sentence; null if they are. */
export function refusePlayers(active: readonly Module[], players: number): string | null {
  const names = active.filter((module) => !module.edition).map((module) => module.id);
  const [first, ...others] = active;
  const counts = first.players.filter((n) => others.every((module) => module.players.includes(n)));
  const cardsFor = Math.max(...active.map((module) => module.cardsFor ?? 0));
  const possible = counts.filter((n) => n <= cardsFor);
  if (possible.includes(players)) return null;
  const refused = `${names.join(' + ')} is for ${counted(possible)} players, not ${players}`;
  const remedy = counts.includes(players) && chosenModules.find((module) => (module.cardsFor ?? 0) >= players);
  const why = active.find((module) => !module.players.includes(players))?.whyPlayers;
  if (remedy) return `${refused}; the cards of ${remedy.id} are enough for ${players}`;
  return why ? `${refused}: ${why}` : refused;
}

/** `2 to 7`, or `4, 6 or 8`. */
function counted(counts: readonly number[]): string {
  const [least, most] = [counts[0], counts[counts.length - 1]];
  if (counts.length > 2 && most - least === counts.length - 1) return `${least} to ${most}`;
  return listed(counts, 'or');
}

export function readSeed(input: unknown): string {
  if (typeof input !== 'string' || input.length !== SEED_DIGITS || !/^[0-9a-f]+$/i.test(input))
    throw new PolisError('seed', `a seed is ${SEED_DIGITS} hexadecimal digits`);
  return input.toLowerCase();
}

function readWonders(input: unknown, rules: Rules): WonderPick[] | null {
  if (input === null) return null;
  if (!Array.isArray(input) || input.length !== rules.seats)
    throw new PolisError('board', `boards are picked for ${rules.seats} cities or for none`);
  const picks = input.map((pick: unknown) => readPick(pick, rules));
  const named = picks.map((pick) => pick.wonder).filter((name) => name !== 'random');
  const twice = named.find((name, i) => named.indexOf(name) !== i);
  if (twice) throw new PolisError('board-twice', `the board of ${twice} is there only once`);
  const unfit = picks.slice(rules.players).find((pick) => rules.playersOnly.includes(pick.wonder));
  if (unfit) throw new PolisError('board', `${unfit.wonder} is not for the Free City`);
  return picks;
}

function readPick(input: unknown, rules: Rules): WonderPick {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new PolisError('board', `a pick has a wonder and a side, it is not ${said(input)}`);
  refuseOthers(input, ['wonder', 'side'], 'board', 'a pick');
  const { wonder = 'random', side = 'random' } = input as Record<string, unknown>;
  if (typeof wonder !== 'string' || (wonder !== 'random' && !rules.wonderByCity.has(wonder)))
    throw new PolisError('board', noSuch('board', wonder, [...rules.wonderByCity.keys()]));
  if (side === 'random' || side === 'choice') return { wonder, side };
  if (!isSide(side)) throw new PolisError('side', `a side is A, B, day, night, random or choice, not ${said(side)}`);
  return { wonder, side: SIDES[side] };
}

const compiled = new Map<string, Rules>();

/** The rules of a mix that has been read; the same ones for every game of the same kind. */
export function rulesRead({ version, edition, modules, seats }: Mix & Pick<GameConfig, 'version'>): Rules {
  const key = `${version}/${edition}/${modules.join('+')}/${seats}`;
  let rules = compiled.get(key);
  if (!rules) {
    rules = compile(activeModules(modules, seats, edition), edition, seats, version);
    compiled.set(key, rules);
  }
  return rules;
}

const asked = new Map<string, Rules>();

/** The compiled rules of a configuration, today's unless it names a version. Throws a PolisError. */
export function rulesOf(config: Mix & Partial<Pick<GameConfig, 'version'>>): Rules {
  const { version = VERSION, edition, modules, seats } = config ?? {};
  const key = JSON.stringify([version, edition, modules, seats]);
  let rules = asked.get(key);
  if (!rules) {
    rules = rulesRead({ version: readVersion(version), ...readMix(edition, modules, seats) });
    asked.set(key, rules);
  }
  return rules;
}

export function activeModules(names: readonly string[], players: number, edition: Edition): Module[] {
  return allModules.filter((module) => {
    if (module.edition) return module.edition === edition;
    return module.automatic ? module.players.includes(players) : names.includes(module.id);
  });
}
