/** Something that someone has to know: it stays until they have read it. */
import './CareNotice.css';
import type { Notice } from '@polis/client';
import { useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { haveRead } from './requests.ts';
import { useDate } from './useDate.ts';

export function CareNotice({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const date = useDate();
  const [isBusy, setIsBusy] = useState(false);
  const { kind, until, note } = notice;
  return (
    <section className="care-notice" role="alert">
      <Icon name="flag" />
      <div>
        <p>{until === null ? t(`care.notice.${kind}`) : t(`care.notice.${kind}-until`, { until: date(until) })}</p>
        {note ? <p className="care-words">{t('care.notice.note', { note })}</p> : null}
      </div>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => {
          setIsBusy(true);
          haveRead(notice).catch(() => setIsBusy(false));
        }}
      >
        {t('care.notice.read')}
      </button>
    </section>
  );
}
