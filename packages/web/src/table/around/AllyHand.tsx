/** A teammate's hand, to read: in their panel, and on phones in the sheet of their city. */
import './AllyHand.css';
import './Tessera.css';
import type { SeatId } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { handOf } from '../city/contents.ts';
import type { RegionProps } from '../model.ts';
import { useNames } from '../names.ts';
import { openSheet } from '../sheets/open.ts';
import { keyed } from './keyed.ts';
import { Tessera } from './Tessera.tsx';

export function AllyHand({ known, model, seat }: RegionProps & { seat: SeatId }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  if (model.isSpectator || model.rules.setup.allies[model.me] !== seat) return null;
  const hand = handOf(model, seat) ?? [];
  if (hand.length === 0) return null;
  return (
    <>
      <details className="ally-hand edged">
        <summary>{t('table.allyHand', { count: hand.length })}</summary>
        <ul className="tes">
          {keyed(hand, (card) => card.name).map(({ key, item }) => (
            <Tessera key={key} card={item} names={names} />
          ))}
        </ul>
      </details>
      <button type="button" className="ally-open" onClick={() => openSheet({ sheet: 'city', seat, at: 'hand' })}>
        {t('table.seeAllyHand', { count: hand.length })}
      </button>
    </>
  );
}
