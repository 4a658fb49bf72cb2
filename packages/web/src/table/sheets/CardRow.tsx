/** A card in a list: name, symbols, and what it does in words. */
import type { Card } from '@polis/engine';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { kindOfCard } from '../city/contents.ts';
import type { Names } from '../names.ts';
import { openSheet } from './open.ts';

export function CardRow({ card, names }: { card: Card; names: Names }) {
  const words = useEffectWords();
  return (
    <li>
      <button
        type="button"
        className={`cardrow k-${kindOfCard(card)}`}
        onClick={() => openSheet({ sheet: 'card', card: card.name })}
      >
        <b>{names.card(card.name)}</b>
        <EffectSymbols effects={card.effects} />
        <small aria-hidden="true">{words(card.effects)}</small>
      </button>
    </li>
  );
}
