/** Reads a configuration from outside and says in a sentence what is wrong with it. */
import { type Begun, copyOf, readGame, readTable, shownOf } from './beginning.ts';
import { listed } from './english.ts';
import { type ErrorCode, PolisError, said } from './errors.ts';
import { boardNames, type Mix, type Picks, readMix, refuseSide, rulesRead } from './mixes.ts';
import { didYouMean, noSuch } from './nearest.ts';
import { SEED_DIGITS } from './rng.ts';
import type { Rules } from './rules.ts';
import { assumedRules } from './scenario-rules.ts';
import type { GameConfig, WonderPick } from './types.ts';
import { readVersion, VERSION } from './versions.ts';
import { isSide, SIDES } from './vocabulary.ts';

/** What `create` takes: everything but the player count and the seed has a default. */
export type ConfigInput = Partial<GameConfig> & Pick<GameConfig, 'seats' | 'seed'>;

/** The configuration with its defaults. Throws a PolisError. */
export const readConfig = (input: unknown): GameConfig => readWithin(input, 0);

/** `within`: in how many others this one lies. */
function readWithin(input: unknown, within: number): GameConfig {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new PolisError('config', 'a configuration is an object');
  refuseOthers(input, FIELDS, 'config', 'a configuration');
  const {
    version = VERSION,
    edition = 'first',
    modules = ['base'],
    boxes,
    boards,
    expert,
    seats,
    seed,
    wonders = null,
    from,
  } = input as Record<string, unknown>;
  if (from !== undefined) return readBegun(input as Record<string, unknown>, within);
  const mix = readMix(readVersion(version), { edition, modules, boxes, boards, expert, seats });
  return configOf(mix, readSeed(seed), wonders === null ? null : readWonders(wonders, mix));
}

/** A game that begins elsewhere has all but its seed from there. */
function readBegun(input: Record<string, unknown>, within: number): GameConfig {
  const told = copyOf(input.from);
  const { mix, wonders, from } =
    'table' in told ? readTable(told, readVersion(input.version ?? VERSION)) : begunIn(told, within);
  const picks = wonders === null ? null : readWonders(wonders, mix);
  const config: GameConfig = { ...configOf(mix, readSeed(input.seed), picks), from };
  for (const name of FIELDS) {
    const [said, read] = [input[name], config[name as keyof GameConfig]];
    const isLeftOpen = said === undefined || said === null || name === 'from' || name === 'seed';
    if (!isLeftOpen && JSON.stringify(said) !== JSON.stringify(read))
      throw new PolisError('beginning', `"${name}" follows from where the game begins: leave it out`);
  }
  return config;
}

function begunIn(told: Record<string, unknown>, within: number): Begun {
  const { game, choices, keeps } = readGame(told, within);
  const played = readWithin(game, within + 1);
  const { seed: _, wonders, from: __, ...mix } = played;
  return { mix, wonders, from: { game: played, choices, keeps } };
}

/** Written out, so that all of them have one shape: games are created by the thousand. */
function configOf(mix: Mix, seed: string, wonders: WonderPick[] | null): GameConfig {
  const { version, edition, modules, boxes, boards, expert, seats } = mix;
  return boxes
    ? { version, edition, modules, boxes, boards, expert, seats, seed, wonders }
    : { version, edition, modules, seats, seed, wonders };
}

const FIELDS = ['version', 'edition', 'modules', 'boxes', 'boards', 'expert', 'seats', 'seed', 'wonders', 'from'];

/** A field that does not exist is a typing error, and what it was meant to say would be missing. */
function refuseOthers(input: object, known: readonly string[], code: ErrorCode, what: string): void {
  const other = Object.keys(input).find((name) => !known.includes(name));
  if (other !== undefined)
    throw new PolisError(
      code,
      `${what} has no field "${other}"${didYouMean(other, known) || `; it has ${listed(known)}`}`,
    );
}

export function readSeed(input: unknown): string {
  if (typeof input !== 'string' || input.length !== SEED_DIGITS || !/^[0-9a-f]+$/i.test(input))
    throw new PolisError('seed', `a seed is ${SEED_DIGITS} hexadecimal digits`);
  return input.toLowerCase();
}

/** Every board can be picked, also one that is not dealt. */
function readWonders(input: unknown, mix: Mix): WonderPick[] {
  const rules = rulesRead(mix.boards ? { ...mix, boards: [...boardNames] } : mix);
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
  const isOpen = side === 'random' || side === 'choice';
  if (!isOpen && !isSide(side))
    throw new PolisError('side', `a side is A, B, day, night, random or choice, not ${said(side)}`);
  const picked: WonderPick = { wonder, side: isOpen ? side : SIDES[side] };
  const wrong = wonder === 'random' ? null : refuseSide(rules, wonder, picked.side);
  if (wrong) throw new PolisError('side', wrong);
  return picked;
}

/** The compiled rules of a configuration, today's unless it names a version. Throws a PolisError. */
export function rulesOf(
  config: Omit<Mix, 'version'> & Partial<Pick<Mix, 'version'>> & Picks & Pick<GameConfig, 'from'>,
): Rules {
  const { version = VERSION, edition, modules, boxes, boards, expert, seats, wonders, from } = config ?? {};
  const mix = readMix(readVersion(version), { edition, modules, boxes, boards, expert, seats });
  const boardsAssumed = from && shownOf({ from })?.table.seats;
  return boardsAssumed ? assumedRules(mix, boardsAssumed) : rulesRead({ ...mix, wonders });
}
