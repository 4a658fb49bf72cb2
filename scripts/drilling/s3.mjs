// A small S3 server that checks signatures as the big ones do. It is installed apart when it is first asked for.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../ensure.mjs';
import { freePort } from '../services.mjs';

const VERSION = '3.7.1';
const home = path.join(root, 'node_modules/.cache/s3rver');

/** With an empty bucket `polis`. @param {string} directory where it keeps its files */
export async function startS3(directory) {
  const S3rver = createRequire(path.join(installed(), 'index.js'))('s3rver');
  const port = await freePort();
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'polis', configs: [] }],
  });
  await server.run();
  return {
    address: `http://127.0.0.1:${port}`,
    // the only ones it takes
    env: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' },
    stop: () => server.close(),
  };
}

function installed() {
  if (fs.existsSync(path.join(home, 'node_modules/s3rver'))) return home;
  fs.mkdirSync(home, { recursive: true });
  fs.writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', `s3rver@${VERSION}`], {
    cwd: home,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('s3rver could not be installed');
  return home;
}
