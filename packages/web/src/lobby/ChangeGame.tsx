/** The host changes what is played here. */
import './ChangeGame.css';
import type { Settings } from '@polis/client';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { type Draft, draftOf, refusalOf, settingsOf } from '../setup/draft.ts';
import { useLastDraft } from '../setup/lastDraft.ts';
import { REFUSAL, Refusal } from '../setup/Refusal.tsx';
import { SetupForm } from '../setup/SetupForm.tsx';
import { useTranslation } from '../text/speaking.tsx';

interface ChangeGameProps {
  settings: Settings;
  /** What is played follows from where the game begins. */
  isBegun: boolean;
  onSave(settings: Settings): void;
}

export function ChangeGame({ settings, isBegun, onSave }: ChangeGameProps) {
  const { t } = useTranslation();
  const { draft: last, keep } = useLastDraft();
  const [draft, setDraft] = useState<Draft>(draftOf(settings, last.level));
  const [isOpen, setIsOpen] = useState(false);
  const wanted = isBegun ? begunWith(settings, settingsOf(draft)) : settingsOf(draft);
  const refusal = isBegun ? null : refusalOf(wanted);
  const change = (to: Partial<Draft>): void => setDraft({ ...draft, ...to });
  const open = (isWanted: boolean): void => {
    if (isWanted) setDraft(draftOf(settings, last.level));
    setIsOpen(isWanted);
  };
  const save = (): void => {
    if (refusal) return;
    keep(draft);
    onSave(wanted);
    setIsOpen(false);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={open}>
      <Dialog.Trigger className="button">{t('lobby.game.change')}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog dialog-wide" aria-describedby={undefined}>
          <Dialog.Title>{t('lobby.game.changeTitle')}</Dialog.Title>
          <SetupForm draft={draft} change={change} isBegun={isBegun} />
          <div className="dialog-foot">
            <div className="foot-text" aria-live="polite">
              {refusal ? <Refusal error={refusal} draft={draft} change={change} /> : null}
            </div>
            <Dialog.Close className="button">{t('name.cancel')}</Dialog.Close>
            <button
              type="button"
              className="button main"
              aria-disabled={refusal !== null}
              aria-describedby={refusal ? REFUSAL : undefined}
              onClick={save}
            >
              {t('setup.save')}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** All that is about people, and what is played as it was. */
function begunWith(
  { modules, edition, boxes, boards, expert, seats, wonders, rated }: Settings,
  wanted: Settings,
): Settings {
  return { ...wanted, modules, edition, boxes, boards, expert, seats, wonders, rated };
}
