/** Being told in other programs, by a webhook: my turns, or everyone's at one table. */
import type { NudgesShown, WebhookForm } from '@polis/server/protocol';
import { type FormEvent, useId, useState } from 'react';
import { CopyButton } from '../frame/CopyButton.tsx';
import { Refused } from '../frame/Refused.tsx';
import { Select } from '../frame/Select.tsx';
import { companyOf } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { addWebhook } from './requests.ts';
import { useDoing } from './useDoing.ts';
import { useGoingOn } from './useGoingOn.ts';

const FORMS: readonly WebhookForm[] = ['discord', 'slack', 'ntfy', 'json'];
const MOST_ADDRESS = 1000;
const MOST_NAME = 40;
const MINE = '';

export function Elsewhere({ nudges: { wish, offers } }: { nudges: NudgesShown }) {
  const { t } = useTranslation();
  const hint = useId();
  const { run, isBusy, error } = useDoing();
  const games = useGoingOn();
  const [form, setForm] = useState<WebhookForm>('discord');
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [table, setTable] = useState(MINE);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      const called = name.trim() || t(`notices.elsewhere.forms.${form}`);
      const hook = { form, address: address.trim(), name: called, table: table === MINE ? null : table };
      setSecret(await addWebhook(hook, wish));
      setAddress('');
      setName('');
      return null;
    });
  };
  return (
    <section className="panel" aria-labelledby="notices-elsewhere">
      <h2 id="notices-elsewhere">{t('notices.elsewhere.title')}</h2>
      <p className="hint">{t('notices.elsewhere.text')}</p>
      <form onSubmit={add} className="notices-form">
        <Select
          label={t('notices.elsewhere.form')}
          value={form}
          options={FORMS.map((value) => ({ value, text: t(`notices.elsewhere.forms.${value}`) }))}
          onChange={(chosen) => setForm(chosen)}
        />
        <label className="field">
          {t('notices.elsewhere.address')}
          <input
            className="input"
            type="url"
            value={address}
            maxLength={MOST_ADDRESS}
            autoComplete="off"
            required
            aria-describedby={hint}
            onChange={({ target }) => setAddress(target.value)}
          />
          <small id={hint}>{t('notices.elsewhere.hosts', { hosts: offers.webhookHosts.join(', ') })}</small>
        </label>
        <label className="field">
          {t('notices.elsewhere.name')}
          <input
            className="input"
            value={name}
            maxLength={MOST_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Select
          label={t('notices.elsewhere.what')}
          value={table}
          options={[
            { value: MINE, text: t('notices.elsewhere.mine') },
            ...games.map((game) => ({
              value: game.table.id,
              text: t('notices.elsewhere.everyone', { table: companyOf(t, game) }),
            })),
          ]}
          onChange={(chosen) => setTable(chosen)}
        />
        <button type="submit" className="button main" disabled={isBusy}>
          {t('notices.elsewhere.add')}
        </button>
      </form>
      <div role="status">
        {secret ? (
          <div className="said notices-secret">
            <p>{t('notices.elsewhere.secret')}</p>
            <code>{secret}</code>
            <CopyButton text={secret} label={t('notices.elsewhere.copy')} />
          </div>
        ) : null}
      </div>
      <Refused error={error} />
    </section>
  );
}
