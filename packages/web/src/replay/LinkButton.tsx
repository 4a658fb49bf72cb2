/** Copies the address of what is being looked at. */
import '../table/around/Bar.css';
import '../table/around/Notices.css';
import { useEffect, useState } from 'react';
import { linkTo } from '../branch/linking.ts';
import { copyText } from '../device/copy.ts';
import { Icon } from '../look/Icon.tsx';
import type { RecordedGame } from '../record/game.ts';
import { Notice } from '../table/around/Notice.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { addressOf, type Viewpoint } from './viewpoint.ts';

const SHOWN_MS = 5000;

export function LinkButton({ game, viewpoint }: { game: RecordedGame; viewpoint: Viewpoint }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    const { link, holds } = await linkTo(game, addressOf(game.id, viewpoint));
    const isDone = await copyText(link);
    setSaid(t(isDone ? `replay.copied.${holds}` : 'replay.notCopied'));
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
