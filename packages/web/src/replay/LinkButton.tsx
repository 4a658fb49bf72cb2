/** Copies the address of what is being looked at. */
import '../table/around/Bar.css';
import '../table/around/Notices.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../device/copy.ts';
import { isLocal } from '../local/local.ts';
import { Icon } from '../look/Icon.tsx';
import { isFile } from '../record/kept.ts';
import { Notice } from '../table/around/Notices.tsx';
import { addressOf, type Viewpoint } from './viewpoint.ts';

const SHOWN_MS = 5000;

export function LinkButton({ game, viewpoint }: { game: string; viewpoint: Viewpoint }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    const isDone = await copyText(`${location.origin}${addressOf(game, viewpoint)}`);
    const isHere = isLocal(game) || isFile(game);
    setSaid(t(!isDone ? 'replay.notCopied' : isHere ? 'replay.copiedHere' : 'replay.copied'));
  };
  return (
    <>
      <button type="button" className="tool" aria-label={t('replay.copy')} onClick={copy}>
        <Icon name="chain" />
        <span>{t('replay.copyShort')}</span>
      </button>
      <div className="notes" role="status">
        {said ? <Notice icon="chain" tone="ask" text={said} /> : null}
      </div>
    </>
  );
}
