/** What every question has: its sentence on the left, and its buttons on the right. */
import './Question.css';
import './question-bar.css';
import type { Effect } from '@polis/engine';
import type { ReactNode } from 'react';
import { useEffectWords } from '../look/Effects.tsx';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { useShortcuts } from './keyboard.ts';
import { useFit } from './useFit.ts';

/** Smaller letters, then without what the card itself says. */
const FITS = 2;

export function Sentence({ children, small }: { children: ReactNode; small?: ReactNode }) {
  const fit = useFit<HTMLDivElement>(FITS);
  return (
    <div {...fit} className="q edged">
      <b>{children}</b>
      {small ? <small>{small}</small> : null}
    </div>
  );
}

/** What a card or a stage does, in words, where there is room for them; `children`: more to say of it. */
export function Does({ effects, children }: { effects: readonly Effect[]; children?: ReactNode }) {
  const words = useEffectWords()(effects);
  return (
    <span className="does" title={words}>
      {words} {children}
    </span>
  );
}

interface ButtonsProps {
  /** The answer as it stands; null while there is none. */
  choice: number | null;
  answering: { isSending: boolean; seal(choice: number): void };
  /** Undoes what is chosen; null if nothing is. */
  onPutBack: (() => void) | null;
  /** To decline, and how that is called; null where one has to choose. */
  onPass?: (() => void) | null;
  pass?: string;
}

export function Buttons({ choice, answering, onPutBack, onPass = null, pass }: ButtonsProps) {
  const { t } = useTranslation();
  const canSeal = choice !== null && !answering.isSending;
  useShortcuts([
    {
      keys: ['Enter'],
      text: 'keys.seal',
      shown: t('keys.enter'),
      isOff: !canSeal,
      run: () => {
        if (choice !== null) answering.seal(choice);
      },
    },
    {
      keys: ['Escape'],
      text: 'keys.back',
      shown: t('keys.escape'),
      isOff: onPutBack === null,
      run: () => onPutBack?.(),
    },
  ]);
  return (
    <div className="go">
      {onPass ? (
        <button type="button" className="sec-b pass-b" onClick={onPass} disabled={answering.isSending}>
          {pass}
        </button>
      ) : null}
      {onPutBack ? (
        <button type="button" className="sec-b put-back" onClick={onPutBack}>
          {t('ask.putBack')} <kbd className="k">{t('keys.escape')}</kbd>
        </button>
      ) : null}
      <button
        type="button"
        className="cta"
        disabled={!canSeal}
        onClick={() => (choice === null ? undefined : answering.seal(choice))}
      >
        <Icon name="seal" />
        <span className="wide">{t('ask.sealThis')}</span>
        <span className="narrow">{t('ask.seal')}</span>
        <kbd className="k">{t('keys.enter')}</kbd>
      </button>
    </div>
  );
}
