/** What a card is worth to a seat beside its effects: by what it leads to, and by what the city has already. */
import { type Card, COLOURS, isRecruit } from '@polis/engine';
import type { Position } from './position.ts';
import { lackingOf } from './resources.ts';
import { worthOfLead } from './rivalry.ts';
import type { Weights } from './weights.ts';
import { pointsWished } from './wishes.ts';
import { entombedFor, leadersOf, printedPrice, worthLeft, worthOnCard } from './worth.ts';

const WHITE = COLOURS.indexOf('white');

/** A card in this city, before what is paid for it. */
export function worthOfCard(position: Position, weights: Weights, card: Card): number {
  const itself = worthOnCard(position, weights, card);
  const besides = itself + worthOfChains(position, weights, card) + worthOfColour(position, weights, card);
  return isRecruit(card) ? besides + worthAmongLeaders(position, weights, card) : besides;
}

/** One more leader is one too many for whoever has to be alone, and may lie in a tomb one day. */
function worthAmongLeaders(position: Position, weights: Weights, leader: Card): number {
  return tombToCome(position, weights, leader) - spoiled(position, leader);
}

/** Points of whoever is alone in the city, and would be no more with this card. */
export function spoiled({ me, knowledge }: Position, card: Card): number {
  return isRecruit(card) && me.tally.colours[WHITE] === 1 ? pointsWished(me, knowledge.wishes.alone) : 0;
}

/** Half of what a tomb is worth more with this leader than with those of the city: it has still to be built. */
function tombToCome(position: Position, weights: Weights, leader: Card): number {
  const { me, knowledge } = position;
  const tombs = knowledge.boards.tombs[me.wonder]?.filter((place) => place >= me.stage).length ?? 0;
  if (tombs === 0 || leadersOf(position).length > tombs) return 0;
  return 0.5 * Math.max(0, entombedFor(position, leader) - worthLeft(position, weights, leader));
}

/** What the card saves by making others free: what those would otherwise cost. */
function worthOfChains(position: Position, weights: Weights, card: Card): number {
  const { knowledge, plays, table } = position;
  let worth = 0;
  for (const { card: later, copies, wants } of knowledge.leadsTo[card.id]) {
    if (later.age < table.age || (later.age === table.age && plays[later.age] < 2)) continue;
    const chance = Math.min(1, 0.75 * copies + (later.age > table.age ? 0.15 : 0));
    let saved = later.cost.coins * weights.coin;
    for (const { bit, units } of wants) saved += 0.9 * Math.max(0, units - position.me.tally.own[bit]);
    worth += weights.chain * chance * saved;
  }
  return worth;
}

/** What other cards of the city give for one more card of its colour. */
function worthOfColour(position: Position, weights: Weights, card: Card): number {
  const { me, knowledge } = position;
  const coins = me.tally.gains[card.colour] ? 0.4 * me.tally.gains[card.colour] : 0;
  return knowledge.wishes.most.length > 0 ? coins + worthOfLead(position, weights, card.colour, 1) : coins;
}

/** What a card is worth to whoever gets it next, and can pay for it. */
export const worthInHand = (position: Position, weights: Weights, card: Card): number =>
  worthOfCard(position, weights, card) - hardship(position, weights, card);

/** Roughly what a card costs this city: coins, and what it lacks. */
function hardship(position: Position, weights: Weights, card: Card): number {
  const coins = printedPrice(card, position.table.age);
  return coins * weights.coin + 0.9 * lackingOf(position, card.cost.demand);
}
