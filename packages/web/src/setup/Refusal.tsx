/** Why this cannot be played or opened, and what would help. */
import './Refusal.css';
import { FIRST_BOXES } from '@polis/client';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { codeOf, useSaying } from '../net/saying.ts';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { Mix } from './draft.ts';
import { type Fix, fixed, fixesFor, playersFor, secondBoxes } from './fixes.ts';

/** By this id the button that cannot be used is described. */
export const REFUSAL = 'refusal';

interface RefusalProps {
  error: unknown;
  draft: Mix;
  change(to: Partial<Mix>): void;
  /** Other ways out. */
  children?: ReactNode;
}

export function Refusal({ error, draft, change, children }: RefusalProps) {
  const { t } = useTranslation();
  const saying = useSaying();
  return (
    <div className="refusal">
      <p id={REFUSAL}>
        <Icon name="no" /> {codeOf(error) === 'seats' ? seats() : saying(error)}
      </p>
      {fixesFor(draft).map((fix) => (
        <button key={fixText(fix)} type="button" className="button" onClick={() => change(fixed(draft, fix))}>
          {fixText(fix)}
        </button>
      ))}
      {children}
    </div>
  );

  function seats(): string {
    const possible = playersFor(draft).map(String);
    if (possible.length === 0) return t('setup.refused.never');
    const isByBox = playersFor({ ...draft, boxes: FIRST_BOXES }).includes(draft.seats);
    return t(isByBox ? 'setup.refused.boxes' : 'setup.refused.seats', {
      players: listed(t, possible, 'or'),
      count: draft.seats,
    });
  }

  function fixText(fix: Fix): string {
    if ('seats' in fix) return t('setup.fix.players', { count: fix.seats });
    if ('edition' in fix) return t('setup.fix.edition');
    if (fix.module === null) return t('setup.fix.boxes', { count: secondBoxes(draft).length });
    const module = t(`setup.module.${fix.module}.title`);
    return t(fix.isFirst ? 'setup.fix.moduleFirst' : 'setup.fix.module', { module });
  }
}
