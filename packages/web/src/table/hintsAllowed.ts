/** Where hints are offered. */

import { useSettings } from '../device/settings.ts';
import type { RegionProps } from '../game/model.ts';
import { areHintsAllowed } from '../tables/hints.ts';

/** To whom plays, at tables that allow them, on devices where they are wanted. */
export function useHasHints({ known, model, isRecord = false }: RegionProps): boolean {
  const isWanted = useSettings((settings) => settings.hints);
  return isWanted && !isRecord && !model.isSpectator && areHintsAllowed(known.room.settings);
}
