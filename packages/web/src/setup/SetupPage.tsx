/** Sets up a table on one page; below always what it will be, and the button that opens it. */
import './SetupPage.css';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Choices } from '../frame/Choices.tsx';
import { Screen } from '../frame/Screen.tsx';
import { api } from '../net/api.ts';
import { signedIn } from '../net/identity.ts';
import { playNow } from '../tables/playNow.ts';
import { useServerAway } from '../tables/tables.ts';
import { botName } from '../text/botName.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type Draft, refusalOf, settingsOf } from './draft.ts';
import { useLastDraft } from './lastDraft.ts';
import { REFUSAL, Refusal } from './Refusal.tsx';
import { type PartProps, SetupForm } from './SetupForm.tsx';
import { useGameSummary } from './summary.ts';

const PLACES = ['device', 'friends'] as const;

/** `onOpening`: while a game is being opened, what shows it can be on its way. */
export function SetupPage({ onOpening }: { onOpening(): void }) {
  const { t } = useTranslation();
  const { draft: last, keep } = useLastDraft();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState<Draft>(search.get('with') === 'friends' ? { ...last, where: 'friends' } : last);
  const { isAway } = useServerAway();
  const isWaiting = isAway && draft.where === 'friends';
  const change = (to: Partial<Draft>): void => {
    const next = { ...draft, ...to };
    setDraft(next);
    keep(next);
  };
  return (
    <Screen title={t('setup.title')} className="setup">
      <div className="panel">
        <Choices
          legend={t('setup.where.title')}
          hint={isWaiting ? t('setup.where.offline') : undefined}
          value={draft.where}
          options={PLACES.map((value) => ({
            value,
            title: t(`setup.where.${value}.title`),
            text: t(`setup.where.${value}.text`),
          }))}
          onChange={(where) => change({ where })}
        />
      </div>
      <SetupForm draft={draft} change={change} />
      <OpenBar draft={draft} change={change} isWaiting={isWaiting} onOpening={onOpening} />
    </Screen>
  );
}

async function opened(draft: Draft): Promise<string | null> {
  const settings = settingsOf(draft);
  if (draft.where === 'device') return playNow(settings, draft.level);
  return (await signedIn({ is: 'open' })) ? (await api.createTable(settings)).id : null;
}

/** Shown as a refusal while the server cannot be reached. */
const AWAY = { code: 'offline' };

interface OpenBarProps extends PartProps {
  /** For a server that is away. */
  isWaiting: boolean;
  onOpening(): void;
}

function OpenBar({ draft, change, isWaiting, onOpening }: OpenBarProps) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const summary = useGameSummary();
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const refusal = refusalOf(settingsOf(draft)) ?? (isWaiting ? AWAY : null);
  const level = botName(t, draft.level);
  const company =
    draft.where === 'device'
      ? t('setup.summary.device', { count: draft.seats - 1, level })
      : t('setup.summary.friends', { count: draft.seats, level });
  const open = async (): Promise<void> => {
    if (refusal || isOpening) return;
    setIsOpening(true);
    setError(null);
    if (draft.where === 'device') onOpening();
    try {
      const table = await opened(draft);
      if (table) return go(`/table/${table}`);
    } catch (failure) {
      setError(failure);
    }
    setIsOpening(false);
  };
  return (
    <section className="open-bar" aria-label={t('setup.summary.label')}>
      <div className="open-text" aria-live="polite">
        {refusal || error ? (
          <Refusal error={refusal ?? error} draft={draft} change={change}>
            {isWaiting ? (
              <button type="button" className="button" onClick={() => change({ where: 'device' })}>
                {t('setup.fix.device')}
              </button>
            ) : null}
          </Refusal>
        ) : (
          <p>
            <b>{company}</b> {summary(draft).join(' ')}
          </p>
        )}
      </div>
      <button
        type="button"
        className="button call"
        aria-disabled={refusal !== null || isOpening}
        aria-describedby={refusal ? REFUSAL : undefined}
        onClick={open}
      >
        {buttonText()}
      </button>
    </section>
  );

  function buttonText(): string {
    if (isOpening) return t('setup.opening');
    return draft.where === 'device' ? t('setup.play') : t('setup.open');
  }
}
