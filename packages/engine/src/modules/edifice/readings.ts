/**
 * What rests on a ruling because the printed sheet of effects was not available (docs/rules/edifice.md, EQ-34 to EQ-38).
 * EQ-34, what the Agora doubles, is `bestEnding` in score.ts; EQ-35 to EQ-37, pawns of other Ages, follow from
 * project.ts, which looks at pawns and not at where they came from.
 */
import type { Reading } from '../../versions.ts';

/** EQ-38: who has two pawns of an Edifice gains its reward twice. */
export const REWARD_PER_PAWN: Reading<boolean> = [[1, true]];
