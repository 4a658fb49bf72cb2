// Games that people have stored: no release may alter them.
import { git } from './git.mjs';

const GOLDEN = 'packages/engine/test/golden';

/** Golden records that are not what they were in that revision; new ones are fine, wherever they lie. @param {string} root @param {string} since */
export function changedGolden(root, since) {
  return git(root, 'diff', '--name-only', '--find-renames=100%', '--diff-filter=ar', since, '--', GOLDEN)
    .split('\n')
    .filter((file) => file.endsWith('.json'));
}
