/** Why this cannot be played, in the engine's words, and what would help. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../look/Icon.tsx';
import { fixesFor, withModule } from './fixes.ts';
import type { PartProps } from './SetupForm.tsx';

/** By this id the button that cannot be used is described. */
export const REFUSAL = 'refusal';

export function Refusal({ text, draft, change }: PartProps & { text: string }) {
  const { t } = useTranslation();
  return (
    <div className="refusal">
      <p id={REFUSAL}>
        <Icon name="no" /> {text}
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
    </div>
  );
}
