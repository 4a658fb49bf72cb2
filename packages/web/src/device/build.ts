/** The main script of the app. Its name changes whenever anything that it loads changes, so it stands for the build. */
export const ownBuild = (): string => document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? '';
