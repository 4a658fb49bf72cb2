// `npm run earlier -- REVISION`: the bots of another revision, to play against those of today:
// `npx polis arena --bots scholar,earlier:architect,earlier:architect,earlier:architect --earlier FILE`. Says where the file is.
import { earlierOf } from './revision.mjs';

const [revision] = process.argv.slice(2);
if (!revision) {
  console.error('usage: npm run earlier -- REVISION');
  process.exit(2);
}
console.log(await earlierOf(revision));
