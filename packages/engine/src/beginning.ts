/** Where a game begins that does not begin with its deal: how it is read from outside, and what of it may be shown. */
import { PolisError } from './errors.ts';
import { type Mix, readMix, rulesRead, setsOf } from './mixes.ts';
import { scenarioForm } from './scenario-form.ts';
import { isPlain, mixTold, namesTold, onlyAssumed, plainly, refuse } from './scenario-rules.ts';
import type { Scenario } from './scenario-types.ts';
import { type Beginning, type ChoiceForm, type GameConfig, NOTHING, type SeatId, type WonderPick } from './types.ts';
import { HAS_SECOND_BOXES } from './versions.ts';
import { SIDES } from './vocabulary.ts';

/** A game in a game in a game: no further. Whoever plays on from a game that was left as it was dealt adds nothing to it. */
const MOST_WITHIN = 8;
/** As text: several times what the longest game needs. */
const MOST_LETTERS = 200_000;

/** The two kinds. */
export type InGame = Extract<Beginning, { game: unknown }>;
export type AtTable = Extract<Beginning, { table: unknown }>;

const wrong = (sentence: string): PolisError => new PolisError('beginning', sentence);

/** Plain data of our own, of a size that is known: what is read once stays as it was read. */
export function copyOf(from: unknown): Record<string, unknown> {
  let text: string | undefined;
  try {
    text = JSON.stringify(from);
  } catch {
    throw wrong('a beginning is plain data, and this cannot be written down');
  }
  if (text !== undefined && text.length > MOST_LETTERS)
    throw wrong(`a beginning has at most ${MOST_LETTERS} letters, not ${text.length}`);
  const copy: unknown = text === undefined ? null : JSON.parse(text);
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy))
    throw wrong('a beginning is an object: a "table", or a "game" with its "choices"');
  return copy as Record<string, unknown>;
}

/** What is asked of a beginning before its game is read: `within`, in how many others it lies. */
export function readGame(from: Record<string, unknown>, within: number): Omit<InGame, 'game'> & { game: unknown } {
  if (within >= MOST_WITHIN) throw wrong(`a game begins in another one at most ${MOST_WITHIN} times over`);
  const { game, choices, keeps = null, ...others } = from;
  const [other] = Object.keys(others);
  if (other !== undefined) throw wrong(`a beginning in a game has "game", "choices" and "keeps", and no "${other}"`);
  if (game === undefined) throw wrong('a beginning has a "table", or a "game" with its "choices"');
  if (!Array.isArray(choices)) throw wrong('"choices" are a list: a seat and its choice each');
  if (keeps !== null && !Number.isInteger(keeps))
    throw wrong('"keeps" is a seat, or null if all stays as it was dealt');
  return { game, choices: choices.map(readChoice), keeps: keeps as SeatId | null };
}

/** The hash that a record has with each choice may be there: it is left out. */
function readChoice(entry: unknown, i: number): [SeatId, ChoiceForm] {
  if (!Array.isArray(entry) || entry.length < 2) throw wrong(`choice ${i} is not a list of seat and choice`);
  return [entry[0], entry[1]];
}

/** A mix, boards and a beginning that fit each other. */
export interface Begun {
  mix: Mix;
  wonders: unknown[] | null;
  from: Beginning;
}

/** Of a scenario that is played on: boards that are as printed are those of any game, all others are in its rules. */
export function readTable(from: Record<string, unknown>, version: number): Begun {
  const { table, ...others } = from;
  const [other] = Object.keys(others);
  if (other !== undefined) throw wrong(`a beginning at a table has a "table", and no "${other}"`);
  if (version < HAS_SECOND_BOXES) throw wrong(`a game of version ${version} does not begin at a table`);
  scenarioForm(table, '');
  const { $schema: _, ...scenario } = table as Scenario;
  const told: Scenario = { ...scenario, seats: scenario.seats.map(({ choice: __, ...seat }) => seat) };
  const plain = isPlain(told);
  const cities = told.seats.flatMap(({ wonder }) => wonder ?? []);
  const asked = plainly(() => mixTold(told, version, plain ? [] : setsOf(cities)));
  const { cardByName, cards } = rulesRead(asked);
  // recruits for experts are named only where experts play
  const expert = asked.expert || namesTold(told).some((name) => cards[cardByName.get(name) ?? NOTHING]?.expert);
  const mix =
    expert === asked.expert ? asked : readMix(version, { ...asked, boxes: asked.boxes, boards: asked.boards, expert });
  const wonders = plain ? told.seats.map(pickOf) : null;
  shown.set(told, shownAnew(told));
  return { mix, wonders, from: { table: told } };
}

function pickOf({ wonder = '', side = 'A' }: Scenario['seats'][number]): WonderPick {
  return { wonder, side: side === 'choice' ? side : SIDES[side] };
}

/** The table at which all of it began; null for a game that was dealt. */
export function rootTable({ from }: Pick<GameConfig, 'from'>): Scenario | null {
  let at: Partial<AtTable & InGame> = Object(from);
  for (let within = 0; at.game && within <= MOST_WITHIN; within++) at = Object(at.game.from);
  return at.table ?? null;
}

/** Of tables that were read, which do not change any more, and of what was shown of them. */
const shown = new WeakMap<Scenario, AtTable | null>();

/**
 * What a viewer may know of where the game began, as its rules need it: boards and what is assumed of them. Null where the
 * boards are as printed. Of another game nothing is told.
 */
export function shownOf(config: Pick<GameConfig, 'from'>): AtTable | null {
  const table = rootTable(config);
  if (!table) return null;
  const known = shown.get(table);
  return known === undefined ? shownAnew(table) : known;
}

function shownAnew(table: Scenario): AtTable | null {
  scenarioForm(table, '');
  if (isPlain(table)) return null;
  const only = frozen({ table: { seats: table.seats.map(onlyAssumed) } });
  shown.set(only.table, only);
  return only;
}

/** It is shared by all who see it. */
function frozen<T extends object>(data: T): T {
  for (const part of Object.values(data)) if (typeof part === 'object') frozen(part);
  return Object.freeze(data);
}

/** Made-up structures cost something, and do nothing that could be played on. */
export function refuseMadeUp({ seats, discard = [] }: Scenario): void {
  const words = [discard, ...seats.flatMap(({ hand = [], city = [], under = [] }) => [hand, city, under])].flat();
  if (words.some((word) => typeof word !== 'string'))
    refuse('a structure that is made up is in no deck, so that no game goes on with it');
}
