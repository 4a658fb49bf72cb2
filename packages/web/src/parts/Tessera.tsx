/** A built card as a small stone: its kind at the edge, what it gives as symbols. */
import './Tessera.css';
import './fresh.css';
import type { Card } from '@polis/engine';
import { memo } from 'react';
import { type Entombed, kindOfCard } from '../game/contents.ts';
import type { Names } from '../game/names.ts';
import { EffectSymbols, useEffectWords } from '../look/Effects.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { openSheet } from './open.ts';
import { TombSign, tombWords } from './TombSign.tsx';

/** `isMark`: it lies elsewhere and gives here. By keyboard, cards are reached in the sheet of their city. */
interface TesseraProps {
  card: Card;
  names: Names;
  isMark?: boolean;
  /** It came in the last turn. */
  isFresh?: boolean;
  /** A leader who lies under a stage. */
  tomb?: Entombed;
}

export const Tessera = memo(function Tessera({ card, names, isMark = false, isFresh = false, tomb }: TesseraProps) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const kind = kindOfCard(card);
  const label = t(isMark ? 'table.tesseraMark' : 'table.tessera', {
    name: names.card(card.name),
    kind: t(`kindLong.${kind}`),
    gives: tomb ? tombWords(t, tomb) : words(card.effects),
  });
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        className={`te k-${kind}${isMark ? ' te-mark' : ''}${isFresh ? ' fresh' : ''}`}
        aria-label={isFresh ? `${label} ${t('table.fresh')}` : label}
        data-explain="card"
        onClick={() => openSheet({ sheet: 'card', card: card.name })}
      >
        {kind === 'leader' ? <span className="te-name">{names.card(card.name)}</span> : null}
        {tomb ? <TombSign points={tomb.points} /> : <EffectSymbols effects={card.effects} />}
      </button>
    </li>
  );
});
