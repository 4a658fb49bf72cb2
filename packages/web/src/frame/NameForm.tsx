/** Asks how someone is called at the table. */
import { type FormEvent, useState } from 'react';
import { useSettings } from '../device/settings.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Refused } from './Refused.tsx';

/** The server takes no longer ones. */
export const MOST_NAME = 24;

interface NameFormProps {
  submit: string;
  error?: string | null;
  onName(name: string): void;
  onCancel?: () => void;
}

export function NameForm({ submit, error = null, onName, onCancel }: NameFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(useSettings.getState().name);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return (
    <form onSubmit={send}>
      <label className="field">
        {t('name.label')}
        <input
          className="input"
          value={name}
          maxLength={MOST_NAME}
          autoComplete="nickname"
          required
          onChange={({ target }) => setName(target.value)}
        />
        <small>{t('name.hint')}</small>
      </label>
      <Refused error={error} />
      <div className="actions">
        {onCancel ? (
          <button type="button" className="button plain" onClick={onCancel}>
            {t('name.cancel')}
          </button>
        ) : null}
        <button type="submit" className="button main" disabled={!name.trim()}>
          {submit}
        </button>
      </div>
    </form>
  );
}
