/** What someone is setting up: settings of a table, and how it is to be filled. */
import { FIRST_BOXES, type Level, type Settings, USUAL } from '@polis/client';
import { boardNames, type Edition, PolisError, type Rules, readConfig, rulesOf, type WonderPick } from '@polis/engine';

/** How each chair comes to its board. */
export type BoardsBy = 'random' | 'side' | 'pick';

/** In `boxes` only those stand that are not of the edition. */
export interface Draft extends Omit<Settings, 'wonders'> {
  where: 'device' | 'friends';
  boardsBy: BoardsBy;
  /** By chair, the Free City's behind them; kept while other players or boards are tried. */
  picks: WonderPick[];
  level: Level;
}

const ANY_BOARD: WonderPick = { wonder: 'random', side: 'random' };

export const FIRST_DRAFT: Draft = {
  ...USUAL,
  where: 'device',
  seats: 4,
  modules: ['base'],
  edition: 'first',
  boardsBy: 'random',
  picks: [],
  // the strongest that needs nothing loaded before it plays
  level: 'level-3',
  listed: false,
  rated: true,
};

/** All that the rules of a game follow from; what is left out is as the edition has it. */
export type Mix = Pick<Settings, 'modules' | 'edition' | 'seats'> &
  Partial<Pick<Settings, 'boxes' | 'boards' | 'expert'>>;

/** Null for a mix that cannot be played. */
export function rulesFor(mix: Mix): Rules | null {
  return refusalOf({ ...mix, wonders: null }) ? null : rulesOf(gameOf(mix));
}

/** With every board that can be picked, also those that are not dealt. */
export const rulesToPick = (mix: Mix): Rules | null => rulesFor({ ...mix, boards: [...boardNames] });

const gameOf = ({ modules, edition, seats, boxes = {}, boards = [], expert = false }: Mix): Required<Mix> => ({
  modules,
  edition,
  seats,
  boxes,
  boards,
  expert,
});

/** The box of a module that was printed more than once. */
export const boxOf = ({ edition, boxes = {} }: Pick<Mix, 'edition' | 'boxes'>, module: string): Edition =>
  edition === 'first' ? edition : (boxes[module] ?? edition);

/** Leaders for experts are in the second box alone. */
export const hasExperts = (draft: Pick<Mix, 'modules' | 'edition' | 'boxes'>): boolean =>
  draft.modules.includes('leaders') && boxOf(draft, 'leaders') === 'second';

/** Whether a side is there with these modules. */
export const isSideThere = (rules: Rules, wonder: string, side: 'A' | 'B'): boolean => {
  const sides = rules.wonderByCity.get(wonder);
  return sides !== undefined && rules.wonders[sides[side]].missing.length === 0;
};

/** Boards that can be picked for this chair: some have no side without a module, some are not for the Free City. */
export const boardsFor = (rules: Rules, chair: number): string[] =>
  [...rules.wonderByCity.keys()].filter(
    (wonder) =>
      (isSideThere(rules, wonder, 'A') || isSideThere(rules, wonder, 'B')) &&
      (chair < rules.players || !rules.playersOnly.includes(wonder)),
  );

/** One for each city; what is not there with these modules is left to chance, and kept in the draft all the same. */
export const picksOf = ({ picks }: Pick<Draft, 'picks'>, rules: Rules): WonderPick[] =>
  Array.from({ length: rules.seats }, (_, chair) => {
    const { wonder, side } = picks[chair] ?? ANY_BOARD;
    if (wonder === 'random') return { wonder, side };
    if (!boardsFor(rules, chair).includes(wonder)) return ANY_BOARD;
    const isThere = side === 'random' || side === 'choice' || isSideThere(rules, wonder, side);
    return { wonder, side: isThere ? side : 'random' };
  });

export function settingsOf(draft: Draft): Settings {
  const { where, seats, modules, edition, boxes, boards, boardsBy, clock, grace, timeout, lending, slow, talk } = draft;
  const rules = rulesToPick(draft);
  const isShared = where === 'friends';
  return {
    modules,
    edition,
    boxes: edition === 'first' ? {} : boxes,
    boards,
    expert: draft.expert && hasExperts(draft),
    seats,
    wonders: rules && boardsBy !== 'random' ? (boardsBy === 'pick' ? picksOf(draft, rules) : sideAsked(rules)) : null,
    // tables of this device have no clocks, nobody else finds them, they count for nobody, and hints harm nobody
    clock: isShared ? clock : null,
    grace: isShared ? grace : null,
    timeout: isShared ? timeout : 'answer',
    lending: isShared ? lending : 'anyone',
    holidays: isShared ? draft.holidays : true,
    slow: isShared ? slow : 0,
    talk: isShared ? talk : 'everyone',
    accounts: isShared && draft.accounts,
    onlookers: isShared ? draft.onlookers : true,
    listed: isShared && draft.listed,
    rated: isShared && draft.rated,
    hints: isShared ? draft.hints : 'allowed',
  };
}

const sideAsked = ({ seats }: Rules): WonderPick[] =>
  Array.from({ length: seats }, () => ({ wonder: 'random', side: 'choice' }));

/** The other way round, for a table that is changed. */
export function draftOf(settings: Settings, level: Level): Draft {
  // a server that is being replaced may not know of these yet
  const {
    wonders,
    boxes: told = FIRST_BOXES,
    boards = [],
    expert = false,
    timeout = 'answer',
    lending = 'anyone',
    holidays = true,
    ...others
  } = settings;
  const isSideAsked = wonders?.every(({ wonder, side }) => wonder === 'random' && side === 'choice');
  const boardsBy = wonders === null ? 'random' : isSideAsked ? 'side' : 'pick';
  const boxes = Object.fromEntries(
    Object.entries(told).filter(([, box]) => settings.edition === 'second' && box === 'first'),
  );
  return {
    ...others,
    where: 'friends',
    boxes,
    boards,
    expert,
    timeout,
    lending,
    holidays,
    boardsBy,
    picks: wonders ?? [],
    level,
  };
}

/** Why this cannot be played, as the engine says it. */
export function refusalOf({ wonders, ...mix }: Mix & Pick<Settings, 'wonders'>): PolisError | null {
  try {
    readConfig({ ...gameOf(mix), wonders, seed: '0'.repeat(32) });
    return null;
  } catch (error) {
    if (error instanceof PolisError) return error;
    throw error;
  }
}
