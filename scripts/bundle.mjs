// Runs TypeScript of the repository in a script: bundles a file with what it imports, and imports the result.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ensure.mjs';

/**
 * @param {string} entry a file, from the root of the repository
 * @param {string} name what the bundle is called
 */
export async function bundled(entry, name) {
  const { build } = await import('esbuild');
  const outfile = path.join(root, 'node_modules/.cache', `polis-${name}.mjs`);
  await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'bundle',
    external: ['ws'],
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
