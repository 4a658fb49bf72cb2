/** A card that turns over at the seat of whoever played it. */
import '../Moments.css';
import { roman } from '@polis/engine';
import type { CSSProperties } from 'react';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import type { Deed } from '../../game/turns.ts';
import { Icon } from '../../look/Icon.tsx';
import { type Kind, kindOf } from '../../look/kinds.ts';
import { Crest, Emblem } from '../../look/symbols.tsx';
import { Words } from '../../look/Words.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import type { Place } from '../on-screen.ts';

const STAGGER_MS = 40;

interface Revealing {
  deed: Deed;
  at: Place;
  scale: number;
  order: number;
  model: TableModel;
  names: Names;
}

export function Revealed({ deed, at, scale, order, model, names }: Revealing) {
  const kind = kindOfDeed(deed, model);
  const place = {
    '--x': `${at.x}px`,
    '--y': `${at.y}px`,
    '--room': `${at.width}px`,
    '--size': scale,
    '--wait': `${order * STAGGER_MS}ms`,
  } as CSSProperties;
  return (
    <div className="mo-card" style={place}>
      <span className="mo-back">
        <Icon name="polis" />
      </span>
      <span className={`mo-face${kind ? ` k-${kind}` : ''}`}>
        <Face deed={deed} kind={kind} names={names} />
      </span>
    </div>
  );
}

function Face({ deed, kind, names }: { deed: Deed; kind: Kind | null; names: Names }) {
  const { t } = useTranslation();
  if (deed.did === 'built')
    return (
      <>
        {kind ? <Crest kind={kind} /> : null}
        <b>
          <Words of={names.shortCard(deed.card)} />
        </b>
      </>
    );
  if (deed.did === 'sold')
    return (
      <>
        <Icon name="pile" />
        <b>{t('moments.sold')}</b>
      </>
    );
  return (
    <>
      <Emblem city={names.city(deed.seat)} />
      <b>{t('moments.stage', { stage: roman(deed.stage) })}</b>
      {deed.joined ? <Icon name="column" className="mo-column" /> : null}
    </>
  );
}

function kindOfDeed(deed: Deed, { rules }: TableModel): Kind | null {
  if (deed.did !== 'built') return null;
  const id = rules.cardByName.get(deed.card);
  return id === undefined ? null : kindOf(rules.cards[id].colour);
}
