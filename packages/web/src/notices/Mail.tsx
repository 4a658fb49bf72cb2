/** Being told by mail: the address has to be confirmed first. */
import type { NudgesShown } from '@polis/server/protocol';
import { type FormEvent, useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { addMail } from './requests.ts';
import { useDoing } from './useDoing.ts';

const MOST_ADDRESS = 254;

export function Mail({ nudges: { wish } }: { nudges: NudgesShown }) {
  const { t } = useTranslation();
  const { run, isBusy, error, said } = useDoing();
  const [address, setAddress] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      await addMail(address.trim(), wish);
      setAddress('');
      return t('notices.mail.sent', { address: address.trim() });
    });
  };
  return (
    <section className="panel" aria-labelledby="notices-mail">
      <h2 id="notices-mail">{t('notices.mail.title')}</h2>
      <p className="hint">{t('notices.mail.text')}</p>
      <form onSubmit={add} className="notices-form">
        <label className="field">
          {t('notices.mail.address')}
          <input
            className="input"
            type="email"
            value={address}
            maxLength={MOST_ADDRESS}
            autoComplete="email"
            required
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <button type="submit" className="button main" disabled={isBusy}>
          {t('notices.mail.add')}
        </button>
      </form>
      <p role="status" className="hint">
        {said}
      </p>
      <Refused error={error} />
    </section>
  );
}
