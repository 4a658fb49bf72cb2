/** My leaders that are still to be recruited. */
import { useTranslation } from 'react-i18next';
import { keyed } from '../around/keyed.ts';
import { leadersInHand } from '../city/contents.ts';
import type { RegionProps } from '../model.ts';
import { useNames } from '../names.ts';
import { CardRow } from './CardRow.tsx';
import { SheetFrame } from './SheetFrame.tsx';

export function LeaderSheet({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  return (
    <SheetFrame title={t('sheet.leaders.title', { ...names.whose(model.me) })} about={t('sheet.leaders.about')}>
      <ul>
        {keyed(leadersInHand(model, model.me), (card) => card.name).map(({ key, item }) => (
          <CardRow key={key} card={item} names={names} />
        ))}
      </ul>
    </SheetFrame>
  );
}
