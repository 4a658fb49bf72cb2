/** Schemas that say what a type says, no less and no more. */
import type { z } from 'zod';

interface Deed {
  do: string;
}

/** By what is done; a field that may be left out counts as well. */
type Forms<T extends Deed> = { [D in T['do']]: Required<Extract<T, { do: D }>> };

interface DiffersFrom<T> {
  differsFrom: T;
}

/** The schema itself, if neither it nor the type has a form, a field or a value that the other lacks. */
export type Exactly<T extends Deed, S extends z.ZodType<Deed>> = [Forms<T>, Forms<z.output<S>>] extends [
  Forms<z.output<S>>,
  Forms<T>,
]
  ? S
  : DiffersFrom<T>;
