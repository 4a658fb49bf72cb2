/** The app works without a network: a worker of the browser keeps its files once they have been loaded. */
import i18next from 'i18next';
import { useEffect } from 'react';
import { wholeTexts } from '../text/index.ts';
import { loadReplay, loadReview, loadRules, loadTable } from './pages.ts';

/** Time for the first screen to be done with its own. */
const SETTLED_MS = 1500;

export function useOffline(): void {
  useEffect(() => {
    const timer = setTimeout(() => prepare().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
}

async function prepare(): Promise<void> {
  const [{ loadPages }] = await Promise.all([loadRules(), loadTable(), loadReplay(), loadReview(), wholeTexts()]);
  await loadPages(i18next.language);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/offline.js');
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/assets/`));
  active?.postMessage({ build: document.querySelector('script[src]')?.getAttribute('src'), urls });
}
