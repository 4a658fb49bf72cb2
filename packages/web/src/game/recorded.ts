/** The room of a game that nobody sits at: nothing is asked, said or timed there. */
import { type BeginningShown, type ChairShown, FIRST_BOXES, type RoomShown, USUAL } from '@polis/client';
import type { GameConfig } from '@polis/engine';

export const recordedRoom = (
  { modules, edition, boxes, boards, expert, wonders }: Omit<GameConfig, 'version' | 'seats' | 'seed' | 'from'>,
  chairs: ChairShown[],
  beginning: BeginningShown | null = null,
): RoomShown => ({
  code: '',
  status: 'playing',
  host: null,
  settings: {
    ...USUAL,
    modules,
    edition,
    // games from before second boxes say nothing of them
    boxes: boxes ?? FIRST_BOXES,
    boards: boards ?? [],
    expert: expert ?? false,
    seats: chairs.length,
    wonders,
    listed: false,
    rated: false,
    hints: 'never',
  },
  beginning,
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
