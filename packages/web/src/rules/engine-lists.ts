/** Lists that the rules show and the engine knows, so that they are always true. */
import { type Card, COLOURS, isRecruit, type Penalty, penaltyOf, type Rules, readConfig, rulesOf } from '@polis/engine';

type Edition = 'first' | 'second';
const MOST_SEATS = 7;
const NO_SEED = '0'.repeat(32);

const rulesWith = (edition: Edition, ...modules: string[]): Rules =>
  rulesOf(readConfig({ edition, seats: MOST_SEATS, modules: ['base', ...modules], seed: NO_SEED }));

const isOf = (colour: (typeof COLOURS)[number]) => (card: Card) => COLOURS[card.colour] === colour;

/** Each structure once, although there are several copies. */
const once = (cards: readonly Card[]): Card[] =>
  cards.filter((card, i) => cards.findIndex(({ name }) => name === card.name) === i);

const byAgeAndName = (a: Card, b: Card): number => a.age - b.age || a.name.localeCompare(b.name);

/** Cards of this colour that are in `rules` and not in `without`. */
function added(rules: Rules, without: Rules, colour: (typeof COLOURS)[number]): Card[] {
  const known = new Set(without.cards.map(({ name }) => name));
  return once(rules.cards.filter(isOf(colour)))
    .filter(({ name }) => !known.has(name))
    .sort(byAgeAndName);
}

const GUILDS: Record<string, () => Card[]> = {
  base: () => once(rulesWith('first').cards.filter(isOf('purple'))).sort(byAgeAndName),
  second: () => added(rulesWith('second'), rulesWith('first'), 'purple'),
  leaders: () => added(rulesWith('first', 'leaders'), rulesWith('first'), 'purple'),
  cities: () => added(rulesWith('first', 'cities'), rulesWith('first'), 'purple'),
};

export const guilds = (which: string): Card[] => GUILDS[which]();

const recruits = (edition: Edition): Card[] =>
  once(rulesWith(edition, 'leaders', 'cities').cards.filter(isRecruit)).sort(byAgeAndName);

/** All of the first box; of the second one those for experts, and others that the first does not have. */
const LEADERS: Record<string, () => Card[]> = {
  first: () => recruits('first'),
  expert: () => recruits('second').filter(({ expert }) => expert),
  second: () => {
    const known = new Set(recruits('first').map(({ name }) => name));
    return recruits('second').filter(({ name, expert }) => !expert && !known.has(name));
  },
};

export const leaders = (which: string): Card[] => LEADERS[which]();

/** Each edition has a box of its own. */
export const blackCards = (edition: string): Card[] =>
  once(rulesWith(edition as Edition, 'cities').cards.filter(isOf('black'))).sort(byAgeAndName);

export interface Project {
  card: Card;
  penalty: Penalty | undefined;
}

export function projects(): Project[] {
  const rules = rulesWith('first', 'edifice');
  const found = once(rules.cards).map((card) => ({ card, penalty: penaltyOf(rules, card.name) }));
  return found.filter(({ penalty }) => penalty !== undefined).sort((a, b) => byAgeAndName(a.card, b.card));
}

export interface Chain {
  from: Card;
  to: Card[];
}

export function chains(edition: string): Chain[] {
  const { cards } = rulesWith(edition as Edition);
  const all = once(cards);
  return all
    .map((from) => ({ from, to: all.filter(({ chain }) => chain.some(({ name }) => name === from.name)) }))
    .filter(({ to }) => to.length > 0)
    .sort((a, b) => byAgeAndName(a.from, b.from));
}
