/** More cards to choose from than a hand has room for: a tray above the question. */
import './Tray.css';
import '../../parts/CardFace.css';
import { type CardId, choices } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { useEffectWords } from '../../look/Effects.tsx';
import { kindOf } from '../../look/kinds.ts';
import { CardCost, CardEffect, CardTop, kindClass } from '../../parts/CardFace.tsx';
import { TABLE_ENTER } from '../../parts/keyboard.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { moveFocus } from '../hand/moveFocus.ts';

interface TrayProps {
  model: TableModel;
  names: Names;
  options: readonly CardId[];
  slot: number | null;
  onChoose(slot: number): void;
}

export function Tray({ model, names, options, slot, onChoose }: TrayProps) {
  const { t } = useTranslation();
  const words = useEffectWords();
  return (
    <ul className="tray edged" aria-label={t('ask.pickRegion', { count: options.length })} onKeyDown={moveFocus}>
      {options.map((id, i) => {
        const card = model.rules.cards[id];
        const kind = kindOf(card.colour);
        const isChosen = i === slot;
        return (
          <li key={id}>
            <button
              type="button"
              className={`card ${kindClass(card)}${isChosen ? ' sel' : ''}`}
              aria-pressed={isChosen}
              aria-label={t('hand.label', {
                name: names.card(card.name),
                kind: kind ? t(`kind.${kind}`) : t('hand.project'),
                effect: words(card.effects),
                state: '',
                place: t('hand.place', { number: i + 1, count: options.length }),
              })}
              onClick={() => onChoose(i)}
              {...(isChosen ? TABLE_ENTER : {})}
            >
              <CardTop card={card} />
              <CardEffect card={card} />
              <CardCost cost={card.cost} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The answer that takes the card in this place. */
export const pickAt = (options: readonly CardId[], slot: number | null): number | null =>
  slot === null || options[slot] === undefined ? null : choices.pick(options[slot]);
