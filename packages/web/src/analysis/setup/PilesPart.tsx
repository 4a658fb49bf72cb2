/** What lies in the discard pile, as far as it is known. */
import type { Rules } from '@polis/engine';
import { inGame } from '../../calculator/inGame.ts';
import type { Names } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { ageIn, type Draft } from './draft.ts';
import { PileTiles } from './PileTiles.tsx';
import { cardsUpTo, elsewhereIn } from './piles.ts';

interface PilesProps {
  draft: Draft;
  rules: Rules;
  names: Names;
  onChange(to: Partial<Draft>): void;
}

export function PilesPart({ draft, rules, names, onChange }: PilesProps) {
  const { t } = useTranslation();
  const { sheet, discard } = draft;
  return (
    <details className="panel setup-discard">
      <summary>{t('analysis.setup.discard', { count: discard.length })}</summary>
      <p className="hint">{t('analysis.setup.discardText')}</p>
      <PileTiles
        cards={cardsUpTo(inGame(sheet), ageIn(rules, draft))}
        pile={discard}
        elsewhere={elsewhereIn(draft, rules, { discard: true })}
        names={names}
        onChange={(to) => onChange({ discard: to })}
      />
    </details>
  );
}
