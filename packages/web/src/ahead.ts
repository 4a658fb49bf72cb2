/**
 * Runs while the app itself is still on its way: what this address will need is fetched beside it. The app is started
 * when the first sight is painted, which it would keep waiting otherwise.
 */
import { ownBuild } from './app/build.ts';
import worker from './local/worker.ts?worker&url';
import { LANGUAGES, type Language, languageOf } from './text/languages.ts';

const { pathname } = location;

/** As app/settings.ts keeps it. */
function language(): Language {
  try {
    return JSON.parse(localStorage.getItem('polis-settings') ?? '').state.language;
  } catch {
    return languageOf(navigator.languages);
  }
}

const { first, ui } = LANGUAGES[language()] ?? LANGUAGES.en;
const ahead: Promise<unknown>[] = [first()];
if (pathname !== '/') ahead.push(ui());
if (pathname.startsWith('/table/')) ahead.push(import('./table/TablePage.tsx'));
if (pathname.startsWith('/table/local-')) ahead.push(fetch(worker));
// whoever really needs it asks again
Promise.all(ahead).catch(() => undefined);

/** Where painting takes that long, nobody looks at it. */
const PATIENCE_MS = 1000;

const painted = new Promise<unknown>((isPainted) => {
  if (document.visibilityState === 'hidden') isPainted(null);
  requestAnimationFrame(() => setTimeout(isPainted));
  setTimeout(isPainted, PATIENCE_MS);
});
// not awaited, because the app itself imports what stands in this file
painted
  .then(() => import(/* @vite-ignore */ ownBuild()))
  .catch(() => addEventListener('online', () => location.reload()));
