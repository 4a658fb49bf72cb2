/**
 * Brings those who wait for a game together. Every node looks every second; of two that find a game for the same person the
 * database takes one. A node that dies leaves nothing undone: what was found, and who was ready, is written down.
 */
import { type Settings, USUAL } from '@polis/client';
import { PolisError, readConfig } from '@polis/engine';
import { areAlike } from '../accounts/looks.ts';
import type { MatchShown, MatchWish } from '../protocol/index.ts';
import type { Quota } from '../quota.ts';
import type { FoundMatch, MatchPlace, Standing } from '../store/matching.ts';
import type { Store } from '../store/store.ts';
import { isLeftOut } from '../tables/apart.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';
import { type Conditions, fittingWith, type MatchGame, matchesAmong, type Waiting } from './matches.ts';
import type { MatchPaces } from './paces.ts';

export interface MatchMaking {
  /** Looks now, and again and again until it is closed. */
  begin(): void;
  close(): Promise<void>;
  /** Someone says that they wait, and for what; again and again while they do. */
  wait(who: { person: string; address: string }, wish: MatchWish, rating: number): Promise<MatchShown>;
  shown(person: string): Promise<MatchShown>;
  ready(person: string, match: string): Promise<MatchShown>;
  leave(person: string): Promise<void>;
  /** Their page is closed: they may come back to their place. */
  away(person: string): Promise<void>;
  /** Whether there is any game for which someone waits that way. */
  isPossible(wish: MatchWish): boolean;
}

interface Around extends Pick<Surroundings, 'now' | 'after' | 'log' | 'newId' | 'chance'> {
  store: Store;
  tables: Pick<Tables, 'gather' | 'room' | 'command'>;
  /** So that nobody has more games with bots going on here than at tables of their own. */
  quota: Quota;
  paces: MatchPaces;
  /** Lets these people know that something has changed for them. */
  tell(people: readonly string[]): void;
}

const CLOCKS: Record<MatchGame['clock'], Settings['clock']> = {
  fast: { per: 'move', seconds: 60 },
  calm: { per: 'move', seconds: 180 },
  days: { per: 'move', seconds: 86_400 },
};
/** The longest first: those who came later are thought of when these play. */
const MOST_PLACES = 200;
/** A node that was about to open the table may just be slow. */
const SLOW_MS = 3000;
const TIDY_MS = 60_000;

export function keepMatching(around: Around): MatchMaking {
  const { store, tables, quota, paces, now, after, log, newId, chance, tell } = around;
  let isClosed = false;
  let callOff: () => void = () => undefined;
  let round: Promise<void> = Promise.resolve();
  let tidiedAt = Number.NEGATIVE_INFINITY;
  /** From where those call who wait at this node. */
  const addresses = new Map<string, string>();
  /** Who waits, as of the last look. */
  let known: { waiting: Waiting[]; isApart: Conditions['isApart'] } = { waiting: [], isApart: () => false };

  async function look(): Promise<void> {
    const late = await store.endLateMatches(now());
    if (late.length > 0) tell(late);
    for (const match of await store.unmadeMatches(now() - SLOW_MS))
      await make(match).catch((error) =>
        log.error({ err: error, match: match.id }, 'a game that was found has no table yet'),
      );
    const places = await store.matchPlaces(now() - paces.hereMs, MOST_PLACES);
    known = await knownOf(places);
    for (const { people, game } of matchesAmong(known.waiting, { ...paces, now: now(), isPlayable, ...known })) {
      const match = { id: newId(), game: JSON.stringify(game), until: now() + paces.readyMs };
      const theirs = places.filter(({ person }) => people.includes(person.id));
      if (await store.proposeMatch(match, theirs)) tell(people);
    }
    if (now() - tidiedAt < TIDY_MS) return;
    tidiedAt = now();
    await store.removeOldMatches(now() - paces.keptMs);
    for (const person of addresses.keys()) if (!(await store.standing(person))) addresses.delete(person);
  }

  /** Without those who may not play; two whose names look the same do not sit at one table. */
  async function knownOf(places: readonly MatchPlace[]): Promise<typeof known> {
    const apart = await store.apartAmong(
      places.map(({ person }) => person.id),
      now(),
    );
    const names = new Map(places.map(({ person: { id, name } }) => [id, name]));
    const mayNotMeet = isLeftOut({ ...apart, banned: [] });
    return {
      waiting: places
        .filter(({ person }) => !apart.banned.includes(person.id))
        .map(({ person, since, rating, wish }) => ({ person: person.id, since, rating, wish: JSON.parse(wish) })),
      isApart: (one, other) => mayNotMeet(one, [other]) || areAlike(names.get(one) ?? one, names.get(other) ?? other),
    };
  }

  /** Safe to repeat, at any node: the table is there once, and its game begins once. */
  async function make({ id, game: text }: FoundMatch): Promise<void> {
    const game = JSON.parse(text) as MatchGame;
    const all = await store.matchPeople(id);
    const { banned } = await store.apartAmong(
      all.map((person) => person.id),
      now(),
    );
    const people = shuffled(all.filter((person) => !banned.includes(person.id)));
    if (people.length > 0) await tables.gather(id, people, settingsOf(game));
    await start(id, game.bots);
    await store.matchIsMade(id);
    tell(people.map((person) => person.id));
  }

  /** Where someone is missing by now, or the host has too many games with bots, they wait at their table. */
  async function start(id: string, bots: MatchGame['bots']): Promise<void> {
    const room = await tables.room(id);
    const host = room?.chairs.find(({ person }) => person?.id === room.host)?.person;
    if (!host) return;
    const who = { person: host.id, address: addresses.get(host.id) ?? `of ${host.id}` };
    await quota.begin(who, id, () => tables.command(id, host, null, { do: 'start', fill: bots }));
    for (const { person } of room?.chairs ?? []) addresses.delete(person?.id ?? '');
  }

  function shuffled<T>(all: readonly T[]): T[] {
    const left = [...all];
    return all.map(() => left.splice(chance() % left.length, 1)[0]);
  }

  function shownOf(person: string, standing: Standing | null): MatchShown {
    if (!standing) return { is: 'nowhere' };
    const { since, match } = standing;
    if (!match) {
      const me = known.waiting.find((one) => one.person === person);
      const isWithBots = me !== undefined && me.wish.bots !== null;
      return {
        is: 'waiting',
        since,
        now: now(),
        // also those who keep away from them: the number would tell who does
        fitting: me ? fittingWith(me, known.waiting, { isApart: () => false }) : 0,
        botsAt: isWithBots ? since + paces.botsMs : null,
      };
    }
    if (match.isMade) return { is: 'playing', table: match.id };
    const { id, until, isReady, ready, size, game } = match;
    return { is: 'found', match: id, now: now(), until, isReady, ready, people: size, game: JSON.parse(game) };
  }

  const shown = async (person: string): Promise<MatchShown> => shownOf(person, await store.standing(person));

  function begin(): void {
    round = look()
      .catch((error) => log.error({ err: error }, 'it could not be looked who could play with whom'))
      .then(() => {
        if (!isClosed) callOff = after(paces.lookMs, begin);
      });
  }

  return {
    begin,
    shown,
    isPossible: ({ players, modules, editions }) =>
      editions.some((edition) =>
        Array.from({ length: players.to - players.from + 1 }, (_, i) => players.from + i).some((seats) =>
          isPlayable({ modules: ['base', ...modules.with], edition, seats }),
        ),
      ),
    async wait({ person, address }, wish, rating) {
      addresses.set(person, address);
      const kept = { wish: JSON.stringify(wish), rating };
      return shownOf(person, await store.waitForMatch(person, kept, now(), now() - paces.keptMs));
    },
    async ready(person, match) {
      const said = await store.readyForMatch(person, match, now());
      if (said === 'gone') return shown(person);
      const people = (await store.matchPeople(match)).map(({ id }) => id);
      const found = (await store.standing(person))?.match;
      if (said === 'begun' && found && !found.isMade) await make(found);
      else tell(people.filter((id) => id !== person));
      return shown(person);
    },
    async leave(person) {
      addresses.delete(person);
      const { others } = await store.leaveMatch(person);
      if (others.length > 0) tell(others);
    },
    away: (person) => store.awayFromMatch(person, now() - paces.hereMs - 1),
    async close() {
      isClosed = true;
      callOff();
      await round;
    },
  };
}

function isPlayable({ modules, edition, seats }: Pick<MatchGame, 'modules' | 'edition' | 'seats'>): boolean {
  try {
    readConfig({ modules, edition, seats, wonders: null, seed: '0'.repeat(32) });
    return true;
  } catch (error) {
    if (error instanceof PolisError) return false;
    throw error;
  }
}

const settingsOf = ({ modules, edition, seats, clock, rated }: MatchGame): Settings => ({
  ...USUAL,
  modules,
  edition,
  seats,
  wonders: null,
  clock: CLOCKS[clock],
  listed: true,
  rated,
});
