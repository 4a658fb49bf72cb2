/** Writes a compressed twin of every text file, so that the server has nothing to compress while people wait. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files gain nothing. */
const LEAST_BYTES = 1024;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'polis-compressed',
    apply: 'build',
    configResolved({ build, root }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle() {
      for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const full = path.join(folder, file);
        if (!TEXT.test(file) || fs.statSync(full).size < LEAST_BYTES) continue;
        const content = fs.readFileSync(full);
        fs.writeFileSync(`${full}.gz`, gzipSync(content, { level: 9 }));
        fs.writeFileSync(`${full}.br`, brotliCompressSync(content));
      }
    },
  };
}
