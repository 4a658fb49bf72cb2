// Games that people have stored: a release may alter them only under a raised version of the rules.
import { git } from './git.mjs';

const GOLDEN = 'packages/engine/test/golden';
const CONFIG = 'packages/engine/src/config.ts';

/** Golden records that are not what they were in that revision; new ones are fine. @param {string} root @param {string} since */
export function changedGolden(root, since) {
  return git(root, 'diff', '--name-only', '--no-renames', '--diff-filter=a', since, '--', GOLDEN)
    .split('\n')
    .filter((file) => file.endsWith('.json'));
}

/** `config.version` in that revision. @param {string} root @param {string} revision */
export function rulesVersion(root, revision) {
  const [, version] = /export const VERSION = (\d+)/.exec(git(root, 'show', `${revision}:${CONFIG}`)) ?? [];
  if (version === undefined) throw new Error(`${CONFIG} does not say the version of the rules.`);
  return Number(version);
}
