// JavaScript, declarations and maps to the sources of a library, all from the TypeScript compiler.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn, root } from '../ensure.mjs';

/**
 * Copies the sources to `src` of that folder and compiles to `dist` whatever the public face reaches; sources that it does
 * not reach are left out. Packages below it are seen as outsiders see them, by their declarations.
 * @param {string} name @param {string} folder @param {Record<string, string>} below their folders by name
 */
export function compile(name, folder, below) {
  const sources = path.join(folder, 'src');
  const built = path.join(folder, 'dist');
  fs.cpSync(path.join(root, 'packages', name, 'src'), sources, { recursive: true });
  const project = path.join(folder, 'tsconfig.json');
  fs.writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        rootDir: sources,
        outDir: built,
        declaration: true,
        declarationMap: true,
        sourceMap: true,
        rewriteRelativeImportExtensions: true,
        skipLibCheck: false,
        // the client speaks to servers, in browsers as in Node
        lib: ['ES2023', ...(name === 'client' ? ['DOM'] : [])],
        types: [],
        paths: Object.fromEntries(
          Object.entries(below).map(([other, at]) => [`@polis/${other}`, [path.join(at, 'dist/index.d.ts')]]),
        ),
      },
      include: [],
      exclude: [],
      files: [path.join(sources, 'index.ts')],
    }),
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  fs.rmSync(project);
  if (status !== 0) throw new Error(`@polis/${name} cannot be compiled:\n${stdout}`);
  for (const file of filesIn(built)) if (file.endsWith('.d.ts')) nameScripts(file);
  for (const file of filesIn(sources))
    if (!fs.existsSync(path.join(built, path.relative(sources, file)).replace(/\.ts$/, '.js'))) fs.rmSync(file);
}

/** In declarations the compiler leaves the names of sources; those of the scripts beside them are as long. @param {string} file */
function nameScripts(file) {
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace(/((?:from|import|declare module) ?\(?['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2'));
}
