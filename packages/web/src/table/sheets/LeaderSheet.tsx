/** My leaders that are still to be recruited. */

import { leadersInHand } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { CardRow } from '../../parts/CardRow.tsx';
import { keyed } from '../../parts/keyed.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';

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
