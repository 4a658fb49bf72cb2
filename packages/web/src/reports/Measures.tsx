/** All that is in force. */

import { More } from '../frame/More.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { InForce } from './InForce.tsx';
import { useMeasures } from './requests.ts';

export function Measures() {
  const { t } = useTranslation();
  const paged = useMeasures();
  const { all } = paged;
  if (!all) return null;
  return (
    <section className="panel" aria-label={t('care.page.measures')}>
      {all.length === 0 ? <p className="hint">{t('care.page.noneMeasures')}</p> : null}
      <InForce measures={all} hasPeople />
      <More of={paged} />
    </section>
  );
}
