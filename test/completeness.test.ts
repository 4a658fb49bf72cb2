/** What could be forgotten when something is added does not compile until it is there. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { copyOf, root, runIn } from './copy.ts';

const { folder, remove } = copyOf([
  'tsconfig.json',
  ...['engine', 'bots', 'client', 'server', 'cli', 'web'].flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src`,
  ]),
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

/** Who adds something finds on the map what the compiler will ask for. */
const map = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const isOffTheMap = (file: string): boolean => !map.includes(`\`${file}\``);

const LEVELS = 'packages/client/src/room.ts';
const WORDS = 'packages/engine/src/vocabulary.ts';

test('a kind of effect that is not judged, told and drawn, and a level without a bot', () => {
  const files = [
    'packages/bots/src/index.ts',
    'packages/server/src/bot-worker.ts',
    'packages/web/src/vite-env.d.ts',
    'packages/web/src/look/Effects.tsx',
  ];
  change([WORDS, 'export interface EffectKinds {', 'export interface EffectKinds {\n  oracle: {};']);
  change([LEVELS, "NAMED = ['apprentice',", "NAMED = ['grandmaster', 'apprentice',"]);
  const found = complaints(files, 'oracle', 'grandmaster').sort();
  expect(found).toEqual([
    'packages/bots/src/reasons.ts: oracle',
    'packages/bots/src/worth.ts: oracle',
    'packages/server/src/bot-worker.ts: grandmaster',
    'packages/web/src/look/Effects.tsx: oracle',
    'packages/web/src/look/effect-words.ts: oracle',
    'packages/web/src/look/topics.ts: oracle',
  ]);
  const asked = found.filter((text) => text.endsWith('oracle')).map((text) => text.split(': ')[0]);
  expect(asked.filter(isOffTheMap)).toEqual([]);
});

const CHOICES = 'packages/engine/src/choice.ts';
const FORMS = 'packages/engine/src/types.ts';

test('a question that is not read, judged, told and asked, and a setting that no table is given', () => {
  const files = [
    'packages/bots/src/index.ts',
    'packages/cli/src/commands/play.ts',
    'packages/server/src/protocol/index.ts',
    'packages/web/src/vite-env.d.ts',
    'packages/web/src/sound/zzfx.d.ts',
    'packages/web/src/app/App.tsx',
  ];
  change([FORMS, "{ ask: 'side'; ", "{ ask: 'omen' }\n  | { ask: 'side'; "]);
  change([FORMS, "{ do: 'side'; side: Side", "{ do: 'omen' }\n  | { do: 'side'; side: Side"]);
  change([CHOICES, 'export type Deed =', 'export const OMEN = 8;\nexport type Deed =\n  | typeof OMEN']);
  change([LEVELS, 'export interface Settings {', 'export interface Settings {\n  quiet: boolean;']);
  const found = [...new Set(complaints(files).map((text) => text.replace(/: $/, '')))].sort();
  expect(found).toEqual([
    'packages/bots/src/judge.ts',
    'packages/bots/src/reasons.ts',
    'packages/bots/src/scholar/encode.ts',
    'packages/cli/src/commands/play.ts',
    'packages/engine/src/game.ts',
    'packages/engine/src/question.ts',
    'packages/engine/src/words.ts',
    'packages/server/src/protocol/beginning.ts',
    'packages/server/src/protocol/commands.ts',
    'packages/server/src/protocol/messages.ts',
    'packages/server/src/room/settings.ts',
    'packages/web/src/branch/begin.ts',
    'packages/web/src/first-steps/begin.ts',
    'packages/web/src/game/recorded.ts',
    'packages/web/src/game/words.ts',
    'packages/web/src/look/topics.ts',
    'packages/web/src/setup/draft.ts',
    'packages/web/src/table/ask/AskBar.tsx',
    'packages/web/src/table/ask/picked.ts',
    'packages/web/src/table/sheets/choiceWords.ts',
    'packages/web/src/tables/playNow.ts',
  ]);
  expect(found.filter(isOffTheMap)).toEqual([]);
});

const SCHEMA = 'packages/server/src/protocol/commands.ts';
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
