/** Reads scenarios from a file, or one per line from standard input, and answers each. */
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { PolisError } from '@polis/engine';
import { readScenario, type ScenarioFile } from './scenario-schema.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new PolisError('scenario', `cannot read ${file}: ${(error as Error).message}`);
  }
}

export interface Answerer<Result> {
  answer(scenario: ScenarioFile): Result;
  /** For people. */
  print(result: Result, scenario: ScenarioFile): string;
}

/** Exit code 1 if a scenario was refused; on standard input the others are answered all the same. */
export async function answerScenarios<R>(file: string, json: boolean, { answer, print }: Answerer<R>): Promise<number> {
  const say = (scenario: ScenarioFile): string => {
    const result = answer(scenario);
    return json ? JSON.stringify(result) : print(result, scenario);
  };
  if (file !== '-') {
    process.stdout.write(`${say(readScenario(readText(file)))}\n`);
    return 0;
  }
  let code = 0;
  for await (const line of createInterface({ input: createReadStream('', { fd: 0 }) })) {
    if (line.trim() === '') continue;
    try {
      process.stdout.write(`${say(readScenario(line))}\n`);
    } catch (error) {
      if (!(error instanceof PolisError)) throw error;
      const { code: kind, message } = error;
      process.stdout.write(json ? `${JSON.stringify({ error: { code: kind, message } })}\n` : `refused: ${message}\n`);
      code = 1;
    }
  }
  return code;
}
