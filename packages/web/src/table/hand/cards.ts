/** The cards shown in hand, each with what there is to say of it. */
import { type Card, type CardId, choices, RESOURCES, shoppingList } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { cardsShown, explained, isInTray, totalOf } from '../../game/offers.ts';
import { answerWords } from '../../game/words.ts';
import { cheapestWay, type Standing, standingOf } from './standing.ts';

export interface CardInHand {
  /** Two copies of a card are two things. */
  id: string;
  card: Card;
  standing: Standing | null;
  bought: readonly number[];
  /** Coins it costs now; more than anything costs if it cannot be built. */
  price: number;
}

/** The price of what cannot be built, and of what nothing is asked about. */
const OUT_OF_REACH = 99;

const NO_GOODS: readonly number[] = [];

export function cardsInHand(t: TFunction, names: Names, model: TableModel): CardInHand[] {
  const { rules, ask } = model;
  const cards = cardsShown(model);
  const sealedAt = sealedSlot(model, cards);
  return cards.map((id, slot) => {
    const card = rules.cards[id];
    const known = explained(model, id);
    const way = known && cheapestWay(model, known);
    const price = way ? totalOf(way) : OUT_OF_REACH;
    const key = `${card.name}-${cards.slice(0, slot).filter((other) => other === id).length}`;
    if (ask && slot === sealedAt) return { id: key, card, price, ...noGoods, standing: sealed(t, names, model) };
    if (ask?.ask.ask === 'pick' && !isInTray(ask))
      return { id: key, card, price, ...noGoods, standing: pickable(t, ask.ask.why) };
    if (!ask || !known) return { id: key, card, price, ...noGoods, standing: null };
    return {
      id: key,
      card,
      price,
      standing: standingOf(t, names, model, ask.seat, known),
      bought: boughtFor(model, id),
    };
  });
}

const noGoods = { bought: NO_GOODS };

/** Where the card lies that was sealed; -1 if none was. */
export function sealedSlot({ ask }: TableModel, cards: readonly CardId[]): number {
  if (!ask || ask.sealed < 0 || (ask.ask.ask !== 'play' && ask.ask.ask !== 'pick') || isInTray(ask)) return -1;
  return choices.deedOf(ask.sealed) === choices.PASS ? -1 : cards.indexOf(choices.cardOf(ask.sealed));
}

function sealed(t: TFunction, names: Names, model: TableModel): Standing {
  const { seat, sealed: choice, ask } = model.ask as NonNullable<TableModel['ask']>;
  const what = answerWords(t, names, model, seat, choice);
  const long = t('hand.sealed', {
    what: ask.ask === 'pick' ? pickVerb(t, ask.why) : t(DEEDS[choices.deedOf(choice)]),
  });
  const said = t('hand.said.sealed', { what });
  return { tone: 'sealed', icon: 'seal', long, short: t('hand.sealedShort'), parts: [], said };
}

const DEEDS = ['ask.build', 'ask.stageAny', 'ask.sell'];

const pickVerb = (t: TFunction, why: string): string => t([`ask.pickDo.${why}`, 'ask.pickDo.other']);

function pickable(t: TFunction, why: string): Standing {
  const long = pickVerb(t, why);
  return { tone: 'own', icon: null, long, short: long, parts: [], said: '' };
}

/** Units of each resource to be bought in the cheapest way; or, if it cannot be built, those that cannot be had. */
function boughtFor(model: TableModel, id: CardId): readonly number[] {
  const { game, ask, rules } = model;
  const known = explained(model, id);
  if (!known || !ask || rules.cards[id].cost.units === 0) return NO_GOODS;
  const way = cheapestWay(model, known);
  if (!way) {
    const why = known.why?.code === 'resources' ? known.why.lacks : [];
    return RESOURCES.map((name) =>
      why.reduce((sum, { count, resources }) => sum + (resources.length === 1 && resources[0] === name ? count : 0), 0),
    );
  }
  const { left, right, bank } = shoppingList(game, ask.seat, way.choice);
  return RESOURCES.map((name) => [...left, ...right, ...bank].filter((one) => one === name).length);
}
