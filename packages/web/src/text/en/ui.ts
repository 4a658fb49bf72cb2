/** What the app says around the game. Short, calm, second person. */
import { ask } from './ask.ts';
import { counts } from './counts.ts';
import { effects } from './effects.ts';
import { end } from './end.ts';
import { errors } from './errors.ts';
import { hand } from './hand.ts';
import { frame, home } from './home.ts';
import { lobby } from './lobby.ts';
import { moments } from './moments.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';

export const ui = {
  ...frame,
  ...counts,
  ...effects,
  ...hand,
  ...ask,
  home,
  setup,
  lobby,
  settings,
  end,
  error: errors,
  moments,
};
