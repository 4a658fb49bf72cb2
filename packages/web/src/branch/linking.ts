/** Links to games for other people: to the server, or with the game itself in them where no server has it. */
import { isLocal } from '../local/local.ts';
import { type RecordedGame, recordedGame } from '../record/game.ts';
import { isFile } from '../record/kept.ts';
import { packedGame } from '../record/link.ts';
import type { NamedRecord } from '../record/reading.ts';

export interface GameLink {
  link: string;
  /** An address of the server; all of the game; or only an address that is good on this device. */
  holds: 'address' | 'game' | 'nothing';
}

/** `address`: of this app, with which the game is shown here. */
export async function linkTo(game: RecordedGame, address: string): Promise<GameLink> {
  const { id, story } = game;
  if (!isLocal(id) && !isFile(id)) return { link: `${location.origin}${address}`, holds: 'address' };
  // what is damaged nobody could check
  const packed = story.damage
    ? null
    : await packedGame({ record: named(game), name: game.name, of: await origin(game) });
  if (packed === null) return { link: `${location.origin}${address}`, holds: 'nothing' };
  const { pathname, search } = new URL(address, location.origin);
  const [, , , turn = '1'] = pathname.split('/');
  const where = new URLSearchParams(search);
  where.set('turn', turn);
  return { link: `${location.origin}/shared?${where}#${packed}`, holds: 'game' };
}

/** The game that it came from goes along, if it is at hand. */
async function origin({ of }: RecordedGame): Promise<NamedRecord | null> {
  if (of === null) return null;
  return recordedGame(of).then(named, () => null);
}

const named = ({ record, players }: RecordedGame): NamedRecord => ({
  ...record,
  ...(players ? { players: [...players] } : {}),
});
