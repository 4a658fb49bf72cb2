/** Where a card is missing in the grid of a phone: what the last turn meant for me. */
import type { GameEvent } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { Coin } from '../../look/symbols.tsx';
import type { TableModel } from '../model.ts';
import type { Names } from '../names.ts';
import { lastTurnOf } from './lastTurn.ts';

export function LastTurnCell({ model, names, log }: { model: TableModel; names: Names; log: readonly GameEvent[] }) {
  const { t } = useTranslation();
  const last = lastTurnOf(model, log);
  if (!last) return null;
  const whose = names.whose(model.me);
  return (
    <li className="slot">
      <b>{t('hand.lastTurn')}</b>
      {last.sales.map(({ seat, coins }) => (
        <span key={seat}>
          {t('hand.bought', { ...whose, name: names.seat(seat) })} <Coin count={coins} isChange />
        </span>
      ))}
      {last.earned > 0 ? (
        <span>
          {t('hand.earned', { ...whose })} <Coin count={last.earned} isChange />
        </span>
      ) : null}
      {last.sales.length === 0 && last.earned === 0 ? <span>{t('hand.nobodyBought', { ...whose })}</span> : null}
    </li>
  );
}
