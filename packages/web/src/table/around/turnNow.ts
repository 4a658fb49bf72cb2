/** The turn of the Age that is shown. */
import type { TableModel } from '../../game/model.ts';

/** 0 before the first turn, and one more than there are when the last one is over: what comes then is of no turn. */
export function turnNow({ rules, view }: Pick<TableModel, 'rules' | 'view'>): number {
  const isToCome = rules.steps.slice(view.at).some(({ age, turn }) => age === view.age && turn > 0);
  return isToCome ? view.turn : rules.setup.plays + 1;
}
