/** Cards of a hand or a pile, each to be tapped as often as it is there. */
import '../../calculator/CardToggles.css';
import type { Card } from '@polis/engine';
import type { InGame } from '../../calculator/inGame.ts';
import type { Names } from '../../game/names.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { kindOf } from '../../look/kinds.ts';
import { Words } from '../../look/Words.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import './PileTiles.css';

interface PileProps {
  cards: readonly InGame[];
  /** By name, as often as they are there. */
  pile: readonly string[];
  /** How often a card lies elsewhere. */
  elsewhere(card: Card): number;
  names: Pick<Names, 'card' | 'shortCard'>;
  onChange(pile: string[]): void;
}

export function PileTiles({ cards, pile, elsewhere, names, onChange }: PileProps) {
  const { t } = useTranslation();
  const words = useEffectWords();
  return (
    <ul className="calc-cards pile-tiles">
      {cards.map(({ card, copies }) => {
        const count = pile.filter((name) => name === card.name).length;
        const left = copies - elsewhere(card) - count;
        const label = t('analysis.setup.tile', { card: names.card(card.name), what: words(card.effects), count });
        // one more as long as there is one, then none again
        const tap = (): void => onChange(left > 0 ? [...pile, card.name] : pile.filter((name) => name !== card.name));
        return (
          <li key={card.name}>
            <button
              type="button"
              className={`calc-card k-${kindOf(card.colour)}`}
              aria-pressed={count > 0}
              aria-label={label}
              disabled={count === 0 && left <= 0}
              onClick={tap}
            >
              <b>
                <Words of={names.shortCard(card.name)} />
              </b>
              <EffectSymbols effects={card.effects} />
              {count > 0 ? <em aria-hidden="true">{count}</em> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
