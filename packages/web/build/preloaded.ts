/** Has the browser fetch the two fonts of every page at once, before it has read the styles that name them. */
import type { Plugin } from 'vite';

const FONTS = /(commissioner-latin-wght|marcellus-latin-400)-normal-[^/]*\.woff2$/;

export function preloaded(): Plugin {
  return {
    name: 'polis-preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
