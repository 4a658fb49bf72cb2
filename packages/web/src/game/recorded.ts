/** The room of a game that nobody sits at: nothing is asked, said or timed there. */
import { type ChairShown, type RoomShown, USUAL } from '@polis/client';
import type { GameConfig } from '@polis/engine';

export const recordedRoom = (
  { modules, edition, wonders }: Pick<GameConfig, 'modules' | 'edition' | 'wonders'>,
  chairs: ChairShown[],
): RoomShown => ({
  code: '',
  status: 'playing',
  host: null,
  settings: { ...USUAL, modules, edition, seats: chairs.length, wonders, listed: false, rated: false, hints: 'never' },
  chairs,
  clocks: null,
  undo: null,
  muted: [],
  removed: [],
  next: null,
  frozen: null,
  undone: 0,
  commitment: null,
  dealing: null,
});
