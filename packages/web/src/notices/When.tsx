/** When I want to be told; each choice is in force at once. */
import type { NudgeMode, NudgesShown, NudgeWishShown } from '@polis/server/protocol';
import { useState } from 'react';
import { Choices } from '../frame/Choices.tsx';
import { Refused } from '../frame/Refused.tsx';
import { Select } from '../frame/Select.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { firstWish, setWish } from './requests.ts';
import { useDoing } from './useDoing.ts';

const MODES: readonly NudgeMode[] = ['always', 'away', 'daily', 'never'];
const REMIND_HOURS = [0, 1, 3, 12, 24] as const satisfies readonly NudgeWishShown['remind'][];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Not as a day, where the others are hours. */
const hoursText = (language: string, hours: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);

export function When({ nudges }: { nudges: NudgesShown }) {
  const { t, i18n } = useTranslation();
  const { run, isBusy, error } = useDoing();
  const [wish, setShown] = useState(nudges.wish ?? firstWish());
  const { mode, hour, quiet, ends, remind = firstWish().remind } = wish;
  /** Shown at once, and taken back if it could not be kept. */
  const change = (to: Partial<NudgeWishShown>): void => {
    setShown({ ...wish, ...to });
    run(async () => {
      await setWish({ ...wish, ...to }).catch((failure) => {
        setShown(wish);
        throw failure;
      });
      return null;
    });
  };
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const hours = HOURS.map((value) => ({ value, text: clock.format(value * 3_600_000) }));
  return (
    <section className="panel" aria-labelledby="notices-when" aria-busy={isBusy}>
      <h2 id="notices-when">{t('notices.when.title')}</h2>
      <Choices
        legend={t('notices.when.mode')}
        value={mode}
        options={MODES.map((value) => ({
          value,
          title: t(`notices.when.${value}.title`),
          text: t(`notices.when.${value}.text`),
        }))}
        onChange={(chosen) => change({ mode: chosen })}
      />
      {mode === 'daily' ? (
        <Select
          label={t('notices.when.hour')}
          value={hour}
          options={hours}
          onChange={(chosen) => change({ hour: chosen })}
        />
      ) : null}
      {mode === 'always' || mode === 'away' ? (
        <>
          <Toggle
            title={t('notices.when.quiet.title')}
            text={t('notices.when.quiet.text')}
            isOn={quiet !== null}
            onChange={(isOn) => change({ quiet: isOn ? firstWish().quiet : null })}
          />
          {quiet ? (
            <div className="notices-hours">
              <Select
                label={t('notices.when.quiet.from')}
                value={Math.floor(quiet.from / 60)}
                options={hours}
                onChange={(from) => change({ quiet: { ...quiet, from: from * 60 } })}
              />
              <Select
                label={t('notices.when.quiet.until')}
                value={Math.floor(quiet.until / 60)}
                options={hours}
                onChange={(until) => change({ quiet: { ...quiet, until: until * 60 } })}
              />
            </div>
          ) : null}
        </>
      ) : null}
      {mode === 'never' ? null : (
        <>
          <Toggle
            title={t('notices.when.ends.title')}
            text={t('notices.when.ends.text')}
            isOn={ends}
            onChange={(isOn) => change({ ends: isOn })}
          />
          <Select
            label={t('notices.when.remind.title')}
            value={remind}
            options={REMIND_HOURS.map((value) => ({
              value,
              text:
                value === 0
                  ? t('notices.when.remind.never')
                  : t('notices.when.remind.before', { time: hoursText(i18n.language, value) }),
            }))}
            onChange={(chosen) => change({ remind: chosen })}
          />
          <p className="hint">{t('notices.when.remind.text')}</p>
          <p className="hint">{t('notices.when.zone', { zone: wish.zone.replaceAll('_', ' ') })}</p>
        </>
      )}
      <Refused error={error} />
    </section>
  );
}
