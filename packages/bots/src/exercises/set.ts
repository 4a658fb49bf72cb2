/**
 * A set of exercises as it is kept in a file. A game is told by the number of its seed in a series; each choice by its
 * place among those that were offered, in the order of their names: neither the numbers of cards nor the order in which
 * the engine lists choices is in it.
 */
import {
  type Choice,
  type ChoiceForm,
  create,
  type Game,
  type GameConfig,
  hash,
  legalIn,
  over,
  PolisError,
  type Rules,
  type SeatId,
  type State,
  seedFrom,
  step,
  unpack,
} from '@polis/engine';
import { Reader, Writer } from './bytes.ts';
import { idOf } from './find.ts';
import { EXERCISE_VERSION, type Exercise, type Look, THEMES, type Theme } from './types.ts';

export interface StoredSet {
  version: number;
  /** Names of series of seeds. */
  series: string[];
  /** Configurations without their seed. */
  mixes: Omit<GameConfig, 'seed'>[];
  /** An exercise each. */
  rows: string[];
}

/** What is known of an exercise before its game is played. */
export interface Listed {
  id: string;
  mix: Omit<GameConfig, 'seed'>;
  themes: Theme[];
  rating: number;
}

export interface ExerciseSet {
  /** In the order of the file, by which each has its day. */
  list: readonly Listed[];
  /** Null if there is none of this name; throws a PolisError if this engine does not lead to its table. */
  exercise(id: string): Exercise | null;
}

/** Throws a PolisError for a set of another version. */
export function readSet({ version, series, mixes, rows }: StoredSet): ExerciseSet {
  if (version !== EXERCISE_VERSION)
    throw new PolisError('version', `this Polis knows exercises of version ${EXERCISE_VERSION}, not of ${version}`);
  const list = rows.map((row) => {
    const { seed, mix, table, seat, themes, rating } = head(new Reader(row), series);
    return { id: idOf(seed, table, seat), mix: mixes[mix], themes, rating };
  });
  return {
    list,
    exercise(id) {
      const at = list.findIndex((one) => one.id === id);
      return at < 0 ? null : exerciseIn(rows[at], series, mixes, id);
    },
  };
}

interface Head {
  /** The series by its place, and the number of the seed in it. */
  from: [series: number, number: number];
  seed: string;
  mix: number;
  seat: SeatId;
  table: string;
  themes: Theme[];
  rating: number;
}

function head(reader: Reader, series: readonly string[]): Head {
  const from: Head['from'] = [reader.number(), reader.number()];
  const seed = seedFrom(series[from[0]], from[1]);
  const mix = reader.number();
  const seat = reader.number();
  const table = reader.number().toString(16).padStart(8, '0');
  const bits = reader.number();
  return { from, seed, mix, seat, table, themes: THEMES.filter((_, i) => (bits >> i) & 1), rating: reader.number() };
}

/** Thousandths of a chance, tenths of a point, and ten-thousandths of a doubt. */
const CHANCE = 1000;
const POINTS = 10;
const DOUBT = 10_000;

function exerciseIn(row: string, series: readonly string[], mixes: StoredSet['mixes'], id: string): Exercise {
  const reader = new Reader(row);
  const { seed, mix, seat, table, themes, rating } = head(reader, series);
  const config: GameConfig = { ...mixes[mix], seed };
  const { game, choices } = played(config, reader.number(), reader);
  const { rules, state } = game;
  if (hash(game) !== table) throw new PolisError('hash', 'the exercise leads to another table than when it was made');
  const offered = byName(rules, state, seat);
  const named = (): ChoiceForm => offered[reader.number()]?.form ?? missing();
  const best = named();
  const worse = Array.from({ length: reader.number() }, named);
  const expected = () => ({ chance: reader.number() / CHANCE, points: reader.signed() / POINTS });
  const look = (): Look => ({
    tries: reader.number(),
    second: named(),
    expected: [expected(), expected()],
    each: reader.number(),
    doubt: reader.number() / DOUBT,
  });
  const proof: Exercise['proof'] = [look(), look()];
  return {
    version: EXERCISE_VERSION,
    id,
    config: game.config,
    choices,
    seat,
    hash: table,
    best,
    worse,
    proof,
    themes,
    rating,
  };
}

function missing(): never {
  throw new PolisError('record', 'the exercise names a choice that is not offered there');
}

/** All that a seat may answer, in the order of their names. */
function byName(rules: Rules, state: State, seat: SeatId): { choice: Choice; form: ChoiceForm; name: string }[] {
  return legalIn(rules, state, seat)
    .map((choice) => {
      const form = unpack(rules, choice);
      return { choice, form, name: JSON.stringify(form) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** So many questions to the table, answered by those who were asked in the order of their seats. */
function played(config: GameConfig, questions: number, reader: Reader): { game: Game; choices: Exercise['choices'] } {
  const game = create(config);
  const { rules, state } = game;
  const choices: Exercise['choices'] = [];
  for (let i = 0; i < questions; i++) {
    if (over(game)) throw new PolisError('record', 'the exercise goes on after the end of its game');
    for (let seat = 0; seat < rules.seats; seat++) {
      if (state.asks[seat] === null) continue;
      const { choice, form } = byName(rules, state, seat)[reader.number()] ?? missing();
      state.sealed[seat] = choice;
      choices.push([seat, form]);
    }
    step(rules, state, state.sealed.slice(), null);
  }
  return { game, choices };
}

/** What a set keeps of an exercise besides what it has itself. */
export interface ToStore {
  exercise: Exercise;
  /** The seed is the one of this number in a series of this name. */
  series: string;
  number: number;
}

const NOTHING: StoredSet = { version: EXERCISE_VERSION, series: [], mixes: [], rows: [] };

/** The other way round. `before`: what is in the set already stays as it is, byte for byte. */
export function storedSet(all: readonly ToStore[], before: StoredSet = NOTHING): StoredSet {
  const series = [...new Set([...before.series, ...all.map((one) => one.series)])];
  const mixes: StoredSet['mixes'] = [...before.mixes];
  const keys = mixes.map((mix) => JSON.stringify(mix));
  const rows = all.map((one) => {
    const { seed, ...mix } = one.exercise.config;
    if (seed !== seedFrom(one.series, one.number))
      throw new PolisError('config', `exercise ${one.exercise.id} is not of that series`);
    const key = JSON.stringify(mix);
    if (!keys.includes(key)) {
      keys.push(key);
      mixes.push(mix);
    }
    return rowOf(one, series.indexOf(one.series), keys.indexOf(key));
  });
  return { version: EXERCISE_VERSION, series, mixes, rows: [...before.rows, ...rows] };
}

/** All that is in a set, as it was stored. */
export function storedIn(set: StoredSet): ToStore[] {
  const { list, exercise } = readSet(set);
  return set.rows.map((row, i) => {
    const [series, number] = head(new Reader(row), set.series).from;
    return { exercise: exercise(list[i].id) as Exercise, series: set.series[series], number };
  });
}

function rowOf({ exercise, number }: ToStore, series: number, mix: number): string {
  const { config, choices, seat, hash: table, themes, rating, best, worse, proof } = exercise;
  const writer = new Writer();
  const bits = THEMES.reduce((sum, theme, i) => sum + (themes.includes(theme) ? 1 << i : 0), 0);
  for (const value of [series, number, mix, seat, Number.parseInt(table, 16), bits, rating]) writer.number(value);
  const game = create(config);
  const { rules, state } = game;
  const placeOf = (of: SeatId, form: ChoiceForm): { at: number; choice: Choice } => {
    const offered = byName(rules, state, of);
    const text = JSON.stringify(form);
    const at = offered.findIndex(({ name }) => name === text);
    return at < 0 ? missing() : { at, choice: offered[at].choice };
  };
  const places: number[] = [];
  for (const [of, form] of choices) {
    const { at, choice } = placeOf(of, form);
    places.push(at);
    state.sealed[of] = choice;
    if (state.asks.every((ask, other) => ask === null || state.sealed[other] >= 0))
      step(rules, state, state.sealed.slice(), null);
  }
  writer.number(state.question - create(config).state.question);
  for (const at of places) writer.number(at);
  const tell = (form: ChoiceForm): void => writer.number(placeOf(seat, form).at);
  tell(best);
  writer.number(worse.length);
  for (const one of worse) tell(one);
  for (const { tries, second, expected, each, doubt } of proof) {
    writer.number(tries);
    tell(second);
    for (const { chance, points } of expected) {
      writer.number(Math.round(chance * CHANCE));
      writer.signed(Math.round(points * POINTS));
    }
    writer.number(each);
    writer.number(Math.round(doubt * DOUBT));
  }
  return writer.text();
}
