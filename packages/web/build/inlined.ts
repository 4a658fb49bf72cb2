/** Puts the styles of the app into its page: the first sight waits for nothing but the page itself. */
import type { Plugin } from 'vite';

const STYLES = /^assets\/app-[^/]+\.css$/;
const SCRIPT = /^assets\/app-[^/]+\.js$/;

export function inlined(): Plugin {
  return {
    name: 'polis-inlined',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const file = Object.values(bundle).find(({ fileName }) => STYLES.test(fileName));
        if (file?.type !== 'asset') throw new Error('the app has no styles');
        return page.replace(/<link rel="stylesheet"[^>]*>/, `<style>${file.source}</style>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle);
        const styles = names.find((name) => STYLES.test(name));
        const script = names.find((name) => SCRIPT.test(name));
        if (!styles || !script) throw new Error('the build has no app');
        delete bundle[styles];
        // what is loaded later names the files that it needs, and this one there is not any more
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replaceAll(`"${styles}"`, `"${script}"`);
      },
    },
  };
}
