// `npm run scholar -- STEP FOLDER`: how the scholar learns; training/README.md tells all of it.
//   prepare FOLDER   bundles what plays, and writes what there is to be learned: all that another machine needs
//   unpack FOLDER    what the bots know now, as FOLDER/shipped.bin, to go on from
//   learn FOLDER …   plays and learns; everything after the folder goes to training/learn.py
//   judge FOLDER [GAMES]   how often the policy alone wins against three merchants
//   export FOLDER    packs what was learned into the file that the bots read
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './ensure.mjs';

const [step, folder, ...rest] = process.argv.slice(2);
const inFolder = (/** @type {string} */ name) => path.resolve(folder, name);
const STEPS = {
  async prepare() {
    fs.mkdirSync(folder, { recursive: true });
    for (const name of ['selfplay', 'catalogue', 'export', 'unpack'])
      await bundle(`training/${name}.ts`, name, {}, inFolder(`${name}.mjs`));
    fs.copyFileSync(path.join(root, 'training/learn.py'), inFolder('learn.py'));
    return run(process.execPath, inFolder('catalogue.mjs'), inFolder('catalogue.json'));
  },
  unpack: () => run(process.execPath, inFolder('unpack.mjs'), inFolder('shipped.bin')),
  learn: () =>
    run(
      'python3',
      inFolder('learn.py'),
      folder,
      '--node',
      process.execPath,
      '--selfplay',
      inFolder('selfplay.mjs'),
      ...rest,
    ),
  judge: () => run(process.execPath, inFolder('selfplay.mjs'), 'judge', folder, rest[0] ?? '400'),
  export: () =>
    run(
      process.execPath,
      inFolder('export.mjs'),
      inFolder('averaged.bin'),
      path.join(root, 'packages/bots/src/scholar/learned.ts'),
    ),
};

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) console.error(error.message);
  return status ?? 1;
}

if (!folder || !Object.hasOwn(STEPS, step)) {
  console.error(`usage: npm run scholar -- ${Object.keys(STEPS).join('|')} FOLDER`);
  process.exitCode = 2;
} else process.exitCode = await STEPS[/** @type {keyof typeof STEPS} */ (step)]();
