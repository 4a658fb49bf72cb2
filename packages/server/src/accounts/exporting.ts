/** All that is kept of someone, for themselves: a line of JSON about them, then one for every game. */
import { setImmediate as pause } from 'node:timers/promises';
import { readLine, rebuilding, recordOf, senderOf } from '../room/index.ts';
import type { NudgesKept } from '../store/nudges.ts';
import type { Store } from '../store/store.ts';
import { summaryOf } from '../tables/rows.ts';
import { inSlices } from '../tables/slices.ts';

/** More exercises than there are anywhere. */
const MOST_ATTEMPTS = 1_000_000;

export async function* exported(store: Store, person: string): AsyncGenerator<string> {
  const known = await store.person(person);
  const passkeys = await store.passkeys(person);
  yield lineOf({
    person: known,
    login: (await store.loginOf(person))?.name ?? null,
    passkeys: passkeys.map(({ name, created, used }) => ({ name, created, used })),
    care: await store.careOf(person),
    exercises: { skill: await store.exerciseSkill(person), attempts: await store.attempts(person, MOST_ATTEMPTS, 0) },
    nudges: nudgesIn(await store.nudgesOf(person)),
    holidays: (await store.holidays(person)).map(({ first, last, zone }) => ({ first, last, zone })),
    people: await companyIn(store, person),
    devices: (await store.sessions(person)).map(({ device, created, seen }) => ({ name: device, created, seen })),
  });
  const own = new Set([person, ...(await store.formerIds(person))]);
  for (const table of await store.sittings(person)) yield lineOf(await gameOf(store, table, own));
}

/** Friends, requests and invitations, and for what they wait. What others have declined is theirs to tell. */
async function companyIn(store: Store, person: string): Promise<object> {
  const { wish, friends, asking, asked } = await store.companyOf(person);
  const invitations = await store.invitationsOf(person);
  return {
    wish,
    friends: friends.map(({ person: friend, at }) => ({ person: friend, at })),
    asking,
    asked,
    invitations: invitations.map(({ row, by, at }) => ({ table: row.id, by, at })),
    waitsSince: (await store.standing(person))?.since ?? null,
  };
}

/** Where they are told of their turn; what opens or signs something there stays here. */
const nudgesIn = ({ wish, channels, muted, failures }: NudgesKept): object => ({
  wish,
  channels: channels.map(({ kind, form, address, name, table, created, confirmed }) => ({
    kind,
    form: form === '' ? null : form,
    address,
    name,
    table,
    created,
    confirmed,
  })),
  muted,
  failures: failures.map(({ at, tries, why }) => ({ at, tries, why })),
});

/** The record of a game that goes on holds what is still hidden. */
async function gameOf(store: Store, table: string, own: ReadonlySet<string>): Promise<object> {
  const row = await store.row(table);
  const written = await store.lines(table);
  const lines = written.map(readLine);
  const room = lines.length > 0 ? await inSlices(rebuilding(table, lines), () => pause()) : null;
  const said = lines.flatMap(({ at, fact }) =>
    fact.fact === 'said' && own.has(fact.person.id) ? [{ at, text: fact.text }] : [],
  );
  const wished = lines.flatMap(({ at, fact }, i) =>
    fact.fact === 'planned' && own.has(senderOf(written[i]) ?? '') ? [{ at, wishes: fact.wishes }] : [],
  );
  return {
    game: row && summaryOf(row),
    record: room?.status === 'over' && room.game && !room.frozen ? recordOf(room, room.game) : null,
    said,
    wished,
  };
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;
