/** A table is opened: by someone, for those who were found to play together, or for those who have played. */
import type { Person, Settings } from '@polis/client';
import { freeChair } from './chairs.ts';
import { type Decision, noSuchChair, yes } from './decision.ts';
import { needsOf } from './needs.ts';
import { complete, refuseSettings } from './settings.ts';
import type { Chair, Fact, Room } from './types.ts';

/** A first table, with its creator on the first chair, unless another is named. */
export function creation(code: string, host: Person, settings: Settings, chair = 0): Decision {
  const refused = refuseSettings(settings);
  if (refused) return { fact: null, refused };
  if (chair >= settings.seats) return noSuchChair;
  const chairs = Array.from({ length: settings.seats }, freeChair);
  chairs[chair] = { ...freeChair(), person: host };
  return yes({ fact: 'created', code, host, settings, chairs });
}

/** A table for those who were found to play together, on the first chairs; the first of them is its host. */
export function gathering(code: string, people: readonly Person[], settings: Settings): Decision {
  const decided = creation(code, people[0], settings);
  if (decided.fact?.fact !== 'created') return decided;
  const chairs = decided.fact.chairs.map((chair, i) => ({ ...chair, person: people[i] ?? null }));
  return yes({ ...decided.fact, chairs });
}

/**
 * The table of a rematch: the same people and bots on the same chairs. Whoever was forgotten is left out. Whoever was
 * muted or removed stays so, except the host: only the host could lift it. `asker` is the host, unless they were muted:
 * then it is the host of before, or whoever else may speak. `isLeftOut`: they are not to meet those who come, or may not
 * play for now; their chair is free.
 */
export function rematchOf(
  room: Room,
  code: string,
  asker: Person,
  isLeftOut: (person: string, coming: readonly string[]) => boolean = () => false,
): Decision {
  const { settings, chairs, muted, removed } = room;
  const coming = [asker.id];
  for (const { person } of chairs)
    if (person?.name && person.id !== asker.id && !isLeftOut(person.id, coming)) coming.push(person.id);
  const again = chairs.map(
    ({ person, bot }): Chair => ({ ...freeChair(), person: person && coming.includes(person.id) ? person : null, bot }),
  );
  const mayHost = [asker, ...again.flatMap(({ person }) => person ?? [])].filter(({ id }) => !muted.includes(id));
  const former = mayHost.find(({ id }) => id === room.host);
  const host = mayHost.includes(asker) ? asker : (former ?? mayHost[0] ?? asker);
  return yes({
    fact: 'created',
    code,
    host,
    settings,
    chairs: again,
    muted: muted.filter((id) => id !== host.id),
    removed: removed.filter(({ id, name }) => name !== '' && id !== host.id),
  });
}

export function openRoom(id: string, fact: Extract<Fact, { fact: 'created' }>, at: number): Room {
  const { code, host, settings, chairs, muted = [], removed = [] } = fact;
  return {
    id,
    code,
    seq: 1,
    at,
    status: 'gathering',
    host: host.id,
    settings: complete(settings),
    beginning: null,
    chairs,
    game: null,
    dealing: null,
    deal: null,
    commitment: null,
    told: 0,
    undone: 0,
    clocks: null,
    asked: null,
    botAnswered: [],
    plans: [],
    quiet: [],
    given: [],
    isResignedAtOnce: false,
    ended: null,
    undo: null,
    chat: [],
    muted,
    removed,
    next: null,
    frozen: null,
    needs: needsOf(fact),
  };
}
