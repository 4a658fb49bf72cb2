/** What happens to people at a table without their asking for it there, after the world around was asked about them. */
import type { Person, Span } from '@polis/client';
import { adoption, agreement, type Decision, holidaying, parting, type Room } from '../room/index.ts';
import type { Outcome } from './outcome.ts';
import { peopleOf } from './rows.ts';
import type { Surroundings } from './surroundings.ts';

/** A table, in its turn. */
export interface Here {
  around: Surroundings;
  /** As it is now. */
  room(): Room;
  act(decision: () => Decision): Promise<Outcome>;
}

export async function adopt({ around, room, act }: Here, from: string, to: Person): Promise<Outcome> {
  const apartFrom = await around.apartFrom(to.id);
  return act(() => adoption(room(), from, to, { areAlike: around.areAlike, apartFrom }));
}

export const part = ({ room, act }: Here, who: string, from: string): Promise<Outcome> =>
  act(() => parting(room(), who, from));

/** Someone may have sat down in the very moment in which another began to keep away from them. */
async function partAll(here: Here): Promise<void> {
  for (const [who, from] of (await here.around.apart(peopleOf(here.room()))).pairs) await part(here, who, from);
}

export const tellHolidays = (
  { around, room, act }: Here,
  person: string,
  spans: readonly Span[] = [],
): Promise<Outcome> => act(() => holidaying(room(), person, spans, around.now()));

/** Before a game begins all is in the journal by which it is played. */
export async function prepare(here: Here): Promise<void> {
  const { around, room, act } = here;
  await partAll(here);
  if (!agreement(room()).refused) await act(() => agreement(room()));
  const spans = await around.holidaysOf(peopleOf(room()));
  for (const { person, holidays } of room().chairs)
    if (person && (holidays || spans.has(person.id))) await tellHolidays(here, person.id, spans.get(person.id));
}
