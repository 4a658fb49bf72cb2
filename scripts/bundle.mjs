// One bundle of a source file and all that it imports, for scripts that run it as it is now.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './ensure.mjs';

/** Where the bundle of that name is. @param {string} name */
export const bundlePath = (name) => path.join(root, `node_modules/.cache/polis-${name}.mjs`);

/**
 * Bundles the source, and says where that is. `alias`: other files in place of packages.
 * @param {string} source @param {string} name @param {Record<string, string>} alias @param {string} outfile
 */
export async function bundle(source, name, alias = {}, outfile = bundlePath(name)) {
  ensureInstalled({ dev: true });
  const { build } = await import('rolldown');
  await build({
    input: path.join(root, source),
    platform: 'node',
    resolve: { alias },
    // it looks for helpers at run time that are not there
    external: ['ws'],
    logLevel: 'warn',
    output: { file: outfile, format: 'esm', codeSplitting: false },
  });
  return pathToFileURL(outfile).href;
}

/** The same, and loads it. @param {string} source @param {string} name @param {Record<string, string>} alias */
export const loadBundled = async (source, name, alias = {}) => import(await bundle(source, name, alias));
