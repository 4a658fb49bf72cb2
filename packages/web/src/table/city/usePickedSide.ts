/** The side that I have picked for my board, to be seen before it is sealed; null if none is. */
import { choices, type SeatId, type Wonder } from '@polis/engine';
import type { RegionProps } from '../../game/model.ts';
import { questionOf, usePicked } from '../../game/selection.ts';

export function usePickedSide({ known, model }: Pick<RegionProps, 'known' | 'model'>, seat: SeatId): Wonder | null {
  const { ask, rules } = model;
  const { slot } = usePicked(questionOf(known, ask));
  if (ask?.ask.ask !== 'side' || ask.seat !== seat) return null;
  const picked = ask.sealed >= 0 ? choices.sideOf(ask.sealed) : slot;
  return picked === null ? null : rules.wonders[ask.ask.wonders[picked]];
}
