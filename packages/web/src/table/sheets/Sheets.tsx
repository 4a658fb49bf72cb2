/** The sheet that is open, if any. */
import { memo, Suspense, useDeferredValue } from 'react';
import { FingerprintSheet } from '../../fair-deal/FingerprintSheet.tsx';
import { later } from '../../frame/later.tsx';
import type { RegionProps } from '../../game/model.ts';
import { useSheet } from '../../parts/open.ts';
import { canPlan } from '../ahead/usePlan.ts';
import { CardSheet } from './CardSheet.tsx';
import { ChainSheet } from './ChainSheet.tsx';
import { ChatSheet } from './ChatSheet.tsx';
import { CitySheet } from './CitySheet.tsx';
import { DiscardSheet } from './DiscardSheet.tsx';
import { HintSheet } from './HintSheet.tsx';
import { LeaderSheet } from './LeaderSheet.tsx';
import { LogSheet } from './LogSheet.tsx';
import { ProjectSheet } from './ProjectSheet.tsx';
import { useSheetKeys } from './useSheetKeys.ts';

const RuleSheet = later(async () => {
  const { withPages } = await import('../../rules/index.ts');
  return (await withPages()).RuleSheet;
});

const AheadSheet = later(() => import('../ahead/AheadSheet.tsx').then(({ AheadSheet }) => AheadSheet));

export const Sheets = memo(function Sheets(region: RegionProps) {
  // drawn in slices, so that a slow phone is never busy for long
  const open = useDeferredValue(useSheet((state) => state.open));
  useSheetKeys(region);
  switch (open?.sheet) {
    case 'city':
      return <CitySheet {...region} seat={open.seat} at={open.at} />;
    case 'card':
      return <CardSheet {...region} name={open.card} />;
    case 'rule':
      return (
        <Suspense fallback={null}>
          <RuleSheet key={open.rule} rule={open.rule} />
        </Suspense>
      );
    case 'log':
      return <LogSheet {...region} />;
    case 'chat':
      return <ChatSheet {...region} />;
    case 'fingerprint':
      return <FingerprintSheet {...region} />;
    case 'discards':
      return <DiscardSheet {...region} />;
    case 'hint':
      return <HintSheet {...region} />;
    case 'leaders':
      return <LeaderSheet {...region} />;
    case 'chains':
      return <ChainSheet {...region} />;
    case 'projects':
      return <ProjectSheet {...region} />;
    case 'ahead':
      return canPlan(region) ? <AheadSheet {...region} /> : null;
    default:
      return null;
  }
});
