/** Letters that open sheets. */
import { useEffect } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { isLocal } from '../../local/local.ts';
import { type Shortcut, useShortcuts } from '../../parts/keyboard.ts';
import { closeSheet, openSheet, type Sheet } from '../../parts/open.ts';
import { canPlan } from '../ahead/usePlan.ts';
import { projectsOf } from '../around/project.ts';
import { useHasHints } from '../hintsAllowed.ts';

export function useSheetKeys(region: RegionProps): void {
  const { known, model, isRecord = false } = region;
  const hasHints = useHasHints(region);
  const opens = (key: string, text: string, sheet: Sheet, isOff = false): Shortcut => ({
    keys: [key],
    text: `table.key.${text}`,
    run: () => openSheet(sheet),
    isOff,
  });
  useShortcuts([
    opens('c', 'myCity', { sheet: 'city', seat: model.me }),
    opens('a', 'left', { sheet: 'city', seat: model.left }),
    opens('d', 'right', { sheet: 'city', seat: model.right }),
    opens('o', 'others', { sheet: 'city', seat: model.others[0] ?? model.left }),
    opens('e', 'projects', { sheet: 'projects' }, projectsOf(model).length === 0),
    opens('x', 'discards', { sheet: 'discards' }),
    opens('t', 'chains', { sheet: 'chains' }),
    opens('l', 'log', { sheet: 'log' }),
    opens('m', 'chat', { sheet: 'chat' }, isRecord || isLocal(known.table)),
    opens('h', 'hint', { sheet: 'hint' }, !hasHints),
    opens('w', 'ahead', { sheet: 'ahead' }, !canPlan(region)),
  ]);
  // a sheet belongs to its table
  useEffect(() => closeSheet, []);
}
