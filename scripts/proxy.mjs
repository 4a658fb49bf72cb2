// `npm run proxy`: two nodes behind Debian's Caddy with deploy/Caddyfile, as packages/server/test/proxy.test.ts wants it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './ensure.mjs';
import { fetchTool } from './monitoring.mjs';

fetchTool('caddy');
const test = path.join(root, 'scripts/test.mjs');
const { status } = spawnSync(process.execPath, [test, '--all', 'server/test/proxy'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
