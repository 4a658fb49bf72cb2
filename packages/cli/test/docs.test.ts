/** README.md and docs/scenario.md show what the commands print, and docs/scenario.schema.json is the schema. `npm run docs` renews them. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { boardNames, EDITIONS, moduleNames, questionOf, readConfig, rulesOf } from '@polis/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { IN_ALL } from '../../../test/repetitions.ts';
import { scenarioSchema } from '../src/scenario-schema.ts';
import { polis, program, root } from './polis.ts';

const docs = path.join(root, 'docs');
const schema = z.toJSONSchema(scenarioSchema);
const examples = fs.readdirSync(path.join(docs, 'examples')).sort();

/** Where the commands run: the examples are there, and what they write goes away. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-docs-'));
fs.symlinkSync(docs, path.join(folder, 'docs'), 'junction');
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('docs/scenario.schema.json is the schema of the command line', async () => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(path.join(docs, 'scenario.schema.json'));
});

test('README.md shows what the commands print', () => showsWhatIsPrinted('README.md'));

test('docs/scenario.md shows what the commands print', { ...IN_ALL, timeout: 300_000 }, () =>
  showsWhatIsPrinted('docs/scenario.md'),
);

async function showsWhatIsPrinted(name: string): Promise<void> {
  const text = fs.readFileSync(path.join(root, name), 'utf8');
  const renewed = text
    .replace(/^`(docs\/examples\/.*)`\n\n```json\n[\s\S]*?^```$/gm, (_, file) => {
      return `\`${file}\`\n\n\`\`\`json\n${fs.readFileSync(path.join(root, file), 'utf8')}\`\`\``;
    })
    .replace(/^```console\n([\s\S]*?)^```$/gm, (_, block: string) => {
      const commands = block.split('\n').filter((line) => line.startsWith('$ '));
      return `\`\`\`console\n${commands.map(session).join('')}\`\`\``;
    });
  await expect(renewed).toMatchFileSnapshot(path.join(root, name));
}

test('docs/scenario.md says of every question that can be asked what to answer', () => {
  const text = fs.readFileSync(path.join(docs, 'scenario.md'), 'utf8');
  const modules = moduleNames.filter((name) => name !== 'teams');
  const asked = EDITIONS.flatMap((edition) => {
    const rules = rulesOf(readConfig({ edition, modules, boards: [...boardNames], seats: 4, seed: '0'.repeat(32) }));
    return rules.steps.flatMap(({ phase }, at) =>
      phase.answer ? [questionOf({ rules, state: { ...rules.blank, at } })] : [],
    );
  });
  expect(new Set(asked).size).toBeGreaterThan(11);
  for (const question of new Set(asked)) expect(text).toContain(`\n| ${question} | `);
});

test('docs/scenario.md links only to sections that it has', () => {
  const text = fs.readFileSync(path.join(docs, 'scenario.md'), 'utf8');
  const sections = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title.toLowerCase().replaceAll('`', '').replaceAll(' ', '-'),
  );
  const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, section]) => section);
  expect(sections).toEqual(expect.arrayContaining(links));
});

describe('each example file', () => {
  const reader = z.fromJSONSchema(schema);

  test.each(examples)('%s is shown and used in docs/scenario.md', (name) => {
    const text = fs.readFileSync(path.join(docs, 'scenario.md'), 'utf8');
    expect(text).toContain(`\n\`docs/examples/${name}\`\n`);
    expect(text).toMatch(new RegExp(`^\\$ npx polis .*docs/examples/${name}`, 'm'));
  });

  test.each(examples.filter((name) => name.endsWith('.json')))('%s fits the schema', (name) => {
    const example = JSON.parse(fs.readFileSync(path.join(docs, 'examples', name), 'utf8'));
    expect(reader.safeParse(example).error).toBeUndefined();
    expect(reader.safeParse({ ...example, seat: [] }).success).toBe(false);
  });
});

/** One call, about a file of the docs: needs no shell. */
const PLAIN = /^npx polis (\w+ docs\/[\w./-]+( [\w-]+)*)$/;

/** A command and its output, as on a terminal. */
function session(line: string): string {
  const command = line.slice('$ '.length);
  const [, plain] = PLAIN.exec(command) ?? [];
  const { stdout, stderr } = plain === undefined ? inShell(command) : polis(plain.split(' '));
  expect(stderr).toBe('');
  return `${line}\n${stdout}`;
}

function inShell(command: string) {
  const real = command.replaceAll('npx polis', `"${process.execPath}" "${program}"`);
  return spawnSync('sh', ['-c', `{ ${real}\n} 2>&1`], { cwd: folder, encoding: 'utf8' });
}
