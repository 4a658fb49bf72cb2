/** Cards as people name them: a structure that is printed in several Ages goes by its name alone, too. */
import { comesWith } from './absent.ts';
import { didYouMean } from './nearest.ts';
import type { Rules } from './rules.ts';
import { AGES } from './timeline.ts';
import type { CardId } from './types.ts';

/**
 * The card of this name. A structure that is named without an Age may be several cards: then it is one that lies
 * `there`, where that is known, and of several the one of this Age, or else the last before it.
 */
export function cardCalled(rules: Rules, name: string, age: number, there: readonly CardId[] = []): CardId | undefined {
  const exact = rules.cardByName.get(name);
  if (exact !== undefined) return exact;
  const printed: CardId[] = [];
  for (let of = 1; of <= AGES; of++) printed.push(...idOf(rules, `${name}-age${of}`));
  const lying = printed.filter((id) => there.includes(id));
  const meant = lying.length > 0 ? lying : printed;
  return meant.filter((id) => rules.cards[id].age <= age).at(-1) ?? meant[0];
}

const idOf = ({ cardByName }: Rules, name: string): CardId[] => [cardByName.get(name) ?? []].flat();

const withoutAge = (name: string): string => name.replace(/-age\d$/, '');

/** Why there is no card of this name. */
export function noCard(rules: Rules, name: string): string {
  const needed = comesWith('cards', name, rules);
  if (needed !== null) return `${name}: this card comes with ${needed}`;
  const names = rules.cards.flatMap((card) => (card.colour < 0 ? [] : [card.name, withoutAge(card.name)]));
  return `there is no card "${name}"${didYouMean(name, names)}`;
}
