/** To the choices ahead, with how many wishes there are. */
import './AheadButton.css';
import type { RegionProps } from '../../game/model.ts';
import { Icon } from '../../look/Icon.tsx';
import { openSheet } from '../../parts/open.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { canPlan, planOf } from './usePlan.ts';

const open = (): void => openSheet({ sheet: 'ahead' });

/** While others think: with its name. */
export function AheadButton(region: RegionProps) {
  const { t } = useTranslation();
  if (!canPlan(region)) return null;
  const { length: count } = planOf(region).wishes;
  const words = count > 0 ? t('ahead.openCount', { count }) : t('ahead.open');
  return (
    <button type="button" className="sec-b ahead-b" aria-label={words} aria-keyshortcuts="W" onClick={open}>
      <Icon name="ahead" />
      <span className="wide">{words}</span>
      <span className="narrow" aria-hidden="true">
        {count > 0 ? t('ahead.shortCount', { count }) : t('ahead.short')}
      </span>
    </button>
  );
}

/** While one is asked: a small sign, if there is anything. */
export function AheadSign(region: RegionProps) {
  const { t } = useTranslation();
  const { length: count } = planOf(region).wishes;
  if (count === 0 || !canPlan(region)) return null;
  const words = t('ahead.sign', { count });
  return (
    <button type="button" className="ahead-sign" aria-label={words} title={words} aria-keyshortcuts="W" onClick={open}>
      <Icon name="ahead" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
