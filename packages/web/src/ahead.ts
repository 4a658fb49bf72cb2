/**
 * Runs while the app itself is still on its way: what this address will need is fetched beside it. The app is started
 * once the first sight is painted, as it would delay that.
 */
import { filesOf, ownBuild } from './device/build.ts';
import { fetchWorker, startEarly } from './local/early.ts';
import { LANGUAGES, type Language, languageOf } from './text/languages.ts';

const { pathname, hash } = location;

/** As device/settings.ts keeps it. */
function language(): Language {
  try {
    return JSON.parse(localStorage.getItem('polis-settings') ?? '').state.language;
  } catch {
    return languageOf(navigator.languages);
  }
}

/** If painting takes longer, the page is probably in the background: the app is started anyway. */
const PATIENCE_MS = 1000;

const painted = new Promise<unknown>((isPainted) => {
  if (document.visibilityState === 'hidden') isPainted(null);
  requestAnimationFrame(() => setTimeout(isPainted));
  setTimeout(isPainted, PATIENCE_MS);
});

/** Fetches the files of a screen, and runs nothing of them: that waits until the first sight is painted. */
function screen(name: string, load: () => Promise<unknown>): void {
  for (const file of filesOf(name)) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  }
  // it brings styles, and a browser that has no styles yet may paint nothing
  ahead.push(painted.then(load));
}

const { first, ui } = LANGUAGES[language()] ?? LANGUAGES.en;
const ahead: Promise<unknown>[] = [first()];
if (pathname !== '/') ahead.push(ui());
if (pathname.startsWith('/table/')) screen('TablePage', () => import('./play/TablePage.tsx'));
if (pathname.startsWith('/analysis')) {
  screen('AnalysisPage', () => import('./analysis/AnalysisPage.tsx'));
  if (hash) screen('Board', () => import('./analysis/Board.tsx'));
}
if (pathname.startsWith('/exercises')) {
  if (pathname === '/exercises') screen('ExercisesPage', () => import('./exercises/ExercisesPage.tsx'));
  else screen('asked', () => import('./exercises/asked.ts'));
  screen('set', () => import('./exercises/set.ts').then(({ loadSet }) => loadSet()));
}
if (pathname.startsWith('/table/local-')) ahead.push(fetchWorker(), painted.then(startEarly));
// a failure does not matter: whoever needs it asks again
Promise.all(ahead).catch(() => undefined);

// not awaited, because the app itself imports what stands in this file
painted
  .then(() => import(/* @vite-ignore */ ownBuild()))
  .catch(() => addEventListener('online', () => location.reload()));
