import { execFileSync } from 'node:child_process';

/** What git answers in that folder, without the end of its last line. @param {string} folder @param {string[]} args */
export function git(folder, ...args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
}
