/** Links to games for other people: to the server, or with the game itself in them where no server has it. */
import { readConfig } from '@polis/engine';
import { modelOf } from '../game/model.ts';
import { isLocal, local } from '../local/local.ts';
import { type RecordedGame, recordedGame } from '../record/game.ts';
import { isFile } from '../record/kept.ts';
import { packedGame } from '../record/link.ts';
import { type NamedRecord, SEED } from '../record/reading.ts';
import { canBeStudied, seenTable } from '../study/begin.ts';
import type { Branch } from './list.ts';

export interface GameLink {
  link: string;
  /** An address of the server; all of the game; the table as it is seen; or only an address that is good on this device. */
  holds: 'address' | 'game' | 'table' | 'nothing';
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

/**
 * To a game of this device that goes on: the table as it is seen from the own chair. What was played until then would tell
 * hidden cards, also to whoever shares it. Null in the middle of a turn, which no scenario can tell.
 */
export async function linkToGoing({ id, name, game }: Branch): Promise<GameLink | null> {
  const model = modelOf(await local().seen(id));
  if (!canBeStudied(model)) return null;
  const players = game?.table.chairs.map((chair) => ({ name: chair.name, bot: chair.bot }));
  const config = readConfig({ seed: SEED, from: { table: seenTable(model) } });
  const record = { config, choices: [], result: null, ...(players ? { players } : {}) };
  const packed = await packedGame({ record, name, of: null });
  const link = `${location.origin}/shared?seat=${model.me + 1}#${packed}`;
  return packed === null ? { link: location.origin, holds: 'nothing' } : { link, holds: 'table' };
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
