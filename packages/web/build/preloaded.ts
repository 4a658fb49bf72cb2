/**
 * Has the browser fetch at once what it would only find out later: fonts, and what runs ahead. The app itself is fetched
 * too, and started by what runs ahead.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

const FONTS = /(commissioner-latin-wght|marcellus-latin-400)-normal-[^/]*\.woff2$/;
/** An entry of its own, see there. */
export const AHEAD = 'src/ahead.ts';
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

export function preloaded(): Plugin {
  return {
    name: 'polis-preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const files = Object.values(bundle ?? {});
        const ahead = files.find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(path.normalize(AHEAD)),
        );
        if (ahead?.type !== 'chunk') throw new Error(`the build has no ${AHEAD}`);
        if (ahead.imports.some(isApp)) throw new Error(`${AHEAD} would start the app too early`);
        const app = files.find(({ fileName }) => isApp(fileName));
        if (!app) throw new Error('the build has no app');
        const fonts = files.filter(({ fileName }) => FONTS.test(fileName));
        return {
          html: page.replace(SCRIPT, '<link rel="modulepreload" fetchpriority="low" crossorigin href="$1">'),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'module', async: true, src: `/${ahead.fileName}`, 'data-app': `/${app.fileName}` },
              injectTo: 'head-prepend',
            },
            ...fonts.map(({ fileName }) => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                fetchpriority: 'low',
                as: 'font',
                type: 'font/woff2',
                href: `/${fileName}`,
                crossorigin: '',
              },
              injectTo: 'head' as const,
            })),
          ],
        };
      },
    },
  };
}

const isApp = (file: string): boolean => /\/app-[^/]+\.js$/.test(file);
