// `npm run kernel`: compiles packages/bots/src/scholar/kernel.wat into the file beside it.
import fs from 'node:fs';
import path from 'node:path';
import wabt from 'wabt';
import { root } from './ensure.mjs';

const folder = path.join(root, 'packages/bots/src/scholar');
const { parseWat } = await wabt();
const parsed = parseWat('kernel.wat', fs.readFileSync(path.join(folder, 'kernel.wat'), 'utf8'), { simd: true });
const code = Buffer.from(parsed.toBinary({}).buffer).toString('base64');
fs.writeFileSync(
  path.join(folder, 'kernel-code.ts'),
  `/** kernel.wat, compiled (\`npm run kernel\`). */\nexport const code =\n  '${code}';\n`,
);
