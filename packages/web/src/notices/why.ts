/** Why something did not arrive, in a sentence. */
import { useTranslation } from '../text/speaking.tsx';

export function useWhy(): (why: string) => string {
  const { t, i18n } = useTranslation();
  return (why) => {
    const status = /^status-(\d+)$/.exec(why)?.[1];
    if (status) return t('notices.why.status', { status });
    return t(i18n.exists(`notices.why.${why}`) ? `notices.why.${why}` : 'notices.why.failed');
  };
}
