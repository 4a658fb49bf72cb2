/** The exercises could not be loaded. A script that a page could not fetch it never fetches again: another page has to. */
import { TryAgain } from '../frame/TryAgain.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function NoSet() {
  const { t } = useTranslation();
  return <TryAgain title={t('exercises.all')} text={t('exercises.none.set')} again={() => location.reload()} />;
}
