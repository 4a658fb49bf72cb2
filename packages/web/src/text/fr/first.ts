/** What the first screen says. Short, calm, second person. */
import { counts } from './counts.ts';
import { errors } from './errors.ts';
import { frame, home } from './home.ts';
import { refusals } from './refusals.ts';
import { setup } from './setup.ts';

export const first = { ...frame, ...counts, home, setup, error: errors, refusal: refusals };
