/** What could be forgotten when something is added does not compile until it is there. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { copyOf, root, runIn } from './copy.ts';

const { folder, remove } = copyOf([
  'tsconfig.json',
  ...['engine', 'bots', 'server', 'web'].flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
  'packages/web/tsconfig.json',
]);
afterAll(remove);

type Change = [file: string, from: string, to: string];

const changed = new Set<string>();
afterEach(() => {
  for (const file of changed) fs.copyFileSync(path.join(root, file), path.join(folder, file));
  changed.clear();
});

function change([file, from, to]: Change): void {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  fs.writeFileSync(path.join(folder, file), text.replace(from, to));
  changed.add(file);
}

/** What the compiler says of these files and what they import, as `file: name` for the name that it speaks of. */
function complaints(files: readonly string[], ...names: readonly string[]): string[] {
  const project = path.join(folder, 'packages/web/some.json');
  const all = files.map((file) => path.join(folder, file));
  fs.writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: [], files: all }));
  const { output } = runIn(folder, {}, 'typescript/bin/tsc', '-p', project, '--pretty', 'false');
  const said = output.split(/\n(?=\S)/).filter((text) => text.trim() !== '');
  return said.map((text) => {
    const [, file] = /^([\w/.-]+)\(\d+,\d+\): error/.exec(text) ?? ['', text];
    return `${file}: ${names.filter((name) => text.includes(name)).join()}`;
  });
}

const LEVELS = 'packages/server/src/room/types.ts';
const WORDS = 'packages/engine/src/vocabulary.ts';

test('a kind of effect that is not judged, told and drawn, and a level without a bot', () => {
  const files = [
    'packages/bots/src/index.ts',
    'packages/server/src/bot-worker.ts',
    'packages/web/src/vite-env.d.ts',
    'packages/web/src/look/Effects.tsx',
  ];
  change([WORDS, 'export interface EffectKinds {', 'export interface EffectKinds {\n  oracle: {};']);
  change([LEVELS, "LEVELS = ['apprentice',", "LEVELS = ['grandmaster', 'apprentice',"]);
  expect(complaints(files, 'oracle', 'grandmaster').sort()).toEqual([
    'packages/bots/src/reasons.ts: oracle',
    'packages/bots/src/worth.ts: oracle',
    'packages/server/src/bot-worker.ts: grandmaster',
    'packages/web/src/look/Effects.tsx: oracle',
    'packages/web/src/look/effect-words.ts: oracle',
    'packages/web/src/rules/topics.ts: oracle',
  ]);
});

const SCHEMA = 'packages/server/src/protocol/commands.ts';
const FORMS = 'packages/engine/src/types.ts';
const sell = "z.object({ do: z.literal('sell'), card: name }),";

test.each<[what: string, change: Change]>([
  ['a field of the engine', [FORMS, "{ do: 'sell'; card: string }", "{ do: 'sell'; card: string; loudly?: boolean }"]],
  ['a value of the engine', [FORMS, "{ do: 'pay'; coins: number }", "{ do: 'pay'; coins: number | 'all' }"]],
  ['a form of the socket', [SCHEMA, sell, `${sell} z.object({ do: z.literal('dance') }),`]],
  ['a field of the socket', [SCHEMA, sell, sell.replace('name', 'name, loudly: z.boolean().optional()')]],
])('a choice that the socket and the engine do not both know: %s', (_, one) => {
  change(one);
  const [first] = complaints([SCHEMA], 'DiffersFrom<ChoiceForm>');
  expect(first).toBe(`${SCHEMA}: DiffersFrom<ChoiceForm>`);
});
