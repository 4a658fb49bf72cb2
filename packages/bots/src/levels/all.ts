/** The bots of all levels and styles, by their names. */
import type { Bot } from '../bot.ts';
import { playerOf } from './level.ts';
import { levels } from './rows.ts';
import { STYLES, type Style } from './styles.ts';

/** The name of a level. */
export type LevelName = keyof typeof levels;
/** Someone's first games are too confused for a style. */
type Unstyled = 'level-1' | 'level-2';
type StyledName = `${Exclude<LevelName, Unstyled>}-${Style}`;

/** The levels, the weakest first. */
export const levelNames = Object.keys(levels) as readonly LevelName[];

const UNSTYLED: readonly LevelName[] = ['level-1', 'level-2'] satisfies Unstyled[];
const styledNames = levelNames
  .filter((level) => !UNSTYLED.includes(level))
  .flatMap((level) => STYLES.map((style) => ({ name: `${level}-${style}` as StyledName, level, style })));

const named = [...levelNames.map((level) => ({ name: level, level, style: null })), ...styledNames];

export const levelBots = Object.fromEntries(
  named.map(({ name, level, style }) => [name, playerOf(levels[level], style)]),
) as Record<LevelName | StyledName, Bot>;

const thinking = (...ways: readonly string[]): (LevelName | StyledName)[] =>
  named.filter(({ level }) => ways.includes(levels[level].thinks)).map(({ name }) => name);

/** Those that search, and those that cannot play before the scholar is awake. */
export const searchingLevels = thinking('search');
export const learnedLevels = thinking('net', 'search');
