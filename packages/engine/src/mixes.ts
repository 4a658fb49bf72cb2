/** Mixes of modules, boxes and boards: which there are, how they are read, and the rules of each, compiled once. */
import { compile, type Kind } from './compile.ts';
import { listed } from './english.ts';
import { PolisError, said } from './errors.ts';
import { isChosen, type Module } from './module.ts';
import { modules as allModules } from './modules/index.ts';
import { noSuch } from './nearest.ts';
import type { Rules } from './rules.ts';
import { type Boxes, EDITIONS, type Edition, type GameConfig, type WonderPick } from './types.ts';
import { HAS_SECOND_BOXES, VERSION } from './versions.ts';
import type { Side } from './vocabulary.ts';

/** What the rules of a game depend on, without boards that were picked. */
export type Mix = Omit<GameConfig, 'seed' | 'wonders' | 'from'>;
export type Picks = Partial<Pick<GameConfig, 'wonders'>>;

type MixInput = Record<Exclude<keyof Mix, 'version'>, unknown>;

const mixes = new Map<string, Mix>();
/** The one that was read last, and of what: most often the next game is of the same kind. */
let last: { mix: Mix; input: MixInput } | null = null;

/** Games of one kind share what was read once. */
export function readMix(version: number, input: MixInput): Mix {
  if (last && last.mix.version === version && isSameInput(last.input, input)) return last.mix;
  // what was read, not what was given: of that anything may be spelled alike
  const read = readAnew(version, input);
  const key = JSON.stringify(read);
  const mix = mixes.get(key) ?? read;
  if (mix === read) {
    for (const part of [mix.modules, mix.boxes, mix.boards]) Object.freeze(part);
    mixes.set(key, mix);
  }
  const { modules, boxes, boards } = input;
  last = { mix, input: { ...input, modules: copied(modules), boxes: copied(boxes), boards: copied(boards) } };
  return mix;
}

/** Lists and boxes are compared name by name. */
const isSameInput = (one: MixInput, other: MixInput): boolean =>
  one.edition === other.edition &&
  one.seats === other.seats &&
  one.expert === other.expert &&
  isSameFlat(one.modules, other.modules) &&
  isSameFlat(one.boxes, other.boxes) &&
  isSameFlat(one.boards, other.boards);

/** Lists, or objects, with the same simple values in them. Lists are gone through without their keys: it is done for every game. */
function isSameFlat(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => value === other[i]);
  const [names, others] = [Object.keys(one), Object.keys(other)];
  const valueIn = (from: object, name: string): unknown => (from as Record<string, unknown>)[name];
  return names.length === others.length && names.every((name) => valueIn(one, name) === valueIn(other, name));
}

const copied = (flat: unknown): unknown => {
  if (Array.isArray(flat)) return [...flat];
  return typeof flat === 'object' && flat ? { ...flat } : flat;
};

function readAnew(version: number, input: MixInput): Mix {
  const { edition, modules, seats } = input;
  if (!isEdition(edition))
    throw new PolisError('edition', `there is no edition ${said(edition)}; there is ${listed(EDITIONS)}`);
  const names = readModules(modules);
  const more = readMore(version, input, edition, names);
  return {
    version,
    edition,
    modules: names,
    ...more,
    seats: readSeats(seats, { modules: names, edition, boxes: more?.boxes ?? FIRST_BOXES }),
  };
}

/** Boxes, boards and experts: nothing of games from before there were any, which stay as they were written down. */
function readMore(
  version: number,
  { boxes, boards, expert = false }: Record<'boxes' | 'boards' | 'expert', unknown>,
  edition: Edition,
  modules: readonly string[],
): Required<Pick<Mix, 'boxes' | 'boards' | 'expert'>> | null {
  if (version < HAS_SECOND_BOXES) {
    if (boxes !== undefined || boards !== undefined || expert !== false)
      throw new PolisError('config', `a game of version ${version} has no "boxes", "boards" or "expert"`);
    return null;
  }
  if (typeof expert !== 'boolean') throw new PolisError('config', '"expert" has to be true or false');
  return { boxes: readBoxes(boxes, edition, modules), boards: readBoards(boards), expert };
}

/** All boxes are first ones. */
const FIRST_BOXES: Boxes = {};
/** Expansions that were printed more than once. */
export const boxedModules: readonly string[] = [...new Set(allModules.flatMap(({ box }) => box?.of ?? []))];

/** Each module's box in words; those not named are of the game's own edition, and those that nobody uses are left out. */
export function readBoxes(input: unknown = {}, edition: Edition, modules: readonly string[]): Boxes {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new PolisError('box', 'boxes are an object: an edition for the name of each module');
  const told = input as Record<string, unknown>;
  for (const [name, box] of Object.entries(told)) {
    if (!boxedModules.includes(name))
      throw new PolisError('box', noSuch('module with several boxes', name, boxedModules));
    if (!isEdition(box)) throw new PolisError('box', `a box is ${listed(EDITIONS, 'or')}, not ${said(box)}`);
    if (box === 'second' && edition === 'first')
      throw new PolisError('box', `the second-edition box of ${name} is for the second edition of the game`);
    if (!hasBox(name, box)) throw new PolisError('box', `there is no ${box}-edition box of ${name}`);
  }
  const inPlay = boxedModules.filter((name) => modules.includes(name));
  const usual = (name: string): Edition => (hasBox(name, edition) ? edition : 'first');
  return Object.fromEntries(inPlay.map((name) => [name, (told[name] as Edition | undefined) ?? usual(name)]));
}

const hasBox = (name: string, edition: Edition): boolean =>
  allModules.some(({ box }) => box?.of === name && box.edition === edition);

/** The sets of further boards, by name. */
export const boardNames: readonly string[] = [...new Set(allModules.flatMap(({ boards }) => boards ?? []))];

/** Those sets that these cities are of. */
export const setsOf = (cities: readonly string[]): string[] =>
  boardNames.filter((name) =>
    allModules.some(({ boards, wonders = [] }) => boards === name && wonders.some(({ id }) => cities.includes(id))),
  );

export function readBoards(input: unknown = []): string[] {
  if (!Array.isArray(input)) throw new PolisError('board', 'further boards are a list of names');
  for (const name of input)
    if (!boardNames.includes(name)) throw new PolisError('board', noSuch('set of boards', name, boardNames));
  if (input.some((name, i) => input.indexOf(name) !== i))
    throw new PolisError('board', 'a set of boards is named twice');
  return boardNames.filter((name) => input.includes(name));
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

/** What the modules of a game are found by. */
export interface Requested {
  modules: readonly string[];
  edition: Edition;
  boxes: Boxes;
  /** Sets of further boards, and boards that were picked by name. */
  boards?: readonly string[];
  picked?: readonly string[];
}

function readSeats(input: unknown, mix: Requested): number {
  if (typeof input !== 'number' || !Number.isInteger(input))
    throw new PolisError('seats', 'the number of players ("seats") has to be a whole number');
  const wrong = refusePlayers(requested(mix), input);
  if (wrong) throw new PolisError('seats', wrong);
  return input;
}

/** The modules that a game is asked to have, its edition and its boxes. */
export const requested = (mix: Requested): Module[] =>
  allModules.filter((module) => !module.automatic && isIn(module, mix));

function isIn({ id, edition: only, box }: Module, { modules, edition, boxes }: Requested): boolean {
  if (only) return only === edition;
  return box ? modules.includes(box.of) && (boxes[box.of] ?? 'first') === box.edition : modules.includes(id);
}

/** Why these modules are not for so many players, in a sentence; null if they are. */
export function refusePlayers(active: readonly Module[], players: number): string | null {
  const names = active.filter(isChosen).map((module) => module.id);
  const [first, ...others] = active;
  const counts = first.players.filter((n) => others.every((module) => module.players.includes(n)));
  const cardsFor = Math.max(...active.map((module) => module.cardsFor ?? 0));
  const possible = counts.filter((n) => n <= cardsFor);
  if (possible.includes(players)) return null;
  const refused = `${names.join(' + ')} is for ${counted(possible)} players, not ${players}`;
  const remedy = counts.includes(players) && allModules.find((module) => (module.cardsFor ?? 0) >= players);
  const why = active.find((module) => !module.players.includes(players))?.whyPlayers;
  if (remedy) return `${refused}; the cards of ${nameIn(active, remedy)} are enough for ${players}`;
  return why ? `${refused}: ${why}` : refused;
}

/** A box by the module that it belongs to, and by its edition too where that module would bring another one. */
function nameIn(active: readonly Module[], { id, box }: Module): string {
  if (!box) return id;
  return active.some(({ edition = box.edition }) => edition !== box.edition)
    ? `the ${box.edition}-edition box of ${box.of}`
    : box.of;
}

/** `2 to 7`, or `4, 6 or 8`. */
function counted(counts: readonly number[]): string {
  const [least, most] = [counts[0], counts[counts.length - 1]];
  if (counts.length > 2 && most - least === counts.length - 1) return `${least} to ${most}`;
  return listed(counts, 'or');
}

/** Some sides are only there with a module: why this one is not, in a sentence, or null if it is. */
export function refuseSide(rules: Rules, wonder: string, side: WonderPick['side']): string | null {
  const sides = rules.wonderByCity.get(wonder) as Record<Side, number>;
  const open = side === 'random' || side === 'choice';
  const missing = (open ? [sides.A, sides.B] : [sides[side]]).map((id) => rules.wonders[id].missing);
  if (missing.some((needed) => needed.length === 0)) return null;
  const needed = listed(
    [...new Set(missing.flat())].map((name) => `"${name}"`),
    open ? 'or' : 'and',
  );
  return `${wonder}${open ? '' : ` ${side}`} needs the module ${needed}`;
}

const compiled = new Map<string, Rules>();

/** The rules of a mix that has been read; the same ones for every game of the same kind. */
export function rulesRead(mix: Mix & Picks): Rules {
  const picked = furtherPicks(mix);
  const found = picked.length === 0 ? shared.get(mix.modules) : undefined;
  if (found && found.mix.boxes === mix.boxes && found.mix.boards === mix.boards) return found.rules;
  const rules = rulesWith(mix, picked);
  if (picked.length === 0 && Object.isFrozen(mix.modules)) shared.set(mix.modules, { mix, rules });
  return rules;
}

/** By the list of modules that all games of a mix share: their rules are found without being spelled out. */
const shared = new WeakMap<readonly string[], { mix: Mix; rules: Rules }>();

function rulesWith(mix: Mix, picked: readonly string[]): Rules {
  const { version, edition, modules, boxes = FIRST_BOXES, boards = [], expert = false, seats } = mix;
  const key = `${version}/${edition}/${modules}/${Object.values(boxes)}/${boards}/${picked}/${expert}/${seats}`;
  let rules = compiled.get(key);
  if (!rules) {
    const kind: Kind = { version, edition, boxes, boards, expert, seats };
    rules = compile(activeModules({ modules, edition, boxes, boards, picked }, seats, version), kind);
    compiled.set(key, rules);
  }
  return rules;
}

const furtherBoards: readonly string[] = allModules.flatMap(({ boards, wonders = [] }) =>
  boards === undefined ? [] : wonders.map(({ id }) => id),
);

/** Those of the further boards that some city was given by name. */
const furtherPicks = ({ wonders }: Picks): string[] =>
  wonders ? furtherBoards.filter((name) => wonders.some(({ wonder }) => wonder === name)) : [];

/** All that a game is made of: what it is asked to have, and what comes by itself with so many players. */
export const activeModules = (mix: Requested, players: number, version = VERSION): Module[] =>
  allModules.filter((module) =>
    module.automatic ? module.players.includes(players) && isOnTable(module, mix, version) : isIn(module, mix),
  );

/**
 * Further boards are there where one of them can be: games without are not burdened with what only they need. A game from
 * before there were any has none.
 */
function isOnTable({ boards, wonders = [] }: Module, mix: Requested, version: number): boolean {
  if (boards === undefined) return true;
  if (version < HAS_SECOND_BOXES) return false;
  const names = [...(mix.boards ?? []), ...requested(mix).map(({ id }) => id)];
  return wonders.some(
    ({ id, dealtWith = [] }) => mix.picked?.includes(id) || dealtWith.some((name) => names.includes(name)),
  );
}
