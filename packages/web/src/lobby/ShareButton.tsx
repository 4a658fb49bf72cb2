/** Hands a link to the device's own list of people and apps. */
import { useTranslation } from '../text/speaking.tsx';

/** Not every browser has such a list, and pages without TLS have none. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export function ShareButton({ link }: { link: string }) {
  const { t } = useTranslation();
  // whoever closes the list has shared nothing: that is no error
  const share = () => navigator.share({ title: t('lobby.invite.shared'), url: link }).catch(() => undefined);
  return (
    <button type="button" className="button main" onClick={share}>
      {t('lobby.invite.share')}
    </button>
  );
}
