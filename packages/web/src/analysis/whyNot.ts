/** What the engine says of a table that cannot be. */
import type { PolisError } from '@polis/engine';
import { begun } from '../text/begun.ts';

/** A seat is called by its place at the table, counted from 1: people do not count from 0. */
export const whyNot = ({ message }: PolisError): string =>
  begun(
    message.replace(/\bseat (\d)\b/g, (_, seat) => `seat ${Number(seat) + 1}`),
    'en',
  );

/** The seat that an error is about; null for one about the whole table. */
export function seatOfError({ message }: PolisError): number | null {
  const [, seat] = /\bseat (\d)\b/.exec(message) ?? [];
  return seat === undefined ? null : Number(seat);
}
