/** What the table agrees on about those who are away or out of time. */
import './Clock.css';
import { LENDERS, TIMEOUTS } from '@polis/client';
import { Choices } from '../frame/Choices.tsx';
import { Select } from '../frame/Select.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { durationText, GRACE_SECONDS, isLong } from '../tables/durations.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { PartProps } from './SetupForm.tsx';

/** A list has no null. */
const USUAL = 0;

export function Absence({ draft, change }: PartProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {draft.clock ? (
        <div className="panel wide-part">
          <Choices
            legend={t('setup.timeout.title')}
            value={draft.timeout}
            options={TIMEOUTS.map((value) => ({
              value,
              title: t(`setup.timeout.${value}.title`),
              text: t(`setup.timeout.${value}.text`),
            }))}
            onChange={(timeout) => change({ timeout })}
          />
        </div>
      ) : null}
      {isLong(draft) ? (
        <div className="panel wide-part">
          <Toggle
            title={t('setup.holidays.title')}
            text={t('setup.holidays.text')}
            isOn={draft.holidays}
            onChange={(holidays) => change({ holidays })}
          />
        </div>
      ) : null}
      <div className="panel wide-part">
        <Choices
          legend={t('setup.lending.title')}
          value={draft.lending}
          options={LENDERS.map((value) => ({
            value,
            title: t(`setup.lending.${value}.title`),
            text: t(`setup.lending.${value}.text`),
          }))}
          onChange={(lending) => change({ lending })}
        />
        {draft.lending === 'nobody' ? null : (
          <div className="clock-times">
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
        )}
      </div>
    </>
  );
}
