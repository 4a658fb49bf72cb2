/** What a player knows about a game before it begins: which cards there are, what they ask for and where they lead. */
import { AGES, type Card, COLOURS, type PileId, RESOURCES, type Rules } from '@polis/engine';
import type { Ahead } from './ahead.ts';
import { type Wishes, wishesIn } from './wishes.ts';
import type { JudgedEffect } from './worth.ts';

export const EACH_AGE: readonly number[] = Array.from({ length: AGES }, (_, i) => i + 1);

/** More copies of a resource than any one card asks for. */
const MOST = 5;

export interface Knowledge {
  /** [age][resource][n]: the share of the Age's cards that ask for more than n units of it. */
  demand: readonly (readonly (readonly number[])[])[];
  /** [age][colour]: the share of the Age's cards that have this colour. */
  colours: readonly (readonly number[])[];
  /** Cards of the decks that this card makes free. */
  leadsTo: readonly (readonly Led[])[];
  /** [age][resource]: units of it on brown cards, for each card of the Age. */
  units: readonly (readonly number[])[];
  /**
   * By board: whether one of its stages counts by the card under it, whether one copies a stage of a
   * neighbour, and which ones are tombs.
   */
  boards: { minds: readonly boolean[]; copies: readonly boolean[]; tombs: readonly (readonly number[])[] };
  /** The pile of shared projects; -1 in games without them. */
  projects: PileId;
  /** The place of science in the score sheet. */
  science: number;
  /** What is still to be played, by the time of the game, as far as it has been asked for. */
  ahead: Ahead[];
  /** What cards of the game ask of whoever has them. */
  wishes: Wishes;
  /** How the effects of each card are judged, as far as it has been asked for. */
  judged: (readonly JudgedEffect[] | null)[];
}

/** A card that another one makes free. */
export interface Led {
  card: Card;
  /** How many of it there can be expected to be for each player. */
  copies: number;
  /** What it asks for: units of the resource that this bit stands for. */
  wants: readonly { bit: number; units: number }[];
}

const known = new WeakMap<Rules, Knowledge>();
/** What was asked for last: most often the next table has the same rules. */
let last: { rules: Rules; knowledge: Knowledge } | null = null;

export function knowledgeOf(rules: Rules): Knowledge {
  if (last?.rules !== rules) last = { rules, knowledge: known.get(rules) ?? learned(rules) };
  return last.knowledge;
}

function learned(rules: Rules): Knowledge {
  const decks = EACH_AGE.map((age) => expectedDeck(rules, age));
  const knowledge: Knowledge = {
    demand: [[], ...decks.map((deck) => RESOURCES.map((_, resource) => sharesAsking(deck, resource)))],
    colours: [
      [],
      ...decks.map((deck) => COLOURS.map((_, colour) => share(deck, ({ card }) => card.colour === colour))),
    ],
    leadsTo: rules.cards.map((from) => led(rules, from, decks.flat())),
    units: [[], ...decks.map((deck) => RESOURCES.map((_, resource) => unitsPerCard(deck, resource)))],
    boards: {
      minds: rules.wonders.map(({ stages }) => stages.some(({ effects }) => effects.some(mindsUnder))),
      copies: rules.wonders.map(({ stages }) => stages.some((stage) => stage.copies !== null)),
      tombs: rules.wonders.map(({ stages }) =>
        stages.flatMap(({ effects }, place) => (effects.some(entombs) ? [place] : [])),
      ),
    },
    projects: rules.tablePiles.findIndex(({ id }) => id === 'projects'),
    science: rules.lines.findIndex(({ id }) => id === 'science'),
    ahead: [],
    wishes: wishesIn(rules),
    judged: rules.cards.map(() => null),
  };
  known.set(rules, knowledge);
  return knowledge;
}

const mindsUnder = ({ kind }: { kind: string }): boolean => kind === 'likeUnder';
const entombs = ({ kind }: { kind: string }): boolean => kind === 'entomb';

/** A card, and how many of it the Age can be expected to have. */
interface Expected {
  card: Card;
  copies: number;
}

function expectedDeck({ setup, cards }: Rules, age: number): Expected[] {
  const sure = setup.decks[age - 1].map((id) => ({ card: cards[id], copies: 1 }));
  const maybe = setup.pools
    .filter((pool) => pool.age === age && cards[pool.cards[0]].colour >= 0)
    .flatMap((pool) => pool.cards.map((id) => ({ card: cards[id], copies: pool.draw / pool.cards.length })));
  return [...sure, ...maybe];
}

function share(deck: readonly Expected[], fits: (one: Expected) => boolean): number {
  const count = (some: readonly Expected[]): number => some.reduce((sum, { copies }) => sum + copies, 0);
  return count(deck.filter(fits)) / Math.max(1, count(deck));
}

const sharesAsking = (deck: readonly Expected[], resource: number): number[] =>
  Array.from({ length: MOST }, (_, n) => share(deck, ({ card }) => card.cost.demand[resource] > n));

const BROWN = COLOURS.indexOf('brown');

function unitsPerCard(deck: readonly Expected[], resource: number): number {
  const unitsOn = ({ colour, effects }: Card): number =>
    colour === BROWN
      ? effects
          .flatMap((effect) => (effect.kind === 'produce' ? effect.units : []))
          .filter((unit) => (unit >> resource) & 1).length
      : 0;
  const [units, cards] = deck.reduce(
    ([sum, all], { card, copies }) => [sum + copies * unitsOn(card), all + copies],
    [0, 0],
  );
  return units / Math.max(1, cards);
}

function led({ players }: Rules, from: Card, decks: readonly Expected[]): Led[] {
  const found = new Map<Card, number>();
  for (const { card, copies } of decks)
    if (card.chain.some(({ word, bit }) => word === from.word && bit === from.bit))
      found.set(card, (found.get(card) ?? 0) + copies / players);
  return [...found].map(([card, copies]) => ({ card, copies, wants: wantsOf(card) }));
}

const wantsOf = ({ cost }: Card): Led['wants'] =>
  cost.demand.flatMap((units, resource) => (units > 0 ? [{ bit: 1 << resource, units }] : []));
