/** In the bar of a replay: to the branches of this game, and to what came before if it is one itself. */
import { Icon } from '../look/Icon.tsx';
import { openSheet } from '../parts/open.ts';
import { partingOf } from '../record/branch.ts';
import type { RecordedGame } from '../record/game.ts';
import { useTranslation } from '../text/speaking.tsx';
import { useBranches } from './list.ts';

export function BranchTool({ game }: { game: RecordedGame }) {
  const { t } = useTranslation();
  const count = useBranches()?.filter(({ of }) => of === game.id).length ?? 0;
  const isBranch = partingOf(game.record) !== null;
  if (count === 0 && !isBranch) return null;
  return (
    <button
      type="button"
      className="tool to-branches"
      aria-label={isBranch && count === 0 ? t('branch.bar.of') : t('branch.bar.branchesLabel', { count })}
      onClick={() => openSheet({ sheet: 'branches' })}
    >
      <Icon name="dup" />
      <span>{isBranch && count === 0 ? t('branch.bar.of') : t('branch.bar.branches', { count })}</span>
    </button>
  );
}
