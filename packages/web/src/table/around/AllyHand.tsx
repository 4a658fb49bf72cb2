/** A teammate's hand, to read: in their panel, and on phones in the sheet of their city. */
import './AllyHand.css';
import '../../parts/Tessera.css';
import type { SeatId } from '@polis/engine';
import { handOf } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { keyed } from '../../parts/keyed.ts';
import { openSheet } from '../../parts/open.ts';
import { Tessera } from '../../parts/Tessera.tsx';
import { useTranslation } from '../../text/speaking.tsx';

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
