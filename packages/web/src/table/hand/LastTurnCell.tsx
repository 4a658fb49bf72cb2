/** Where a card is missing in the grid of a phone: what the last turn meant for me. */
import type { GameEvent } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { Coin, Emblem } from '../../look/symbols.tsx';
import { useFit } from '../around/useFit.ts';
import type { TableModel } from '../model.ts';
import type { Names } from '../names.ts';
import { lastTurnOf } from './lastTurn.ts';

interface CellProps {
  model: TableModel;
  names: Names;
  log: readonly GameEvent[];
}

export function LastTurnCell(props: CellProps) {
  const last = lastTurnOf(props.model, props.log);
  return last ? <Cell {...props} {...last} /> : null;
}

/** Where sentences are too long: emblems. */
const FITS = 1;

function Cell({ model, names, sales, earned }: CellProps & NonNullable<ReturnType<typeof lastTurnOf>>) {
  const { t } = useTranslation();
  const fit = useFit<HTMLLIElement>(FITS);
  const whose = names.whose(model.me);
  return (
    <li className="slot" ref={fit}>
      <b>{t('hand.lastTurn')}</b>
      {sales.map(({ seat, coins }) => (
        <span key={seat}>
          <Emblem city={names.city(seat)} />
          <span className="said">{t('hand.bought', { ...whose, name: names.seat(seat) })}</span>{' '}
          <Coin count={coins} isChange />
        </span>
      ))}
      {earned > 0 ? (
        <span>
          <Emblem city={names.city(model.me)} />
          <span className="said">{t('hand.earned', { ...whose })}</span> <Coin count={earned} isChange />
        </span>
      ) : null}
      {sales.length === 0 && earned === 0 ? <span>{t('hand.nobodyBought', { ...whose })}</span> : null}
    </li>
  );
}
