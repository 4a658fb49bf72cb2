/** The Edifices of a table as a scenario tells them: one for each Age, with the pawns left on it. */
import { fields, list, oneOf, text, whole } from '../../forms.ts';
import type { Table, TableField } from '../../module.ts';
import { didYouMean } from '../../nearest.ts';
import type { Scenario } from '../../scenario-types.ts';
import { retally } from '../../tally.ts';
import { AGES } from '../../timeline.ts';
import { isEdifice } from './edifices.ts';
import { BUILT, edificeIn, FAILED, PROJECTS, REWARDS, rewardsFor } from './project.ts';
import { pawnOf, pawnsOfStages } from './tokens.ts';

declare module '../../scenario-types.ts' {
  interface Scenario {
    /** The Edifices of Ages I, II and III, in this order; `state` is project, built or failed. */
    edifices?: { id: string; left?: number; state?: string }[];
  }
  interface ScenarioSeat {
    /** Pawns of each Age. */
    pawns?: number[];
    /** Debt tokens of each Age. */
    edificeDebt?: number[];
  }
}

const PILES = { project: PROJECTS, built: BUILT, failed: FAILED } as const;
type Fate = keyof typeof PILES;

type Edifice = NonNullable<Scenario['edifices']>[number];

export const edifices: TableField = {
  field: 'edifices',
  form: list(fields({ id: text, left: whole, state: oneOf(Object.keys(PILES)) }, { needs: ['id'] })),
  set({ rules, state }, value) {
    const told = value as Edifice[];
    if (told.length > AGES) throw new RangeError('there is one Edifice for each Age');
    told.forEach((entry, i) => {
      const { id, left, fate } = read(entry);
      const ofAge = rules.cards.filter((one) => isEdifice(one) && one.age === i + 1);
      const card = ofAge.find(({ name }) => name === id);
      const names = ofAge.map(({ name }) => name);
      if (!card) throw new RangeError(`there is no Edifice "${id}" of Age ${i + 1}${didYouMean(id, names)}`);
      const places = rules.setup.tokens[pawnOf(rules, card.age)];
      if (left > places)
        throw new RangeError(`${id} has ${places} places for ${rules.players} players, not ${left} left`);
      state.piles[rules.tablePile(PILES[fate])].push(card.id);
      state.tokens[pawnOf(rules, card.age)] = left;
      if (fate !== 'built') return;
      for (const seat of state.seats) {
        const gained = rewardsFor(rules, seat.tokens[pawnOf(rules, card.age)]);
        for (let n = 0; n < gained; n++) seat.piles[rules.seatPile(REWARDS)].push(card.id);
        seat.tally = retally(rules, seat);
      }
    });
  },
  describe(table) {
    const { rules, state } = table;
    const ages = Array.from({ length: AGES }, (_, i) => i + 1);
    return ages.flatMap((age): Edifice[] => {
      const fate = (Object.keys(PILES) as Fate[]).find(
        (name) => edificeIn(table, rules.tablePile(PILES[name]), age) !== undefined,
      );
      if (!fate) return [];
      const { name } = rules.cards[edificeIn(table, rules.tablePile(PILES[fate]), age) as number];
      return [{ id: name, left: state.tokens[pawnOf(rules, age)], state: fate }];
    });
  },
};

/** One for taking part in the Age, and those that stages bring (E-16, EQ-38). */
export function refusePawns({ rules, state }: Table): string | null {
  for (const [id, city] of state.seats.entries())
    for (let age = 1; age <= AGES; age++) {
      const pawns = city.tokens[pawnOf(rules, age)];
      const brought = pawnsOfStages(rules, city, age);
      const has = `seat ${id} has pawns of Age ${age}: ${pawns}`;
      if (pawns < brought) return `${has}; its stages have brought ${brought}`;
      if (pawns > brought + 1) return `${has}; there is one for taking part, and its stages have brought ${brought}`;
    }
  return null;
}

/** One that stands has no pawns left, one that failed has some; a project without any is finished when the turn ends. */
function read({ id, state, left = state === 'built' ? 0 : 1 }: Edifice): { id: string; left: number; fate: Fate } {
  const fate = state ?? 'project';
  const isFinishing = left === 0 && state === 'project';
  if ((left === 0) !== (fate === 'built') && !isFinishing)
    throw new RangeError(`${id} is ${fate} with pawns left: ${left}; an Edifice is built when none is left`);
  return { id, left, fate: fate as Fate };
}
