/** Before the tests of the server: what runs in processes and threads of its own is built. */
import { ensureBuilt } from '../../../scripts/ensure.mjs';

export const setup = (): Promise<void> => ensureBuilt();
