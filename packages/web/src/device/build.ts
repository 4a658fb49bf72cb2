const start = (): DOMStringMap => document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

/** The main script of the app. Its name changes whenever anything that it loads changes, so it stands for the build. */
export const ownBuild = (): string => start().app ?? '';

/** What a screen is made of besides the app itself: scripts and styles. Known for those that are fetched ahead. */
export const filesOf = (screen: string): string[] => JSON.parse(start().screens ?? '{}')[screen] ?? [];
