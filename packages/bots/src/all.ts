/** Every bot by the name people choose it by. */
import { apprentice } from './apprentice.ts';
import { architect } from './architect.ts';
import { baseline } from './baseline.ts';
import type { Bot } from './bot.ts';
import { merchant } from './merchant.ts';
import { random } from './random.ts';

export const bots: Readonly<Record<string, Bot>> = { apprentice, architect, baseline, merchant, random };
