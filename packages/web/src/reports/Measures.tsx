/** All that is in force. */
import { useTranslation } from 'react-i18next';
import { InForce } from './InForce.tsx';
import { useMeasures } from './requests.ts';

export function Measures() {
  const { t } = useTranslation();
  const { data } = useMeasures();
  if (!data) return null;
  return (
    <section className="panel" aria-label={t('care.page.measures')}>
      {data.measures.length === 0 ? <p className="hint">{t('care.page.noneMeasures')}</p> : null}
      <InForce measures={data.measures} hasPeople />
    </section>
  );
}
