/** The greatest script of the app. Its name changes with everything that it loads, so that it names the build. */
export const ownBuild = (): string => document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? '';
