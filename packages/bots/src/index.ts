/** The public face of the bots. */
import { apprentice } from './apprentice.ts';
import { architect } from './architect.ts';
import { baseline } from './baseline.ts';
import type { Bot } from './bot.ts';
import { merchant } from './merchant.ts';
import { random } from './random.ts';

export type { Bot, Budget } from './bot.ts';
export { merchantWith } from './merchant.ts';
export { playOut } from './play.ts';
export { type Reason, reasonText } from './reasons.ts';
export { type Suggestion, suggest } from './suggest.ts';
export { type Weights, weights } from './weights.ts';

/** Every bot by the name people choose it by. */
export const bots: Readonly<Record<string, Bot>> = { apprentice, architect, baseline, merchant, random };
