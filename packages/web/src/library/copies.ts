/** How often a card is in the game, by the number of players: asked of the engine's decks. */
import { type Edition, moduleNames, PolisError, type Rules, readConfig } from '@polis/engine';
import { type Entry, isBoard, rulesWith } from './catalogue.ts';

export const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;

/** So many for certain, or some of a number by lot. Null: not with that many players. */
export type Copies = { always: number } | { drawn: number; of: number } | null;

const canBePlayed = (edition: Edition, modules: string[], seats: number): boolean => {
  try {
    readConfig({ edition, modules, seats, seed: '0'.repeat(32) });
    return true;
  } catch (error) {
    if (error instanceof PolisError) return false;
    throw error;
  }
};

const asked = new Map<string, Rules | null>();

/** The smallest game with these modules; others are added only if it cannot be played without them. */
function rulesFor(edition: Edition, modules: readonly string[], seats: number): Rules | null {
  const key = `${edition} ${modules.join()} ${seats}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const mixes = [
    modules,
    ...moduleNames.filter((name) => !modules.includes(name)).map((name) => [...modules, name]),
  ].map((mix) => moduleNames.filter((name) => name === 'base' || mix.includes(name)));
  const mix = mixes.find((one) => canBePlayed(edition, one, seats));
  const rules = mix ? rulesWith(edition, mix, seats) : null;
  asked.set(key, rules);
  return rules;
}

export function copiesOf(entry: Entry, edition: Edition, seats: number): Copies {
  const rules = rulesFor(edition, entry.modules, seats);
  if (!rules) return null;
  const { decks, pools, deals } = rules.setup;
  if (isBoard(entry)) return { drawn: rules.seats, of: rules.cities.length };
  const id = rules.cardByName.get(entry.name);
  if (id === undefined) return null;
  const pool = pools.find(({ cards }) => cards.includes(id));
  if (pool) return { drawn: pool.draw, of: pool.cards.length };
  const deal = deals.find(({ cards }) => cards.includes(id));
  if (deal) return { drawn: deal.each * rules.players, of: deal.cards.length };
  const always = decks.flat().filter((other) => other === id).length;
  return always > 0 ? { always } : null;
}
