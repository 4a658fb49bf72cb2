/** The golden records as they are stored. */
import fs from 'node:fs';
import path from 'node:path';
import type { Golden } from './make.ts';

export const folderOf = (version: number): string => path.join(import.meta.dirname, `version-${version}`);

/** Each by the name of its file. */
export const recordsOf = (version: number): [string, Golden][] =>
  fs
    .readdirSync(folderOf(version))
    .map((file) => [file, JSON.parse(fs.readFileSync(path.join(folderOf(version), file), 'utf8')) as Golden]);
