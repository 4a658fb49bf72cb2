/** The first sight comes with the page itself, and goes when there is a screen to see. */
const splash = (): HTMLElement | null => document.getElementById('splash');

export const isSplashShown = (): boolean => splash() !== null;

export function endSplash(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (root.childElementCount === 0) return;
    splash()?.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true });
}
