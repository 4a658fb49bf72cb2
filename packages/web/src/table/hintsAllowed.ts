/** Where hints are offered. */
import type { Settings } from '@polis/client';
import { useSettings } from '../device/settings.ts';
import type { RegionProps } from '../game/model.ts';

export const areHintsAllowed = ({ hints, rated }: Pick<Settings, 'hints' | 'rated'>): boolean =>
  hints === 'allowed' || (hints === 'unrated' && !rated);

/** To whom plays, at tables that allow them, on devices where they are wanted. */
export function useHasHints({ known, model, isRecord = false }: RegionProps): boolean {
  const isWanted = useSettings((settings) => settings.hints);
  return isWanted && !isRecord && !model.isSpectator && areHintsAllowed(known.room.settings);
}
