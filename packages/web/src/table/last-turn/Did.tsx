/** A deed as a symbol and a word or two. */
import './Did.css';
import { roman } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import type { Deed } from '../../game/turns.ts';
import { Icon } from '../../look/Icon.tsx';
import { kindOf } from '../../look/kinds.ts';
import { Crest } from '../../look/symbols.tsx';
import { useTranslation } from '../../text/speaking.tsx';

interface DidProps {
  model: TableModel;
  names: Names;
  deed: Deed;
}

export function Did({ model, names, deed }: DidProps) {
  const { t } = useTranslation();
  if (deed.did === 'sold')
    return (
      <span className="did">
        <Icon name="pile" />
        <b className="did-word">{t('moments.sold')}</b>
      </span>
    );
  if (deed.did === 'stage')
    return (
      <span className="did">
        <i className="did-stage">{roman(deed.stage)}</i>
        <b className="did-word">{t('moments.stage', { stage: roman(deed.stage) })}</b>
        {deed.joined ? <Icon name="column" /> : null}
      </span>
    );
  const { cards, cardByName } = model.rules;
  const kind = kindOf(cards[cardByName.get(deed.card) as number].colour);
  return (
    <span className="did">
      {kind ? <Crest kind={kind} /> : null}
      <b className="did-word name-long">{names.card(deed.card)}</b>
      <b className="did-word name-short">{names.shortCard(deed.card)}</b>
    </span>
  );
}
