/** A table out of a text: pasted, chosen as a file, or dropped on the page. What cannot be read stays in the field. */
import { PolisError } from '@polis/engine';
import { useRef, useState } from 'react';
import { Refused } from '../../frame/Refused.tsx';
import { useFileDrop } from '../../frame/useFileDrop.ts';
import { studyOfText } from '../../study/reading.ts';
import type { Study } from '../../study/study.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { Wrong } from '../Wrong.tsx';

const MOST_BYTES = 4_000_000;

export function OpenText({ onOpen }: { onOpen(study: Study): void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | PolisError | null>(null);
  const [isOpen, setOpen] = useState(false);
  const read = (found: string): void => {
    const study = studyOfText(found);
    if (study === 'neither') setWrong(t('analysis.setup.neither'));
    else if (study instanceof PolisError) setWrong(study);
    else onOpen(study);
  };
  const readFile = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setWrong(t('analysis.setup.neither'));
    const found = await file.text();
    setText(found);
    read(found);
  };
  const isOver = useFileDrop((file) => readFile(file).catch(() => setWrong(t('analysis.setup.neither'))));
  return (
    <details
      className={isOver ? 'panel setup-open is-over' : 'panel setup-open'}
      open={isOpen || isOver}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('analysis.setup.open')}</summary>
      <p className="hint">{t('analysis.setup.openText')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="vh"
        tabIndex={-1}
        aria-label={t('analysis.setup.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) readFile(file).catch(() => setWrong(t('analysis.setup.neither')));
        }}
      />
      <textarea
        className="input"
        rows={5}
        spellCheck={false}
        aria-label={t('analysis.setup.text')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(null);
        }}
      />
      {wrong instanceof PolisError ? <Wrong error={wrong} /> : <Refused error={wrong} />}
      <div className="actions">
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {t('analysis.setup.file')}
        </button>
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => read(text)}>
          {t('analysis.setup.read')}
        </button>
      </div>
    </details>
  );
}
