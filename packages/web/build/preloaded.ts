/** Has the browser fetch at once, before it has read the styles and scripts that name them: fonts, and what runs ahead. */
import path from 'node:path';
import type { Plugin } from 'vite';

const FONTS = /(commissioner-latin-wght|marcellus-latin-400)-normal-[^/]*\.woff2$/;
/** An entry of its own, see there. */
export const AHEAD = 'src/ahead.ts';

export function preloaded(): Plugin {
  return {
    name: 'polis-preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.values(bundle ?? {});
        const ahead = files.find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(path.normalize(AHEAD)),
        );
        if (ahead?.type !== 'chunk') throw new Error(`the build has no ${AHEAD}`);
        // it runs before the page is read: an app that starts with it finds no place to stand
        if (ahead.imports.some((name) => name.includes('/app-'))) throw new Error(`${AHEAD} would start the app`);
        const fonts = files.filter(({ fileName }) => FONTS.test(fileName));
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, src: `/${ahead.fileName}` },
            injectTo: 'head-prepend',
          },
          ...fonts.map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}
