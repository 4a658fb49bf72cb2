/** The game of the first steps: the same deal for everyone, so that its first hand has something of everything. */
import { type Level, type Settings, USUAL } from '@polis/client';
import { beginFirstSteps, resumeFirstSteps, useFirstSteps } from '../device/firstSteps.ts';
import { local } from '../local/local.ts';
import { meHere } from '../net/clients.ts';

/** A card that is free, one for own goods, one to be bought, one that leads on, and one that cannot be had. */
export const SEED = '516f78de516f78de516f78de516f78de';
export const GENTLE: Level = 'apprentice';

/** Boards whose stages give points: nothing else has to be explained at once. */
export const SETTINGS: Settings = {
  ...USUAL,
  modules: ['base'],
  edition: 'first',
  seats: 4,
  wonders: [
    { wonder: 'giza', side: 'A' },
    { wonder: 'olympia', side: 'A' },
    { wonder: 'rhodos', side: 'A' },
    { wonder: 'ephesos', side: 'A' },
  ],
  listed: false,
  rated: false,
  hints: 'allowed',
};

/** The table that was begun, if it is still there and there is something left to say; else a new one. */
export async function openFirstSteps(): Promise<string> {
  const { table, isDone } = useFirstSteps.getState();
  if (table && !isDone && (await local().list()).some(({ id, status }) => id === table && status === 'playing')) {
    resumeFirstSteps();
    return table;
  }
  const opened = await local().begin(meHere(), SETTINGS, GENTLE, SEED);
  beginFirstSteps(opened);
  return opened;
}
