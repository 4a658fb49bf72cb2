/** While the next screen is fetched: seen only by those who wait long. */
import './Loading.css';
import { isSplashShown } from '../device/splash.ts';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function Loading() {
  const { t } = useTranslation();
  if (isSplashShown()) return null;
  return (
    <main className="loading">
      <Icon name="polis" />
      <h1 className="disp">{t('home.opening')}</h1>
    </main>
  );
}
