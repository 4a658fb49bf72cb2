/** To a table by its code, or by the link that ends in it. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

/** Of a link only what comes last. */
const codeIn = (text: string): string => (text.trim().split('/').filter(Boolean).at(-1) ?? '').toUpperCase();

export function JoinForm() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const code = codeIn(text);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    if (code) go(`/join/${encodeURIComponent(code)}`);
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
