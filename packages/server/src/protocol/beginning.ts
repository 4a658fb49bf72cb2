/** Where a new table is to begin, checked before the engine reads it, and what everyone is told of it. */
import type { BeginningShown, NewBeginning } from '@polis/client';
import type { GameConfig, Scenario } from '@polis/engine';
import { z } from 'zod';
import { choice, line, seat } from './commands.ts';

/** Bytes of a request for a new table: several times what the longest game of eight takes. */
export const MOST_TABLE_BYTES = 65_536;
export const MOST_BEGINNING_NAME = 60;
const MOST_CHOICES = 2000;
const MOST_STEPS = 1000;

/** Of objects that the engine reads: it says in a sentence what is wrong with them. */
const object = <T extends object>() =>
  z
    .custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'has to be an object')
    .meta({ type: 'object' });

const called = {
  name: line(MOST_BEGINNING_NAME).nullable().default(null),
  seat: seat.default(0),
};
const keeps = seat.nullable();
const choices = z.array(z.tuple([seat, choice])).max(MOST_CHOICES);

/** Each form by the field that no other has. */
const FORMS = ['of', 'game', 'table'] as const;
const anyTable = z.string().regex(/^[\w-]{1,40}$/);

export const newBeginning: z.ZodType<NewBeginning> = z.union(
  [
    z.strictObject({ ...called, of: anyTable, step: z.int().min(1).max(MOST_STEPS), keeps }),
    z.strictObject({ ...called, game: object<GameConfig>(), choices, keeps }),
    z.strictObject({ ...called, table: object<Scenario>() }),
  ],
  {
    error: ({ input, errors }) => {
      const meant = FORMS.findIndex((field) => field in Object(input));
      const [issue] = (errors as z.core.$ZodIssue[][])[meant] ?? [];
      return issue
        ? `${issue.path.join('.') || FORMS[meant]}: ${issue.message}`
        : 'a beginning names a finished game (of), a game with choices (game) or a table (table)';
    },
  },
);

export const beginningShown: z.ZodType<BeginningShown> = z.object({
  is: z.enum(['game', 'table']),
  of: z.string().nullable(),
  name: z.string().nullable(),
  age: z.number(),
  turn: z.number(),
  keeps: z.number().nullable(),
});
