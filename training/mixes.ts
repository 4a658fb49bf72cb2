/** What is played while a bot learns: every number of players and every mix of modules, the usual ones most often. */
import { boardNames, type ConfigInput, type Dice, roll, rulesOf } from '@polis/engine';

type Mix = Omit<ConfigInput, 'seed'> & { seats: number };

/** Out of a hundred. */
const PLAYERS: readonly (readonly [players: number, share: number])[] = [
  [2, 3],
  [3, 14],
  [4, 45],
  [5, 20],
  [6, 8],
  [7, 8],
  [8, 2],
];
const EXPANSIONS = ['leaders', 'cities', 'edifice'];

const happens = (dice: Dice, percent: number): boolean => roll(dice, 100) < percent;

export function mixFrom(dice: Dice): Mix {
  for (;;) {
    const mix = anyMix(dice);
    if (isPlayable(mix)) return mix;
  }
}

function anyMix(dice: Dice): Mix {
  let left = roll(dice, 100);
  const [seats] = PLAYERS.find(([, share]) => {
    left -= share;
    return left < 0;
  }) as readonly [number, number];
  const kind = roll(dice, 100);
  const chosen = kind < 35 ? [] : kind < 65 ? EXPANSIONS : EXPANSIONS.filter(() => happens(dice, 50));
  const modules = ['base', ...chosen, ...(seats % 2 === 0 && happens(dice, 4) ? ['teams'] : [])];
  const edition = happens(dice, 25) ? 'second' : 'first';
  const boxes = edition === 'second' && happens(dice, 40) ? { leaders: 'first', cities: 'first' } : {};
  const boards = happens(dice, 12) ? [...boardNames] : [];
  return {
    seats,
    edition,
    modules,
    boxes: Object.fromEntries(Object.entries(boxes).filter(([name]) => modules.includes(name))),
    boards,
    expert: happens(dice, 6),
  } as Mix;
}

function isPlayable(mix: Mix): boolean {
  try {
    rulesOf(mix as never);
    return true;
  } catch {
    return false;
  }
}
