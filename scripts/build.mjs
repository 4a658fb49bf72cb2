// `npm run build`: installs what is missing and builds what is stale, for machines that then run dist/polis.mjs itself.
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

ensureInstalled();
await ensureBuilt();
