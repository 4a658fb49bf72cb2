/** What is told of a proof. */
import type { Exercise } from '@polis/bots';

export interface Chances {
  best: number;
  second: number;
  /** Which look they are of. */
  look: 0 | 1;
}

/** By the look that saw less of a difference. */
export function chancesOf({ proof }: Pick<Exercise, 'proof'>): Chances {
  const [first, again] = proof.map(({ expected: [best, second] }) => ({ best: best.chance, second: second.chance }));
  const look = again.best - again.second < first.best - first.second ? 1 : 0;
  return { ...[first, again][look], look };
}
