/** Every bot by the name people choose it by. */
import { apprentice } from './apprentice.ts';
import { architect } from './architect.ts';
import { baseline } from './baseline.ts';
import type { Bot } from './bot.ts';
import { merchant } from './merchant.ts';
import { random } from './random.ts';

export const bots = { apprentice, architect, baseline, merchant, random } satisfies Record<string, Bot>;
export type BotName = keyof typeof bots;

export const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name);
export const botNames: readonly BotName[] = Object.keys(bots).filter(isBotName);
