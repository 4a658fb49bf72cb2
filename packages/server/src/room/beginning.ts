/**
 * Tables at which a game begins elsewhere than at its deal: in the middle of another game, or at a table that someone has
 * set. What is played follows from that, and such games are not rated.
 */
import { type BeginningShown, changesBetween, type RoomRefusal, type Settings } from '@polis/client';
import { type Beginning, create, type Game, type GameConfig, over, PolisError, readConfig } from '@polis/engine';
import type { Begun, Fact, Room } from './types.ts';

/** Any: what is dealt with it nobody sees. */
const ANY_SEED = '0'.repeat(32);

type Begins = Extract<Fact, { fact: 'begins' }>;

export const gameOf = (from: Beginning, seed: string): GameConfig => readConfig({ from, seed });

/** What is played there, whatever else was asked for. */
function settingsAt(game: Game, settings: Settings): Settings {
  const { modules, edition, boxes = {}, boards = [], expert = false, seats } = game.config;
  return { ...settings, modules, edition, boxes, boards, expert, seats, wonders: boardsAt(game), rated: false };
}

/** Everyone sees them, and whoever sits down chooses a chair by its city. Null at a table whose cities may have none. */
function boardsAt({ config, rules, state }: Game): Settings['wonders'] {
  if (config.wonders === null && isAtTable(config)) return null;
  return state.seats.map(({ wonder }) => ({ wonder: rules.wonders[wonder].city, side: rules.wonders[wonder].side }));
}

/** Also if there are games in between. */
function isAtTable({ from }: GameConfig): boolean {
  if (!from) return false;
  return 'table' in from || isAtTable(from.game);
}

/** Of what someone wants to begin with: the fact, or what is wrong with it. */
export function beginsWith(
  wanted: Pick<Begun, 'from' | 'of' | 'name' | 'by'>,
  settings: Settings,
): { fact: Begins; refused: null } | { fact: null; refused: RoomRefusal } {
  try {
    const game = create(gameOf(wanted.from, ANY_SEED));
    if (over(game)) throw new PolisError('over', 'the game is over there');
    const { age, turn } = game.state;
    return {
      fact: { fact: 'begins', ...wanted, age, turn, settings: settingsAt(game, settings) },
      refused: null,
    };
  } catch (error) {
    if (error instanceof PolisError) return { fact: null, refused: { code: error.code, message: error.message } };
    throw error;
  }
}

/** The same beginning for a rematch. */
export const beginsAgain = ({ beginning, settings }: Room): Begins | null =>
  beginning && { fact: 'begins', ...beginning, settings };

const FOLLOWING = ['modules', 'edition', 'boxes', 'boards', 'expert', 'seats', 'wonders', 'rated'] as const;

/** Whether settings would change what follows from where a table begins. */
export const isOtherwise = ({ settings, beginning }: Room, wanted: Settings): boolean =>
  beginning !== null && FOLLOWING.some((field) => changesBetween(settings[field], wanted[field]) !== null);

/** Nothing is dealt, so that there is nothing to add to and nothing to fix before the game. */
export const isAsDealt = (beginning: Begun | null): boolean =>
  beginning !== null && 'game' in beginning.from && beginning.from.keeps === null;

/**
 * For everyone at the table: nothing that is hidden there. At a table that strangers find, a game that was not listed is
 * not named.
 */
export function beginningShown({ beginning, settings }: Room): BeginningShown | null {
  if (!beginning) return null;
  const { from, of, name, age, turn } = beginning;
  const mayBeKnown = of !== null && (of.listed || !settings.listed);
  return {
    is: 'game' in from ? 'game' : 'table',
    of: mayBeKnown ? of.table : null,
    name,
    age,
    turn,
    keeps: 'game' in from ? from.keeps : null,
  };
}
