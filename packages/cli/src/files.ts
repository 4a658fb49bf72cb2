/** Reads files and standard input, and answers what is in them: once, or line by line. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { PolisError } from '@polis/engine';
import { UsageError } from './command.ts';

/** What a command has to say: data for programs, words for people. */
export interface Answer {
  data: unknown;
  text(): string;
}

/**
 * One answer for a file; one per line on standard input or where each line of a file is complete in itself. There a
 * line that is refused is answered with the reason, the others are answered all the same, and the exit code is 1.
 */
export async function answerEach(file: string, json: boolean, answer: (text: string) => Answer): Promise<number> {
  const say = (text: string): string => {
    const { data, text: words } = answer(text);
    return json ? JSON.stringify(data) : words();
  };
  if (file !== '-') {
    const text = readText(file);
    if (!isOnePerLine(text)) {
      process.stdout.write(`${say(text)}\n`);
      return 0;
    }
    return answerLines(text.split('\n'), json, say);
  }
  return answerLines(createInterface({ input: process.stdin }), json, say);
}

async function answerLines(
  lines: Iterable<string> | AsyncIterable<string>,
  json: boolean,
  say: (text: string) => string,
): Promise<number> {
  let code = 0;
  let number = 0;
  let gap = '';
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    let said: string;
    try {
      said = say(line);
    } catch (error) {
      if (!(error instanceof PolisError)) throw error;
      said = json ? errorJson(error) : `line ${number} is refused: ${error.message}`;
      code = 1;
    }
    process.stdout.write(`${gap}${said}\n`);
    if (!json) gap = '\n';
    await new Promise(setImmediate); // hears that nobody reads any more
  }
  return code;
}

export const errorJson = ({ code, message }: PolisError): string => JSON.stringify({ error: { code, message } });

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** Several lines of which the first is complete. */
function isOnePerLine(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return false;
  try {
    parseJson(lines[0]);
    return true;
  } catch {
    return false;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')); // some editors put a mark in front
  } catch (error) {
    throw new PolisError('garbage', `this is not JSON: ${(error as Error).message}`);
  }
}
