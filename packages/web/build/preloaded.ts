/**
 * Has the browser fetch at once what it would only find out later: fonts, and what runs ahead. The app itself is fetched
 * too, and started by what runs ahead.
 */
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const FONTS = /(commissioner-latin-wght|marcellus-latin-400)-normal-[^/]*\.woff2$/;
/** An entry of its own, see there. */
export const AHEAD = 'src/ahead.ts';
const LANGUAGES = /\/(first|ui)-[^/]+\.js$/;
/** The exercises themselves, which `set.ts` loads at once. */
const SET = /\/stored-[^/]+\.js$/;
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
              attrs: {
                type: 'module',
                async: true,
                src: `/${ahead.fileName}`,
                'data-app': `/${app.fileName}`,
                'data-screens': JSON.stringify(screensOf(chunksOf(bundle ?? {}), app.fileName)),
              },
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

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));

/** The files of every screen that `ahead.ts` loads, by the names of their chunks: without those that the page has anyway. */
function screensOf(chunks: Chunks, app: string): Record<string, string[]> {
  const there = withImports(app, chunks);
  const start = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(path.normalize(AHEAD))),
  );
  if (!start) throw new Error(`the build has no ${AHEAD}`);
  return Object.fromEntries(
    start.dynamicImports.flatMap((file) => {
      const { name } = chunks.get(file) ?? {};
      // words depend on the language, which the page does not know
      if (!name || LANGUAGES.test(file) || there.has(file)) return [];
      const scripts = [...withImports(file, chunks)].filter((one) => !there.has(one));
      const styles = scripts.flatMap((one) => [...(chunks.get(one)?.viteMetadata?.importedCss ?? [])]);
      const data = name === 'set' ? [...chunks.keys()].filter((one) => SET.test(one)) : [];
      return [[name, [...new Set([...data, ...scripts, ...styles])].map((one) => `/${one}`)]];
    }),
  );
}

function withImports(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const one of chunks.get(file)?.imports ?? []) withImports(one, chunks, found);
  return found;
}

const isApp = (file: string): boolean => /\/app-[^/]+\.js$/.test(file);
