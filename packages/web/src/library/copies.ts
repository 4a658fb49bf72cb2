/** How often a card is in the game, by the number of players: asked of the engine's decks. */
import {
  type Boxes,
  boardNames,
  boxedModules,
  type Edition,
  moduleNames,
  PolisError,
  type Rules,
  rulesOf,
} from '@polis/engine';
import { type Entry, isBoard, type Print } from './catalogue.ts';

export const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;

/** So many for certain, or some of a number by lot. Null: not with that many players. */
export type Copies = { always: number } | { drawn: number; of: number } | null;

/** Null for a mix that cannot be played. */
function rulesIfPlayed(print: Print, modules: readonly string[], boxes: Boxes, seats: number): Rules | null {
  try {
    return rulesOf({
      edition: print.edition,
      modules: moduleNames.filter((name) => name === 'base' || modules.includes(name)),
      boxes,
      boards: boardNames.filter((name) => modules.includes(name)),
      expert: print.isExpert,
      seats,
    });
  } catch (error) {
    if (error instanceof PolisError) return null;
    throw error;
  }
}

/** Those of the edition; or first ones for what is only added, as some numbers of players need them. */
const boxesFor = ({ modules }: Print): Boxes[] => [
  {},
  Object.fromEntries(boxedModules.filter((name) => !modules.includes(name)).map((name) => [name, 'first' as const])),
];

const asked = new Map<string, Rules | null>();

/** The smallest game with these modules; others are added only if it cannot be played without them. */
function rulesFor(print: Print, seats: number): Rules | null {
  const { modules } = print;
  const key = JSON.stringify([print, seats]);
  const known = asked.get(key);
  if (known !== undefined) return known;
  const mixes = [modules, ...moduleNames.filter((name) => !modules.includes(name)).map((name) => [...modules, name])];
  const found = boxesFor(print).flatMap((boxes) => mixes.map((mix) => ({ boxes, mix })));
  let rules: Rules | null = null;
  for (const { boxes, mix } of found) rules ??= rulesIfPlayed(print, mix, boxes, seats);
  asked.set(key, rules);
  return rules;
}

export function copiesOf(entry: Entry, edition: Edition, seats: number): Copies {
  const print = entry.prints.find((one) => one.edition === edition);
  const rules = print ? rulesFor(print, seats) : null;
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
