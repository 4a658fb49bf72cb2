/** Opens a record from a file: chosen, or dropped on the page. */
import './OpenPage.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { Refused } from '../frame/Refused.tsx';
import { Screen } from '../frame/Screen.tsx';
import { Icon } from '../look/Icon.tsx';
import { keepFile } from '../record/kept.ts';
import { useRecordDrop } from '../record/recordDrop.ts';

export function OpenPage() {
  const { t } = useTranslation();
  const isUnreadable = new URLSearchParams(useSearch()).has('unreadable');
  const isOver = useRecordDrop();
  return (
    <Screen title={t('replay.open.title')} className="message">
      <div className={isOver ? 'panel drop is-over' : 'panel drop'}>
        <Icon name="log" className="message-icon" />
        <p>{t('replay.open.text')}</p>
        <Refused error={isUnreadable ? t('replay.unreadable.not-a-record') : null} />
        <div className="actions">
          <OpenFile />
        </div>
      </div>
    </Screen>
  );
}

export function OpenFile() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const read = async (file: File): Promise<void> => {
    setIsReading(true);
    const id = await keepFile(file).catch(() => null);
    setIsReading(false);
    go(id ? `/replay/${id}` : '/replay?unreadable');
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="vh"
        tabIndex={-1}
        aria-label={t('replay.open.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) read(file).catch(() => undefined);
        }}
      />
      <button type="button" className="button main" disabled={isReading} onClick={() => input.current?.click()}>
        {t('replay.open.choose')}
      </button>
    </>
  );
}
