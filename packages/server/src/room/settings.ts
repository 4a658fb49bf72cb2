/** The settings of a table, as the engine plays them, and as they are read where less was written down. */
import { FIRST_BOXES, type RoomRefusal, type Settings, USUAL } from '@polis/client';
import { type GameConfig, PolisError, readConfig } from '@polis/engine';

/** What was kept before a setting existed says nothing of it. */
export const complete = (settings: Settings): Settings => ({
  ...settings,
  boxes: settings.boxes ?? FIRST_BOXES,
  boards: settings.boards ?? [],
  expert: settings.expert ?? false,
  grace: settings.grace ?? null,
  timeout: settings.timeout ?? 'answer',
  lending: settings.lending ?? 'anyone',
  holidays: settings.holidays ?? true,
  slow: settings.slow ?? 0,
  talk: settings.talk ?? 'everyone',
  accounts: settings.accounts ?? false,
  onlookers: settings.onlookers ?? true,
  rated: settings.rated ?? true,
  hints: settings.hints ?? 'unrated',
});

/** Any, for a table of which nothing is known any more. */
export const LOST: Settings = {
  ...USUAL,
  modules: ['base'],
  edition: 'first',
  seats: 3,
  wonders: null,
  listed: false,
  rated: false,
};

/** A mix that the engine does not play is refused with its sentence. */
export function refuseSettings(settings: Settings): RoomRefusal | null {
  try {
    configOf(settings, '0'.repeat(32));
    return null;
  } catch (error) {
    if (error instanceof PolisError) return { code: error.code, message: error.message };
    throw error;
  }
}

/** The game that the settings of a table are about. */
export function configOf(
  { modules, edition, boxes, boards, expert, seats, wonders }: Settings,
  seed: string,
): GameConfig {
  return readConfig({ modules, edition, boxes, boards, expert, seats, wonders, seed });
}
