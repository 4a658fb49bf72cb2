/** Bots of another revision, out of a file that `npm run earlier` has made: `earlier:architect` is the architect of that one. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Strangers } from '@polis/bots';
import { save } from '@polis/engine';
import { UsageError } from '../command.ts';

type Earlier = Partial<typeof import('../earlier.ts')>;

export async function strangersFrom(file: string): Promise<Strangers> {
  const { names, ready, answer } = await loaded(file);
  if (!names || !ready || !answer) throw new UsageError(`${file} holds no bots; npm run earlier makes such a file`);
  await ready();
  return Object.fromEntries(
    names.map((name) => [`earlier:${name}`, (game, seat, budget) => answer(name, save(game), seat, budget)]),
  );
}

async function loaded(file: string): Promise<Earlier> {
  try {
    return await import(pathToFileURL(path.resolve(file)).href);
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${(error as Error).message}`);
  }
}
