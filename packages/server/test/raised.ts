/** A real second build of Polis whose version of the rules is raised, and with it what nodes have to know. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { VERSION } from '@polis/engine';
import { build, type Plugin } from 'rolldown';
import { root, serverBuild } from '../../../scripts/ensure.mjs';
import type * as games from '../bench/game.ts';

export const RAISED = VERSION + 1;

/** In the newer rules somebody who digs has to build; each text has to be there, or this would raise nothing. */
const CHANGES: Record<string, [from: string | RegExp, to: string][]> = {
  'engine/src/versions.ts': [
    [`VERSION = ${VERSION};`, `VERSION = ${RAISED};`],
    [/VERSIONS: readonly number\[\] = \[(.*), VERSION\]/, `VERSIONS: readonly number[] = [$1, ${VERSION}, VERSION]`],
  ],
  'engine/src/readings.ts': [[/(DIGGING_IS_OPTIONAL: .*) = \[(.*)\];/, `$1 = [$2, [${RAISED}, false]];`]],
  'server/src/room/needs.ts': [[/OF_RULES: (.*) = \{ (.*) \};/, `OF_RULES: $1 = { $2, ${RAISED}: 1000 };`]],
};

const raising: Plugin = {
  name: 'raising',
  async load(id) {
    const [file, changes] = Object.entries(CHANGES).find(([end]) => id.replaceAll('\\', '/').endsWith(end)) ?? [];
    if (!changes) return null;
    let code = await fs.readFile(id, 'utf8');
    for (const [old, now] of changes) {
      const changed = code.replace(old, now);
      if (changed === code) throw new Error(`${file} has no ${old}`);
      code = changed;
    }
    return { code, moduleType: 'ts' };
  },
};

/** The command line, and people as programs who can play by the newer rules. */
export async function raisedBuild(): Promise<{ program: string; people: typeof games }> {
  const outdir = path.join(root, 'node_modules/.cache/raised');
  const options = serverBuild(outdir);
  await build({
    ...options,
    input: { ...options.input, game: 'packages/server/bench/game.ts' },
    plugins: [raising],
    logLevel: 'silent',
  });
  return {
    program: path.join(outdir, 'polis.mjs'),
    people: (await import(pathToFileURL(path.join(outdir, 'game.mjs')).href)) as typeof games,
  };
}
