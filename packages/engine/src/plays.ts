/** Every way to use a card: build it, put it under the next stage, sell it. The one place that says what is legal. */
import {
  BUILD,
  bankOf,
  build,
  CHAIN,
  type Choice,
  cardOf,
  deedOf,
  FIRST_POWER,
  joinOf,
  leftOf,
  NEXT,
  NONE,
  optionOf,
  PAID,
  PASS,
  PASSING,
  PLACED,
  paymentOf,
  placeOf,
  rightOf,
  SELL,
  STAGE,
  sell,
  viaOf,
  whichOf,
  withCard,
} from './choice.ts';
import { listed } from './english.ts';
import { type Refusal, refusal } from './errors.ts';
import { joinPrice, noJoinText, whyNoJoin } from './joining.ts';
import { lackText, missing } from './lacks.ts';
import { areTooFew, ENOUGH, type Lanes } from './lanes.ts';
import { type Market, marketOf, type Purchase, reachOf } from './market.ts';
import type { Table } from './module.ts';
import { askedText, cardsAsked, mayDo, type PlayAsk } from './question.ts';
import { type Dice, roll } from './rng.ts';
import type { Card, Power, Rules, Stage } from './rules.ts';
import { roomForSplits, toBank, toLeft, toRight } from './splits.ts';
import { listStagesIn, optionsOf } from './stage-ways.ts';
import { directionOf, isBuilt, placesNext, waysToCopy } from './stages.ts';
import { hasBuilt, STAGES } from './tally.ts';
import { cheapest, offersIn, unitsForNothing } from './trade.ts';
import { type CardId, NOBODY, type Seat, type SeatId } from './types.ts';
import { COLOURS, coinsText, LEFT, type Occasion, RIGHT, type Scope, tooDear, VERBS } from './vocabulary.ts';

// Lists are made millions of times: they are written into arrays that stay, and counted instead of cleared.
const splits = roomForSplits();
const found: Choice[] = Array.from({ length: 2048 }, () => NONE);
const stages: Choice[] = Array.from({ length: 256 }, () => NONE);

/** A chain may start from any structure in the city, also one of the same Age (B-10.3). */
function hasChain(seat: Seat, card: Card): boolean {
  const { chain } = card;
  for (let i = 0; i < chain.length; i++) if (hasBuilt(seat.tally, chain[i])) return true;
  return false;
}

export function listPlays(table: Table, seat: SeatId, ask: PlayAsk): Choice[] {
  const cards = cardsAsked(table.state, ask);
  const market = marketOf(table.rules, table.state, seat, 0);
  const reach = reachOf(market);
  const mayBuild = mayDo(ask, 'build');
  const maySell = mayDo(ask, 'sell');
  const stageCount = mayDo(ask, 'stage') ? listStagesIn(market, reach, table, seat, stages, 0) : 0;
  let count = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (isRepeated(cards, i)) continue;
    const before = count;
    if (mayBuild) count = listBuildsIn(market, reach, table, seat, card, found, count);
    if (ask.forced && count > before && viaOf(found[before]) === CHAIN) {
      count = before + 1; // the free construction has to be made (B-12.11)
      continue;
    }
    for (let way = 0; way < stageCount; way++) found[count++] = withCard(stages[way], card);
    if (maySell) found[count++] = sell(card);
  }
  if (ask.optional && cards.length > 0) found[count++] = PASSING;
  const plays = found.slice(0, count);
  return ask.forced && plays.some(isOrdinaryPlay) ? plays.filter((play) => deedOf(play) !== SELL) : plays;
}

/** Two copies of a card are one choice. */
export function isRepeated(cards: readonly CardId[], at: number): boolean {
  for (let i = 0; i < at; i++) if (cards[i] === cards[at]) return true;
  return false;
}

/**
 * One random card, then one random deed with it or, where that cannot be done, the next one: without listing the
 * others. Which way to pay is random too.
 */
export function samplePlay(table: Table, seat: SeatId, ask: PlayAsk, dice: Dice): Choice {
  if (ask.forced || ask.optional) {
    const all = listPlays(table, seat, ask);
    return all[roll(dice, all.length)];
  }
  const cards = cardsAsked(table.state, ask);
  const card = cards[roll(dice, cards.length)];
  const deed = roll(dice, ask.verbs.length);
  const market = marketOf(table.rules, table.state, seat, 0);
  if (deed <= BUILD) {
    const count = listBuildsIn(market, ENOUGH, table, seat, card, found, 0);
    if (count > 0) return found[count > 1 ? roll(dice, count) : 0];
  }
  if (deed <= STAGE) {
    const count = listStagesIn(market, ENOUGH, table, seat, stages, 0);
    if (count > 0) return withCard(stages[count > 1 ? roll(dice, count) : 0], card);
  }
  return sell(card);
}

/** Writes every way to build this card behind `count` others: by chain, by each undominated payment, by each power. */
export function listBuilds(table: Table, seat: SeatId, id: CardId, out: Choice[], before: number): number {
  return listBuildsIn(marketOf(table.rules, table.state, seat, 0), ENOUGH, table, seat, id, out, before);
}

/** The same for many cards. `open`: the market of that seat, where nobody is closed to it; `reach`: what it gives at most. */
export function listBuildsIn(
  open: Market,
  reach: Lanes,
  table: Table,
  seat: SeatId,
  id: CardId,
  out: Choice[],
  before: number,
): number {
  const { rules, state } = table;
  const city = state.seats[seat];
  const card = rules.cards[id];
  let count = before;
  if (hasBuilt(city.tally, card)) return count;
  const chained = hasChain(city, card);
  if (chained) out[count++] = build(id, CHAIN, 0, 0, 0);
  const closed = chained ? teammateOf(rules, seat) : 0;
  const { cost } = card;
  const waived = city.tally.waived[card.colour];
  if (waived > 0 || !areTooFew(reach, cost.wanted)) {
    const market = closed ? marketOf(rules, state, seat, closed) : open;
    const coins = priceOf(table, seat, card);
    const purse = city.spendable - coins;
    const splitCount = offersIn(market, rules, state, seat, cost, waived, closed, purse, splits);
    for (let i = 0; i < splitCount; i++)
      out[count++] = build(id, PAID, toLeft(splits[i]), toRight(splits[i]), coins + toBank(splits[i]));
  }
  const powers = city.tally.powers & ~city.used;
  for (let power = 0; powers >> power; power++)
    if ((powers >> power) & 1 && isFor(table, city, rules.powers[power], card))
      out[count++] = build(id, FIRST_POWER + power, 0, 0, 0);
  return count;
}

/** Whether a power may be used for this card now. */
function isFor({ rules, state }: Table, city: Seat, { colours, when }: Power, card: Card): boolean {
  if (!colours.includes(COLOURS[card.colour])) return false;
  if (when === 'any') return true;
  if (when === 'new colour') return city.tally.colours[card.colour] === 0;
  const { kind } = rules.steps[state.at];
  return kind === 'play' && state.turn === (when === 'first turn' ? 1 : rules.setup.plays);
}

/** A right to build for nothing that does not help with a card now: it is used up in this Age, or for another occasion. */
export interface IdlePower {
  power: string;
  why: 'used' | Exclude<Occasion, 'any'>;
}

/** Powers of this city for cards of that colour which cannot be used for this one. */
export function idlePowers(table: Table, seat: SeatId, card: Card): IdlePower[] {
  const city = table.state.seats[seat];
  return table.rules.powers.flatMap((power, bit): IdlePower[] => {
    if (!((city.tally.powers >> bit) & 1) || !power.colours.includes(COLOURS[card.colour])) return [];
    if ((city.used >> bit) & 1) return [{ power: power.name, why: 'used' }];
    return power.when === 'any' || isFor(table, city, power, card) ? [] : [{ power: power.name, why: power.when }];
  });
}

const WHY_IDLE: Record<IdlePower['why'], string> = {
  used: 'has already been used in this Age',
  'new colour': 'is for the first card of a colour',
  'first turn': 'is for the first turn of an Age',
  'last turn': 'is for the last turn of an Age',
};

export const idleText = ({ power, why }: IdlePower): string => `${power} ${WHY_IDLE[why]}`;

/** Where the teammate sits: nothing may be bought there for what a chain makes free (C-67). */
function teammateOf(rules: Rules, seat: SeatId): Scope {
  const ally = rules.setup.allies[seat];
  if (ally === NOBODY) return 0;
  return ally === rules.left[seat] ? LEFT : RIGHT;
}

/** What has to be had for a card, and from whom it may be bought. */
export function purchaseOf({ rules, state }: Table, seat: SeatId, card: Card): Purchase {
  const city = state.seats[seat];
  const closed = hasChain(city, card) ? teammateOf(rules, seat) : 0;
  return { cost: card.cost, waived: city.tally.waived[card.colour], closed };
}

export const stagePurchase = ({ state }: Table, seat: SeatId, { cost }: Stage): Purchase => ({
  cost,
  waived: state.seats[seat].tally.waived[STAGES],
  closed: 0,
});

/** From how many neighbours a play buys something. What a rebate makes free is bought too (X-17, C2-38). */
export function sellersOf(table: Table, seat: SeatId, play: Choice): number {
  const { rules, state } = table;
  const { rebateLeft, rebateRight, smuggles } = state.seats[seat].tally;
  const paid = Number(leftOf(play) > 0) + Number(rightOf(play) > 0);
  if (rebateLeft + rebateRight + smuggles === 0 || deedOf(play) === SELL || viaOf(play) !== PAID) return paid;
  const { purchase, coins } = billOf(table, seat, play);
  const pay = { left: leftOf(play), right: rightOf(play), bank: bankOf(play) - coins };
  return paid + Math.max(0, unitsForNothing(rules, state, seat, purchase, pay));
}

/** What has to be had for a play that is paid for, and the coins the bank gets on top. */
export function billOf(table: Table, seat: SeatId, play: Choice): { purchase: Purchase; coins: number } {
  const { rules } = table;
  return deedOf(play) === BUILD
    ? builtBy(table, seat, rules.cards[cardOf(play)])
    : stagedBy(table, seat, stagePlayed(table, seat, play) as Stage, joinOf(play));
}

/** The stage that a choice puts a card under; null if there is none there. */
function stagePlayed({ rules, state }: Table, seat: SeatId, play: Choice): Stage | null {
  const city = state.seats[seat];
  const place = whichOf(play) === PLACED ? placeOf(play) : city.stage;
  return rules.wonders[city.wonder]?.stages[place] ?? null;
}

const builtBy = (table: Table, seat: SeatId, card: Card): { purchase: Purchase; coins: number } => ({
  purchase: purchaseOf(table, seat, card),
  coins: priceOf(table, seat, card),
});

const stagedBy = (table: Table, seat: SeatId, next: Stage, join: number): { purchase: Purchase; coins: number } => ({
  purchase: stagePurchase(table, seat, next),
  coins: stagePrice(table, seat, next, join),
});

/** Coins the card itself costs, to the bank. */
export const priceOf = (table: Table, seat: SeatId, card: Card): number =>
  card.price ? card.price(table, seat, card) : card.cost.coins;

/** Coins to the bank for a stage, with what taking part costs; 0 for what is not there. */
export const stagePrice = (table: Table, seat: SeatId, next: Stage | null, join: number): number =>
  (next?.cost.coins ?? 0) + Math.max(0, joinPrice(table, seat, join));

/** A stage, or a structure that needs no special power: what a forced seat may not pass over (B-12.8, B-12.17). */
const isOrdinaryPlay = (choice: Choice): boolean =>
  deedOf(choice) === STAGE || (deedOf(choice) === BUILD && viaOf(choice) < FIRST_POWER);

/** Why this play is not allowed, or null if it is. Payments that are merely unwise are allowed. */
export function refusePlay(table: Table, seat: SeatId, ask: PlayAsk, choice: Choice): Refusal | null {
  const { rules, state } = table;
  const deed = deedOf(choice);
  const usesCard = deed === BUILD || deed === STAGE || deed === SELL;
  if (deed === PASS && ask.optional) return null;
  if (!usesCard || !mayDo(ask, VERBS[deed])) return refusal('not-this-question', askedText(table, seat));
  const cards = cardsAsked(state, ask);
  const card = rules.cards[cardOf(choice)];
  if (!card) return refusal('unknown-card', `there is no card number ${cardOf(choice)}`);
  if (!cards.includes(card.id))
    return refusal('not-in-hand', `${card.name} is not in this hand; ${askedText(table, seat)}`);
  const refused =
    deed === BUILD ? refuseBuild(table, seat, card, choice) : deed === STAGE ? refuseStage(table, seat, choice) : null;
  return refused ?? (ask.forced ? refuseForced(table, seat, ask, card, choice) : null);
}

function refuseBuild(table: Table, seat: SeatId, card: Card, choice: Choice): Refusal | null {
  const { rules, state } = table;
  const city = state.seats[seat];
  if (hasBuilt(city.tally, card)) return refusal('already-built', `${card.name} is already built in this city`);
  const via = viaOf(choice);
  if (via === PAID)
    return refusePayment(table, seat, purchaseOf(table, seat, card), priceOf(table, seat, card), choice, card.name);
  if (via === CHAIN)
    return hasChain(city, card) ? null : refusal('no-chain', `no structure of this city leads to ${card.name}`);
  const power = rules.powers[via - FIRST_POWER];
  if (!power || !((city.tally.powers >> (via - FIRST_POWER)) & 1))
    return refusal('no-power', 'this city has no such power');
  if (!power.colours.includes(COLOURS[card.colour]))
    return refusal('no-power', `${power.name} is not for ${card.name}: it is for ${power.colours.join(', ')}`);
  const idle = idlePowers(table, seat, card).find((one) => one.power === power.name);
  return idle ? refusal('no-power', idleText(idle)) : null;
}

function refuseStage(table: Table, seat: SeatId, choice: Choice): Refusal | null {
  const { rules, state } = table;
  const places = placesNext(rules, state.seats[seat]);
  const next = stagePlayed(table, seat, choice);
  if (places.length === 0) return refusal('no-stage', 'there is no further stage to build');
  if (viaOf(choice) !== PAID) return refusal('no-power', 'a stage has to be paid for');
  const wrong = refusePlace(table, seat, choice);
  if (wrong) return refusal(...wrong);
  if (!next) return refusal('no-stage', 'there is no such stage');
  const most = optionsOf(table, seat, next, whichOf(choice));
  if (most > 0 && optionOf(choice) === 0)
    return refusal('no-option', `this stage offers a choice: say option 1 to ${most}`);
  if (optionOf(choice) > most) return refusal('no-option', `this stage has no option ${optionOf(choice)}`);
  const join = joinOf(choice);
  const shut = join > 0 ? whyNoJoin(table, seat, join) : null;
  if (shut) return refusal('no-join', noJoinText(shut));
  const what = join > 0 ? 'the stage with taking part' : 'the stage';
  return refusePayment(
    table,
    seat,
    stagePurchase(table, seat, next),
    stagePrice(table, seat, next, join),
    choice,
    what,
  );
}

/** Which stage is built is said where there are several; whose it copies is said where it copies one. */
function refusePlace({ rules, state }: Table, seat: SeatId, choice: Choice): Parameters<typeof refusal> | null {
  const city = state.seats[seat];
  const board = rules.wonders[city.wonder];
  const which = whichOf(choice);
  if (board.anyOrder) {
    const open = listed(
      placesNext(rules, city).map((place) => place + 1),
      'or',
    );
    if (which !== PLACED) return ['no-option', `say which "stage" is built: ${open}`];
    if (placeOf(choice) >= board.stages.length) return ['no-stage', `there is no such stage: it is ${open}`];
    return isBuilt(rules, city, placeOf(choice))
      ? ['no-stage', `stage ${placeOf(choice) + 1} is built already; ${open} can be built`]
      : null;
  }
  if (which === PLACED) return ['no-option', 'the stages of this board are built from the left to the right'];
  const ways = waysToCopy(board.stages[city.stage]);
  if (ways.includes(which)) return null;
  if (ways[0] === NEXT) return ['no-option', 'this stage takes nothing from a neighbour'];
  const from = listed(
    ways.map((way) => `"${directionOf(way)}"`),
    'or',
  );
  return ['no-option', `say "from" which neighbour this stage takes its effect: ${from}`];
}

function refusePayment(
  table: Table,
  seat: SeatId,
  purchase: Purchase,
  coins: number,
  choice: Choice,
  what: string,
): Refusal | null {
  const { rules, state } = table;
  const { spendable, tally } = state.seats[seat];
  const { left, right, bank } = paymentOf(choice);
  if (bank < coins || bank > coins + tally.fromBank)
    return refusal('wrong-payment', `the bank gets ${bankText(coins, tally.fromBank)} for ${what}, not ${bank}`);
  const least = cheapest(rules, state, seat, purchase);
  if (least < 0) return refusal('cannot-pay', `${what} ${lackText(missing(rules, state, seat, purchase))}`);
  const total = Math.max(least + coins, left + right + bank);
  if (total > spendable) return refusal('cannot-pay', `${what} ${tooDear(coinsText(total), spendable)}`);
  return unitsForNothing(rules, state, seat, purchase, { left, right, bank: bank - coins }) >= 0
    ? null
    : refusal(
        'wrong-payment',
        `${what} cannot be paid with ${left} to the left and ${right} to the right${hintOf(rules)}`,
      );
}

/** Coins due to the bank, up to those with all that may be bought there. */
const bankText = (coins: number, more: number): string => (more > 0 ? `${coins} to ${coins + more}` : `${coins}`);

/** In teams a payment may also be wrong for buying what the city has itself (C-66). */
const hintOf = ({ teams }: Rules): string => (teams ? '; in teams own resources come first' : '');

function refuseForced(table: Table, seat: SeatId, ask: PlayAsk, card: Card, choice: Choice): Refusal | null {
  const city = table.state.seats[seat];
  const chained = !hasBuilt(city.tally, card) && hasChain(city, card);
  if (chained && !(deedOf(choice) === BUILD && viaOf(choice) === CHAIN))
    return refusal('must-chain', `this city has to build ${card.name} free by its chain`);
  if (deedOf(choice) !== SELL) return null;
  return listPlays(table, seat, ask).some(isOrdinaryPlay)
    ? refusal('must-play', 'this city may not sell while it can build something')
    : null;
}
