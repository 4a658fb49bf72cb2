/** Packs what was learned into the file that the bots read: `npm run scholar -- export LEARNED`. */
import fs from 'node:fs';
import { ANSWER_FACTS, FACTS } from '../packages/bots/src/scholar/encode.ts';
import { packed, type StoredTensor } from '../packages/bots/src/scholar/stored.ts';
import { readLearned } from './read.ts';

const [from, to] = process.argv.slice(2);
const { tensors, ...head } = readLearned(from);
const { width, hidden, valued } = head;
const WIDTHS: Record<string, number> = {
  table: width,
  'table.traits': width,
  'table.bias': width,
  answers: hidden,
  'answers.traits': hidden,
  trunk: hidden,
  'trunk.bias': hidden,
  query: hidden,
  'query.bias': hidden,
  judge: hidden,
  worth: 1,
  valued,
  'valued.bias': valued,
  value: 2,
  'value.bias': 2,
};
const COARSE = ['table', 'table.traits', 'answers', 'answers.traits'];
const stored: Record<string, StoredTensor> = {};
for (const [name, all] of Object.entries(tensors))
  stored[name] = packed(all, WIDTHS[name], COARSE.includes(name) ? 8 : 16);
// a text that is parsed is read in less time than as much of a programme
fs.writeFileSync(
  to,
  `/** What the scholar has learned (\`npm run scholar -- export\`). */\nimport type { Stored } from './stored.ts';\n\nexport const stored: Stored = JSON.parse(\n  '${JSON.stringify({ ...head, tensors: stored }).replaceAll("'", "\\\\'")}',\n);\n`,
);
console.log(`${fs.statSync(to).size} bytes; ${FACTS + ANSWER_FACTS} facts`);
