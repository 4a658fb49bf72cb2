/** Schemas that say what a type says, no less and no more. */
import type { z } from 'zod';

/** By the value of one field, which tells the forms apart; a field that may be left out counts as well. */
type Forms<T, By extends keyof T> = { [F in T[By] & string]: Required<Extract<T, Record<By, F>>> };

interface DiffersFrom<T> {
  differsFrom: T;
}

/** The schema itself, if neither it nor the type has a form, a field or a value that the other lacks. */
export type Exactly<T, By extends keyof T, S extends z.ZodType<Record<By, string>>> = [
  Forms<T, By>,
  Forms<z.output<S>, By>,
] extends [Forms<z.output<S>, By>, Forms<T, By>]
  ? S
  : DiffersFrom<T>;
