/** Why this cannot be played or opened, and what would help. */
import './Refusal.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../look/Icon.tsx';
import { codeOf, useSaying } from '../net/saying.ts';
import { listed } from '../text/listed.ts';
import { fixesFor, type Mix, playersFor, withModule } from './fixes.ts';

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
      {fixesFor(draft).map((fix) =>
        'seats' in fix ? (
          <button key={fix.seats} type="button" className="button" onClick={() => change(fix)}>
            {t('setup.fix.players', { count: fix.seats })}
          </button>
        ) : (
          <button
            key={fix.module}
            type="button"
            className="button"
            onClick={() => change({ modules: withModule(draft, fix.module, true) })}
          >
            {t('setup.fix.module', { module: t(`setup.module.${fix.module}.title`) })}
          </button>
        ),
      )}
      {children}
    </div>
  );

  function seats(): string {
    const possible = playersFor(draft).map(String);
    if (possible.length === 0) return t('setup.refused.never');
    return t('setup.refused.seats', { players: listed(t, possible, 'or'), count: draft.seats });
  }
}
