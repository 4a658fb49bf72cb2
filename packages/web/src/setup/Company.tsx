/** Who may sit down or look on, and who may speak and how often. */
import { SLOW } from '@polis/client';
import { Select } from '../frame/Select.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { durationText } from '../tables/durations.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { PartProps } from './SetupForm.tsx';

export function Company({ draft, change }: PartProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <div className="panel wide-part">
        <Toggle
          title={t('setup.accounts.title')}
          text={t('setup.accounts.text')}
          isOn={draft.accounts}
          onChange={(accounts) => change({ accounts })}
        />
      </div>
      <div className="panel wide-part">
        <Toggle
          title={t('setup.onlookers.title')}
          text={t('setup.onlookers.text')}
          isOn={draft.onlookers}
          onChange={(onlookers) => change({ onlookers })}
        />
      </div>
      <div className="panel wide-part">
        <Toggle
          title={t('setup.talk.title')}
          text={t('setup.talk.text')}
          isOn={draft.talk === 'seated'}
          onChange={(isOn) => change({ talk: isOn ? 'seated' : 'everyone' })}
        />
      </div>
      <div className="panel wide-part">
        <Select
          label={t('setup.slow.title')}
          value={draft.slow}
          options={SLOW.map((value) => ({
            value,
            text: value === 0 ? t('setup.slow.none') : durationText(i18n.language, value),
          }))}
          onChange={(slow) => change({ slow })}
        />
      </div>
    </>
  );
}
