/** The title of the browser's window while a screen is shown, with how many tables wait. */
import { useEffect } from 'react';
import { useTranslation } from '../text/speaking.tsx';
import { countOf, useWaiting } from './waiting.ts';

export function useTitle(screen: string | null): void {
  const { t } = useTranslation();
  const title = screen === null ? t('title.home') : t('title.screen', { screen });
  const count = useWaiting(countOf);
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [title, count]);
}
