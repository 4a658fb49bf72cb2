/** An exercise that is asked: its game up to the question, and what its seat knows of it. */
import { type Exercise, type Opened, openExercise } from '@polis/bots';
import { PolisError } from '@polis/engine';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../net/api.ts';
import type { RecordedGame } from '../record/game.ts';
import { storyOf } from '../record/steps.ts';
import { serverExercise } from './fromServer.ts';
import { type Study, useStudy } from './study.ts';

export interface Task extends Opened {
  exercise: Exercise;
  /** From a game of one's own, from those that ship, or from the server. */
  from: 'own' | 'set' | 'server';
  /** The same as a game that breaks off at the question. */
  recorded: RecordedGame;
}

/** Why an exercise cannot be asked; `away`: it is a server's that cannot be reached. */
export class Unasked extends Error {
  readonly why: 'gone' | 'version' | 'broken' | 'away';
  constructor(why: Unasked['why']) {
    super(why);
    this.why = why;
  }
}

/** Those on this device, those that ship, those of the server. Throws an Unasked. */
export async function taskOf(study: Pick<Study, 'exercises' | 'set'>, id: string): Promise<Task> {
  try {
    const kept = study.exercises.find((one) => one.id === id);
    const here = kept?.exercise ?? study.set.exercise(id);
    const exercise = here ?? (await serverExercise(id));
    const from = kept?.game ? 'own' : study.set.list.some((one) => one.id === id) ? 'set' : 'server';
    return { ...openExercise(exercise), exercise, from, recorded: recordedGame(exercise) };
  } catch (error) {
    throw new Unasked(whyNot(error));
  }
}

function whyNot(error: unknown): Unasked['why'] {
  if (error instanceof ApiError) return error.code === 'offline' ? 'away' : 'gone';
  return error instanceof PolisError && error.code === 'version' ? 'version' : 'broken';
}

function recordedGame({ id, config, choices }: Exercise): RecordedGame {
  // like a game that came as a file: no server knows it; the hashes of its tables nobody has written down
  const record = { config, choices: choices as never, result: null };
  return {
    id: `file-exercise-${id}`,
    record,
    players: null,
    people: [],
    name: null,
    of: null,
    fileName: `polis-${id}.json`,
    story: storyOf(record),
  };
}

/** Opened once: an answer does not change what was asked. */
export function useTask(id: string) {
  const study = useStudy();
  const { data: known } = study;
  const task = useQuery({
    queryKey: ['exercise', id],
    queryFn: () => taskOf(known as Study, id),
    enabled: known !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { study: known, task: task.data, error: study.error ?? task.error };
}
