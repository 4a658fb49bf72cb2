/** Every bot by the name people choose it by. */
import { apprentice } from './apprentice.ts';
import { architect } from './architect.ts';
import { baseline } from './baseline.ts';
import type { Bot } from './bot.ts';
import { merchant } from './merchant.ts';
import { random } from './random.ts';

/** The bots by their names. */
export const bots = { apprentice, architect, baseline, merchant, random } satisfies Record<string, Bot>;
/** The name of a bot. */
export type BotName = keyof typeof bots;

/** Whether there is a bot of this name. */
export const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name);
/** The names of all bots. */
export const botNames: readonly BotName[] = Object.keys(bots).filter(isBotName);
