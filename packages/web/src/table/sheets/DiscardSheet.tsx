/** The discard pile: how many, and what may be known of it. */
import './DiscardSheet.css';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { CardRow } from '../../parts/CardRow.tsx';
import { keyed } from '../../parts/keyed.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';

/** Windows in which a card is taken from the pile: their questions show it. */
const DIGS = /\.dig$/;

export function DiscardSheet({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { rules, view, ask } = model;
  const pile = view.piles[rules.tablePile('discard')];
  const shown = ask?.ask.ask === 'pick' && DIGS.test(ask.ask.why) ? ask.ask.options : null;
  return (
    <SheetFrame title={t('sheet.discards.title')}>
      <p>{pile.count === 0 ? t('sheet.discards.empty') : t('sheet.discards.count', { count: pile.count })}</p>
      {pile.count > 0 ? (
        <ul className="backs">
          {pile.backs.map((count, age) =>
            count > 0 ? (
              <li key={t(`age.${age}`)}>{t('sheet.discards.age', { count, age: t(`age.${age}`) })}</li>
            ) : null,
          )}
        </ul>
      ) : null}
      {shown ? (
        <>
          <h3>{t('sheet.discards.shown')}</h3>
          <ul>
            {keyed(
              shown.map((id) => rules.cards[id]),
              (card) => card.name,
            ).map(({ key, item }) => (
              <CardRow key={key} card={item} names={names} />
            ))}
          </ul>
        </>
      ) : pile.count > 0 ? (
        <p className="quiet">{t('sheet.discards.hidden', { count: pile.count })}</p>
      ) : null}
    </SheetFrame>
  );
}
