// `npm run docs`: what the docs show of commands and schemas, printed anew.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './ensure.mjs';

ensureInstalled({ dev: true });
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'packages/cli/test/docs.test.ts', '--update'], {
  cwd: root,
  stdio: 'inherit',
  // the longest of them too
  env: { ...process.env, POLIS_ALL: '1' },
});
process.exitCode = status ?? 1;
