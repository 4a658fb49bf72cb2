/** What some cards ask of whoever has them, until the end: it makes other things worth more to that city, or less. */
import {
  type Card,
  COLOURS,
  type Effect,
  type EffectKind,
  type EffectOf,
  isRecruit,
  ME,
  type Rules,
} from '@polis/engine';
import type { City } from './position.ts';

/** Points for victory tokens. */
interface Tokens {
  card: Card;
  /** Of this Age only; 0 for tokens of any. */
  age: number;
  /** So many for each, or for as many as count for one. */
  each: number;
  every: number;
}

interface Most {
  card: Card;
  /** Place in COLOURS, or COINS. */
  of: number;
  points: number;
}

interface Bet {
  card: Card;
  points: number;
}

export interface Wishes {
  tokens: Tokens[];
  most: Most[];
  /** To have no defeat token. */
  unbeaten: Bet[];
  /** To be the only leader. */
  alone: Bet[];
  /** All leaders there are. */
  leaders: readonly Card[];
  /** The Age of the victory tokens of a name. */
  ages: ReadonlyMap<string, number>;
}

/** In place of an Age. */
const ANY = 0;

/** In place of a colour. */
export const COINS = -1;

/** A colour, or COINS. */
export const rivalled = (of: string): number => (COLOURS as readonly string[]).indexOf(of);

export function wishesIn(rules: Rules): Wishes {
  const { cards, tokens, military } = rules;
  const ages = new Map(military.victories.map((token, i) => [tokens[token].id, i + 1]));
  const wishes: Wishes = { tokens: [], most: [], unbeaten: [], alone: [], leaders: cards.filter(isRecruit), ages };
  for (const card of cards)
    for (const effect of card.effects) (NOTED[effect.kind] as Note<Effect> | undefined)?.(wishes, card, effect);
  return wishes;
}

type Note<E> = (wishes: Wishes, card: Card, effect: E) => void;

/** Kinds that ask for something. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a kind that no module has
const NOTED: { readonly [K in EffectKind]?: Note<EffectOf<K>> } & { readonly [kind: string]: Note<any> } = {
  vp({ tokens, ages }, card, { amount }) {
    if (typeof amount === 'number' || amount.scope !== ME) return;
    const { each, of, every } = amount;
    const age = ages.get(of) ?? ([...ages.keys()].every((name) => name.startsWith(`${of}-`)) ? ANY : null);
    if (age !== null) tokens.push({ card, age, each, every });
  },
  most: ({ most }, card, { of, points }) => most.push({ card, of: rivalled(of), points }),
  unbeaten: ({ unbeaten }, card, { points }) => unbeaten.push({ card, points }),
  alone: ({ alone }, card, { points }) => alone.push({ card, points }),
};

export const hasBuilt = ({ tally }: City, { word, bit }: Card): boolean => (tally.built[word] & bit) !== 0;

/** Points of those wishes that cards of this city have. */
export function pointsWished(city: City, wishes: readonly Bet[]): number {
  let points = 0;
  for (const { card, points: more } of wishes) if (hasBuilt(city, card)) points += more;
  return points;
}
