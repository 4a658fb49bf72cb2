/** What everyone should know wherever they are: no connection to the server, or a newer app. */
import './Notices.css';
import { useEffect, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useConnection } from '../net/clients.ts';
import { useVersion } from '../net/version.ts';
import { renew } from '../offline/useOffline.ts';
import { useTranslation } from '../text/speaking.tsx';

/** A connection that comes back at once is nobody's concern. */
const PATIENCE_MS = 1500;

export function VersionNotice() {
  const { t } = useTranslation();
  const isOutdated = useVersion((version) => version.isOutdated);
  // on a phone it lies over the way home and the first lines
  const [isPutAway, setIsPutAway] = useState(false);
  if (!isOutdated || isPutAway) return null;
  return (
    <div className="notice" role="status">
      <Icon name="polis" />
      <span>{t('error.renewed')}</span>
      <button type="button" className="button" onClick={renew}>
        {t('error.reload')}
      </button>
      <button
        type="button"
        className="button plain icon"
        aria-label={t('error.later')}
        onClick={() => setIsPutAway(true)}
      >
        <Icon name="no" />
      </button>
    </div>
  );
}

/** Shown at the tables of a server. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const { state, tries } = useConnection();
  const isLost = state !== 'open';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLost) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  if (!isShown) return null;
  return (
    <div className="notice lost" role="alert">
      <Icon name="think" />
      <span>{tries > 1 ? t('error.reconnecting', { tries }) : t('error.lost')}</span>
    </div>
  );
}
