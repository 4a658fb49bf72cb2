/** Every way to pay for the stages that a city may build next. */
import { type Choice, MOST_JOININGS, NEXT, PLACED, stage } from './choice.ts';
import { CANNOT_JOIN } from './joining.ts';
import { areTooFew, ENOUGH, type Lanes } from './lanes.ts';
import { type Market, marketOf } from './market.ts';
import type { Table } from './module.ts';
import type { Stage } from './rules.ts';
import { roomForSplits, toBank, toLeft, toRight } from './splits.ts';
import { boardBeside, placesNext, stageIn, waysToCopy } from './stages.ts';
import { STAGES } from './tally.ts';
import { offersIn } from './trade.ts';
import type { SeatId } from './types.ts';

const splits = roomForSplits();
const surcharges: number[] = Array.from({ length: MOST_JOININGS }, () => CANNOT_JOIN);

/** Writes every way to pay for a stage that can be next, card 0 standing for whichever card goes under it. */
export function listStages(table: Table, seat: SeatId, out: Choice[], before: number): number {
  return listStagesIn(marketOf(table.rules, table.state, seat, 0), ENOUGH, table, seat, out, before);
}

/** The same for whoever has looked for the market of that seat already, and what it gives at most. */
export function listStagesIn(
  market: Market,
  reach: Lanes,
  table: Table,
  seat: SeatId,
  out: Choice[],
  before: number,
): number {
  const { rules, state } = table;
  const city = state.seats[seat];
  const board = rules.wonders[city.wonder];
  if (!board || city.stage >= board.stages.length) return before;
  if (!board.anyOrder) {
    const next = board.stages[city.stage];
    return next.copies
      ? listCopies(market, reach, table, seat, next, out, before)
      : listStage(market, reach, table, seat, next, NEXT, 0, out, before);
  }
  let count = before;
  for (const place of placesNext(rules, city))
    count = listStage(market, reach, table, seat, board.stages[place], PLACED, place, out, count);
  return count;
}

/** A stage that does what a neighbour's does: each neighbour that it may be, with what that stage offers. */
function listCopies(
  market: Market,
  reach: Lanes,
  table: Table,
  seat: SeatId,
  next: Stage,
  out: Choice[],
  before: number,
): number {
  let count = before;
  for (const which of waysToCopy(next)) count = listStage(market, reach, table, seat, next, which, 0, out, count);
  return count;
}

/** How many things a stage offers to choose from; one that copies offers what that one does. */
export function optionsOf({ rules, state }: Table, seat: SeatId, next: Stage, which: number): number {
  if (!next.copies) return next.options.length;
  return stageIn(rules, boardBeside(rules, state, seat, which), next.copies.place)?.options.length ?? 0;
}

function listStage(
  market: Market,
  reach: Lanes,
  table: Table,
  seat: SeatId,
  next: Stage,
  which: number,
  place: number,
  out: Choice[],
  before: number,
): number {
  const { rules, state } = table;
  const city = state.seats[seat];
  const { cost } = next;
  const waived = city.tally.waived[STAGES];
  if (waived === 0 && areTooFew(reach, cost.wanted)) return before;
  const offered = optionsOf(table, seat, next, which);
  const purse = city.spendable - cost.coins;
  const { joinings } = rules;
  for (let i = 0; i < joinings.length; i++) surcharges[i] = joinings[i].price(table, seat);
  const splitCount = offersIn(market, rules, state, seat, cost, waived, 0, purse, splits);
  let count = before;
  for (let i = 0; i < splitCount; i++) {
    const left = toLeft(splits[i]);
    const right = toRight(splits[i]);
    const bank = cost.coins + toBank(splits[i]);
    const rest = city.spendable - left - right - bank;
    for (let option = Math.min(1, offered); option <= offered; option++) {
      const told = which === PLACED ? place : option;
      out[count++] = stage(0, left, right, bank, 0, told, which);
      for (let join = 1; join <= joinings.length; join++) {
        const surcharge = surcharges[join - 1];
        if (surcharge !== CANNOT_JOIN && surcharge <= rest)
          out[count++] = stage(0, left, right, bank + surcharge, join, told, which);
      }
    }
  }
  return count;
}
