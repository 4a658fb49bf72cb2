/** What the app says around the game. Short, calm, second person. */
import { ask } from './ask.ts';
import { city } from './city.ts';
import { counts } from './counts.ts';
import { effects } from './effects.ts';
import { end } from './end.ts';
import { errors } from './errors.ts';
import { hand } from './hand.ts';
import { frame, home } from './home.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { moments } from './moments.ts';
import { narration } from './narration.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';

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
  city,
  log,
  narration,
  sheet: sheets,
  table,
};
