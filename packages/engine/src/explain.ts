/** For every card in hand: what it costs and how it can be paid, by what right it is free, or why it cannot be had. */
import { type Choice, joinOf, optionOf, PLACED, paymentOf, placeOf, sell, viaOf, whichOf, withCard } from './choice.ts';
import type { Game } from './game.ts';
import { joinName, noJoinText, whyNoJoin } from './joining.ts';
import { lackText, type Missing, missing } from './lacks.ts';
import type { Purchase } from './market.ts';
import type { NoJoin, Table } from './module.ts';
import {
  type IdlePower,
  idlePowers,
  idleText,
  listBuilds,
  listPlays,
  priceOf,
  purchaseOf,
  stagePrice,
  stagePurchase,
} from './plays.ts';
import { cardsAsked } from './question.ts';
import type { Card, Stage } from './rules.ts';
import { insistSeat } from './seats.ts';
import { listStages } from './stage-ways.ts';
import { directionOf, placesNext } from './stages.ts';
import { hasBuilt } from './tally.ts';
import { cheapest } from './trade.ts';
import type { Direction, Payment, SeatId } from './types.ts';
import { coinsText, tooDear } from './vocabulary.ts';
import { viaName } from './words.ts';

/** One way to use a card, and what it takes. */
export interface Way {
  choice: Choice;
  via: string;
  pay: Payment;
  /** Takes part in what can be joined with a stage, as in a choice. */
  join: boolean | string;
  /** What is chosen of a stage that offers a choice; 0 if it offers none. */
  option: number;
  /** Which stage, where they come in any order; whose it copies, where it copies one: as in a choice. */
  stage?: number;
  from?: Direction;
}

/** What can be done with a card, and why not what cannot. */
export interface CardExplained {
  card: string;
  /** Structures in the city that make it free. */
  chainedFrom: string[];
  /** Each way to build it, cheapest first; empty with the reason in `why`. */
  build: Way[];
  stage: Way[];
  sell: boolean;
  why: Reason | null;
  whyNoStage: Reason | null;
  /** For everything that could be joined with a stage and that no way takes part in: its name, and why not. */
  whyNoJoin: { name: string; why: Reason }[];
}

/** Why a card cannot be used so. */
export type Reason =
  | { code: 'already-built' }
  | { code: 'no-board' }
  | { code: 'wonder-complete' }
  | (Unpaid & Idle)
  | ({ code: 'no-join' } & NoJoin)
  | { code: 'rule'; sentence: string };

type Unpaid =
  | { code: 'coins'; needs: number; has: number }
  | ({ code: 'resources' } & Missing)
  | { code: 'trade'; costs: number; has: number };

/** Powers that do not help with a card now. */
export interface Idle {
  /** Powers of this city that would build it for nothing at another time; left out if there are none. */
  idle?: IdlePower[];
}

/** Explains every card this seat is asked to choose from; empty if it is not asked for a card. */
export function explain({ rules, state }: Game, seat: SeatId): CardExplained[] {
  insistSeat(rules, seat);
  const ask = state.asks[seat];
  if (ask?.ask !== 'play') return [];
  const table: Table = { rules, state, log: null };
  const allowed = new Set(listPlays(table, seat, ask));
  const toWay = (choice: Choice): Way => {
    const from = directionOf(whichOf(choice));
    return {
      choice,
      via: viaName(rules, viaOf(choice)),
      pay: paymentOf(choice),
      join: joinName(rules, joinOf(choice)),
      option: optionOf(choice),
      ...(whichOf(choice) === PLACED && { stage: placeOf(choice) + 1 }),
      ...(from && { from }),
    };
  };
  const total = ({ pay }: Way): number => pay.left + pay.right + pay.bank;
  const ways = (deed: Choice[]): Way[] =>
    deed
      .filter((choice) => allowed.has(choice))
      .map(toWay)
      .sort((a, b) => total(a) - total(b));
  const stages: Choice[] = [];
  listStages(table, seat, stages, 0);
  return [...new Set(cardsAsked(state, ask))].map((id) => {
    const card = rules.cards[id];
    const builds: Choice[] = [];
    listBuilds(table, seat, id, builds, 0);
    const build = ways(builds);
    const stage = ways(stages.map((way) => withCard(way, id)));
    const noStage = stage.length > 0 ? null : whyNoStage(table, seat, stages.length > 0);
    return {
      card: card.name,
      chainedFrom: card.chain.filter((from) => hasBuilt(state.seats[seat].tally, from)).map((from) => from.name),
      build,
      stage,
      sell: allowed.has(sell(id)),
      why: build.length > 0 ? null : whyNotBuilt(table, seat, card, builds.length > 0),
      whyNoStage: noStage,
      whyNoJoin: rules.joinings.flatMap(({ name }, i) =>
        stage.some(({ choice }) => joinOf(choice) === i + 1)
          ? []
          : [{ name, why: whyNotJoined(table, seat, i + 1, noStage) }],
      ),
    };
  });
}

/** A stage that can be next. */
export interface StageExplained {
  /** Its number on the board, from 1. */
  stage: number;
  /** Why it cannot be paid for; null if it can. */
  why: Reason | null;
}

/** Of every stage that can be next whether this seat can pay for it; several where they come in any order. */
export function stagesExplained({ rules, state }: Pick<Game, 'rules' | 'state'>, seat: SeatId): StageExplained[] {
  insistSeat(rules, seat);
  const table: Table = { rules, state, log: null };
  const { wonder, spendable } = state.seats[seat];
  return placesNext(rules, state.seats[seat]).map((place) => {
    const next = rules.wonders[wonder].stages[place];
    const trade = cheapest(rules, state, seat, stagePurchase(table, seat, next));
    const canPay = trade >= 0 && trade + stagePrice(table, seat, next, 0) <= spendable;
    return { stage: place + 1, why: canPay ? null : whyNoSuchStage(table, seat, next, 0) };
  });
}

function whyNotBuilt(table: Table, seat: SeatId, card: Card, possible: boolean): Reason {
  if (hasBuilt(table.state.seats[seat].tally, card)) return { code: 'already-built' };
  if (possible) return { code: 'rule', sentence: 'this city may not build it now' };
  const why = whyNotPaid(table, seat, purchaseOf(table, seat, card), priceOf(table, seat, card));
  const idle = idlePowers(table, seat, card);
  return idle.length > 0 ? { ...why, idle } : why;
}

function whyNoStage(table: Table, seat: SeatId, possible: boolean): Reason {
  const city = table.state.seats[seat];
  const next = stagesNext(table, seat);
  if (next.length === 0) return { code: city.stage > 0 ? 'wonder-complete' : 'no-board' };
  if (possible) return { code: 'rule', sentence: 'this city has to build the card by its chain' };
  return leastLacking(next.map((one) => whyNoSuchStage(table, seat, one, 0)));
}

const stagesNext = ({ rules, state }: Table, seat: SeatId): Stage[] =>
  placesNext(rules, state.seats[seat]).map((place) => rules.wonders[state.seats[seat].wonder].stages[place]);

const whyNoSuchStage = (table: Table, seat: SeatId, next: Stage, join: number): Unpaid =>
  whyNotPaid(table, seat, stagePurchase(table, seat, next), stagePrice(table, seat, next, join));

/** Of several reasons that which is nearest to being none: coins rather than resources, and as few as there are. */
function leastLacking(reasons: readonly Unpaid[]): Unpaid {
  const lacks = (reason: Unpaid): number => {
    if (reason.code === 'resources') return 1000 * reason.lacks.reduce((sum, { count }) => sum + count, 0);
    return (reason.code === 'trade' ? reason.costs : reason.needs) - reason.has;
  };
  return reasons.reduce((best, other) => (lacks(other) < lacks(best) ? other : best));
}

/** That there is nothing to join is said rather than what is lacking for the stage. */
function whyNotJoined(table: Table, seat: SeatId, join: number, noStage: Reason | null): Reason {
  const shut = whyNoJoin(table, seat, join);
  if (shut) return { code: 'no-join', ...shut };
  if (noStage) return noStage;
  return leastLacking(stagesNext(table, seat).map((next) => whyNoSuchStage(table, seat, next, join)));
}

function whyNotPaid({ rules, state }: Table, seat: SeatId, purchase: Purchase, price: number): Unpaid {
  const has = state.seats[seat].spendable;
  const trade = cheapest(rules, state, seat, purchase);
  if (trade < 0) return { code: 'resources', ...missing(rules, state, seat, purchase) };
  if (trade === 0 || price > has) return { code: 'coins', needs: price, has };
  return { code: 'trade', costs: trade + price, has };
}

/** The reason as a sentence for a person. */
export function sentence(reason: Reason): string {
  switch (reason.code) {
    case 'already-built':
      return 'already built';
    case 'no-board':
      return 'this city has no wonder';
    case 'wonder-complete':
      return 'the wonder is complete';
    case 'no-join':
      return noJoinText(reason);
    case 'rule':
      return reason.sentence;
    default:
      return [unpaidText(reason), ...(reason.idle ?? []).map(idleText)].join('; ');
  }
}

function unpaidText(reason: Unpaid): string {
  switch (reason.code) {
    case 'coins':
      return tooDear(coinsText(reason.needs), reason.has);
    case 'trade':
      return tooDear(`${coinsText(reason.costs)} with trade`, reason.has);
    case 'resources':
      return lackText(reason);
  }
}
