/** Bots of another revision, out of a file that `npm run earlier` has made: `earlier:architect` is the architect of that one. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Strangers } from '@polis/bots';
import { save } from '@polis/engine';
import { UsageError } from '../command.ts';

export type Earlier = typeof import('../earlier.ts');

/** The revision in this file, awake. */
export async function earlierIn(file: string): Promise<Earlier> {
  const earlier = await loaded(file);
  if (!isEarlier(earlier)) throw new UsageError(`${file} holds no bots; npm run earlier makes such a file`);
  await earlier.ready();
  return earlier;
}

export const strangersOf = ({ names, answer }: Earlier): Strangers =>
  Object.fromEntries(
    names.map((name) => [`earlier:${name}`, (game, seat, budget) => answer(name, save(game), seat, budget)]),
  );

async function loaded(file: string): Promise<Partial<Earlier>> {
  try {
    return await import(pathToFileURL(path.resolve(file)).href);
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${(error as Error).message}`);
  }
}

const isEarlier = (one: Partial<Earlier>): one is Earlier =>
  [one.ready, one.refused, one.answer].every((part) => typeof part === 'function') && Array.isArray(one.names);
