/** How long someone may be away before others lend their chair to a bot. */
import type { Settings } from '@polis/client';
import { SECOND } from './clocks.ts';
import type { Room } from './types.ts';

const USUAL_SECONDS = 120;
/** Whoever plays with a clock as long as this is expected to be away. */
const LONG_SECONDS = 3600;

const isLong = ({ clock }: Settings): boolean => clock !== null && clock.seconds >= LONG_SECONDS;

function secondsOf(settings: Settings): number {
  if (settings.grace !== null) return settings.grace;
  return settings.clock && isLong(settings) ? settings.clock.seconds : USUAL_SECONDS;
}

/** From when on the chair of someone who is away since then can be lent by others. */
export function lendableFrom({ settings, clocks }: Room, chair: number, since: number): number {
  const hasRunOut = settings.grace === null && isLong(settings) && clocks?.out[chair];
  return hasRunOut ? since : since + secondsOf(settings) * SECOND;
}
