// A small S3 server that checks signatures as the big ones do.
import { createRequire } from 'node:module';
import { installedApart } from '../apart.mjs';
import { freePort } from '../services.mjs';

const VERSION = '3.7.1';

/** With an empty bucket `polis`. @param {string} directory where it keeps its files */
export async function startS3(directory) {
  const S3rver = createRequire(import.meta.url)(installedApart('s3rver', VERSION));
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
