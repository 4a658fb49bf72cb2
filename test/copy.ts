/** Parts of the repository in a folder of their own, where they can be changed and still find each other. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** The folder; `remove` it when it is not needed any more. */
export function copyOf(parts: readonly string[]): { folder: string; remove(): void } {
  const outer = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-copy-'));
  const folder = path.join(outer, 'polis');
  for (const part of parts) fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  // what is installed is found above the copy, and the packages of the copy before it
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(outer, 'node_modules'));
  const own = path.join(folder, 'node_modules/@polis');
  fs.mkdirSync(own, { recursive: true });
  for (const name of fs.readdirSync(path.join(folder, 'packages')))
    fs.symlinkSync(path.join(folder, 'packages', name), path.join(own, name));
  return { folder, remove: () => fs.rmSync(outer, { recursive: true, force: true }) };
}

/** Runs a tool that is installed here. */
export function runIn(folder: string, env: Record<string, string>, tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: stdout + stderr };
}
