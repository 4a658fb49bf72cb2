/** Runs while the app itself is still on its way: what this address will need is fetched beside it. */
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
