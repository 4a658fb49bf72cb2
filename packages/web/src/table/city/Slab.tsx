/** A card of my city: name and symbols, and a ring if it opens a chain. */
import './Slab.css';
import '../../parts/fresh.css';
import type { Card } from '@polis/engine';
import { type Entombed, kindOfCard } from '../../game/contents.ts';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { Icon } from '../../look/Icon.tsx';
import { opens } from '../../look/opens.ts';
import { softened } from '../../look/softened.ts';
import { Words } from '../../look/Words.tsx';
import { openSheet } from '../../parts/open.ts';
import { TombSign, tombWords } from '../../parts/TombSign.tsx';
import { useTranslation } from '../../text/speaking.tsx';

interface SlabProps {
  model: TableModel;
  names: Names;
  card: Card;
  /** It lies elsewhere and gives here. */
  isMark?: boolean;
  /** It came in the last turn. */
  isFresh?: boolean;
  /** A leader who lies under a stage. */
  tomb?: Entombed;
}

export function Slab({ model, names, card, isMark = false, isFresh = false, tomb }: SlabProps) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const kind = kindOfCard(card);
  const later = isMark ? [] : opens(model.rules, card);
  const label = t(isMark ? 'table.tesseraMark' : 'table.tessera', {
    name: names.card(card.name),
    kind: t(`kindLong.${kind}`),
    gives: tomb ? tombWords(t, tomb) : words(card.effects),
  });
  const chain =
    later.length > 0 ? t('city.opens', { names: names.list(later.map(({ name }) => names.card(name))) }) : '';
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        className={`sl k-${kind}${isMark ? ' sl-mark' : ''}${isFresh ? ' fresh' : ''}`}
        aria-label={[label, chain, isFresh ? t('table.fresh') : ''].filter(Boolean).join(' ')}
        data-explain="card"
        data-card={card.name}
        onClick={() => openSheet({ sheet: 'card', card: card.name })}
      >
        <span className="x">
          <span className="x-name">
            <Words of={softened(names.card(card.name), names.shortCard(card.name))} />
          </span>
        </span>
        {tomb ? <TombSign points={tomb.points} /> : <EffectSymbols effects={card.effects} />}
        {later.length > 0 ? <Icon name="chain" className="ln" /> : null}
      </button>
    </li>
  );
}
