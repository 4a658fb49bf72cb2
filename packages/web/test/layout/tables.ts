/** Random tables of every kind, each told by a number. */
import { FIRST_BOXES } from '@polis/client';
import {
  type Ask,
  boardNames,
  boxedModules,
  type Dice,
  dice,
  type Game,
  PolisError,
  readConfig,
  roll,
  save,
  type WonderPick,
} from '@polis/engine';
import { storyOf } from '../../src/record/steps.ts';
import { branchScene, findScene, finishedScene, type Played, type Scene } from '../browser/scenes.ts';

const SIDE_OF_CHOICE: WonderPick = { wonder: 'random', side: 'choice' };
const EXPANSIONS = ['leaders', 'cities', 'edifice'];
const LONG_NAMES = ['Maximiliane-Alexandra', 'Wolfeschlegelsteinhau', 'Anne-Charlotte Duvall', 'ILLIMITABLENESS WWWWW'];

/** A table that can be played, as the number says. */
function playedBy(chance: Dice): Played {
  for (;;) {
    const modules = [
      'base',
      ...EXPANSIONS.filter(() => roll(chance, 2) === 1),
      ...(roll(chance, 4) === 0 ? ['teams'] : []),
    ];
    const edition = roll(chance, 2) === 0 ? ('first' as const) : ('second' as const);
    const seats = 2 + roll(chance, 7);
    const played = { modules, edition, boxes: FIRST_BOXES, seats };
    if (isPlayable(played)) return { ...played, ...furtherBy(chance, played) };
  }
}

/** Second boxes, where they are for so many, and further boards. */
function furtherBy(chance: Dice, played: Played): Pick<Played, 'boxes' | 'boards' | 'expert'> {
  const boxes = Object.fromEntries(
    boxedModules.filter(() => roll(chance, 3) === 0).map((name) => [name, 'first' as const]),
  );
  return {
    boxes: isPlayable({ ...played, boxes }) ? boxes : FIRST_BOXES,
    boards: boardNames.filter(() => roll(chance, 2) === 0),
    expert: roll(chance, 2) === 0,
  };
}

const FURTHER = ['great-wall', 'stonehenge', 'manneken-pis', 'abu-simbel', 'catan'];
const ANY: WonderPick = { wonder: 'random', side: 'random' };

/** At every second table one of the further boards is mine, if it can be. */
function boardsBy(chance: Dice, played: Played): WonderPick[] | null {
  const mine: WonderPick = { wonder: FURTHER[roll(chance, FURTHER.length)], side: 'random' };
  const cities = Math.max(3, played.seats ?? 0);
  const wonders = Array.from({ length: cities }, (_, seat) => (seat === 0 ? mine : ANY));
  return roll(chance, 2) === 0 && isPlayable({ ...played, wonders }) ? wonders : null;
}

function isPlayable(played: Played): boolean {
  try {
    readConfig({ ...played, seed: '0'.repeat(32) });
    return true;
  } catch (error) {
    if (error instanceof PolisError) return false;
    throw error;
  }
}

const told = ({ edition, boxes, boards, expert }: Played): string =>
  [
    edition,
    ...(edition === 'second' ? [`first boxes: ${Object.keys(boxes ?? {}).join('+') || 'none'}`] : []),
    ...(boards ?? []),
    ...(expert ? ['experts'] : []),
  ].join(' ');

export interface RandomTable {
  scene: Scene;
  /** What kind of table it is, in a few words. */
  about: string;
}

/** Questions that a game seldom asks, by what asks them. */
const SELDOM: Record<string, readonly Ask['ask'][]> = {
  base: ['side'],
  leaders: ['pick'],
  cities: ['pay'],
  edifice: ['pick', 'give'],
};

export function randomTable(seed: number): RandomTable {
  const chance = dice(seed);
  const played = playedBy(chance);
  const names = roll(chance, 2) === 0 ? LONG_NAMES : undefined;
  const sides = Array.from({ length: played.seats ?? 0 }, () => SIDE_OF_CHOICE);
  const seldom = (played.modules ?? [])
    .flatMap((module) => SELDOM[module] ?? [])
    .filter((ask) => ask !== 'side' || isPlayable({ ...played, wonders: sides }));
  const kind = roll(chance, 3) === 0 ? seldom[roll(chance, seldom.length)] : undefined;
  // any of the questions that I am asked in a game
  let wait = roll(chance, kind ? 2 : 3 * 7);
  const isWanted = ({ state }: Game): boolean => (!kind || state.asks[0]?.ask === kind) && wait-- <= 0;
  const wonders = kind === 'side' ? sides : boardsBy(chance, played);
  const scene = findScene({ ...played, wonders, ...(names ? { names } : {}) }, isWanted, 1 + seed * 10);
  const { age, turn } = scene.game.state;
  const asked = scene.game.state.asks[0]?.ask ?? 'other';
  return {
    scene,
    about: `${played.seats} players, ${played.modules?.join('+')}, ${told(played)}, Age ${age} turn ${turn}, ${asked}${names ? ', long names' : ''}`,
  };
}

export interface RandomBranch {
  game: Scene;
  branch: Scene;
  /** The step of the game at which the branch began, counted from 0. */
  at: number;
  about: string;
}

/** A finished game, and a branch that begins anywhere in it. */
export function randomBranch(seed: number): RandomBranch {
  const chance = dice(seed);
  const played = playedBy(chance);
  const names = roll(chance, 2) === 0 ? { names: LONG_NAMES } : {};
  const game = finishedScene({ ...played, wonders: boardsBy(chance, played), ...names }, 1 + seed * 10);
  const { steps } = storyOf(save(game.game));
  const at = roll(chance, steps.length - 1);
  const keeps = roll(chance, 2) === 0 ? null : 0;
  const { age, turn } = steps[at].game.state;
  return {
    game,
    branch: branchScene(game, at, keeps),
    at,
    about: `${played.seats} players, ${played.modules?.join('+')}, ${told(played)}, from Age ${age} turn ${turn}${keeps === null ? '' : ', dealt anew'}`,
  };
}
