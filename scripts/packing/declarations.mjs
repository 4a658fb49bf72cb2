// JavaScript, declarations and source maps of a library, all from the TypeScript compiler.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ensure.mjs';

/**
 * Whatever its public face reaches. Packages below it are seen as outsiders see them, by their declarations.
 * @param {string} name @param {string} into @param {string[]} below @param {string} all where those are
 */
export function compile(name, into, below, all) {
  fs.mkdirSync(into, { recursive: true });
  const project = path.join(into, '../tsconfig.json');
  fs.writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        rootDir: path.join(root, 'packages', name, 'src'),
        outDir: into,
        declaration: true,
        sourceMap: true,
        inlineSources: true,
        rewriteRelativeImportExtensions: true,
        skipLibCheck: false,
        // the client speaks to servers, in browsers as in Node
        lib: ['ES2023', ...(name === 'client' ? ['DOM'] : [])],
        types: [],
        paths: Object.fromEntries(
          below.map((other) => [`@polis/${other}`, [path.join(all, other, 'dist/index.d.ts')]]),
        ),
      },
      include: [],
      exclude: [],
      files: [path.join(root, 'packages', name, 'src/index.ts')],
    }),
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  fs.rmSync(project);
  if (status !== 0) throw new Error(`@polis/${name} cannot be compiled:\n${stdout}`);
}
