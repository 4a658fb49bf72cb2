/** The Edifices of a table as a scenario tells them: one for each Age, with the pawns left on it. */
import type { TableField } from '../../module.ts';
import { retally } from '../../tally.ts';
import { AGES } from '../../timeline.ts';
import { isEdifice } from './edifices.ts';
import { BUILT, edificeIn, FAILED, PROJECTS, REWARDS, rewardsFor } from './project.ts';
import { pawnOf } from './tokens.ts';

const PILES = { project: PROJECTS, built: BUILT, failed: FAILED } as const;
type Fate = keyof typeof PILES;

interface Told {
  id: string;
  left: number;
  state: Fate;
}

export const edifices: TableField = {
  field: 'edifices',
  set({ rules, state }, value) {
    if (!Array.isArray(value) || value.length > AGES) throw new RangeError('edifices are a list, one for each Age');
    value.forEach((entry: unknown, i) => {
      const { id, left, fate } = read(entry, i + 1);
      const card = rules.cards[rules.cardByName.get(id) ?? -1];
      if (!card || !isEdifice(card) || card.age !== i + 1)
        throw new RangeError(`there is no Edifice "${id}" of Age ${i + 1}`);
      state.piles[rules.tablePile(PILES[fate])].push(card.id);
      state.tokens[pawnOf(rules, card.age)] = left;
      if (fate !== 'built') return;
      for (const seat of state.seats) {
        const gained = rewardsFor(seat.tokens[pawnOf(rules, card.age)]);
        for (let n = 0; n < gained; n++) seat.piles[rules.seatPile(REWARDS)].push(card.id);
        seat.tally = retally(rules, seat);
      }
    });
  },
  describe(table) {
    const { rules, state } = table;
    const ages = Array.from({ length: AGES }, (_, i) => i + 1);
    return ages.flatMap((age): Told[] => {
      const fate = (Object.keys(PILES) as Fate[]).find((name) => edificeIn(table, PILES[name], age) !== undefined);
      if (!fate) return [];
      const { name } = rules.cards[edificeIn(table, PILES[fate], age) as number];
      return [{ id: name, left: state.tokens[pawnOf(rules, age)], state: fate }];
    });
  },
};

/** A project has pawns left, one that stands has none, one that failed has some. */
function read(entry: unknown, age: number): { id: string; left: number; fate: Fate } {
  const {
    id,
    state = 'project',
    left = state === 'built' ? 0 : 1,
  } = (entry ?? {}) as Partial<Record<keyof Told, unknown>>;
  if (typeof id !== 'string') throw new RangeError(`the Edifice of Age ${age} has an id`);
  if (!Object.hasOwn(PILES, String(state)))
    throw new RangeError(`an Edifice is project, built or failed, not ${state}`);
  if (typeof left !== 'number' || !Number.isInteger(left) || left < 0)
    throw new RangeError(`pawns left on ${id} are a whole number from 0 up`);
  if ((left === 0) !== (state === 'built'))
    throw new RangeError(`${id} is ${state} with pawns left: ${left}; an Edifice is built when none is left`);
  return { id, left, fate: state as Fate };
}
