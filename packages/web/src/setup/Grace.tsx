/** How long someone may be away before others give their chair to a bot. */

import { Select } from '../frame/Select.tsx';
import { durationText, GRACE_SECONDS } from '../tables/durations.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { PartProps } from './SetupForm.tsx';

/** A list has no null. */
const USUAL = 0;

export function Grace({ draft, change }: PartProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className="panel wide-part">
      <Select
        label={t('setup.grace.title')}
        value={draft.grace ?? USUAL}
        options={[
          { value: USUAL, text: t('setup.grace.usual') },
          ...GRACE_SECONDS.map((value) => ({ value, text: durationText(i18n.language, value) })),
        ]}
        onChange={(seconds) => change({ grace: seconds === USUAL ? null : seconds })}
      />
    </div>
  );
}
