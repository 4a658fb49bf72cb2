/** Reads an answer from outside: an integer, or the readable form, in which a payment may be left out. */
import { cardCalled, noCard } from './card-names.ts';
import {
  AS_LEFT,
  AS_RIGHT,
  BUILD,
  bankOf,
  build,
  CHAIN,
  type Choice,
  cardOf,
  costOf,
  deedOf,
  FIRST_POWER,
  GIVE,
  give,
  givenOf,
  joinOf,
  leftOf,
  MOST_CHOICE,
  MOST_GIVEN,
  MOST_OPTIONS,
  MOST_TO_A_NEIGHBOUR,
  MOST_TO_THE_BANK,
  MOST_VALUE,
  NEXT,
  NONE,
  optionOf,
  PAID,
  PASS,
  PASSING,
  PAY,
  PICK,
  PLACED,
  pay,
  pick,
  placeOf,
  rightOf,
  SELL,
  SIDE,
  STAGE,
  sell,
  side,
  stage,
  viaOf,
  whichOf,
} from './choice.ts';
import { listed } from './english.ts';
import { type Refusal, refusal, said } from './errors.ts';
import { readJoin } from './joining.ts';
import type { Table } from './module.ts';
import { listBuilds, priceOf, stagePrice } from './plays.ts';
import { cardsAsked } from './question.ts';
import type { Rules } from './rules.ts';
import { listStages } from './stage-ways.ts';
import { waysToCopy } from './stages.ts';
import type { CardId, Payment, SeatId } from './types.ts';
import { isSide, SIDES } from './vocabulary.ts';
import { viaNumber } from './words.ts';

export function readAnswer(table: Table, seat: SeatId, answer: unknown): Choice | Refusal {
  if (typeof answer === 'number') return readInteger(answer);
  if (typeof answer === 'object' && answer !== null) return readForm(table, seat, answer as Form);
  return refusal('garbage', 'that is not a choice');
}

/** Accepts an integer only in its exact form: bits without a meaning have to be 0. */
function readInteger(choice: number): Choice | Refusal {
  if (Number.isInteger(choice) && choice >= 0 && choice <= MOST_CHOICE && canonical(choice) === choice) return choice;
  return refusal('garbage', `${choice} is not a choice`);
}

/** The choice without the bits that its deed has no use for. */
function canonical(choice: Choice): Choice {
  const value = cardOf(choice);
  switch (deedOf(choice)) {
    case BUILD:
      return build(value, viaOf(choice), leftOf(choice), rightOf(choice), bankOf(choice));
    case STAGE:
      return stage(
        value,
        leftOf(choice),
        rightOf(choice),
        bankOf(choice),
        joinOf(choice),
        whichOf(choice) === PLACED ? placeOf(choice) : optionOf(choice),
        whichOf(choice),
      );
    case SELL:
      return sell(value);
    case PICK:
      return pick(value);
    case PAY:
      return pay(value);
    case GIVE:
      return give(givenOf(choice));
    case SIDE:
      return side(value);
    case PASS:
      return PASSING;
    default:
      return NONE;
  }
}

type Form = Partial<
  Record<'do' | 'card' | 'via' | 'pay' | 'join' | 'option' | 'stage' | 'from' | 'side' | 'coins' | 'victory', unknown>
>;

const DEEDS = ['build', 'stage', 'sell', 'pick', 'pay', 'give', 'side', 'pass'];

function readForm(table: Table, seat: SeatId, form: Form): Choice | Refusal {
  if (form.do === 'pass') return PASSING;
  if (form.do === 'side')
    return isSide(form.side) ? side(SIDES[form.side] === 'A' ? 0 : 1) : refusal('garbage', 'a side is A or B');
  if (form.do === 'pay') return readCoins(form.coins);
  if (form.do === 'give') return readTokens(table.rules, form.victory);
  if (form.do === undefined) return refusal('garbage', `a choice says what to "do": ${listed(DEEDS, 'or')}`);
  if (typeof form.do !== 'string' || !DEEDS.includes(form.do))
    return refusal('garbage', `${said(form.do)} is not something to do; there is ${listed(DEEDS)}`);
  if (form.card === undefined) return refusal('unknown-card', `"${form.do}" needs a "card"`);
  if (typeof form.card !== 'string') return refusal('unknown-card', `a card is a name, not ${said(form.card)}`);
  const card = cardCalled(table.rules, form.card, table.state.age, cardsOffered(table, seat));
  if (card === undefined) return refusal('unknown-card', noCard(table.rules, form.card));
  if (form.join && form.do !== 'stage') return refusal('no-join', 'only a stage can be built with taking part');
  if (form.do === 'sell') return sell(card);
  if (form.do === 'pick') return pick(card);
  const payment = readPayment(form.pay);
  if (payment && 'code' in payment) return payment;
  return form.do === 'build'
    ? readBuild(table, seat, card, form, payment)
    : readStage(table, seat, card, form, payment);
}

/** The cards that the question is about. */
function cardsOffered({ state }: Table, seat: SeatId): readonly CardId[] {
  const ask = state.asks[seat];
  if (ask?.ask === 'play') return cardsAsked(state, ask);
  return ask?.ask === 'pick' ? ask.options : [];
}

function readCoins(coins: unknown): Choice | Refusal {
  const isAmount = typeof coins === 'number' && Number.isInteger(coins) && coins >= 0 && coins <= MOST_VALUE;
  return isAmount ? pay(coins) : refusal('garbage', `"coins" are a whole number from 0 to ${MOST_VALUE}`);
}

function readTokens(rules: Rules, values: unknown): Choice | Refusal {
  const worth = rules.military.victories.map((token) => rules.tokens[token].points);
  if (!Array.isArray(values) || values.length > MOST_GIVEN || !values.every((value) => worth.includes(value)))
    return refusal('garbage', `"victory" is a list of at most ${MOST_GIVEN} tokens, each ${listed(worth, 'or')}`);
  return give(worth.map((value) => values.filter((other) => other === value).length));
}

function readBuild(table: Table, seat: SeatId, card: CardId, form: Form, paid: Payment | null): Choice | Refusal {
  const { rules } = table;
  if (form.option || form.stage !== undefined || form.from !== undefined)
    return refusal('no-option', 'only a stage can offer a choice');
  if (form.via !== undefined && typeof form.via !== 'string') return refusal('garbage', 'a way to build is a name');
  const via = form.via === undefined ? null : viaNumber(rules, form.via);
  if (via === -1) return refusal('no-power', `there is no way to build called "${form.via}"`);
  const isFree = via !== null && via !== PAID;
  if (isFree && paid && paid.left + paid.right + paid.bank > 0)
    return refusal('wrong-payment', `${rules.cards[card].name} is free this way: nothing may be paid`);
  if (isFree) return build(card, via, 0, 0, 0);
  if (paid) return build(card, PAID, paid.left, paid.right, paid.bank);
  const ways: Choice[] = [];
  listBuilds(table, seat, card, ways, 0);
  return cheapestOf(rules, ways, via) ?? build(card, PAID, 0, 0, priceOf(table, seat, rules.cards[card]));
}

/** A power is never spent unasked; among ways that cost the same a chain comes first. */
function cheapestOf(rules: Rules, ways: readonly Choice[], via: number | null): Choice | undefined {
  const spendsNothing = (way: number): boolean =>
    way < FIRST_POWER || rules.powers[way - FIRST_POWER].often === 'always';
  return ways
    .filter((way) => (via === null ? spendsNothing(viaOf(way)) : viaOf(way) === via))
    .sort((a, b) => costOf(a) - costOf(b) || Number(viaOf(b) === CHAIN) - Number(viaOf(a) === CHAIN))[0];
}

function readStage(table: Table, seat: SeatId, card: CardId, form: Form, paid: Payment | null): Choice | Refusal {
  if (form.via !== undefined && form.via !== 'paid') return refusal('no-power', 'a stage has to be paid for');
  const join = readJoin(table, seat, form.join);
  if (typeof join !== 'number') return join;
  const option = readOption(form.option);
  if (typeof option !== 'number') return option;
  const which = readWhich(table, seat, form);
  if ('code' in which) return which;
  const told = which.which === PLACED ? which.place : option;
  if (which.which === PLACED && option > 0) return refusal('no-option', `this stage has no option ${option}`);
  if (paid) return stage(card, paid.left, paid.right, paid.bank, join, told, which.which);
  const asked = stage(0, 0, 0, 0, join, told, which.which);
  const ways: Choice[] = [];
  listStages(table, seat, ways, 0);
  const city = table.state.seats[seat];
  const next = table.rules.wonders[city.wonder]?.stages[which.which === PLACED ? which.place : city.stage] ?? null;
  const way =
    ways.find((one) => stage(0, 0, 0, 0, joinOf(one), lastOf(one), whichOf(one)) === asked) ??
    stage(0, 0, 0, stagePrice(table, seat, next, join), join, told, which.which);
  return stage(card, leftOf(way), rightOf(way), bankOf(way), join, told, which.which);
}

const lastOf = (choice: Choice): number => (whichOf(choice) === PLACED ? placeOf(choice) : optionOf(choice));

function readOption(option: unknown = 0): number | Refusal {
  return typeof option === 'number' && Number.isInteger(option) && option >= 0 && option <= MOST_OPTIONS
    ? option
    : refusal('garbage', `an option is a number from 1 to ${MOST_OPTIONS}, or 0 for none`);
}

const MOST_STAGES = MOST_OPTIONS + 1;

/** Which stage: said by its number, by whom it copies, or by nothing where there is only one that it can be. */
function readWhich(
  { rules, state }: Table,
  seat: SeatId,
  { stage: number, from }: Form,
): { which: number; place: number } | Refusal {
  const city = state.seats[seat];
  const board = rules.wonders[city.wonder];
  const place = Number(number) - 1;
  if (number !== undefined && (!Number.isInteger(number) || place < 0 || place >= MOST_STAGES))
    return refusal('garbage', `a "stage" is a number from 1 to ${MOST_STAGES}`);
  if (from !== undefined && from !== 'left' && from !== 'right')
    return refusal('garbage', 'an effect is taken "from" the "left" or the "right"');
  const next = board?.stages[city.stage];
  const isNext = place === city.stage && !board?.anyOrder;
  if (number !== undefined && !isNext)
    return from ? refusal('no-option', 'this stage takes nothing from a neighbour') : { which: PLACED, place };
  if (from) return { which: from === 'left' ? AS_LEFT : AS_RIGHT, place: 0 };
  const ways = next && !board.anyOrder ? waysToCopy(next) : [NEXT];
  return { which: ways.length === 1 ? ways[0] : NEXT, place: 0 };
}

function readPayment(input: unknown): Payment | Refusal | null {
  if (input === undefined || input === null) return null;
  if (typeof input !== 'object' || Array.isArray(input))
    return refusal('garbage', 'a payment has coins to left, right and bank');
  const { left = 0, right = 0, bank = 0 } = input as Partial<Record<keyof Payment, unknown>>;
  const fits = (coins: unknown, most: number): coins is number =>
    typeof coins === 'number' && Number.isInteger(coins) && coins >= 0 && coins <= most;
  return fits(left, MOST_TO_A_NEIGHBOUR) && fits(right, MOST_TO_A_NEIGHBOUR) && fits(bank, MOST_TO_THE_BANK)
    ? { left, right, bank }
    : refusal(
        'wrong-payment',
        `coins are whole numbers from 0 to ${MOST_TO_A_NEIGHBOUR} for a neighbour, to ${MOST_TO_THE_BANK} for the bank`,
      );
}
