/** A branch in a list, and what can be done with it. */
import './BranchRow.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { copyText } from '../device/copy.ts';
import { later } from '../frame/later.tsx';
import { Icon } from '../look/Icon.tsx';
import { closeSheet } from '../parts/open.ts';
import { recordedGame } from '../record/game.ts';
import { progressOf } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { linkTo, linkToGoing } from './linking.ts';
import type { Branch } from './list.ts';

const RenameDialog = later(() => import('./RenameDialog.tsx').then(({ RenameDialog }) => RenameDialog));
const RemoveBranch = later(() => import('./RemoveBranch.tsx').then(({ RemoveBranch }) => RemoveBranch));

export function BranchRow({ branch }: { branch: Branch }) {
  const { t, i18n } = useTranslation();
  const { id, name, when, kind, game, isOver, isRecorded, isComparable } = branch;
  // at a server others play too, and what is hidden there stays there
  const isGoing = kind === 'here' && game?.table.status === 'playing';
  const [asks, setAsks] = useState<'rename' | 'remove' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const found = isGoing ? await linkToGoing(branch) : await linkTo(await recordedGame(id), `/replay/${id}`);
    if (!found) return setSaid(t('branch.list.notNow'));
    const { link, holds } = found;
    const isDone = holds !== 'nothing' && (await copyText(link));
    setSaid(
      t(isDone ? `branch.list.copied.${holds}` : holds === 'nothing' ? 'branch.list.tooLong' : 'branch.list.notCopied'),
    );
  };
  const label = (action: string): string => t('branch.list.label', { action: t(`branch.list.${action}`), name });
  const facts = [
    when === null ? null : t('branch.list.parted', { when }),
    game ? progressOf(t, i18n.language, game) : null,
    t(`branch.list.kind.${kind}`),
  ];
  return (
    <li className="branch-row">
      <Link
        href={isOver || kind === 'link' ? `/replay/${id}` : `/table/${id}`}
        onClick={closeSheet}
        className="branch-name"
      >
        <Icon name="branch" />
        <span>
          <b>{name}</b>
          <small>{facts.filter((fact) => fact !== null).join(' ')}</small>
        </span>
      </Link>
      <div className="branch-does">
        {isComparable ? (
          <Link href={`/compare/${id}`} onClick={closeSheet} className="button plain" aria-label={label('compare')}>
            {t('branch.list.compare')}
          </Link>
        ) : null}
        {isRecorded || isGoing ? (
          <button
            type="button"
            className="button plain"
            aria-label={label('copy')}
            onClick={() => copy().catch(() => setSaid(t('branch.list.notCopied')))}
          >
            {t('branch.list.copy')}
          </button>
        ) : null}
        <button
          type="button"
          className="button plain"
          aria-haspopup="dialog"
          aria-label={label('rename')}
          onClick={() => setAsks('rename')}
        >
          {t('branch.list.rename')}
        </button>
        <button
          type="button"
          className="button plain"
          aria-haspopup="dialog"
          aria-label={label('remove')}
          onClick={() => setAsks('remove')}
        >
          {t('branch.list.remove')}
        </button>
      </div>
      <p className="branch-said" role="status">
        {said}
      </p>
      {asks === 'rename' ? <RenameDialog branch={branch} onDone={() => setAsks(null)} /> : null}
      {asks === 'remove' ? <RemoveBranch branch={branch} onDone={() => setAsks(null)} /> : null}
    </li>
  );
}
