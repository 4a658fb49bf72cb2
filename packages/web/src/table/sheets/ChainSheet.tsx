/** The chain tree, with what stands in the own city and what that makes free. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { cityOf } from '../around/facts.ts';
import type { RegionProps } from '../model.ts';
import { openSheet } from './open.ts';
import { SheetFrame } from './SheetFrame.tsx';

const ChainsByKind = lazy(() =>
  import('../../library/ChainsByKind.tsx').then(({ ChainsByKind }) => ({ default: ChainsByKind })),
);

export function ChainSheet({ model }: RegionProps) {
  const { t } = useTranslation();
  const built = new Set(cityOf(model, model.me).map(({ building }) => building));
  return (
    <SheetFrame title={t('sheet.chains.title')} about={t('sheet.chains.about')} isWide>
      <Suspense>
        <ChainsByKind
          rules={model.rules}
          built={model.isSpectator ? null : built}
          onOpen={(card) => openSheet({ sheet: 'card', card })}
        />
      </Suspense>
    </SheetFrame>
  );
}
