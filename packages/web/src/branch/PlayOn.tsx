/** The way from a step of a game that is over to a table that begins there. What asks the rest is loaded when it is needed. */
import type { Choice, SeatId } from '@polis/engine';
import { useState } from 'react';
import { later } from '../frame/later.tsx';
import { Icon } from '../look/Icon.tsx';
import { useShortcuts } from '../parts/keyboard.ts';
import type { RecordedGame } from '../record/game.ts';
import { useTranslation } from '../text/speaking.tsx';

const PlayOnDialog = later(() => import('./PlayOnDialog.tsx').then(({ PlayOnDialog }) => PlayOnDialog));

export interface PlayOnProps {
  game: RecordedGame;
  /** The step, counted from 0. */
  at: number;
  when: string;
  /** Whose chair is proposed, and all chairs that can be taken. */
  seat: SeatId;
  seats: readonly { value: SeatId; text: string }[];
  /** What lies ready when the table opens. */
  proposed?: { seat: SeatId; choice: Choice } | null;
}

interface PlayOnButtonProps extends PlayOnProps {
  className: string;
  text: string;
  /** By this letter too. */
  hasKey?: boolean;
}

export function PlayOnButton({ className, text, hasKey = false, ...props }: PlayOnButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  useShortcuts(hasKey ? [{ keys: ['p'], text: 'branch.playOn', run: open }] : []);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={t('branch.playOnAt', { when: props.when })}
        aria-keyshortcuts={hasKey ? 'P' : undefined}
        onClick={open}
      >
        <Icon name="branch" />
        {text ? <span>{text}</span> : null}
      </button>
      {isOpen ? <PlayOnDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
