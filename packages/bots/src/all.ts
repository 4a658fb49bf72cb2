/** Every bot by the name people choose it by. */
import { apprentice } from './apprentice.ts';
import { architect } from './architect.ts';
import { baseline } from './baseline.ts';
import type { Bot } from './bot.ts';
import { learnedLevels, levelBots, searchingLevels } from './levels/all.ts';
import { merchant } from './merchant.ts';
import { random } from './random.ts';
import { scholar, wakeScholar } from './scholar/scholar.ts';

/** The bots by their names. */
export const bots = {
  apprentice,
  architect,
  baseline,
  merchant,
  random,
  scholar,
  ...levelBots,
} satisfies Record<string, Bot>;
/** The name of a bot. */
export type BotName = keyof typeof bots;

/** Whether there is a bot of this name. */
export const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name);
/** The names of all bots. */
export const botNames: readonly BotName[] = Object.keys(bots).filter(isBotName);

/** Those that search: they may be told how often or how long. */
export const searchingBots: readonly BotName[] = ['architect', 'scholar', ...searchingLevels];

const learned: readonly string[] = ['scholar', ...learnedLevels];

/** Loads what these bots need before they are asked for the first time; only those that have learned need something. */
export async function ready(...names: readonly string[]): Promise<void> {
  if (names.some((name) => learned.includes(name))) await wakeScholar();
}
