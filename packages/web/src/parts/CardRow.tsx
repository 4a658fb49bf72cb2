/** A card in a list: name, symbols, and what it does in words. */
import './CardRow.css';
import './fresh.css';
import type { Card } from '@polis/engine';
import { type Entombed, kindOfCard } from '../game/contents.ts';
import type { Names } from '../game/names.ts';
import { EffectSymbols, useEffectWords } from '../look/Effects.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { openSheet } from './open.ts';
import { TombSign, tombWords } from './TombSign.tsx';

interface RowProps {
  card: Card;
  names: Names;
  /** It came in the last turn. */
  isFresh?: boolean;
  /** A leader who lies under a stage. */
  tomb?: Entombed;
  /** It is chosen, and not shown by itself. */
  onPick?(): void;
}

export function CardRow({ card, names, isFresh = false, tomb, onPick }: RowProps) {
  const { t } = useTranslation();
  const words = useEffectWords();
  return (
    <li>
      <button
        type="button"
        className={`cardrow k-${kindOfCard(card)}${isFresh ? ' fresh' : ''}`}
        onClick={onPick ?? (() => openSheet({ sheet: 'card', card: card.name }))}
      >
        <b>
          {names.card(card.name)}
          {isFresh ? <span className="vh"> {t('table.fresh')}</span> : null}
        </b>
        {tomb ? <TombSign points={tomb.points} /> : <EffectSymbols effects={card.effects} />}
        <small aria-hidden={tomb ? undefined : 'true'}>{tomb ? tombWords(t, tomb) : words(card.effects)}</small>
      </button>
    </li>
  );
}
