/** How long someone may be away before others lend their chair to a bot. */
import { type Settings, timeAfter } from '@polis/client';
import { SECOND } from './clocks.ts';
import { holidaysAt, isLong } from './holidays.ts';
import type { Room } from './types.ts';

const USUAL_SECONDS = 120;

function secondsOf(settings: Settings): number {
  if (settings.grace !== null) return settings.grace;
  return settings.clock && isLong(settings) ? settings.clock.seconds : USUAL_SECONDS;
}

/** From when on the chair of someone who is away since then can be lent by others; a holiday is no absence. */
export function lendableFrom(room: Room, chair: number, since: number): number {
  const { settings, clocks } = room;
  const isUsual = settings.grace === null && isLong(settings);
  if ((isUsual || settings.timeout === 'nothing') && clocks?.out[chair]) return since;
  return timeAfter(holidaysAt(room, chair), since, secondsOf(settings) * SECOND);
}
