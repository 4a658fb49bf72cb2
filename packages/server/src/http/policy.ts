/** What a page of ours may load and do: only what comes from here, and the styles that stand in the app's page. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { ServerOptions } from '../options.ts';

export const helmetOptions = ({ web, secure }: ServerOptions): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // the scholar's sums are compiled in the browser: what is compiled so can do no more than reckon
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", ...(web ? stylesIn(path.join(web, 'index.html')) : [])],
      imgSrc: ["'self'", 'data:'],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      // only a server that is reached by TLS may ask for it
      upgradeInsecureRequests: secure ? [] : null,
    },
  },
  strictTransportSecurity: secure,
});

/** By their hashes, so that no other style gets in. */
function stylesIn(page: string): string[] {
  const styles = fs.readFileSync(page, 'utf8').matchAll(/<style>(.*?)<\/style>/gs);
  return Array.from(styles, ([, style]) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}
