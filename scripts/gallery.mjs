// `npm run gallery`: compares the parts in the gallery with their pictures, in both languages, by day and by night.
// `npm run gallery -- --renew`: takes the pictures anew.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { smaller } from './pictures/smaller.mjs';

ensureInstalled({ dev: true });
await ensureBuilt();
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
const isRenewing = process.argv.includes('--renew');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'packages/web', 'gallery.spec', ...(isRenewing ? ['--update-snapshots'] : [])],
  { cwd: root, stdio: 'inherit', env: { ...process.env, POLIS_ALL: '1' } },
);
process.exitCode = status ?? 1;
if (isRenewing) shrink(path.join(root, 'packages/web/test/browser/pictures'));

/** @param {string} folder */
function shrink(folder) {
  for (const file of fs.readdirSync(folder)) {
    const full = path.join(folder, file);
    const before = fs.readFileSync(full);
    const after = smaller(before);
    if (after !== before) fs.writeFileSync(full, after);
  }
}
