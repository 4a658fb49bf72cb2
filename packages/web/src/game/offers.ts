/** What can be done with a card, and how it can be paid, in the order in which it is offered. */
import {
  type CardExplained,
  type CardId,
  choices,
  type OwnAsk,
  type Reason,
  roman,
  type SeatId,
  type Stage,
  shoppingList,
  type Way,
} from '@polis/engine';
import type { TableModel } from './model.ts';
import type { Picked, Verb } from './selection.ts';

export interface Offer {
  verb: Verb;
  /** How it can be paid, what costs least first; empty with the reason in `why`. For `sell` there is nothing to pay. */
  ways: Way[];
  isPossible: boolean;
  why: Reason | 'no-sell' | null;
}

export type PlayAsk = Extract<OwnAsk['ask'], { ask: 'play' }>;

/** More cards than a hand has room for lie in a tray. */
const MOST_IN_HAND = 8;

export const isInTray = ({ ask }: OwnAsk): boolean => ask.ask === 'pick' && ask.options.length > MOST_IN_HAND;

/** The cards that the open question is about, or those in hand; in the order in which they were dealt. */
export function cardsShown({ view, rules, ask, me }: TableModel): CardId[] {
  if (ask?.ask.ask === 'pick' && !isInTray(ask)) return [...ask.ask.options];
  if (ask?.ask.ask !== 'play') return [...(view.seats[me].piles[rules.seatPile('hand')].cards ?? [])];
  const { from, pile, after } = ask.ask;
  const cards = [...(view.seats[from].piles[pile].cards ?? [])];
  const taken = view.asks.find(({ seat }) => seat === after)?.sealed ?? -1;
  if (taken >= 0 && choices.deedOf(taken) !== choices.PASS) cards.splice(cards.indexOf(choices.cardOf(taken)), 1);
  return cards;
}

export function explained({ cards, rules }: TableModel, card: CardId): CardExplained | null {
  const { name } = rules.cards[card];
  return cards.find((one) => one.card === name) ?? null;
}

export const totalOf = ({ pay }: Way): number => pay.left + pay.right + pay.bank;

/** A power that is gone once used is never offered before other ways. */
function rankOf({ rules }: Pick<TableModel, 'rules'>, way: Way): number {
  if (way.via === 'chain') return 0;
  if (way.via === 'paid') return totalOf(way) === 0 ? 1 : 3;
  return rules.powers.find(({ name }) => name === way.via)?.often === 'always' ? 2 : 4;
}

export const buildWays = (model: Pick<TableModel, 'rules'>, { build }: CardExplained): Way[] =>
  [...build].sort((a, b) => rankOf(model, a) - rankOf(model, b) || totalOf(a) - totalOf(b));

/** So many ways to pay stand beside each other. */
const INLINE = 3;

/**
 * The ways that are shown before all of them are asked for, with the chosen one among them. Whoever has a chain may pay
 * all the same (B-6.3), but is not asked to: the chain stands alone.
 */
export function waysInline(ways: readonly Way[], way: Way): Way[] {
  const first = ways.slice(0, ways[0].via === 'chain' ? 1 : INLINE);
  return first.includes(way) ? first : [...first.slice(0, INLINE - 1), way];
}

export function offersFor(model: TableModel, ask: OwnAsk, card: CardExplained, option: number): Offer[] {
  const { verbs } = ask.ask as PlayAsk;
  const offers: Offer[] = [];
  if (verbs.includes('build')) offers.push(offer('build', buildWays(model, card), card.why));
  if (verbs.includes('stage')) {
    const ways = card.stage.filter((way) => way.option === 0 || way.option === option);
    offers.push(
      offer(
        'stage',
        ways.filter(({ join }) => !join),
        card.whyNoStage,
      ),
    );
    const joining = ways.filter(({ join }) => join);
    // if nothing can be joined (any more), nothing is said here: the project itself shows that
    const short = card.whyNoJoin.map(({ why }) => why).find(({ code }) => code !== 'no-join') ?? null;
    if (joining.length > 0 || short) offers.push(offer('project', joining, short));
  }
  if (verbs.includes('sell'))
    offers.push({ verb: 'sell', ways: [], isPossible: card.sell, why: card.sell ? null : 'no-sell' });
  return offers;
}

const offer = (verb: Verb, ways: Way[], why: Offer['why']): Offer => ({
  verb,
  ways,
  isPossible: ways.length > 0,
  why: ways.length > 0 ? null : why,
});

/** The stage to be built next; none if all of them stand. */
export const nextStage = ({ rules, view }: TableModel, { seat }: OwnAsk): Stage | undefined => {
  const { wonder, stage } = view.seats[seat];
  return rules.wonders[wonder]?.stages[stage];
};

export const stageNumber = ({ view }: TableModel, { seat }: OwnAsk): string => roman(view.seats[seat].stage + 1);

/** All that follows from what is picked. */
export interface Draft {
  card: CardId;
  explained: CardExplained;
  offers: Offer[];
  /** What is going to be done; null if that has still to be chosen. */
  offer: Offer | null;
  way: Way | null;
  /** The answer as it would be sealed. */
  choice: number | null;
}

export function draftOf(model: TableModel, picked: Picked): Draft | null {
  const { ask } = model;
  if (ask?.ask.ask !== 'play' || picked.slot === null) return null;
  const card = cardsShown(model)[picked.slot];
  const known = card === undefined ? null : explained(model, card);
  if (!known) return null;
  const offers = offersFor(model, ask, known, picked.option);
  // building is assumed where nothing is said; a stage or a sale has to be chosen
  const wanted = picked.verb ?? 'build';
  const offer = offers.find(({ verb, isPossible }) => isPossible && verb === wanted) ?? null;
  const way = offer?.ways.find(({ choice }) => choice === picked.way) ?? offer?.ways[0] ?? null;
  const choice = offer?.verb === 'sell' ? choices.sell(card) : (way?.choice ?? null);
  return { card, explained: known, offers, offer, way, choice };
}

export interface Part {
  coins: number;
  /** Null: the bank. */
  to: SeatId | null;
}

/** Who gets how much of what this seat pays. Where it pays nothing: who sells it goods for that. */
export function partsOf({ rules, game }: Pick<TableModel, 'rules' | 'game'>, seat: SeatId, way: Way): Part[] {
  const { left, right, bank } = way.pay;
  const parts: Part[] = [
    { coins: left, to: rules.left[seat] },
    { coins: right, to: rules.right[seat] },
    { coins: bank, to: null },
  ];
  if (totalOf(way) > 0) return parts.filter(({ coins }) => coins > 0);
  const goods = shoppingList(game, seat, way.choice);
  const bought = [goods.left, goods.right, goods.bank];
  return parts.filter((_, i) => bought[i].length > 0);
}
