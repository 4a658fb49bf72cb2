/** For a rematch: who may not play, or would meet someone who comes and with whom they do not meet. */
import type { Apart } from '../store/store.ts';

export const isLeftOut =
  ({ banned, pairs }: Apart) =>
  (person: string, coming: readonly string[]): boolean =>
    banned.includes(person) ||
    pairs.some(
      ([one, other]) => (one === person && coming.includes(other)) || (other === person && coming.includes(one)),
    );
