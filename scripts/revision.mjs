// Another revision of the engine and the bots, as it was, for what is measured beside it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundle, bundlePath } from './bundle.mjs';
import { root } from './ensure.mjs';

/**
 * Bundles a source file of today with the engine and the bots of a revision in place of its own.
 * @param {string} source @param {string} name @param {string} revision
 */
export async function bundleWith(source, name, revision) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-earlier-'));
  try {
    const parts = ['packages/engine/src', 'packages/bots/src'];
    const archive = execFileSync('git', ['archive', revision, ...parts], { cwd: root, maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return await bundle(source, name, {
      '@polis/engine': path.join(folder, 'packages/engine/src/index.ts'),
      '@polis/bots': path.join(folder, 'packages/bots/src/index.ts'),
    });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The bots of a revision in a file that `polis arena --earlier` takes; says where it is. @param {string} revision */
export async function earlierOf(revision) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', `${revision}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  const name = `earlier-${commit.trim()}`;
  await bundleWith('packages/cli/src/earlier.ts', name, revision);
  return bundlePath(name);
}
