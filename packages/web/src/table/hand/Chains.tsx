/** As on the printed card: what makes it free, and what it makes free later. */
import './Chains.css';
import type { Card, Rules } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Names } from '../../game/names.ts';
import { Icon } from '../../look/Icon.tsx';
import { opens } from '../../look/opens.ts';
import { kindClass } from '../../parts/CardFace.tsx';
import { useTranslation } from '../../text/speaking.tsx';

interface ChainsProps {
  rules: Pick<Rules, 'cards' | 'cardByName'>;
  names: Names;
  card: Card;
}

export function Chains({ rules, names, card }: ChainsProps) {
  const { t } = useTranslation();
  const from = card.chain.map(({ name }) => rules.cards[rules.cardByName.get(name) ?? 0]);
  const to = opens(rules, card);
  const name = (one: Card): ReactNode => (
    <span key={one.name} className={kindClass(one)}>
      {names.card(one.name)}
    </span>
  );
  if (from.length + to.length === 0) return null;
  return (
    <span className="chains" role="img" aria-label={chainWords(t, { rules, names, card })} data-explain="chain">
      {from.length > 0 ? (
        <span className="from">
          <Icon name="chain" />
          <span>{from.map(name)}</span>
        </span>
      ) : null}
      {to.length > 0 ? (
        <span className="to">
          <Icon name="arrow-right" />
          <span>{to.map(name)}</span>
        </span>
      ) : null}
    </span>
  );
}

/** The same in sentences; empty where there is nothing to say. */
export function chainWords(t: TFunction, { rules, names, card }: ChainsProps): string {
  const from = card.chain.map(({ name }) => names.card(name));
  const to = opens(rules, card).map(({ name }) => names.card(name));
  return [
    ...(from.length > 0 ? [t('city.opened', { names: from.join(t('word.or')) })] : []),
    ...(to.length > 0 ? [t('city.opens', { names: names.list(to) })] : []),
  ].join(' ');
}
