/** Choices ahead: the list of wishes for the questions to come, and what can be added to it. */
import './AheadSheet.css';
import '../around/buttons.css';
import { MOST_WISHES, type Wish } from '@polis/client';
import { useState } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { CardChoice } from './CardChoice.tsx';
import { usePlan } from './usePlan.ts';
import { WishForm } from './WishForm.tsx';
import { WishList } from './WishList.tsx';

export function AheadSheet(region: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(region.known, region.model);
  const { plan, refused, save } = usePlan(region);
  const [draft, setDraft] = useState<Wish | null>(null);
  const { wishes, isSetAside } = plan;
  const add = (wish: Wish): void => {
    save([...wishes, wish]);
    setDraft(null);
  };
  return (
    <SheetFrame title={t('ahead.title')} about={t('ahead.secret')}>
      <p>{t('ahead.about')}</p>
      {isSetAside && wishes.length > 0 ? (
        <div className="ahead-aside" role="status">
          <p>{t('ahead.setAside')}</p>
          <button type="button" className="main-b" onClick={() => save(wishes)}>
            {t('ahead.useAgain')}
          </button>
        </div>
      ) : null}
      {refused ? (
        <p className="ahead-refused" role="alert">
          {t(`refusal.${refused.code}`)}
        </p>
      ) : null}
      <WishList {...region} names={names} wishes={wishes} onChange={save} />
      {draft ? (
        <WishForm key={draft.card} {...region} names={names} first={draft} onAdd={add} onBack={() => setDraft(null)} />
      ) : wishes.length < MOST_WISHES ? (
        <CardChoice {...region} names={names} onPick={setDraft} />
      ) : (
        <p className="quiet">{t('ahead.full', { count: MOST_WISHES })}</p>
      )}
    </SheetFrame>
  );
}
