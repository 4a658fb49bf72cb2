/** Components say nothing of their own: whatever can be read has an id, and every id that is used has a text. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { first } from '../../src/text/en/first.ts';
import { ui } from '../../src/text/en/ui.ts';
import { childrenOf, filesIn, isNode, loadedWith, type Node, nodesIn, placeOf, SRC, treeOf } from './sources.ts';

/** But for the gallery, which only developers see: src/gallery/State.tsx. */
const components = filesIn(SRC, /\.tsx$/).filter((file) => !file.startsWith(path.join(SRC, 'gallery')));
const sources = filesIn(SRC, /(?<!\.d)\.tsx?$/).filter((file) => !file.includes(`${path.sep}text${path.sep}`));

/** Attributes that people read or hear. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'text',
  'label',
  'placeholder',
  'legend',
  'hint',
];
const isWord = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** Strings that an expression can come to. */
function stringsOf(node: Node): string[] {
  if (node.type === 'Literal') return isWord(node.value) ? [node.value] : [];
  if (node.type === 'TemplateElement')
    return isWord((node.value as { raw: string }).raw) ? [(node.value as { raw: string }).raw] : [];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].filter(isNode).flatMap(stringsOf);
  if (['TemplateLiteral', 'LogicalExpression', 'JSXExpressionContainer'].includes(node.type))
    return childrenOf(node).flatMap(stringsOf);
  return [];
}

function spokenIn(node: Node): string[] {
  if (node.type === 'JSXText') return isWord(node.value) ? [node.value.trim()] : [];
  if (node.type === 'JSXAttribute') {
    const { name } = node.name as unknown as { name: string };
    return READ.includes(name) && isNode(node.value) ? stringsOf(node.value) : [];
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(stringsOf);
  return [];
}

test('no component has words of its own', () => {
  const found = components.flatMap((file) =>
    [...nodesIn(treeOf(file))].flatMap((node) => spokenIn(node).map((text) => `${placeOf(file, node)} ${text}`)),
  );
  expect(components.length).toBeGreaterThan(80);
  expect(found).toEqual([]);
});

interface Use {
  where: string;
  /** All of it, or up to what is filled in. */
  id: string;
  isWhole: boolean;
}

function usesIn(file: string): Use[] {
  return [...nodesIn(treeOf(file))].flatMap((node) => {
    if (node.type !== 'CallExpression' || (node.callee as unknown as { name?: string }).name !== 't') return [];
    const [id] = node.arguments as Node[];
    return idsOf(id).map((use) => ({ ...use, where: placeOf(file, node) }));
  });
}

function idsOf(node: Node | undefined): Omit<Use, 'where'>[] {
  if (node?.type === 'Literal') return [{ id: String(node.value), isWhole: true }];
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].filter(isNode).flatMap(idsOf);
  // of several the last is the one that has to be there
  if (node?.type === 'ArrayExpression') return idsOf((node.elements as Node[]).at(-1));
  if (node?.type !== 'TemplateLiteral') return [];
  const [start] = node.quasis as unknown as { value: { raw: string } }[];
  return [{ id: start.value.raw.replace(/\.?[^.]*$/, ''), isWhole: false }];
}

const SUFFIX = /_(one|other|zero|me|theirs|none|ordinal|won|lost)(_.*)?$/;

function has(texts: object, { id, isWhole }: Use): boolean {
  let at: unknown = texts;
  const path = id.split('.');
  const last = isWhole ? (path.pop() as string) : null;
  for (const part of path) at = part === '' ? at : (at as Record<string, unknown> | undefined)?.[part];
  if (typeof at !== 'object' || at === null) return false;
  return last === null || Object.keys(at).some((key) => key === last || key.replace(SUFFIX, '') === last);
}

test('every id that is used has a text', () => {
  const uses = sources.flatMap(usesIn);
  expect(uses.length).toBeGreaterThan(400);
  expect(uses.filter((use) => !has({ ...first, ...ui }, use))).toEqual([]);
});

test('what is loaded with the first screen needs only the texts that are loaded with it', () => {
  const files = [...loadedWith(path.join(SRC, 'main.tsx'))].filter((file) => sources.includes(file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(usesIn).filter((use) => !has(first, use))).toEqual([]);
});
