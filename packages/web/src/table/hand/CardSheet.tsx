/** The whole card with all that can be said of it, as a sheet from below. */
import type { Card } from '@polis/engine';
import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { CardCost, kindClass } from '../../look/CardFace.tsx';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { kindOf } from '../../look/kinds.ts';
import { Crest } from '../../look/symbols.tsx';
import type { TableModel } from '../model.ts';
import type { Names } from '../names.ts';

interface CardSheetProps {
  card: Card | null;
  /** What it costs me now, in a sentence. */
  mine: string;
  model: TableModel;
  names: Names;
  onClose(): void;
}

export function CardSheet({ card, mine, model, names, onClose }: CardSheetProps) {
  return (
    <Dialog.Root open={card !== null} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-veil" />
        {card ? <Content card={card} mine={mine} model={model} names={names} /> : null}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content({ card, mine, model, names }: Omit<CardSheetProps, 'card' | 'onClose'> & { card: Card }) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const kind = kindOf(card.colour);
  const later = model.rules.cards.filter(({ chain }) => chain.some(({ name }) => name === card.name));
  const list = (ids: readonly string[]): string => [...new Set(ids.map((id) => names.card(id)))].join(t('word.list'));
  return (
    <Dialog.Content className={`sheet card-sheet ${kindClass(card)}`} aria-describedby={undefined}>
      <header>
        {kind ? <Crest kind={kind} /> : null}
        <Dialog.Title className="disp">{names.card(card.name)}</Dialog.Title>
        {kind ? <small>{t(`kindLong.${kind}`)}</small> : null}
      </header>
      <div className="card-sheet-effect">
        <EffectSymbols effects={card.effects} size="m" />
        <p>{words(card.effects)}</p>
      </div>
      <dl>
        <div>
          <dt>{t('hand.sheet.cost')}</dt>
          <dd>{card.cost.coins + card.cost.units > 0 ? <CardCost cost={card.cost} /> : t('hand.sheet.costNothing')}</dd>
        </div>
        {mine ? (
          <div>
            <dt>{t('hand.sheet.mine')}</dt>
            <dd>{mine}</dd>
          </div>
        ) : null}
        {card.chain.length > 0 ? (
          <div>
            <dt>{t('hand.sheet.from')}</dt>
            <dd>{list(card.chain.map(({ name }) => name))}</dd>
          </div>
        ) : null}
        {later.length > 0 ? (
          <div>
            <dt>{t('hand.sheet.leads')}</dt>
            <dd>{list(later.map(({ name }) => name))}</dd>
          </div>
        ) : null}
      </dl>
      <Dialog.Close className="sec-b">{t('hand.sheet.close')}</Dialog.Close>
    </Dialog.Content>
  );
}
