// `npm run release -- X.Y.Z`: sets the versions, dates the changelog's section, packs, commits and tags; or says what is
// amiss, and changes nothing.
import { root } from './ensure.mjs';
import { release } from './releasing/release.mjs';

try {
  release(root, process.argv[2] ?? '', new Date());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
