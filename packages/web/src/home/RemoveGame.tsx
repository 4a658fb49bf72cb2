/** Takes a game off this device, after asking once. */
import { useState } from 'react';
import { later } from '../frame/later.tsx';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';

const RemoveDialog = later(() => import('./RemoveDialog.tsx').then(({ RemoveDialog }) => RemoveDialog));

export function RemoveGame({ table, title }: { table: string; title: string }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button plain icon"
        aria-label={t('home.games.removeLabel', { game: title })}
        title={t('home.games.remove')}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Icon name="no" />
      </button>
      {isAsking ? <RemoveDialog table={table} onDone={() => setIsAsking(false)} /> : null}
    </>
  );
}
