/** A card that can be chosen. */
import './HandCard.css';
import '../../parts/CardFace.css';
import type { Card, Rules } from '@polis/engine';
import { memo } from 'react';
import type { Names } from '../../game/names.ts';
import { useEffectWords } from '../../look/Effects.tsx';
import { kindOf } from '../../look/kinds.ts';
import { CardCost, CardEffect, CardTop, kindClass } from '../../parts/CardFace.tsx';
import { TABLE_ENTER } from '../../parts/keyboard.ts';
import { useFit } from '../../parts/useFit.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { Band } from './Band.tsx';
import { Chains, chainWords } from './Chains.tsx';
import type { Standing } from './standing.ts';
import { useLongPress } from './useLongPress.ts';

interface HandCardProps {
  card: Card;
  /** Where it was dealt. */
  slot: number;
  /** Where it is seen, for its number and its key. */
  place: number;
  count: number;
  standing: Standing | null;
  names: Names;
  rules: Rules;
  /** Units of each resource that would have to be bought. */
  bought: readonly number[];
  state: 'idle' | 'chosen' | 'sealed' | 'dim';
  /** Nothing is asked: it can only be read. */
  isShownOnly: boolean;
  onChoose(slot: number): void;
  onRead(card: string): void;
}

/** Smaller symbols, then chains only in the words about the chosen card. */
const FITS = 2;

/** Keys 1 to 8. */
const MOST_KEYS = 8;

export const HandCard = memo(function HandCard(props: HandCardProps) {
  const { card, slot, place, count, standing, names, rules, bought, state, isShownOnly, onChoose, onRead } = props;
  const { t } = useTranslation();
  const words = useEffectWords();
  const press = useLongPress(() => onRead(card.name));
  const fit = useFit<HTMLButtonElement>(FITS, { whole: '.eff' });
  const kind = kindOf(card.colour);
  const isMarked = state === 'chosen' || state === 'sealed';
  const label = t('hand.label', {
    name: names.card(card.name),
    kind: kind ? t(`kind.${kind}`) : t('hand.project'),
    effect: [words(card.effects), chainWords(t, { rules, names, card })].filter(Boolean).join(' '),
    state: standing?.said ?? '',
    place: t('hand.place', { number: place + 1, count }),
  });
  const className = ['card', kindClass(card), standing?.tone === 'cant' ? 'no' : '', isMarked ? 'sel' : '', state];
  return (
    <button
      type="button"
      {...fit}
      className={className.filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={isShownOnly ? undefined : isMarked}
      onClick={() => {
        if (press.wasLong()) return;
        if (isShownOnly || isMarked) onRead(card.name);
        else onChoose(slot);
      }}
      {...press.handlers}
      {...(state === 'chosen' ? TABLE_ENTER : {})}
    >
      <CardTop card={card} />
      {place < MOST_KEYS && !isShownOnly ? (
        <span className="num" aria-hidden="true">
          {place + 1}
        </span>
      ) : null}
      <CardEffect card={card} />
      <CardCost cost={card.cost} bought={bought} />
      <Chains rules={rules} names={names} card={card} />
      {standing ? <Band standing={standing} names={names} /> : null}
    </button>
  );
});
