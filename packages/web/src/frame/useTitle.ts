/** The title of the browser's window while a screen is shown. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export function useTitle(screen: string | null): void {
  const { t } = useTranslation();
  const title = screen === null ? t('title.home') : t('title.screen', { screen });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
