/** What a command of the `polis` command line is, and how it reads its arguments. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

export interface Command {
  /** The arguments, as in a usage line. */
  usage: string;
  summary: string;
  /** Returns the exit code. */
  run(args: string[]): Promise<number> | number;
}

/** The call itself was wrong. */
export class UsageError extends Error {}

export const usageOf = (name: string, { usage, summary }: Command): string =>
  `  polis ${name} ${usage}\n      ${summary}`;

const JSON_OPTION = { json: { type: 'boolean', default: false } } as const;

/** Options and files; anything unknown is a UsageError. */
export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options: { ...options, ...JSON_OPTION }, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

export function oneFile(positionals: string[]): string {
  if (positionals.length !== 1) throw new UsageError('this command reads one FILE (or - for standard input)');
  return positionals[0];
}

export function noFile(positionals: string[]): void {
  if (positionals.length > 0) throw new UsageError(`this command reads no file: "${positionals[0]}" is too much`);
}

export function wholeNumber(text: string, name: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least || !Number.isSafeInteger(Number(text)))
    throw new UsageError(`--${name} takes a whole number from ${least} up, not "${text}"`);
  return Number(text);
}

export function positiveNumber(text: string, name: string): number {
  if (!/^\d*\.?\d+$/.test(text) || Number(text) <= 0)
    throw new UsageError(`--${name} takes a number above 0, not "${text}"`);
  return Number(text);
}
