/** The sources of the app, as far as a test of its texts has to read them. */
import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export const SRC = path.resolve(import.meta.dirname, '../../src');

export const filesIn = (folder: string, ending: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

const trees = new Map<string, Node>();

export function treeOf(file: string): Node {
  const tree =
    trees.get(file) ??
    (parseAst(fs.readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  trees.set(file, tree);
  return tree;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** Where it is, for a message. */
export const placeOf = (file: string, node: Node): string =>
  `${path.relative(SRC, file)}:${fs.readFileSync(file, 'utf8').slice(0, node.start).split('\n').length}`;

/** Everything that is loaded with this file: what it imports, and what that imports, but nothing lazily. */
export function loadedWith(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file) || !fs.existsSync(file)) return found;
  found.add(file);
  for (const node of nodesIn(treeOf(file))) {
    const isStatic = node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration';
    const from = isNode(node.source) ? String(node.source.value) : '';
    const isType = node.importKind === 'type' || node.exportKind === 'type';
    if (isStatic && !isType && /^\.{1,2}\/.*\.tsx?$/.test(from))
      loadedWith(path.resolve(path.dirname(file), from), found);
  }
  return found;
}
