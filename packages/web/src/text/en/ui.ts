/** What the app says around the game. Short, calm, second person. */
import { counts } from './counts.ts';
import { home } from './home.ts';

export const ui = { ...counts, home };
