/** What is decided: one measure or several, their end, and a word to the person. */
import './VerdictForm.css';
import { MEASURES, type MeasureKind } from '@polis/client';
import { type FormEvent, useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { Select } from '../frame/Select.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';
import { dayOf, ENDS, type End, endAt } from './ends.ts';
import { decide } from './requests.ts';

/** The server takes no longer ones. */
const MOST_NOTE = 300;
const MOST_NAME = 24;

export function VerdictForm({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const saying = useSaying();
  const [kinds, setKinds] = useState<readonly MeasureKind[]>([]);
  const [newName, setNewName] = useState('');
  const [end, setEnd] = useState<End>('week');
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isNamed = !kinds.includes('name') || newName.trim() !== '';
  const isEnded = kinds.length === 0 || end !== 'date' || day !== '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    const until = endAt(end, day, Date.now());
    const measures = kinds.map((kind) => ({ kind, until, name: kind === 'name' ? newName.trim() : null }));
    try {
      await decide(id, { measures, note: note.trim() });
    } catch (failure) {
      setError(saying(failure));
    }
    setIsBusy(false);
  }

  return (
    <form className="verdict" onSubmit={submit} aria-labelledby="verdict">
      <h3 id="verdict">{t('care.page.decide')}</h3>
      {MEASURES.map((kind) => (
        <Toggle
          key={kind}
          title={t(`care.page.${kind}`)}
          text={t(`care.page.${kind}Text`)}
          isOn={kinds.includes(kind)}
          onChange={(isOn) => setKinds(isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
        />
      ))}
      {kinds.includes('name') ? (
        <label className="field">
          {t('care.page.newName')}
          <input
            className="input"
            required
            maxLength={MOST_NAME}
            autoComplete="off"
            value={newName}
            onChange={({ target }) => setNewName(target.value)}
          />
        </label>
      ) : null}
      {kinds.length > 0 ? (
        <div className="verdict-end">
          <Select<End>
            label={t('care.page.end')}
            value={end}
            options={ENDS.map((value) => ({ value, text: t(`care.page.ends.${value}`) }))}
            onChange={setEnd}
          />
          {end === 'date' ? (
            <label className="field">
              {t('care.page.date')}
              <input
                className="input"
                type="date"
                required
                min={dayOf(Date.now())}
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
            </label>
          ) : null}
        </div>
      ) : null}
      <label className="field">
        {t('care.page.note', { name })}
        <textarea
          className="input"
          rows={2}
          maxLength={MOST_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <small>{t('care.page.noteHint', { name })}</small>
      </label>
      <Refused error={error} />
      <div className="actions">
        <button type="submit" className="button main" disabled={isBusy || !isNamed || !isEnded}>
          {t(kinds.length === 0 && note.trim() === '' ? 'care.page.submitNone' : 'care.page.submit')}
        </button>
      </div>
    </form>
  );
}
