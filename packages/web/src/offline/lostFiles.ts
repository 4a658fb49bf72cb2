/**
 * A page that no worker looks after yet may ask for a file that the server has replaced meanwhile: then it is loaded anew.
 * Tables are kept elsewhere and lose nothing.
 */
const KEY = 'polis-reloaded';
/** If it is lost again so soon, the reload did not help. */
const SOON_MS = 30_000;

export function reloadForLostFiles(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < SOON_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
