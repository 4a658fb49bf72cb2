/** The sheet: it lies over everything, so that each is opened by a button. */
import '../table/sheets/ChatSheet.css';
import '../table/around/buttons.css';
import { useState } from 'react';
import { catalogue, isBoard } from '../library/catalogue.ts';
import { CardRow } from '../parts/CardRow.tsx';
import { EffectAndCost } from '../parts/EffectAndCost.tsx';
import { SheetFrame } from '../parts/SheetFrame.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { useCardNames } from './useCardNames.ts';

const SHEETS = ['short', 'long', 'wide'] as const;

/** More than there is room for. */
const MANY = 30;
const FEW = 4;

export function SheetStates() {
  const { t } = useTranslation();
  const names = useCardNames();
  const [shown, setShown] = useState<(typeof SHEETS)[number] | null>(null);
  const cards = catalogue().flatMap((entry) => (isBoard(entry) ? [] : [entry]));
  const rows = cards.slice(0, MANY).map(({ id, card }) => <CardRow key={id} card={card} names={names} />);
  const [{ card }] = cards;
  const onClose = (): void => setShown(null);
  return (
    <div className="state-row">
      {SHEETS.map((sheet) => (
        <button key={sheet} type="button" className="button" onClick={() => setShown(sheet)}>
          {sheet}
        </button>
      ))}
      {shown === 'short' ? (
        <SheetFrame title={names.card(card.name)} about={t('kindLong.raw')} onClose={onClose}>
          <EffectAndCost card={card} />
        </SheetFrame>
      ) : null}
      {shown === 'long' ? (
        <SheetFrame
          title={t('sheet.discards.title')}
          onClose={onClose}
          foot={<p className="sheet-foot quiet">{t('sheet.chat.spectator')}</p>}
        >
          <ul>{rows}</ul>
        </SheetFrame>
      ) : null}
      {shown === 'wide' ? (
        <SheetFrame title={t('sheet.chains.title')} about={t('sheet.chains.about')} isWide onClose={onClose}>
          <ul>{rows.slice(0, FEW)}</ul>
        </SheetFrame>
      ) : null}
    </div>
  );
}
