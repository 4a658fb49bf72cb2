/** Opens a record or a scenario: a file that is chosen or dropped on the page, or its text. */
import './OpenPage.css';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Refused } from '../frame/Refused.tsx';
import { Screen } from '../frame/Screen.tsx';
import { Icon } from '../look/Icon.tsx';
import { addressToOpen, useUnopened } from '../record/opening.ts';
import { useRecordDrop } from '../record/recordDrop.ts';
import { NoTable } from '../study/NoTable.tsx';
import { useTranslation } from '../text/speaking.tsx';

export function OpenPage() {
  const { t } = useTranslation();
  const isUnreadable = new URLSearchParams(useSearch()).has('unreadable');
  const reason = useUnopened((state) => state.reason);
  const isOver = useRecordDrop();
  return (
    <Screen title={t('replay.open.title')} className="message">
      <div className={isOver ? 'panel drop is-over' : 'panel drop'}>
        <Icon name="log" className="message-icon" />
        <p>{t('replay.open.text')}</p>
        {isUnreadable && reason ? <BadScenario reason={reason} /> : null}
        <Refused error={isUnreadable && !reason ? t('replay.unreadable.not-a-record') : null} />
        <div className="actions">
          <OpenFile />
        </div>
        <OpenText />
      </div>
    </Screen>
  );
}

function BadScenario({ reason }: { reason: string }) {
  const { t } = useTranslation();
  return (
    <p className="said said-bad" role="alert">
      <span>
        {t('replay.unreadable.scenario')} <NoTable message={reason} />
      </span>
    </p>
  );
}

/** For a scenario that is written somewhere else. */
function OpenText() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const open = async (): Promise<void> => go(await addressToOpen(text));
  return (
    <form
      className="open-text-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) open().catch(() => undefined);
      }}
    >
      <label className="field">
        <span>{t('replay.open.paste')}</span>
        <textarea
          className="input"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="button" aria-disabled={!text.trim()}>
        {t('replay.open.pasted')}
      </button>
    </form>
  );
}

export function OpenFile() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const read = async (file: File): Promise<void> => {
    setIsReading(true);
    const address = await addressToOpen(file);
    setIsReading(false);
    go(address);
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
