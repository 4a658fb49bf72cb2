/** One line about the last turn: who bought from me, else what I did. */
import type { GameEvent } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { Coin } from '../../look/symbols.tsx';
import type { RegionProps } from '../model.ts';
import { useNames } from '../names.ts';
import { useEventWords } from '../narration/words.ts';
import { lastTurn, purchasesFromMe } from './lastTurn.ts';

export function LastEvent({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const words = useEventWords(known, model);
  const purchases = purchasesFromMe(known, model);
  if (purchases.length > 0) {
    const coins = purchases.reduce((sum, one) => sum + one.coins, 0);
    return (
      <span className="tick">
        <span>
          {t('table.bought', {
            ...names.whose(model.me),
            names: names.list(purchases.map(({ by }) => names.seat(by))),
            count: purchases.length,
          })}
        </span>
        <Coin count={coins} isChange />
      </span>
    );
  }
  const mine = lastTurn(known.log).find(
    (event) =>
      (event.event === 'built' || event.event === 'stage' || event.event === 'sold') && event.seat === model.me,
  );
  // the deed alone: what was chosen and which card it took is in the log
  const sentence = mine
    ? words({ ...mine, secret: undefined, ...(mine.event === 'stage' ? { option: 0 } : {}) } as GameEvent)
    : null;
  return sentence ? (
    <span className="tick">
      <span>{sentence}</span>
    </span>
  ) : null;
}
