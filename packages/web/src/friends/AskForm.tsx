/** Asks someone by the name they sign in with. */
import './AskForm.css';
import { type FormEvent, useState } from 'react';
import { ask } from '../company/requests.ts';
import { Refused } from '../frame/Refused.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { useTranslation } from '../text/speaking.tsx';

export function AskForm() {
  const { t } = useTranslation();
  const { run, isBusy, error, said } = useDoing('friends.refusal');
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const whom = name.trim();
    if (!whom) return;
    run(async () => {
      const isFriend = await ask({ name: whom });
      setName('');
      return t(isFriend ? 'friends.add.isFriend' : 'friends.add.asked', { name: whom });
    });
  };
  return (
    <section className="panel" aria-labelledby="friends-add">
      <h2 id="friends-add">{t('friends.add.title')}</h2>
      <p className="hint">{t('friends.add.text')}</p>
      <form className="ask-form" onSubmit={submit}>
        <label className="field">
          {t('friends.add.name')}
          <input
            className="input"
            value={name}
            maxLength={24}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button main" disabled={isBusy || name.trim() === ''}>
          {t('friends.add.submit')}
        </button>
      </form>
      <Refused error={error} />
      <p className="hint" role="status">
        {said}
      </p>
    </section>
  );
}
