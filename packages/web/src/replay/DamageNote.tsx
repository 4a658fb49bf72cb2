/** What is wrong with a record of which something can be shown. */
import '../table/around/Notices.css';
import { useState } from 'react';
import type { Damage } from '../record/steps.ts';
import { Notice } from '../table/around/Notice.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function DamageNote({ damage }: { damage: Damage | null }) {
  const { t } = useTranslation();
  const [isRead, setIsRead] = useState(false);
  if (!damage || isRead) return null;
  const text =
    damage.is === 'result'
      ? t('replay.damage.result')
      : t('replay.damage.step', { step: damage.step, count: damage.step - 1 });
  return (
    <div className="notes" role="alert">
      <Notice icon="debt" tone="bad" text={text}>
        <button type="button" onClick={() => setIsRead(true)}>
          {t('table.understood')}
        </button>
      </Notice>
    </div>
  );
}
