/** The seat that an error is about; null for one about the whole table. */
import type { PolisError } from '@polis/engine';

export function seatOfError({ message }: PolisError): number | null {
  const [, seat] = /\bseat (\d)\b/.exec(message) ?? [];
  return seat === undefined ? null : Number(seat);
}
