/** What someone is setting up: settings of a table, and how it is to be filled. */
import { type ClockSettings, type Hints, type Level, type Settings, type Slow, type Talk, USUAL } from '@polis/client';
import { type Edition, PolisError, type Rules, readConfig, rulesOf, type WonderPick } from '@polis/engine';

/** The bots that people are offered, the most forgiving first. */
export const OFFERED_LEVELS = ['apprentice', 'merchant', 'architect'] as const satisfies readonly Level[];

export type Boards = 'random' | 'side' | 'pick';

export interface Draft {
  where: 'device' | 'friends';
  seats: number;
  modules: string[];
  edition: Edition;
  boards: Boards;
  /** By chair, the Free City's behind them; kept while other players or boards are tried. */
  picks: WonderPick[];
  level: Level;
  clock: ClockSettings;
  grace: number | null;
  slow: Slow;
  talk: Talk;
  accounts: boolean;
  onlookers: boolean;
  listed: boolean;
  rated: boolean;
  hints: Hints;
}

const ANY_BOARD: WonderPick = { wonder: 'random', side: 'random' };

export const FIRST_DRAFT: Draft = {
  ...USUAL,
  where: 'device',
  seats: 4,
  modules: ['base'],
  edition: 'first',
  boards: 'random',
  picks: [],
  level: 'merchant',
  listed: false,
  rated: true,
};

/** Cities on the table: with two players there is one more. Null for a mix that cannot be played. */
export function rulesFor({ modules, edition, seats }: Pick<Draft, 'modules' | 'edition' | 'seats'>): Rules | null {
  return refusalOf({ modules, edition, seats, wonders: null }) ? null : rulesOf({ modules, edition, seats });
}

export const picksOf = ({ picks }: Draft, cities: number): WonderPick[] =>
  Array.from({ length: cities }, (_, chair) => picks[chair] ?? ANY_BOARD);

export function settingsOf(draft: Draft): Settings {
  const {
    where,
    seats,
    modules,
    edition,
    boards,
    clock,
    grace,
    slow,
    talk,
    accounts,
    onlookers,
    listed,
    rated,
    hints,
  } = draft;
  const cities = rulesFor(draft)?.seats ?? seats;
  const isShared = where === 'friends';
  return {
    modules,
    edition,
    seats,
    wonders: boards === 'random' ? null : boards === 'pick' ? picksOf(draft, cities) : sideAsked(cities),
    // tables of this device have no clocks, nobody else finds them, they count for nobody, and hints harm nobody
    clock: isShared ? clock : null,
    grace: isShared ? grace : null,
    slow: isShared ? slow : 0,
    talk: isShared ? talk : 'everyone',
    accounts: isShared && accounts,
    onlookers: isShared ? onlookers : true,
    listed: isShared && listed,
    rated: isShared && rated,
    hints: isShared ? hints : 'allowed',
  };
}

const sideAsked = (cities: number): WonderPick[] =>
  Array.from({ length: cities }, () => ({ wonder: 'random', side: 'choice' }));

/** The other way round, for a table that is changed. */
export function draftOf(settings: Settings, level: Level): Draft {
  const { modules, edition, seats, wonders, ...others } = settings;
  const isSideAsked = wonders?.every(({ wonder, side }) => wonder === 'random' && side === 'choice');
  const boards = wonders === null ? 'random' : isSideAsked ? 'side' : 'pick';
  const picks = wonders ?? [];
  return { where: 'friends', seats, modules, edition, boards, picks, level, ...others };
}

/** Why this cannot be played, as the engine says it. */
export function refusalOf(game: Pick<Settings, 'modules' | 'edition' | 'seats' | 'wonders'>): PolisError | null {
  const { modules, edition, seats, wonders } = game;
  try {
    readConfig({ modules, edition, seats, wonders, seed: '0'.repeat(32) });
    return null;
  } catch (error) {
    if (error instanceof PolisError) return error;
    throw error;
  }
}
