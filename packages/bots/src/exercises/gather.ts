/** Looks for exercises in games between bots. `npm run exercises` runs it in threads. */
import {
  type ConfigInput,
  create,
  type Dice,
  dice,
  type Game,
  over,
  roll,
  type SeatId,
  seedFrom,
  submit,
  view,
} from '@polis/engine';
import { type BotName, bots, ready } from '../all.ts';
import { scholarsMind } from '../scholar/scholar.ts';
import { exerciseFrom, questionFor } from './find.ts';
import { glance } from './look.ts';
import { openExercise } from './open.ts';
import { proveBest, USUAL_CARE } from './prove.ts';
import type { ToStore } from './set.ts';
import { themesOf } from './themes.ts';
import { thingOf } from './thing.ts';
import type { Theme } from './types.ts';

export { storedIn, storedSet } from './set.ts';
export { stored } from './stored.ts';
export { THEMES } from './types.ts';

/** A game of a series: the same one, the same games and looks. */
export interface Task {
  series: string;
  number: number;
  mix: Omit<ConfigInput, 'seed'>;
  /** Themes of which there are enough; an exercise with no other is not looked into further. */
  enough: readonly (Theme | null)[];
}

/** Middling players and strong ones: their positions are those that people meet. */
const PLAYERS: readonly BotName[] = [
  'level-3',
  'level-4',
  'level-5',
  'level-5-commerce',
  'level-5-military',
  'level-5-science',
  'level-6',
  'level-6',
  'level-6-civilian',
  'level-6-wonder',
];

/** From one game at most, so that a set has many different ones. */
const MOST = 3;
/** One question in so many is looked at, of one seat. */
const EVERY = 2;

/** Between fewer there is not much to think about. */
const LEAST_THINGS = 4;

const BLINK = 36;
const BLINK_GAP = 0.02;

export async function gather({ series, number, mix, enough }: Task): Promise<ToStore[]> {
  await ready('scholar');
  const mind = scholarsMind();
  const seed = seedFrom(series, number);
  const chance = dice(Number.parseInt(seed.slice(0, 7), 16));
  let game = create({ ...mix, seed });
  const chairs = Array.from({ length: game.rules.players }, () => PLAYERS[roll(chance, PLAYERS.length)]);
  const found: ToStore[] = [];
  while (!over(game) && found.length < MOST) {
    const exercise = roll(chance, EVERY) === 0 ? lookedAt(game, roll(chance, game.rules.players)) : null;
    if (exercise) found.push({ exercise, series, number });
    game = answered(game, chairs, chance);
  }
  return found;

  function lookedAt(at: Game, seat: SeatId): ToStore['exercise'] | null {
    const care = { ...USUAL_CARE, seed: roll(chance, 1 << 30) };
    const asked = questionFor(at, seat);
    if (!asked || new Set(asked.question.choices.map(thingOf)).size < LEAST_THINGS) return null;
    const { view: sees, question } = asked;
    // most questions are left alone after the blink of an eye
    if (!glance(sees, question, { iterations: BLINK, dice: dice(care.seed) }, mind, BLINK_GAP)) return null;
    const seen = glance(sees, question, { ...care.glance, dice: dice(care.seed) }, mind);
    if (!seen || !isWanted(themesOf(sees, question, seen, []))) return null;
    const proven = proveBest(sees, question, { ...care, glance: null }, mind);
    return proven && isWanted(proven.themes) ? exerciseFrom(at, seat, proven) : null;
  }

  function isWanted(themes: readonly Theme[]): boolean {
    return themes.length === 0 ? !enough.includes(null) : themes.some((theme) => !enough.includes(theme));
  }
}

/** The same table, looked into by the bot as it is now, which may find something else to be best; null if nothing is clear. */
export async function renewed({ exercise, series, number }: ToStore): Promise<ToStore | null> {
  await ready('scholar');
  const { game, view: sees, question } = openExercise(exercise);
  const care = { ...USUAL_CARE, glance: null, seed: Number.parseInt(exercise.hash.slice(1), 16) };
  const proven = proveBest(sees, question, care, scholarsMind());
  return proven && { exercise: exerciseFrom(game, exercise.seat, proven), series, number };
}

/** Everyone who is asked answers once. */
function answered(start: Game, chairs: readonly BotName[], chance: Dice): Game {
  const { question, asks, controller } = start.state;
  let game = start;
  for (let seat = 0; seat < asks.length && game.state.question === question; seat++) {
    if (!asks[seat]) continue;
    const player = controller[seat];
    const own = view(game, player).asks.find((one) => one.seat === seat);
    if (!own) continue;
    const choice = bots[chairs[player]](view(game, player), own, { dice: chance });
    game = submit(game, seat, choice, question).game;
  }
  return game;
}
