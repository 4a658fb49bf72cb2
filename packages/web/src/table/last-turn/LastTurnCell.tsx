/** On a phone, beside the last card in hand: what each city did in the last turn. The log tells all of it. */
import './LastTurnCell.css';
import { memo, useMemo } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { lastTurn, type Turn } from '../../game/turns.ts';
import { Coin, Emblem } from '../../look/symbols.tsx';
import { openSheet } from '../../parts/open.ts';
import { useFit } from '../../parts/useFit.ts';
import { useStages } from '../../parts/useStages.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { Did } from './Did.tsx';
import { doingsOf } from './doings.ts';
import { inOrder } from './LastTurn.tsx';

/** Names of cards go, then coins, then the heading. */
const FITS = 3;

type CellProps = Pick<RegionProps, 'known' | 'model'> & {
  /** How many places of the grid's last row are free; 0: it has a row of its own. */
  free: number;
};

export function LastTurnCell({ known, model, free }: CellProps) {
  const now = useMemo(() => ({ known, model }), [known, model]);
  // after the cards beside it
  const [told] = useStages(now, 1);
  const turn = lastTurn(told.known.log);
  return turn ? <Cell {...told} free={free} turn={turn} /> : null;
}

const Cell = memo(function Cell({ known, model, free, turn }: CellProps & { turn: Turn }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const fit = useFit<HTMLButtonElement>(FITS);
  const doings = doingsOf(turn.events, model.rules);
  const change = (seat: number): number => doings[seat].paid.reduce((sum, { coins }) => sum - coins, doings[seat].got);
  return (
    <li
      className={`slot${free === 0 ? ' slot-row' : ''}`}
      style={{ gridColumn: free === 0 ? '1 / -1' : `span ${free}` }}
    >
      <button {...fit} type="button" onClick={() => openSheet({ sheet: 'log' })}>
        <b className="slot-h">{t('table.lastTurn')}</b>
        {inOrder(model).map((seat) => (
          <span key={seat} className="slot-did">
            <Emblem city={names.city(seat)} />
            <span className="vh">{names.label(seat)}</span>
            {doings[seat].deeds.map((deed) => (
              <Did key={JSON.stringify(deed)} model={model} names={names} deed={deed} />
            ))}
            {change(seat) === 0 ? null : <Coin count={change(seat)} isChange />}
          </span>
        ))}
      </button>
    </li>
  );
});
