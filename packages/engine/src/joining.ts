/** What can be joined with a stage: none, one or several things, of which a stage takes part in one at most. */
import { listed } from './english.ts';
import { type Refusal, refusal } from './errors.ts';
import type { NoJoin, Penalty, Table } from './module.ts';
import type { Rules } from './rules.ts';
import type { SeatId } from './types.ts';

/** In place of a price: this seat cannot join now. */
export const CANNOT_JOIN = -1;

/** Coins for taking part in that, 1 for the first. */
export function joinPrice(table: Table, seat: SeatId, join: number): number {
  const { joinings } = table.rules;
  return join > 0 && join <= joinings.length ? joinings[join - 1].price(table, seat) : CANNOT_JOIN;
}

/** Why that cannot be joined now; null if it has a price. */
export function whyNoJoin(table: Table, seat: SeatId, join: number): NoJoin | null {
  if (joinPrice(table, seat, join) !== CANNOT_JOIN) return null;
  return table.rules.joinings[join - 1]?.whyNot?.(table, seat) ?? { why: 'nothing' };
}

export function noJoinText(reason: NoJoin): string {
  switch (reason.why) {
    case 'nothing':
      return 'there is nothing to take part in';
    case 'joined':
      return `this city takes part in ${reason.what} already`;
    case 'built':
      return `${reason.what} is built already`;
    case 'failed':
      return `${reason.what} has failed`;
  }
}

/** What a stage takes part in: false for nothing, and a name only where it has to be said which. */
export const joinName = ({ joinings }: Rules, join: number): boolean | string =>
  join > 0 && joinings.length > 1 ? joinings[join - 1].name : join > 0;

/** The other way round. True is enough where only one thing can be joined. */
export function readJoin(table: Table, seat: SeatId, join: unknown): number | Refusal {
  const { joinings } = table.rules;
  const names = joinings.map(({ name }) => name);
  if (join === undefined || join === false) return 0;
  if (names.includes(join as string)) return 1 + names.indexOf(join as string);
  if (join !== true) return refusal('garbage', 'taking part is true or false, or the name of what is joined');
  const open = joinings.filter((joining) => joining.price(table, seat) !== CANNOT_JOIN);
  return open.length > 1
    ? refusal('no-join', `say what to take part in: ${listed(names, 'or')}`)
    : 1 + Math.max(0, joinings.indexOf(open[0]));
}

/** What those lose who take no part in it; undefined for a card that cannot be joined. */
export function penaltyOf({ joinings }: Rules, card: string): Penalty | undefined {
  for (const { penalty } of joinings) {
    const found = penalty?.(card);
    if (found) return found;
  }
  return undefined;
}
