/** What can be done with a card, and how it can be paid, in the order in which it is offered. */
import {
  type CardExplained,
  type CardId,
  choices,
  copiesFrom,
  type Direction,
  type OwnAsk,
  type Reason,
  type SeatId,
  type Stage,
  type StageForm,
  shoppingList,
  stageCopied,
  stagesExplained,
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
  /** The stages that it could be, each with its ways; empty for what is no stage. */
  stages: StageOffer[];
  /** That of them which the ways are for. */
  stage: StageOffer | null;
}

/** A stage as it would be built. */
export interface StageOffer {
  /** Its number on the board, from 1. */
  number: number;
  /** What is printed there: what it costs. */
  stage: Stage;
  /** Whose stage it copies; null for one that copies none. */
  from: Direction | null;
  /** What it gives: itself, or what it copies; null if there is nothing to be copied. */
  gives: Stage | null;
  ways: Way[];
  /** Why it cannot be paid for; null if it can. */
  why: Reason | null;
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

export function offersFor(model: TableModel, ask: OwnAsk, card: CardExplained, picked: Picked): Offer[] {
  const { verbs } = ask.ask as PlayAsk;
  const offers: Offer[] = [];
  if (verbs.includes('build')) offers.push(offer('build', buildWays(model, card), card.why));
  if (verbs.includes('stage')) {
    const alone = stagesFor(
      model,
      ask,
      card.stage.filter(({ join }) => !join),
    );
    offers.push(stageOffer('stage', alone, card.whyNoStage, picked));
    const joining = stagesFor(
      model,
      ask,
      card.stage.filter(({ join }) => join),
    );
    // if nothing can be joined (any more), nothing is said here: the project itself shows that
    const short = card.whyNoJoin.map(({ why }) => why).find(({ code }) => code !== 'no-join') ?? null;
    const project = stageOffer('project', joining, short, picked);
    if (project.isPossible || short) offers.push(project);
  }
  if (verbs.includes('sell'))
    offers.push({ ...offer('sell', [], 'no-sell'), isPossible: card.sell, why: card.sell ? null : 'no-sell' });
  return offers;
}

const offer = (verb: Verb, ways: Way[], why: Offer['why']): Offer => ({
  verb,
  ways,
  isPossible: ways.length > 0,
  why: ways.length > 0 ? null : why,
  stages: [],
  stage: null,
});

/** For the stage that was picked, if it can be paid for; else for the first that can. */
function stageOffer(verb: Verb, stages: StageOffer[], why: Offer['why'], picked: Picked): Offer {
  const wanted = stages[picked.stage ?? 0];
  const stage = wanted?.ways.length > 0 ? wanted : (stages.find(({ ways }) => ways.length > 0) ?? null);
  const option = Math.min(picked.option, stage?.gives?.options.length ?? 0);
  return { ...offer(verb, stage?.ways.filter((way) => way.option === option) ?? [], why), stages, stage };
}

/** Every stage that can be next, once for each neighbour whose stage it may copy, with those of the ways that build it. */
export function stagesFor({ rules, game, view }: TableModel, { seat }: OwnAsk, ways: readonly Way[]): StageOffer[] {
  return stagesExplained(game, seat).flatMap(({ stage: number, why }) => {
    const stage = rules.wonders[view.seats[seat].wonder].stages[number - 1];
    const directions: (Direction | null)[] = stage.copies ? copiesFrom(stage) : [null];
    return directions.map((from) => ({
      number,
      stage,
      from,
      gives: from ? stageCopied(rules, game.state, seat, stage, from) : stage,
      ways: ways.filter((way) => (way.stage ?? number) === number && (way.from ?? null) === from),
      why,
    }));
  });
}

/** The stage that an answer builds, as its number and with what it gives. */
export function stageBuilt(
  { rules, game }: Pick<TableModel, 'rules' | 'game'>,
  seat: SeatId,
  { stage, from }: Pick<StageForm, 'stage' | 'from'>,
): Pick<StageOffer, 'number' | 'gives' | 'from'> & { isCopyChosen: boolean } {
  const city = game.state.seats[seat];
  const number = stage ?? city.stage + 1;
  const own = rules.wonders[city.wonder]?.stages[number - 1] ?? null;
  return {
    number,
    from: from ?? null,
    gives: own && from ? stageCopied(rules, game.state, seat, own, from) : own,
    isCopyChosen: own !== null && copiesFrom(own).length > 1,
  };
}

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
  const offers = offersFor(model, ask, known, picked);
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
