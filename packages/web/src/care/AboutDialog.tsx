/** Someone is reported, or kept away from, or both. */
import './AboutDialog.css';
import { type Person, REASONS, type ReportReason } from '@polis/client';
import { Dialog } from 'radix-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Choices } from '../frame/Choices.tsx';
import { Refused } from '../frame/Refused.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type About, closeAbout, useAbout } from './about.ts';
import { keepAway, report, useBlocked } from './requests.ts';

/** The server takes no longer ones. */
const MOST_TEXT = 500;

/** `befriend`: what else can be done about them, which is not for this folder to know. */
export function AboutDialog({ befriend }: { befriend(person: Person): ReactNode }) {
  const about = useAbout((state) => state.about);
  if (!about) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && closeAbout()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog about-dialog" aria-describedby={undefined}>
          <AboutForm about={about} />
          {about.line ? null : <div className="about-friend">{befriend(about.person)}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function AboutForm({ about: { person, table, line } }: { about: About }) {
  const { t } = useTranslation();
  const saying = useSaying();
  const wasAway = useBlocked()?.some(({ id }) => id === person.id) ?? false;
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [text, setText] = useState('');
  const [wantsAway, setWantsAway] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<'sent' | 'saved' | null>(null);
  const isAway = wantsAway ?? wasAway;
  const { name } = person;
  const isEnough = reason === '' ? isAway !== wasAway : reason !== 'other' || text.trim() !== '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      if (reason) await report({ person: person.id, table, line: line?.at ?? null, reason, text: text.trim() });
      if (isAway !== wasAway) await keepAway(person.id, isAway);
      setDone(reason ? 'sent' : 'saved');
    } catch (failure) {
      setError(saying(failure));
    }
    setIsBusy(false);
  }

  const close = (
    <button type="button" className="button" onClick={closeAbout}>
      {t(done ? 'care.close' : 'care.cancel')}
    </button>
  );
  if (done)
    return (
      <>
        <Dialog.Title>{name}</Dialog.Title>
        <p role="status">{t(`care.${done}`)}</p>
        <div className="actions">{close}</div>
      </>
    );
  return (
    <form onSubmit={submit}>
      <Dialog.Title>{t('care.title', { name })}</Dialog.Title>
      {line ? (
        <blockquote>
          <small>{t('care.line', { name })}</small>
          <p>{line.text}</p>
        </blockquote>
      ) : null}
      <Choices<ReportReason | ''>
        legend={t('care.reasons')}
        value={reason}
        options={REASONS.map((value) => ({
          value,
          title: t(`care.reason.${value}`),
          text: t(`care.reasonText.${value}`),
        }))}
        onChange={setReason}
      />
      <label className="field">
        {t('care.words')}
        <textarea
          className="input"
          rows={3}
          maxLength={MOST_TEXT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <small>{t('care.wordsHint')}</small>
      </label>
      <Toggle title={t('care.away.title', { name })} text={t('care.away.text')} isOn={isAway} onChange={setWantsAway} />
      <Refused error={error} />
      <div className="actions">
        {close}
        <button type="submit" className="button main" disabled={isBusy || !isEnough}>
          {t(reason || isAway === wasAway ? 'care.send' : 'care.save')}
        </button>
      </div>
    </form>
  );
}
