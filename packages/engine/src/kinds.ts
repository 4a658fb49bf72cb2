/** One play of each kind, for games that are only imagined: there are several times as many plays as kinds of them. */
import { CHAIN, type Choice, NONE, PAID, PASSING, sell, unpaid, viaOf, withCard } from './choice.ts';
import type { Lanes } from './lanes.ts';
import { type Market, marketOf, reachOf } from './market.ts';
import type { Table } from './module.ts';
import { isRepeated, listBuildsIn } from './plays.ts';
import { cardsAsked, mayDo, type PlayAsk } from './question.ts';
import type { Rules } from './rules.ts';
import { listStagesIn } from './stage-ways.ts';
import type { CardId, SeatId, State } from './types.ts';

const builds: Choice[] = Array.from({ length: 256 }, () => NONE);
const stages: Choice[] = Array.from({ length: 256 }, () => NONE);

/**
 * Writes plays into `out` in the order of `legalIn`, and returns how many: of those that differ only in who is paid the
 * cheapest, of those that differ only in the card that goes under a stage or is sold that with the first card. What a
 * chain makes free is built by the chain. Not for whoever is forced to build, with whom each card matters.
 */
export function kindsIn(rules: Rules, state: State, seat: SeatId, ask: PlayAsk, out: Choice[]): number {
  const table: Table = { rules, state, log: null };
  const cards = cardsAsked(state, ask);
  const market = marketOf(rules, state, seat, 0);
  const reach = reachOf(market);
  const mayBuild = mayDo(ask, 'build');
  let count = 0;
  for (let i = 0; i < cards.length; i++) {
    if (mayBuild && !isRepeated(cards, i)) count = addBuilds(market, reach, table, seat, cards[i], out, count);
    if (i > 0) continue;
    if (mayDo(ask, 'stage')) count = addStages(market, reach, table, seat, cards[0], out, count);
    if (mayDo(ask, 'sell')) out[count++] = sell(cards[0]);
  }
  if (ask.optional && cards.length > 0) out[count++] = PASSING;
  return count;
}

/** By chain, else by the cheapest payment, which comes first, and by each power. */
function addBuilds(
  market: Market,
  reach: Lanes,
  table: Table,
  seat: SeatId,
  card: CardId,
  out: Choice[],
  before: number,
): number {
  const found = listBuildsIn(market, reach, table, seat, card, builds, 0);
  let count = before;
  for (let i = 0; i < found; i++) {
    const via = viaOf(builds[i]);
    if (i === 0 || via !== PAID) out[count++] = builds[i];
    if (via === CHAIN) break;
  }
  return count;
}

/** Each stage that can be built, with each thing that it offers and that can be joined, for the least coins. */
function addStages(
  market: Market,
  reach: Lanes,
  table: Table,
  seat: SeatId,
  card: CardId,
  out: Choice[],
  before: number,
): number {
  const found = listStagesIn(market, reach, table, seat, stages, 0);
  let count = before;
  for (let i = 0; i < found; i++) if (isFirstOfKind(i)) out[count++] = withCard(stages[i], card);
  return count;
}

function isFirstOfKind(at: number): boolean {
  const kind = unpaid(stages[at]);
  for (let i = 0; i < at; i++) if (unpaid(stages[i]) === kind) return false;
  return true;
}
