/** The chain tree, with what stands in the own city and what that makes free. */

import { later } from '../../frame/later.tsx';
import { cityOf } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { openSheet } from '../../parts/open.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';

const ChainsByKind = later(() => import('../../library/ChainsByKind.tsx').then(({ ChainsByKind }) => ChainsByKind));

export function ChainSheet({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const whose = useNames(known, model).whose(model.me);
  const built = new Set(cityOf(model, model.me).map(({ building }) => building));
  return (
    <SheetFrame title={t('sheet.chains.title')} about={t('sheet.chains.about', { ...whose })} isWide>
      <ChainsByKind
        rules={model.rules}
        built={model.isSpectator ? null : built}
        whose={whose}
        onOpen={(card) => openSheet({ sheet: 'card', card })}
      />
    </SheetFrame>
  );
}
