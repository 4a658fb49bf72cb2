/** The public face of the bots. */
import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot, Budget } from './bot.ts';
export { playOut } from './play.ts';

/** Every bot by the name people choose it by. */
export const bots: Readonly<Record<string, Bot>> = { random };
