/**
 * Tells the browser which scripts to compile whole, beside the main thread: otherwise it compiles each function when it is
 * first called, and whoever opens a table waits for two thousand of them. A comment, to all browsers that do not know it.
 */
import type { Plugin } from 'vite';

/** Almost all of these runs as soon as a table is opened; of the app itself only a part does. */
const RUN_AT_ONCE = ['table', 'game', 'cards'];
const HINT = '//# allFunctionsCalledOnLoad';

export const hinted = (): Plugin => ({
  name: 'polis-hinted',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && RUN_AT_ONCE.includes(file.name));
      if (chunks.length !== RUN_AT_ONCE.length) throw new Error('a script that is to be compiled whole is not there');
      // it counts only before everything else, also before what Vite puts in front
      for (const chunk of chunks) if (chunk.type === 'chunk') chunk.code = `${HINT}\n${chunk.code}`;
    },
  },
});
