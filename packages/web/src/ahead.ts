/**
 * Runs while the app itself is still on its way: what this address will need is fetched beside it. The app is started
 * once the first sight is painted, as it would delay that.
 */
import { ownBuild } from './device/build.ts';
import { fetchWorker, startEarly } from './local/early.ts';
import { LANGUAGES, type Language, languageOf } from './text/languages.ts';

const { pathname } = location;

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

const { first, ui } = LANGUAGES[language()] ?? LANGUAGES.en;
const ahead: Promise<unknown>[] = [first()];
if (pathname !== '/') ahead.push(ui());
// they bring styles, and a browser that has no styles yet may paint nothing
if (pathname.startsWith('/table/')) ahead.push(painted.then(() => import('./play/TablePage.tsx')));
if (pathname.startsWith('/analysis')) ahead.push(painted.then(() => import('./analysis/AnalysisPage.tsx')));
if (pathname.startsWith('/exercises'))
  ahead.push(
    painted.then(() => import('./exercises/index.ts')),
    painted.then(() => import('./exercises/set.ts')).then(({ loadSet }) => loadSet()),
  );
if (pathname.startsWith('/table/local-')) ahead.push(fetchWorker(), painted.then(startEarly));
// a failure does not matter: whoever needs it asks again
Promise.all(ahead).catch(() => undefined);

// not awaited, because the app itself imports what stands in this file
painted
  .then(() => import(/* @vite-ignore */ ownBuild()))
  .catch(() => addEventListener('online', () => location.reload()));
