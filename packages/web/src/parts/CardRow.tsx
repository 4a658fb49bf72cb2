/** A card in a list: name, symbols, and what it does in words. */
import './CardRow.css';
import './fresh.css';
import type { Card } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { kindOfCard } from '../game/contents.ts';
import type { Names } from '../game/names.ts';
import { EffectSymbols, useEffectWords } from '../look/Effects.tsx';
import { openSheet } from './open.ts';

interface RowProps {
  card: Card;
  names: Names;
  /** It came in the last turn. */
  isFresh?: boolean;
}

export function CardRow({ card, names, isFresh = false }: RowProps) {
  const { t } = useTranslation();
  const words = useEffectWords();
  return (
    <li>
      <button
        type="button"
        className={`cardrow k-${kindOfCard(card)}${isFresh ? ' fresh' : ''}`}
        onClick={() => openSheet({ sheet: 'card', card: card.name })}
      >
        <b>
          {names.card(card.name)}
          {isFresh ? <span className="vh"> {t('table.fresh')}</span> : null}
        </b>
        <EffectSymbols effects={card.effects} />
        <small aria-hidden="true">{words(card.effects)}</small>
      </button>
    </li>
  );
}
