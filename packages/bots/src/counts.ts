/** How many of something there will be at the end, as far as one can tell. */
import {
  AGE_CARDS,
  AGES,
  COLOURS,
  type Colour,
  LEFT,
  ME,
  type Per,
  RAW,
  RESOURCES,
  type Resource,
  RIGHT,
} from '@polis/engine';
import { victoriesAhead } from './military.ts';
import type { City, Position } from './position.ts';
import type { Weights } from './weights.ts';

/** Points or coins of the phrase: as things stand now, or as they will probably stand at the end. */
export function amountOf(position: Position, amount: number | Per, weights: Weights | null): number {
  if (typeof amount === 'number') return amount;
  const { each, of, scope, every } = amount;
  const age = scope === ME ? position.knowledge.wishes.ages.get(of) : undefined;
  if (weights && age) return each * victories(position, weights, age, every);
  let count = 0;
  if (scope & ME) count += inCity(position, position.me, of, weights);
  if (scope & LEFT) count += inCity(position, position.left, of, weights);
  if (scope & RIGHT) count += inCity(position, position.right, of, weights);
  return (each * count) / every;
}

/** Own victory tokens of one Age at the end, so many of them counting as one: those held, and those still to be won. */
function victories(position: Position, weights: Weights, age: number, every: number): number {
  const { me, rules, table } = position;
  const held = me.tokens[rules.military.victories[age - 1]];
  const more = table.age > age ? 0 : victoriesAhead(position, weights, age);
  // of those that count in groups some are left over, but nobody knows how many while more can come
  return more === 0 ? Math.floor(held / every) : Math.max(0, (held + more - (every - 1) / 2) / every);
}

function inCity(position: Position, city: City, of: string, weights: Weights | null): number {
  const { rules, playsLeft } = position;
  const later = weights ? playsLeft : 0;
  const stages = rules.wonders[city.wonder]?.stages.length ?? 0;
  switch (of) {
    case 'stage':
      return Math.min(stages, city.stage + later / 6);
    case 'wonder':
      return city.stage === stages ? 1 : (city.stage / Math.max(1, stages)) ** 2 * 0.8;
    case 'coins':
      return city.coins + 0.3 * later;
    case 'colours':
      return city.tally.colours.filter((n, colour) => n > 0 && AGE_CARDS.includes(COLOURS[colour])).length + later / 8;
    default: {
      const colours = coloursIn(of);
      if (colours === null && isResource(of)) return onBrown(position, city, of, weights);
      if (colours === null) return tokensIn(position, city, of) + (weights ? 0.7 * (4 - position.table.age) : 0);
      let fewest = Number.POSITIVE_INFINITY;
      for (const colour of colours)
        fewest = Math.min(fewest, city.tally.colours[colour] + grown(position, colour, weights));
      return colours.length > 1 ? Math.max(0, fewest - 0.3) : fewest;
    }
  }
}

const read = new Map<string, readonly number[] | null>();

/** The colours that are counted, read once; null if something else is counted. */
function coloursIn(of: string): readonly number[] | null {
  let colours = read.get(of);
  if (colours === undefined) {
    const named = of.split('+').map((name) => COLOURS.indexOf(name as Colour));
    colours = named.includes(-1) ? null : named;
    read.set(of, colours);
  }
  return colours;
}

const isResource = (of: string): of is Resource => (RESOURCES as readonly string[]).includes(of);

/** Units of brown cards that can be this resource: what is for sale without what the board makes. */
function onBrown({ rules, knowledge, plays }: Position, city: City, of: Resource, weights: Weights | null): number {
  const resource = RESOURCES.indexOf(of);
  const bit = 1 << resource;
  if (!(bit & RAW)) return 0;
  const ofBoard = rules.wonders[city.wonder]?.produces.filter((unit) => unit & bit).length ?? 0;
  let units = city.tally.rawForSale[bit] - ofBoard;
  if (weights)
    for (let age = 1; age <= AGES; age++) units += weights.growth * plays[age] * knowledge.units[age][resource];
  return units;
}

/** Cards of a colour that a city will probably still build. */
export const grown = ({ ahead }: Position, colour: number, weights: Weights | null): number =>
  weights ? weights.growth * (ahead.colours[colour] ?? 0) : 0;

const tokensIn = ({ rules }: Position, city: City, name: string): number =>
  rules.tokens.reduce(
    (sum, { id }, token) => (id === name || id.startsWith(`${name}-`) ? sum + city.tokens[token] : sum),
    0,
  );
