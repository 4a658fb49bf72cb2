/** Builds the worker that keeps the app for times without a network, and gives it the list of all files of this build. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';

const WORKER = 'offline.js';
/** Browsers that run this app take the other format of this font. */
const NEVER_ASKED_FOR = /\.woff$/;

export function precached(): Plugin {
  let folder = '';
  return {
    name: 'polis-precached',
    apply: 'build',
    configResolved({ build, root }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle() {
      const files = fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => fs.statSync(path.join(folder, file)).isFile() && !NEVER_ASKED_FOR.test(file))
        .sort();
      buildSync({
        entryPoints: [path.resolve(import.meta.dirname, '../src/offline/worker.ts')],
        outfile: path.join(folder, WORKER),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: {
          'process.env.NODE_ENV': '"production"',
          FILES: JSON.stringify(files.map((file) => entry(folder, file))),
          BUILD: JSON.stringify(greatestScript(folder)),
        },
      });
    },
  };
}

/** Files with their hash in their name never change. */
function entry(folder: string, file: string): { url: string; revision: string | null } {
  const url = `/${file.split(path.sep).join('/')}`;
  const content = fs.readFileSync(path.join(folder, file));
  const revision = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { url, revision: url.startsWith('/assets/') ? null : revision };
}

/** Pages know themselves by it too, see src/device/build.ts. */
function greatestScript(folder: string): string {
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const script = / data-app="([^"]+)"/.exec(page)?.[1];
  if (!script) throw new Error('the built page has no script');
  return script;
}
