/** Of a game that is shown again: where it began, if it is a branch, and the branches that began in it. */
import './BranchesSheet.css';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { closeSheet } from '../parts/open.ts';
import { SheetFrame } from '../parts/SheetFrame.tsx';
import { partingOf } from '../record/branch.ts';
import type { RecordedGame } from '../record/game.ts';
import { useTranslation } from '../text/speaking.tsx';
import { BranchRow } from './BranchRow.tsx';
import { addressBefore } from './before.ts';
import { useBranches } from './list.ts';

export function BranchesSheet({ game }: { game: RecordedGame }) {
  const { t } = useTranslation();
  const all = useBranches() ?? [];
  const branches = all.filter(({ of }) => of === game.id);
  const name = all.find(({ id }) => id === game.id)?.name ?? game.name;
  return (
    <SheetFrame title={t('branch.list.title')}>
      <div className="branches-sheet">
        {partingOf(game.record) ? <Before game={game} name={name} /> : null}
        {branches.length > 0 ? (
          <section aria-labelledby="branches-of">
            <h3 id="branches-of">{t('branch.list.of')}</h3>
            <ul>
              {branches.map((branch) => (
                <BranchRow key={branch.id} branch={branch} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </SheetFrame>
  );
}

function Before({ game, name }: { game: RecordedGame; name: string | null }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [isGone, setIsGone] = useState(false);
  const open = async (): Promise<void> => {
    const address = await addressBefore(game);
    if (!address) return setIsGone(true);
    closeSheet();
    go(address);
  };
  return (
    <section aria-labelledby="branch-before">
      <h3 id="branch-before">{name === null ? t('branch.bar.of') : t('branch.sheet.name', { name })}</h3>
      <div className="actions">
        <button type="button" className="button" onClick={() => open().catch(() => setIsGone(true))}>
          {t('branch.bar.before')}
        </button>
        <Link href={`/compare/${game.id}`} className="button" onClick={closeSheet}>
          {t('branch.list.compare')}
        </Link>
      </div>
      {isGone ? <p role="alert">{t('branch.sheet.gone')}</p> : null}
    </section>
  );
}
