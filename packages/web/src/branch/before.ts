/** The way from a branch to what was played before it. */
import { partedAt, playedBefore } from '../record/branch.ts';
import { type RecordedGame, recordedGame } from '../record/game.ts';
import { keepText } from '../record/kept.ts';
import { storyOf } from '../record/steps.ts';

/** The address of the step at which it began: in the game it came from, or else in what it knows of that itself. */
export async function addressBefore(branch: RecordedGame): Promise<string | null> {
  const other = branch.of === null ? null : await recordedGame(branch.of).catch(() => null);
  const at = other && partedAt(branch, other);
  if (other && at !== null) return `/replay/${other.id}/${at + 1}`;
  const before = playedBefore(branch.record);
  if (!before) return null;
  const id = await keepText(JSON.stringify(before));
  return id && `/replay/${id}/${storyOf(before).steps.length}`;
}
