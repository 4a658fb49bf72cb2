/**
 * Who plays with whom, of those who wait. Whoever waits longest is thought of first, and with them those who wait longest
 * of all that fit: so nobody who could play is passed over for someone who came later.
 */
import type { Level } from '@polis/client';
import type { Edition } from '@polis/engine';
import type { MatchWish } from '../protocol/index.ts';

export interface Waiting {
  person: string;
  since: number;
  rating: number;
  wish: MatchWish;
}

/** What is played: in each part something that will do for all. */
export interface MatchGame {
  modules: string[];
  edition: Edition;
  clock: MatchWish['clocks'][number];
  rated: boolean;
  seats: number;
  /** On the chairs that are left; null where there are none. */
  bots: Level | null;
}

export interface Match {
  people: string[];
  game: MatchGame;
}

export interface Conditions {
  now: number;
  /** With fewer people than would do, so long after the last of them has come. */
  gatherMs: number;
  /** With bots, so long after the first of them has come. */
  botsMs: number;
  isApart(one: string, other: string): boolean;
  /** Whether there is such a game. */
  isPlayable(game: Pick<MatchGame, 'modules' | 'edition' | 'seats'>): boolean;
}

/** So many of those who come later are thought of with one; and so many groups of theirs, and of all, at one look. */
const MOST_OTHERS = 40;
const MOST_GROUPS_OF_ONE = 300;
const MOST_GROUPS = 5000;

export function matchesAmong(waiting: readonly Waiting[], conditions: Conditions): Match[] {
  const left = new Set([...waiting].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1)));
  const around: Around = { conditions, fit: remembered(conditions), groups: MOST_GROUPS };
  const matches: Match[] = [];
  for (const first of left) {
    const found = matchFor(first, [...left], around);
    if (!found) continue;
    matches.push(found.match);
    for (const one of found.people) left.delete(one);
  }
  return matches;
}

/** How many of these wait for something that someone could play with them, if enough came. */
export const fittingWith = (
  me: Waiting,
  waiting: readonly Waiting[],
  conditions: Pick<Conditions, 'isApart'>,
): number => waiting.filter((other) => other.person !== me.person && doFit(me, other, conditions)).length;

interface Around {
  conditions: Conditions;
  fit(one: Waiting, other: Waiting): boolean;
  /** How many may still be tried. */
  groups: number;
}

/** Each two are compared once. */
function remembered(conditions: Conditions): Around['fit'] {
  const known = new Map<Waiting, Map<Waiting, boolean>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new Map<Waiting, boolean>();
    known.set(one, ofOne);
    const fits = ofOne.get(other) ?? doFit(one, other, conditions);
    ofOne.set(other, fits);
    return fits;
  };
}

interface Found {
  people: readonly Waiting[];
  match: Match;
}

type Ends = (people: readonly Waiting[], conditions: Conditions) => MatchGame | null;

/** The most people first, then with bots. */
function matchFor(first: Waiting, left: readonly Waiting[], around: Around): Found | null {
  const { from, to } = first.wish.players;
  const others = left.filter((one) => one !== first && around.fit(first, one)).slice(0, MOST_OTHERS);
  const most = Math.min(to, others.length + 1);
  let groups = Math.min(MOST_GROUPS_OF_ONE, around.groups);

  /** The first group of this size, in the order of waiting, for which there is a game. */
  function extended(people: readonly Waiting[], next: number, size: number, ends: Ends): Found | null {
    if (--groups < 0) return null;
    if (people.length === size) {
      const game = ends(people, around.conditions);
      return game && { people, match: { people: people.map(({ person }) => person), game } };
    }
    for (let i = next; i <= others.length - (size - people.length); i++) {
      const more = [...people, others[i]];
      if (!people.every((one) => around.fit(one, others[i])) || !common(more)) continue;
      const found = extended(more, i + 1, size, ends);
      if (found) return found;
    }
    return null;
  }

  let found: Found | null = null;
  for (let size = most; size >= from && !found; size--) found = extended([first], 0, size, whenEnough);
  if (first.wish.bots !== null)
    for (let size = Math.min(most, to - 1); size >= 1 && !found; size--)
      found = extended([first], 0, size, whenWithBots);
  around.groups -= Math.min(MOST_GROUPS_OF_ONE, around.groups) - Math.max(0, groups);
  return found;
}

function doFit(one: Waiting, other: Waiting, { isApart }: Pick<Conditions, 'isApart'>): boolean {
  if (isApart(one.person, other.person)) return false;
  const apart = Math.abs(one.rating - other.rating);
  const near = (wish: MatchWish): boolean => wish.near === null || apart <= wish.near;
  return near(one.wish) && near(other.wish) && common([one, other]) !== null;
}

interface Common {
  players: { from: number; to: number };
  modules: string[];
  editions: Edition[];
  clock: MatchGame['clock'];
  rated: boolean;
}

/** What will do for all; of several, what the first of them names first. */
function common(people: readonly Waiting[]): Common | null {
  const wishes = people.map(({ wish }) => wish);
  const from = Math.max(...wishes.map(({ players }) => players.from));
  const to = Math.min(...wishes.map(({ players }) => players.to));
  const modules = [...new Set(wishes.flatMap((wish) => wish.modules.with))].sort();
  const areWelcome = wishes.every(({ modules: own }) =>
    modules.every((name) => own.with.includes(name) || own.maybe.includes(name)),
  );
  const inAll = <T>(of: (wish: MatchWish) => readonly T[]): T[] =>
    of(wishes[0]).filter((one) => wishes.every((wish) => of(wish).includes(one)));
  const editions = inAll((wish) => wish.editions);
  const [clock] = inAll((wish) => wish.clocks);
  const [rated] = inAll((wish) => wish.rated);
  if (from > to || !areWelcome || editions.length === 0 || clock === undefined || rated === undefined) return null;
  return { players: { from, to }, modules, editions, clock, rated };
}

/** For each number of chairs from the fewest on, in the first edition in which that can be played. */
function gamesOf(people: readonly Waiting[], { isPlayable }: Conditions): MatchGame[] {
  const shared = common(people);
  if (!shared) return [];
  const { players, editions, clock, rated } = shared;
  const modules = ['base', ...shared.modules];
  const games: MatchGame[] = [];
  for (let seats = players.from; seats <= players.to; seats++) {
    const edition = editions.find((one) => isPlayable({ modules, edition: one, seats }));
    if (edition) games.push({ modules, edition, clock, rated, seats, bots: null });
  }
  return games;
}

/** As many as there can be play at once; fewer wait a moment for those who may come. */
const whenEnough: Ends = (people, conditions) => {
  const games = gamesOf(people, conditions);
  const game = games.find(({ seats }) => seats === people.length);
  if (!game) return null;
  const isMost = games[games.length - 1] === game;
  const last = Math.max(...people.map(({ since }) => since));
  return isMost || conditions.now - last >= conditions.gatherMs ? game : null;
};

/** If all want it so, and the first of them has waited long enough. */
const whenWithBots: Ends = (people, conditions) => {
  const { bots } = people[0].wish;
  if (bots === null || people.some(({ wish }) => wish.bots === null)) return null;
  if (conditions.now - Math.min(...people.map(({ since }) => since)) < conditions.botsMs) return null;
  const game = gamesOf(people, conditions).find(({ seats }) => seats > people.length);
  return game ? { ...game, bots } : null;
};
