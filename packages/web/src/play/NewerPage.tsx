/** A table that is played by newer rules than this app knows: a newer app can show it. */

import { Message } from '../frame/Message.tsx';
import { renew } from '../offline/useOffline.ts';
import { useTranslation } from '../text/speaking.tsx';

export function NewerPage() {
  const { t } = useTranslation();
  return (
    <Message title={t('error.newer.title')} text={t('error.newer.text')}>
      <button type="button" className="button main" onClick={renew}>
        {t('error.reload')}
      </button>
    </Message>
  );
}
