/** Puts the choice that was proposed for this table where it can be sealed, as soon as its question is asked. */
import { useEffect } from 'react';
import type { RegionProps } from '../game/model.ts';
import { questionOf, useSelection } from '../game/selection.ts';
import { pickedFor } from '../table/ask/picked.ts';
import { propose, useProposed } from './proposed.ts';

export function Proposed({ known, model }: RegionProps) {
  const proposal = useProposed((state) => state.proposal);
  const { ask } = model;
  useEffect(() => {
    if (proposal?.table !== known.table || !ask || ask.seat !== proposal.seat) return;
    const picked = ask.choices.includes(proposal.choice) ? pickedFor(model, proposal.choice) : null;
    if (picked) useSelection.getState().take(questionOf(known, ask), picked);
    propose(null);
  }, [proposal, known, model, ask]);
  return null;
}
