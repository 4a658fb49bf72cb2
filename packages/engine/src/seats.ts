/** A seat as it comes in from outside, looked at where it comes in: what lies further inside trusts its caller. */
import { PolisError, type Refusal, refusal, said } from './errors.ts';
import type { Rules } from './rules.ts';

/** Null if there is such a seat. */
export const refuseNoSeat = ({ seats }: Pick<Rules, 'seats'>, seat: unknown): Refusal | null =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats
    ? null
    : refusal('no-such-seat', `there is no seat ${said(seat)}`);

export function insistSeat(rules: Pick<Rules, 'seats'>, seat: unknown): void {
  const wrong = refuseNoSeat(rules, seat);
  if (wrong) throw new PolisError(wrong.code, wrong.message);
}
