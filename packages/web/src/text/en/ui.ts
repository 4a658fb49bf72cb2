/** What the app says around the game. Short, calm, second person. */
import { counts } from './counts.ts';
import { effects } from './effects.ts';
import { home } from './home.ts';
import { moments } from './moments.ts';

export const ui = { ...counts, ...effects, home, moments };
