/**
 * What a cost comes to. Every way to get a resource is a unit that can be one of a set of resources. For a demand of
 * D units and a set S of resources, let d(S) be the units demanded in S and cap(S) the units able to give something
 * in S; a pool of units covers min over S of D - d(S) + cap(S) of the demand. Coverable sets of units form a matroid,
 * so buying cheapest-first is cheapest, and no search is needed.
 */
import { type Market, marketOf, type Purchase } from './market.ts';
import { offersAt, scarceKinds } from './one-price.ts';
import { asPlain, isPlain, type PlainMarket, plainMarkets } from './plain-markets.ts';
import type { Cost, Rules } from './rules.ts';
import { insertSplit, type Split, splitOf } from './splits.ts';
import { REDUCED_PRICE } from './tally.ts';
import type { Payment, SeatId, State, Tally } from './types.ts';
import { MANUFACTURED, RAW, RAW_BITS, type Scope } from './vocabulary.ts';

/*
 * Costs are looked at millions of times, one at a time, so a survey is kept here and not made anew: for each set of
 * resources that the city is short of, how many units it lacks and how many each neighbour could give. A set that has a
 * kind in it of which the city has enough units that are nothing else lacks no more without that kind, and less can be
 * bought for it then; so it says nothing that the set without that kind does not say.
 */
const lacks: number[] = [];
const leftRaw: number[] = [];
const leftMade: number[] = [];
const rightRaw: number[] = [];
const rightMade: number[] = [];
let short = 0;
/** The kinds of resources that those sets are made of. */
let scarce = 0;
/** Units to buy: an own unit in place of a bought one never costs more, so it is always just what is lacking. */
let toBuy = 0;

/** False if the cost is out of reach: too little for sale, or more to buy than the purse has coins. */
function survey(mine: Tally, left: Tally, right: Tally, cost: Cost, waived: number, purse: number): boolean {
  scarce = scarceKinds(mine, cost);
  return surveyScarce(mine, left, right, cost, waived, purse);
}

/** The same for whoever has found out what is scarce. */
function surveyScarce(mine: Tally, left: Tally, right: Tally, cost: Cost, waived: number, purse: number): boolean {
  short = 0;
  toBuy = 0;
  const { needs } = cost;
  const { own, fromBank } = mine;
  const coins = purse + mine.rebateLeft + mine.rebateRight;
  let count = 0;
  let most = 0;
  for (let set = scarce; set > 0; set = (set - 1) & scarce) {
    const lack = needs[set] - own[set] - waived;
    if (lack <= 0) continue;
    const raw = set & RAW;
    const made = set >> RAW_BITS;
    const fromLeft = left.rawForSale[raw];
    const fromRight = right.rawForSale[raw];
    const madeLeft = left.madeForSale[made];
    const madeRight = right.madeForSale[made];
    if (lack > coins || lack > fromLeft + fromRight + madeLeft + madeRight + fromBank) return false;
    if (lack > most) most = lack;
    lacks[count] = lack;
    leftRaw[count] = fromLeft;
    leftMade[count] = madeLeft;
    rightRaw[count] = fromRight;
    rightMade[count] = madeRight;
    count++;
  }
  short = count;
  toBuy = most;
  return true;
}

/** More coins than any cost comes to. */
const MORE_THAN_ENOUGH = 1000;

/** Coins for trade, at the least; -1 if the cost cannot be covered at all. */
export function cheapest(rules: Rules, state: State, seat: SeatId, purchase: Purchase): number {
  const { cost, waived, closed } = purchase;
  const { mine, left, right } = marketOf(rules, state, seat, closed);
  if (isPlain(mine)) return survey(mine, left, right, cost, waived, MORE_THAN_ENOUGH) ? leastPrice(mine) : -1;
  let least = -1;
  for (const plain of openMarkets(rules, state, seat, purchase)) {
    if (!isInReach(plain, waived)) continue;
    const price = plain.leftCoins + plain.rightCoins + leastPrice(plain.mine);
    if (least < 0 || price < least) least = price;
  }
  return least;
}

/** Surveys a market for whoever has all the coins it takes. */
const isInReach = ({ mine, left, right, cost }: PlainMarket, waived: number): boolean =>
  survey(mine, left, right, cost, waived, MORE_THAN_ENOUGH);

/**
 * The plain markets in which the cost may be met. In teams own resources come first, exchanged ones too, so there it is
 * only those where the fewest units are bought (C-66, W-71).
 */
function openMarkets(rules: Rules, state: State, seat: SeatId, { cost, waived, closed }: Purchase): PlainMarket[] {
  const all = plainMarkets(rules, state, seat, marketOf(rules, state, seat, closed), cost);
  if (!rules.teams) return all;
  const bought = all.map((plain) =>
    isInReach(plain, waived) ? plain.leftUnits + plain.rightUnits + toBuy : Number.POSITIVE_INFINITY,
  );
  const fewest = Math.min(...bought);
  return all.filter((_, i) => bought[i] === fewest);
}

/** Cheapest first: every unit to buy costs one coin, and those that nobody sells for one coin cost another. */
function leastPrice(mine: Tally): number {
  if (mine.rebateLeft > 0 || mine.rebateRight > 0) return leastPriceWithRebates(mine);
  const { rawLeft, rawRight, madeLeft, madeRight, fromBank } = mine;
  let dear = 0;
  for (let i = 0; i < short; i++) {
    let lack = lacks[i] - fromBank;
    if (rawLeft === REDUCED_PRICE) lack -= leftRaw[i];
    if (rawRight === REDUCED_PRICE) lack -= rightRaw[i];
    if (madeLeft === REDUCED_PRICE) lack -= leftMade[i];
    if (madeRight === REDUCED_PRICE) lack -= rightMade[i];
    if (lack > dear) dear = lack;
  }
  return toBuy + dear;
}

/** A rebate is for one unit of a neighbour's raw materials or of its manufactured goods, whichever is better. */
function leastPriceWithRebates(mine: Tally): number {
  let best = MORE_THAN_ENOUGH;
  for (const onRawLeft of [true, false])
    for (const onRawRight of [true, false]) best = Math.min(best, priceWithRebates(mine, onRawLeft, onRawRight));
  return best;
}

/** Units that cost something cost one coin, and those that nobody sells for one coin or less cost another. */
function priceWithRebates(mine: Tally, onRawLeft: boolean, onRawRight: boolean): number {
  let paid = 0;
  let dear = 0;
  for (let i = 0; i < short; i++) {
    let free = 0;
    let cheap = mine.fromBank;
    const offer = (units: number, price: number, rebate: number): void => {
      const reduced = Math.min(rebate, units);
      if (price === REDUCED_PRICE) {
        free += reduced;
        cheap += units;
      } else cheap += reduced;
    };
    offer(leftRaw[i], mine.rawLeft, onRawLeft ? mine.rebateLeft : 0);
    offer(leftMade[i], mine.madeLeft, onRawLeft ? 0 : mine.rebateLeft);
    offer(rightRaw[i], mine.rawRight, onRawRight ? mine.rebateRight : 0);
    offer(rightMade[i], mine.madeRight, onRawRight ? 0 : mine.rebateRight);
    paid = Math.max(paid, lacks[i] - free);
    dear = Math.max(dear, lacks[i] - cheap);
  }
  return paid + dear;
}

/**
 * Writes every undominated split of the trade that the purse can pay into `out`, cheapest first, and returns how many
 * there are. `waived` resources need not be had at all; `closed` neighbours sell nothing.
 */
export function offers(
  rules: Rules,
  state: State,
  seat: SeatId,
  cost: Cost,
  waived: number,
  closed: Scope,
  purse: number,
  out: Split[],
): number {
  return offersIn(marketOf(rules, state, seat, closed), rules, state, seat, cost, waived, closed, purse, out);
}

/** The same for whoever has looked for the market of that seat already. */
export function offersIn(
  { mine, left, right }: Market,
  rules: Rules,
  state: State,
  seat: SeatId,
  cost: Cost,
  waived: number,
  closed: Scope,
  purse: number,
  out: Split[],
): number {
  if (purse < 0) return 0;
  out[0] = splitOf(0, 0, 0);
  if (cost.units === 0) return 1;
  if (!isPlain(mine)) return offersInAll(openMarkets(rules, state, seat, { cost, waived, closed }), waived, purse, out);
  scarce = scarceKinds(mine, cost);
  if (scarce === 0) return 1;
  const { rawLeft, rawRight, madeLeft, madeRight } = mine;
  const isSimple = mine.fromBank + mine.rebateLeft + mine.rebateRight === 0;
  if (isSimple) {
    if ((scarce & MANUFACTURED) === 0)
      return offersAt(rawLeft, rawRight, scarce, mine, left, right, cost, waived, purse, out);
    if ((scarce & RAW) === 0 || (rawLeft === madeLeft && rawRight === madeRight))
      return offersAt(madeLeft, madeRight, scarce, mine, left, right, cost, waived, purse, out);
  }
  if (!surveyScarce(mine, left, right, cost, waived, purse)) return 0;
  if (toBuy === 0) return 1;
  return isSimple && toBuy === 1 ? offersOfOne(mine, purse, out) : addOffers(mine, left, 0, 0, purse, out, 0);
}

/** Where a single unit is lacking, it comes from the left or from the right, and is raw or made. */
function offersOfOne({ rawLeft, rawRight, madeLeft, madeRight }: Tally, purse: number, out: Split[]): number {
  const left = Math.min(isInAll(leftRaw) ? rawLeft : MORE_THAN_ENOUGH, isInAll(leftMade) ? madeLeft : MORE_THAN_ENOUGH);
  const right = Math.min(
    isInAll(rightRaw) ? rawRight : MORE_THAN_ENOUGH,
    isInAll(rightMade) ? madeRight : MORE_THAN_ENOUGH,
  );
  let count = 0;
  if (right <= left && right <= purse) out[count++] = splitOf(0, right, 0);
  if (left <= purse) out[count++] = splitOf(left, 0, 0);
  if (right > left && right <= purse) out[count++] = splitOf(0, right, 0);
  return count;
}

/** One of these units would do for every set that the city is short of. */
function isInAll(units: readonly number[]): boolean {
  for (let i = 0; i < short; i++) if (units[i] === 0) return false;
  return true;
}

/** The undominated ones of several markets together. */
function offersInAll(markets: readonly PlainMarket[], waived: number, purse: number, out: Split[]): number {
  let count = 0;
  for (const plain of markets) {
    const { mine, left, leftCoins, rightCoins } = plain;
    if (isInReach(plain, waived)) count = addOffers(mine, left, leftCoins, rightCoins, purse, out, count);
  }
  return count;
}

/** Adds the splits of the market that was surveyed to the list, with the coins for what has been bought already. */
function addOffers(
  mine: Tally,
  left: Tally,
  leftCoins: number,
  rightCoins: number,
  purse: number,
  out: Split[],
  before: number,
): number {
  const coins = purse - leftCoins - rightCoins;
  if (leastPrice(mine) > coins) return before;
  const mostRaw = Math.min(toBuy, left.rawForSale[scarce & RAW]);
  const mostMade = Math.min(toBuy, left.madeForSale[scarce >> RAW_BITS]);
  const mostBank = Math.min(toBuy, mine.fromBank);
  let count = before;
  for (let bank = 0; bank <= mostBank; bank++)
    for (let raw = 0; raw <= mostRaw && bank + raw <= toBuy; raw++)
      for (let made = 0; made <= mostMade && bank + raw + made <= toBuy; made++) {
        const rebate = raw + made > 0 ? mine.rebateLeft : 0;
        const paid = bank + raw * mine.rawLeft + made * mine.madeLeft - rebate;
        const rest = toBuy - bank - raw - made - mine.rebateRight; // whatever is left costs a coin each at least
        if (paid + rest > coins) continue;
        const toTheRight = restFromRight(bank, raw, made, mine);
        if (toTheRight >= 0 && paid + toTheRight <= coins)
          count = insertSplit(out, count, leftCoins + paid - bank, rightCoins + toTheRight, bank);
      }
  return count;
}

/** With so many units from the bank and from the left, what the right gets for the rest; -1 if it cannot. */
function restFromRight(bank: number, raw: number, made: number, mine: Tally): number {
  const { rawRight, madeRight, rebateRight } = mine;
  let mostLack = 0;
  let mostDear = 0;
  for (let i = 0; i < short; i++) {
    let lack = lacks[i] - bank - Math.min(raw, leftRaw[i]) - Math.min(made, leftMade[i]);
    if (lack > mostLack) mostLack = lack;
    let dear = 0;
    if (rawRight === REDUCED_PRICE) lack -= rightRaw[i];
    else dear += rightRaw[i];
    if (madeRight === REDUCED_PRICE) lack -= rightMade[i];
    else dear += rightMade[i];
    if (lack > dear) return -1;
    if (lack > mostDear) mostDear = lack;
  }
  return mostLack > 0 ? mostLack + mostDear - rebateRight : 0;
}

/**
 * A payment is right if some assignment uses every bought unit for the cost at its exact price, own production covering
 * the rest (B-10.5): for some numbers of units per neighbour and kind, they alone are all usable, and with the city's
 * own units they cover everything. Returns from how many neighbours a unit was had for nothing, at the least; -1 if the
 * payment is wrong. In teams own resources come first: nothing is bought that is not lacking (C-66).
 */
export function unitsForNothing(rules: Rules, state: State, seat: SeatId, purchase: Purchase, pay: Payment): number {
  const { cost, waived, closed } = purchase;
  const market = marketOf(rules, state, seat, closed);
  if (pay.bank < 0 || pay.bank > market.mine.fromBank) return -1;
  if (isPlain(market.mine)) return giftsIn(asPlain(market, cost), waived, pay, rules.teams !== null);
  let fewest = -1;
  for (const plain of openMarkets(rules, state, seat, purchase)) {
    const gifts = giftsIn(plain, waived, pay, rules.teams !== null);
    if (gifts >= 0 && (fewest < 0 || gifts < fewest)) fewest = gifts;
  }
  return fewest;
}

/** The same in one market. `ownFirst`: no more is bought than is lacking. */
function giftsIn(market: PlainMarket, waived: number, pay: Payment, ownFirst: boolean): number {
  if (!isInReach(market, waived)) return -1;
  const most = ownFirst ? toBuy : market.cost.units;
  const { mine, leftUnits, leftCoins, rightUnits, rightCoins } = market;
  const any = { units: waived, bank: pay.bank };
  const fromLeft = purchases(pay.left - leftCoins, mine.rawLeft, mine.madeLeft, mine.rebateLeft);
  const fromRight = purchases(pay.right - rightCoins, mine.rawRight, mine.madeRight, mine.rebateRight);
  const isGift = (coins: number, units: number, { raw, made }: Bought): number =>
    coins === 0 && units + raw + made > 0 ? 1 : 0;
  let fewest = -1;
  for (const one of fromLeft)
    for (const other of fromRight) {
      const gifts = isGift(pay.left, leftUnits, one) + isGift(pay.right, rightUnits, other);
      const better = fewest < 0 || gifts < fewest;
      if (better && usesAll(market, any, one, other, most)) fewest = gifts;
    }
  return fewest;
}

/** Every number of units that these coins are the price of. */
function purchases(coins: number, rawPrice: number, madePrice: number, rebate: number): Bought[] {
  const found: Bought[] = coins === 0 ? [{ raw: 0, made: 0 }] : [];
  const full = coins + rebate;
  for (let raw = 0; raw * rawPrice <= full; raw++) {
    const made = (full - raw * rawPrice) / madePrice;
    if (Number.isInteger(made) && raw + made > 0) found.push({ raw, made });
  }
  return found;
}

interface Bought {
  raw: number;
  made: number;
}

function usesAll(
  { mine, left, right, cost }: PlainMarket,
  any: { units: number; bank: number },
  fromLeft: Bought,
  fromRight: Bought,
  most: number,
): boolean {
  const bought = any.bank + fromLeft.raw + fromLeft.made + fromRight.raw + fromRight.made;
  if (bought > most) return false;
  return cost.sets.every((set) => {
    const raw = set & RAW;
    const made = set >> RAW_BITS;
    const taken =
      any.bank +
      Math.min(fromLeft.raw, left.rawForSale[raw]) +
      Math.min(fromRight.raw, right.rawForSale[raw]) +
      Math.min(fromLeft.made, left.madeForSale[made]) +
      Math.min(fromRight.made, right.madeForSale[made]);
    const covered = taken + mine.own[set] + any.units >= cost.needs[set];
    const allUsed = cost.units - cost.needs[set] + taken >= bought;
    return covered && allUsed;
  });
}
