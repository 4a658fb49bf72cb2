/** A user name and a password, known or to be chosen. */
import './CredentialForm.css';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { MOST_NAME } from '../frame/NameForm.tsx';
import { useTranslation } from '../text/speaking.tsx';

/** The server takes no shorter or longer ones. */
const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 200;

interface CredentialFormProps {
  submit: string;
  login: string;
  /** To be chosen, with what there is to know about it. */
  isNew?: boolean;
  isBusy: boolean;
  /** Above the fields, and beside the button. */
  children?: ReactNode;
  beside?: ReactNode;
  onSubmit(login: string, password: string): void;
}

export function CredentialForm(props: CredentialFormProps) {
  const { submit, isNew = false, isBusy, children, beside, onSubmit } = props;
  const { t } = useTranslation();
  const hints = useId();
  const [login, setLogin] = useState(props.login);
  const [password, setPassword] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(login.trim(), password);
  };
  return (
    <form onSubmit={send} className="credentials">
      {children}
      <label className="field">
        {t('account.login')}
        <input
          className="input"
          value={login}
          maxLength={MOST_NAME}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-describedby={isNew ? `${hints}-login` : undefined}
          onChange={({ target }) => setLogin(target.value)}
        />
        {isNew ? <small id={`${hints}-login`}>{t('account.create.loginHint')}</small> : null}
      </label>
      <label className="field">
        {t('account.password')}
        <input
          className="input"
          type="password"
          value={password}
          minLength={isNew ? LEAST_PASSWORD : undefined}
          maxLength={MOST_PASSWORD}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          aria-describedby={isNew ? `${hints}-password` : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        {isNew ? <small id={`${hints}-password`}>{t('account.create.passwordHint')}</small> : null}
      </label>
      <div className="actions">
        <button type="submit" className="button main" disabled={isBusy}>
          {submit}
        </button>
        {beside}
      </div>
    </form>
  );
}
