/** To a table by what a friend has sent: a link or a code. */
import './JoinForm.css';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../text/speaking.tsx';
import { destinationOf } from './destination.ts';

export function JoinForm() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const destination = destinationOf(text);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    if (destination) go(destination);
  };
  return (
    <form className="join-form" onSubmit={join}>
      <input
        className="input"
        aria-label={t('home.join.code')}
        placeholder={t('home.join.placeholder')}
        value={text}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button main">
        {t('home.join.submit')}
      </button>
    </form>
  );
}
