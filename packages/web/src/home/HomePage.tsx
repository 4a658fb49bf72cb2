import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { playNow } from './playNow.ts';

export function HomePage() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  return (
    <main>
      <h1 className="disp">{t('home.title')}</h1>
      <button type="button" onClick={async () => go(`/table/${await playNow()}`)}>
        {t('home.playNow')}
      </button>
    </main>
  );
}
